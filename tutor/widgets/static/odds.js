// Odds as a bar: what comes out how often, each part with a pattern of its own, and under it the same in words.

import { fillWhenChanged, make, show } from "./elements.js";

const SVG = "http://www.w3.org/2000/svg", WIDE = 320, HIGH = 28;
let bars = 0; // of a page: their patterns are apart

function draw(tag, attributes, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** The marks of each part over its ground: none for what is won or lost outright. */
const MARKS = {
  tie_won: () => [draw("rect", { width: 3, height: 8 })],
  tie_lost: () => [draw("rect", { width: 3, height: 8 })],
  nobody: () => [draw("rect", { width: 8, height: 3 })],
  lose: () => [draw("path", { d: "M-2 2 2-2M0 8 8 0M6 10 10 6" })],
  flor: () => [draw("circle", { cx: 4, cy: 4, r: 2 })],
};

function box(kind, pattern, x, wide, high) {
  const at = { x, y: 0, width: wide, height: high };
  return [draw("rect", { ...at, class: `truco-odds-${kind}` }), ...(kind in MARKS ? [draw("rect", { ...at, fill: `url(#${pattern}-${kind})` })] : [])];
}

const patterns = (parts, pattern) => draw("defs", {}, ...parts.filter(({ kind }) => kind in MARKS).map(({ kind }) =>
  draw("pattern", { id: `${pattern}-${kind}`, class: "truco-odds-mark", width: 8, height: 8, patternUnits: "userSpaceOnUse" }, ...MARKS[kind]())));

function barParts({ told, parts }) {
  const pattern = `truco-odds-${(bars += 1)}`;
  let x = 0;
  const boxes = parts.flatMap(({ kind, share }) => {
    const from = x;
    x += share * WIDE;
    return [...box(kind, pattern, from, x - from, HIGH), ...(from ? [draw("path", { class: "truco-odds-cut", d: `M${from} 0V${HIGH}` })] : [])];
  });
  const key = (kind) => draw("svg", { class: "truco-odds-key", viewBox: "0 0 16 16", "aria-hidden": "true" }, ...box(kind, pattern, 0, 16, 16));
  const bar = draw("svg", { class: "truco-odds-bar", viewBox: `0 0 ${WIDE} ${HIGH}`, "aria-hidden": "true" }, patterns(parts, pattern), ...boxes); // the list says it all
  return [make("figcaption", {}, told), bar, make("ul", {}, ...parts.map(({ kind, percent, word }) => make("li", {}, key(kind), make("b", {}, percent), ` ${word}`)))];
}

/** The picture of odds: `update(view)` draws what `tutor.coach.odds_shown` gives, or hides it for null. */
export function oddsPicture() {
  const element = make("figure", { class: "truco-odds", hidden: true });
  return {
    element,
    update(odds) {
      show(element, Boolean(odds));
      fillWhenChanged(element, odds ?? null, () => (odds ? barParts(odds) : []));
    },
  };
}
