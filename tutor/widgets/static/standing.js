// How a skill stands, in one of the four words of the map: a sign and a word, so that it needs no colour.

import { make } from "./elements.js";

const MARKS = { known: "✓", well: "→", review: "↻", unasked: "○" };

export const standingWord = (standing, word) => make("span", { class: "truco-standing", "data-standing": standing }, make("span", { "aria-hidden": "true" }, `${MARKS[standing]} `), word);
