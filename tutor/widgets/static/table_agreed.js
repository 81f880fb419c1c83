// Before the deal: what is agreed on, the house rules that hold, a match to go back to.

import { fillWhenChanged, make, show, write } from "./elements.js";
import { controlRow } from "./judge_table.js";

/** `act(name, value)` sends what was chosen; `goOn()` goes back to the match that is kept. */
export function agreedPart(act, goOn) {
  const choices = make("div", { class: "truco-desk-choices" }), from = make("p", { class: "truco-quiet" });
  const house = make("ul", { class: "truco-desk-switches" });
  const deal = make("button", { class: "truco-press truco-primary", type: "button", "data-key": "deal" });
  const back = make("button", { class: "truco-press", type: "button", "data-key": "go-on" });
  const told = make("p", { class: "truco-quiet" });
  const element = make("div", { class: "truco-mesa-agreed truco-desk" }, choices, house, from, make("div", { class: "truco-mesa-tools" }, deal, back), told);
  const draw = controlRow(choices, act);
  deal.addEventListener("click", () => act("deal"));
  back.addEventListener("click", goOn);
  return { element, deal, update };

  function update({ controls, strings, house: own, from: begins, lang }, kept) {
    draw(controls);
    const rows = own?.rows ?? [];
    fillWhenChanged(house, [rows, lang], () => rows.map((row) => make("li", {}, row)));
    show(house, rows.length > 0);
    write(from, begins);
    show(from, begins !== "");
    write(deal, strings.deal);
    write(back, strings.go_on);
    show(back, kept);
    write(told, strings.kept);
  }
}
