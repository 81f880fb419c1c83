// The table of a frame, seen from a chosen seat: the others above, one's own cards below, the trick between.

import { cardElement, cardName } from "./cards.js";
import { fillWhenChanged, make } from "./elements.js";

/** The other seats from left to right: who plays next sits at the right, or clockwise at the left. */
export const around = (players, seat, direction) => Array.from({ length: players - 1 }, (_, i) => (direction === "clockwise" ? seat + 1 + i : seat + players - 1 - i) % players);

/** The felt. `update({ hand, frame, seat, quiet, direction, strings })` draws a moment; `quiet` keeps the end of a trick to
 *  itself, and `hand.you` is the seat of who looks on, where it is one of the players. */
export function tablePart() {
  const others = make("div", { class: "truco-replay-others" });
  const middle = make("div", { class: "truco-replay-middle" });
  const own = make("div", { class: "truco-replay-own" });
  const tricks = make("ol", { class: "truco-replay-tricks" });
  const element = make("div", { class: "truco-board truco-replay-felt" }, others, middle, own, tricks);

  function update({ hand, frame, seat, quiet, direction, strings }) {
    const { table } = frame, { players, deck, lang } = hand, beside = around(players.length, seat, direction);
    element.setAttribute("role", "group");
    element.setAttribute("aria-label", strings.table);
    const speaks = quiet ? [] : table.speaks; // who leads next would tell whose the trick was
    const drawn = (one) => seatElement(one, { table, speaks, hand, strings });
    const key = (one) => [one, table.cards[one], table.eldest, speaks.includes(one), deck, lang, hand.you];
    fillWhenChanged(others, beside.map(key), () => beside.map(drawn));
    fillWhenChanged(own, [key(seat), direction], () => [directionElement(direction, strings), drawn(seat)]);
    fillWhenChanged(middle, [table.laid, table.vira, quiet ? "" : table.won, players, deck, lang], () => [
      ...(table.vira ? [viraElement(table.vira, { deck, lang, strings })] : []),
      make("ul", { class: "truco-replay-laid", "aria-label": strings.trick }, ...table.laid.map((play) => playElement(play, { table, hand, quiet, strings }))),
    ]);
    const shown = quiet || !table.won ? table.tricks : [...table.tricks, table.won];
    tricks.setAttribute("aria-label", strings.tricks);
    fillWhenChanged(tricks, [shown, players, lang], () => [0, 1, 2].map((i) => trickElement(i, shown[i], hand, strings)));
  }
  return { element, update };
}

function directionElement(direction, strings) {
  const way = strings[direction];
  return make("span", { class: "truco-replay-direction", role: "img", "aria-label": `${strings.direction}: ${way}` },
    make("span", { class: "truco-replay-arrow" }, direction === "clockwise" ? "↻" : "↺"), make("span", {}, way));
}

function seatElement(seat, { table, speaks: speaking, hand, strings }) {
  const { deck, lang, players, you } = hand, speaks = speaking.includes(seat);
  const cards = table.cards[seat].map((code) => cardElement(code, { deck, lang }));
  return make("div", { class: "truco-replay-seat", role: "group", "aria-label": players[seat], "data-speaks": speaks },
    make("span", { class: "truco-replay-name" }, ...(speaks ? [make("span", { class: "truco-replay-turn", "aria-hidden": "true" }, "▸ ")] : []), players[seat], ...(seat === you ? [` (${strings.you})`] : []),
      ...(seat === table.eldest ? [make("span", { class: "truco-replay-eldest" }, strings.eldest)] : [])),
    make("div", { class: "truco-replay-cards" }, ...cards));
}

function playElement({ seat, card, hidden, new: fresh }, { table, hand, quiet, strings }) {
  const { deck, lang, players } = hand, won = !quiet && table.won !== "" && table.won !== "tie" && Number(table.won) === seat % 2;
  const face = cardElement(card, { deck, lang, state: hidden && card !== "?" ? "dimmed" : "normal", note: hidden ? strings.hidden : "" });
  const item = make("li", { class: "truco-replay-play", "data-new": fresh, "data-won": won }, face, make("span", { class: "truco-replay-name" }, players[seat],
    ...(hidden ? [make("span", { class: "truco-replay-small" }, strings.hidden)] : [])));
  if (won) item.querySelector(".truco-replay-name").prepend("✓ ");
  return item;
}

function viraElement(code, { deck, lang, strings }) {
  const name = make("span", { class: "truco-replay-name" }, strings.vira);
  return make("div", { class: "truco-replay-vira", role: "group", "aria-label": `${strings.vira}: ${cardName(code, lang, deck)}` }, cardElement(code, { deck, lang }), name);
}

/** Whose a trick was: "1ª Ana", "2ª =", a line while it is open. */
function trickElement(i, won, { players }, strings) {
  const words = won === undefined ? "–" : won === "tie" ? strings.tie : players.filter((_, seat) => seat % 2 === Number(won)).join(" · ");
  return make("li", { "data-open": won === undefined }, make("span", { class: "truco-replay-small" }, strings.ordinal.replace("{n}", i + 1)), ` ${words}`);
}
