// A deck laid out to choose from: every card a button, those that lie elsewhere or may not be taken marked so.

import { cardElement, setCardState } from "./cards.js";
import { fillWhenChanged, make } from "./elements.js";

/** `tap(code)` is told of a card. `update({ codes, deck, lang, label, chosen, barred })` lays the cards out. */
export function deckGrid({ tap }) {
  const element = make("div", { class: "truco-replay-deck", role: "group" });
  return { element, update };

  function update({ codes, deck, lang, label, chosen, barred }) {
    element.setAttribute("aria-label", label);
    fillWhenChanged(element, [codes, deck, lang], () => codes.map((code) => {
      const card = cardElement(code, { deck, lang, button: true });
      card.addEventListener("click", () => tap(code));
      return card;
    }));
    for (const card of element.children) {
      const { code } = card.dataset;
      setCardState(card, { lang, state: chosen.includes(code) ? "chosen" : barred.includes(code) ? "forbidden" : "normal" });
    }
  }
}
