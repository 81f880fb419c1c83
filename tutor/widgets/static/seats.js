// Who sits where in a picture of a table: seat 0 below, the others in the direction of play (AMB-K31).

/**
 * The places of `players` seats on a circle of radius 1 around (0,0), y downwards; anticlockwise the next one sits to the right.
 * `back` turns the table by that part of a seat, against the direction of play: by half a one, seats 0 and 1 share the near side.
 */
export function seatSpots(players, direction, back = 0) {
  const side = direction === "clockwise" ? -1 : 1;
  return Array.from({ length: players }, (_, seat) => {
    const angle = (2 * Math.PI * (seat - back)) / players;
    return { x: side * Math.sin(angle), y: Math.cos(angle) };
  });
}
