// The two scores, as numbers and in strokes: five make a box with its diagonal, as they are drawn at a table.

import { fillWhenChanged, make, write } from "./elements.js";

const BOX = ["M4 20V4", "M4 4H20", "M20 4V20", "M20 20H4", "M4 20L20 4"];

/** So many strokes as a drawing. */
function strokes(points) {
  const boxes = Math.ceil(points / 5), size = 24;
  const lines = Array.from({ length: points }, (_, i) => `<path transform="translate(${Math.floor(i / 5) * size} 0)" d="${BOX[i % 5]}"/>`);
  return Object.assign(make("span", { class: "truco-tally-strokes", "aria-hidden": "true" }), {
    innerHTML: `<svg viewBox="0 0 ${Math.max(boxes, 1) * size} ${size}" style="width:${Math.max(boxes, 1) * 1.35}em" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round">${lines.join("")}</svg>`,
  });
}

/** The scores of both sides. Returns { element, update }. */
export function boardPart() {
  const sides = [0, 1].map(() => {
    const name = make("h2", { class: "truco-tally-name" }), points = make("p", { class: "truco-tally-points" }), drawn = make("p");
    return { name, points, drawn, element: make("div", { class: "truco-tally-side" }, name, points, drawn) };
  });
  const where = make("p", { class: "truco-tally-where" });
  const element = make("div", { class: "truco-board truco-tally-board", role: "group" }, ...sides.map((side) => side.element), where);
  return {
    element,
    update({ match, now, words, told }) {
      element.setAttribute("aria-label", words.score);
      sides.forEach((side, team) => {
        write(side.name, match.names[team]);
        write(side.points, String(now.score[team]));
        side.element.toggleAttribute("data-won", now.over?.winner === team);
        fillWhenChanged(side.drawn, now.score[team], () => [strokes(now.score[team])]);
      });
      write(where, told);
    },
  };
}
