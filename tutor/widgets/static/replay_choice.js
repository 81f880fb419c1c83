// One act with choices inside: which side, where to, whose, which cards. What is chosen is ruled on at once.

import { deckCodes } from "./cards.js";
import { fillWhenChanged, make, show, write } from "./elements.js";
import { deckGrid } from "./replay_deck.js";

/** `take(act)` does it; `reasons(ruling)` gives the rows that say why not. The shape of a row is in replay_rites.py. */
export function choicePart({ take, reasons }) {
  const lead = make("p", { class: "truco-replay-lead-in" }), fields = make("div", { class: "truco-replay-tools" });
  const grid = deckGrid({ tap }), why = make("div", { class: "truco-replay-why", role: "status" });
  const doIt = make("button", { class: "truco-press truco-primary", type: "button", "data-key": "do" });
  const element = make("div", { class: "truco-replay-choice", role: "group", hidden: true }, lead, fields, grid.element, why, doIt);
  let row = null, now = null, pick = {}, cards = [];

  doIt.addEventListener("click", () => {
    const [found] = fitting();
    if (found) take(written(found.act));
  });
  return { element, open, close, update, get row() { return row; } };

  /** Begin with a choice that may be made, where there is one. */
  function open(chosen) {
    row = chosen;
    cards = [];
    pick = { ...(row.cases.find(({ verdict }) => verdict === "allowed") ?? row.cases[0]).pick };
    draw();
    (fields.querySelector("select") ?? grid.element.querySelector("button") ?? doIt).focus({ preventScroll: true });
    element.scrollIntoView({ block: "nearest" });
  }

  function close() {
    row = null;
    show(element, false);
  }

  function update(next) {
    now = next;
    if (row) draw();
  }

  /** The cases that stand under what is chosen so far, with or without their cards. */
  function picked() { return row.cases.filter((one) => Object.entries(one.pick).every(([name, value]) => pick[name] === value)); }
  function fitting() { return picked().filter(({ size, cards: of }) => size === cards.length && cards.every((code) => of.includes(code))); }
  function written(act) { return act.replace("*", cards.join(" ")); }

  function tap(code) {
    const most = Math.max(...picked().map(({ size }) => size));
    if (cards.includes(code)) cards = cards.filter((one) => one !== code);
    else cards = [...(most === 1 ? [] : cards), code].slice(-most);
    draw();
  }

  function draw() {
    const { strings, lang, deck } = now;
    show(element, true);
    element.setAttribute("aria-label", row.words);
    write(lead, row.words);
    fillWhenChanged(fields, [row, lang], () => row.fields.map(fieldElement));
    for (const select of fields.querySelectorAll("select")) select.value = pick[select.name];
    const open = picked(), named = new Set(open.flatMap(({ cards: of }) => of)), codes = deckCodes(deck).filter((code) => named.has(code));
    const free = new Set(open.filter(({ verdict }) => verdict === "allowed").flatMap(({ cards: of }) => of));
    cards = cards.filter((code) => named.has(code));
    show(grid.element, codes.length > 0);
    grid.update({ codes, deck, lang, label: strings.deck, chosen: cards, barred: codes.filter((code) => !free.has(code)) });
    const found = fitting(), [first] = found, may = first?.verdict === "allowed";
    fillWhenChanged(why, [found, lang, may], () => (first && !may ? reasons(found.map((one) => ({ ...one, act: written(one.act), marked: written(one.marked) }))) : []));
    write(doIt, strings.do);
    show(doIt, !first || may);
    doIt.setAttribute("aria-disabled", String(!may));
  }

  function fieldElement({ name, label, options }) {
    const select = make("select", { class: "truco-replay-select", name }, ...options.map(([value, words]) => make("option", { value }, words)));
    select.addEventListener("change", () => { pick = { ...pick, [name]: select.value }; draw(); });
    return make("label", { class: "truco-replay-option" }, make("span", { class: "truco-label" }, label), select);
  }
}
