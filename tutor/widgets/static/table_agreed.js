// Before the deal: what is agreed on, how the people are called, the house rules that hold, a match to go back to.

import { fillWhenChanged, make, show, write } from "./elements.js";
import { controlRow } from "./judge_table.js";
import { keep, kept } from "./storage.js";

const NAMES = "truco.mesa.names", PEOPLE = [0, 1];
let pages = 0; // widgets of a page: their fields have names apart

/**
 * `act(name, value)` sends what was chosen; `goOn()` goes back to the match that is kept. One match is kept: where it is not
 * over, `running()`, the deal that would take its place asks first.
 */
export function agreedPart(act, goOn, running) {
  const number = (pages += 1), before = [kept(NAMES)].flat();
  const choices = make("div", { class: "truco-desk-choices" }), from = make("p", { class: "truco-quiet" });
  const house = make("ul", { class: "truco-desk-switches" });
  const deal = make("button", { class: "truco-press truco-primary", type: "button", "data-key": "deal" });
  const back = make("button", { class: "truco-press", type: "button", "data-key": "go-on" });
  const told = make("p", { class: "truco-quiet" });
  const warning = make("p", { id: `truco-mesa-warning-${number}` }), stay = make("button", { class: "truco-press truco-primary", type: "button", "data-key": "stay" });
  const anew = make("button", { class: "truco-press", type: "button", "data-key": "anew" });
  const question = make("div", { class: "truco-mesa-question", role: "group", "aria-labelledby": warning.id, hidden: true }, warning, make("div", { class: "truco-mesa-tools" }, stay, anew));
  const fields = PEOPLE.map((person) => {
    const input = make("input", { class: "truco-input", type: "text", autocomplete: "off", id: `truco-mesa-name-${number}-${person}`, value: typeof before[person] === "string" ? before[person] : "" });
    const label = make("label", { class: "truco-label", for: input.id }), row = make("div", { class: "truco-mesa-name" }, label, input);
    input.addEventListener("change", () => keep(NAMES, typed()));
    return { input, label, row };
  });
  const names = make("div", { class: "truco-mesa-names" }, ...fields.map(({ row }) => row));
  const ways = make("div", { class: "truco-mesa-tools" }, deal, back);
  const element = make("div", { class: "truco-mesa-agreed truco-desk" }, choices, names, house, from, ways, question, told);
  const draw = controlRow(choices, (name, value) => {
    ask(false);
    act(name, value);
  });
  deal.addEventListener("click", begin);
  for (const button of [back, stay]) button.addEventListener("click", goOn);
  anew.addEventListener("click", sit);
  question.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    ask(false);
    deal.focus();
  });
  return { element, deal, begin, update, close: () => ask(false) };

  function typed() {
    return fields.map(({ input }) => input.value);
  }

  function begin() {
    if (!running()) return sit();
    ask(true);
    return stay.focus();
  }

  function ask(whether) {
    show(question, whether);
    show(ways, !whether);
  }

  function sit() {
    keep(NAMES, typed());
    act("deal", JSON.stringify(typed()));
  }

  function update({ controls, names: { asked, longest }, strings, house: own, from: begins, lang }, kept) {
    draw(controls);
    fields.forEach(({ input, label, row }, person) => {
      show(row, person < asked.length);
      write(label, asked[person]?.label ?? "");
      input.maxLength = longest;
      input.placeholder = asked[person]?.usual ?? "";
    });
    const rows = own?.rows ?? [];
    fillWhenChanged(house, [rows, lang], () => rows.map((row) => make("li", {}, row)));
    show(house, rows.length > 0);
    write(from, begins);
    show(from, begins !== "");
    write(deal, strings.deal);
    write(back, strings.go_on);
    show(back, kept);
    for (const [part, words] of [[warning, strings.replace], [stay, strings.go_on], [anew, strings.replace_act]]) write(part, words);
    if (!running()) ask(false);
    write(told, strings.kept);
  }
}
