// Who sits where in a picture of a table: seat 0 below, the others in the direction of play (AMB-K31).

/** The places of `players` seats on a circle of radius 1 around (0,0), y downwards; anticlockwise the next one sits to the right. */
export function seatSpots(players, direction) {
  const side = direction === "clockwise" ? -1 : 1;
  return Array.from({ length: players }, (_, seat) => {
    const angle = (2 * Math.PI * seat) / players;
    return { x: side * Math.sin(angle), y: Math.cos(angle) };
  });
}
