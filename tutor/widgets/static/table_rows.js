// The cards on the table of a question: one row, or several with whose they are.

import { cardElement } from "./cards.js";
import { make } from "./elements.js";

/** Draw the rows of a view; a card face down is "?". */
export function tableRows({ cards, rows, lang }, deck) {
  const drawn = (codes) => codes.map((code) => cardElement(code, { lang, deck, state: code === "?" ? "face-down" : "normal" }));
  if (!rows.some((row) => row.label)) return drawn(cards);
  return rows.map((row) => make("figure", { class: "truco-row" }, ...drawn(row.cards), make("figcaption", {}, row.label)));
}
