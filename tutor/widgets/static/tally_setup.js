// Before a match: the rulebook, the total, whether the house rules of this browser hold, the sides, who is the first mão.

import { fillWhenChanged, make, show, write } from "./elements.js";
import { appAddress } from "./fragment.js";
import { houseText, storedHouse } from "./house.js";
import { chosenBefore, keepChosen } from "./tally_kept.js";
import { filled } from "./tally_notes.js";

const PATIENCE_MS = 8000, LONGEST_NAME = 24;

/** The switches of a table: its name and total are for the sheet itself. */
const switches = (house) => Object.fromEntries(Object.entries(house).filter(([name]) => name !== "name" && name !== "target"));

/** `ask(rules, house)` has the prices of a table worked out; `start(match, table)` begins. Returns { element, update, hear, open, rules, stop }. */
export function setupPart({ number, ask, start }) {
  const chosen = chosenBefore();
  let state = null, timer = null, waiting = false;

  const segments = (className) => make("div", { class: `truco-segments ${className}`, role: "radiogroup" });
  const lead = make("p", { class: "truco-prompt" }), books = segments("truco-tally-books"), totals = segments("truco-tally-totals"), first = segments("truco-tally-first");
  const labels = Object.fromEntries(["book", "total", "eldest-first"].map((name) => [name, make("p", { class: "truco-label" })]));
  const inputs = [0, 1].map((side) => make("input", { class: "truco-input", type: "text", maxlength: LONGEST_NAME, autocomplete: "off", id: `truco-tally-name-${number}-${side}` }));
  const names = inputs.map((input) => make("label", { class: "truco-label", for: input.id }));
  const houseBox = make("input", { type: "checkbox" }), houseWord = make("span"), houseLabel = make("label", { class: "truco-tally-check" }, houseBox, houseWord);
  const houseSaid = make("p", { class: "truco-quiet" }), houseLink = make("a", { class: "truco-tally-link" });
  const told = make("p", { class: "truco-message", role: "status" });
  const begin = make("button", { class: "truco-press truco-primary", type: "submit" }), byBook = make("button", { class: "truco-press", type: "button" });
  const row = (...parts) => make("div", { class: "truco-tally-field" }, ...parts);
  const element = make("form", { class: "truco-tally-setup", novalidate: true }, lead, row(labels.book, books), row(labels.total, totals),
    make("div", { class: "truco-tally-names" }, ...inputs.map((input, side) => row(names[side], input))), row(labels["eldest-first"], first),
    row(houseLabel, houseSaid, houseLink), told, make("div", { class: "truco-tally-tools" }, begin, byBook));

  const tables = () => state.shelf.tables, house = () => storedHouse(chosen.rules), own = () => Object.keys(switches(house())).length > 0;
  const sideName = (side) => inputs[side].value.trim() || state.words[["us", "them"][side]];
  const total = () => {
    const known = Object.keys(tables()[chosen.rules].totals), wanted = String(chosen.totals[chosen.rules] ?? house().target ?? "");
    return known.includes(wanted) ? wanted : String(tables()[chosen.rules].usual);
  };

  function options(part, key, rows, name, value, take) {
    fillWhenChanged(part, [key, rows], () => rows.map(([id, shown]) => {
      const input = make("input", { type: "radio", name: `truco-tally-${name}-${number}`, value: id });
      input.addEventListener("change", () => (take(id), draw()));
      return make("label", {}, input, make("span", {}, shown));
    }));
    for (const input of part.querySelectorAll("input")) input.checked = input.value === String(value);
  }

  function draw() {
    const { words, at } = state;
    if (!Object.hasOwn(tables(), chosen.rules)) chosen.rules = Object.keys(tables())[0];
    write(lead, words["begin-lead"]);
    for (const [name, label] of Object.entries(labels)) write(label, words[name]);
    books.setAttribute("aria-label", words.book);
    totals.setAttribute("aria-label", words.total);
    first.setAttribute("aria-label", words["eldest-first"]);
    options(books, at, Object.values(tables()).map((table) => [table.rules, table.name[at].replace("Truco ", "")]), "book", chosen.rules, (id) => (chosen.rules = id));
    options(totals, at, Object.keys(tables()[chosen.rules].totals).map((points) => [points, points]), "total", total(), (points) => (chosen.totals = { ...chosen.totals, [chosen.rules]: points }));
    inputs.forEach((input, side) => {
      write(names[side], filled(words.side, { n: side + 1 }));
      input.placeholder = words[["us", "them"][side]];
    });
    options(first, at, [0, 1].map((side) => [String(side), sideName(side)]), "first", chosen.eldest, (side) => (chosen.eldest = Number(side)));
    show(houseLabel, own());
    write(houseWord, words.house);
    houseBox.checked = !chosen.byBook;
    write(houseSaid, own() ? filled(words["house-here"], { text: house().name || houseText(switches(house())) }) : words["house-none"]);
    houseLink.href = appAddress("regras", `rules=${chosen.rules}&view=switches`);
    write(houseLink, words["house-see"]);
    show(houseLink, houseLink.getAttribute("href") !== "");
    write(begin, words.begin);
    write(byBook, words["book-only"]);
    begin.setAttribute("aria-disabled", String(waiting));
  }

  function say(text) {
    write(told, text);
    show(told, Boolean(text));
  }

  function go(table) {
    clearTimeout(timer);
    waiting = false;
    say("");
    show(byBook, false);
    keepChosen({ ...chosen, names: inputs.map(({ value }) => value.trim()) });
    start({ v: 1, rules: chosen.rules, house: table.house, target: total(), names: [sideName(0), sideName(1)], eldest: chosen.eldest, entries: [], undone: [] }, table);
  }

  function lost() {
    waiting = false;
    say(state.words["house-lost"]);
    show(byBook, true);
    draw();
  }

  element.addEventListener("submit", (event) => {
    event.preventDefault();
    if (waiting) return;
    if (!own() || chosen.byBook) return go(tables()[chosen.rules]);
    keepChosen({ ...chosen, names: inputs.map(({ value }) => value.trim()) }); // a page without Python leads to one that has it
    waiting = true;
    say(state.words["house-wait"]);
    timer = setTimeout(lost, PATIENCE_MS);
    draw();
    ask(chosen.rules, switches(house()));
  });
  byBook.addEventListener("click", () => go(tables()[chosen.rules]));
  houseBox.addEventListener("change", () => (chosen.byBook = !houseBox.checked));
  for (const input of inputs) input.addEventListener("input", () => draw());
  inputs.forEach((input, side) => (input.value = typeof chosen.names[side] === "string" ? chosen.names[side] : ""));
  show(byBook, false);
  say("");

  return {
    element,
    update(now) {
      state = now;
      draw();
    },
    /** What the referee answers: the table of these rules, or why there is none. */
    hear(message) {
      if (!waiting) return;
      const table = message?.act === "tally_table" && JSON.parse(message.table);
      if (table && table.rules === chosen.rules) go(table);
      else if (message?.act === "tally_wrong") {
        lost();
        say(message.text);
      }
    },
    choose(rules) {
      chosen.rules = rules;
    },
    rules: () => chosen.rules,
    focus: () => books.querySelector("input:checked").focus(),
    stop: () => clearTimeout(timer),
  };
}
