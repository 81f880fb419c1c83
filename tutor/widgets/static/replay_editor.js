// A hand of one's own: dealt and played by tapping, or written; what is wrong is shown where it stands, as text.

import { deckCodes } from "./cards.js";
import { fillWhenChanged, make, show, write } from "./elements.js";
import { deckShown } from "./settings.js";
import { actsPart, citesLine } from "./replay_acts.js";
import { deckGrid } from "./replay_deck.js";

const LONG = 100_000; // a field of a million lines takes a browser many seconds: it opens when somebody wants it
const FEW = 5;
const press = (key) => make("button", { class: "truco-press", type: "button", "data-key": key });

/** `ask(act, value)` changes the hand, `reread(text)` reads it again; `save(text, name)` gives it as a file. */
export function editorPart({ ask, reread, save, state, strings, view }) {
  const said = make("p", { class: "truco-replay-lead-in", role: "status" }), grid = deckGrid({ tap });
  const chance = press("deal"), undo = press("undo"), keep = press("save"), another = press("next-hand"), read = press("read");
  const menu = actsPart({ take: (act) => ask("add", act) }), begin = make("summary"), around = make("details", { class: "truco-steps truco-replay-around" }, begin, menu.element);
  const area = make("textarea", { class: "truco-replay-text", spellcheck: "false", autocapitalize: "off", rows: "14" }), areaName = make("span", { class: "truco-label" });
  const wrong = make("div", { class: "truco-replay-wrong", role: "alert" });
  const summary = make("summary"), text = make("details", { class: "truco-steps" }, summary, make("label", { class: "truco-replay-option" }, areaName, area), read);
  const element = make("div", { class: "truco-replay-panel truco-replay-editor", hidden: true }, said, wrong, grid.element, around, make("div", { class: "truco-replay-tools" }, chance, another, undo, keep), text);
  let own = null, taken = [];

  chance.addEventListener("click", () => ask("deal"));
  another.addEventListener("click", () => ask("add", own.next_hand));
  undo.addEventListener("click", () => {
    if (taken.length) { taken.pop(); draw(); } else ask("undo");
  });
  keep.addEventListener("click", () => save(own.text, own.name));
  read.addEventListener("click", () => reread(area.value));
  return { element, update };

  function update(now) {
    show(element, now !== null);
    if (!now) { own = null; return; }
    if (own?.text !== now.text) { area.value = now.text; taken = []; }
    own = now;
    if (own.stage === "wrong") text.open = own.text.length < LONG;
    draw();
  }

  function draw() {
    const words = strings(), deals = own.stage.startsWith("deal"), [seat] = own.undealt;
    write(said, own.stage === "wrong" ? words.editor_good : deals ? (seat === undefined ? words.deal_vira : words.deal_seat.replace("{name}", own.players[seat])) : own.stage === "over" ? words.over : words.try_lead);
    fillWhenChanged(wrong, [own.error, words.may_not], () => (own.error ? errorRows(own.error, words) : []));
    show(wrong, Boolean(own.error));
    const deck = deckShown(own.deck), lang = state.hand?.lang ?? view().lang;
    show(grid.element, deals);
    grid.update({ codes: deckCodes(deck), deck, lang, label: words.deck, chosen: taken, barred: own.used });
    write(begin, words.rites_first);
    show(begin, deals);
    show(around, own.menu.length > 0);
    if (around.dataset.deals !== String(deals)) around.open = !deals; // to deal comes first; what else there is lies folded
    around.dataset.deals = String(deals);
    menu.update({ menu: own.menu, players: own.players, speaks: own.speaks, deck, lang, strings: words });
    write(chance, words.deal_chance);
    show(chance, deals || own.stage === "rites");
    write(another, words.next_hand);
    show(another, own.next_hand !== "");
    write(undo, words.undo);
    write(keep, words.save);
    write(read, words.editor_read);
    write(summary, words.editor);
    write(areaName, words.editor_text);
  }

  function tap(code) {
    if (own.used.includes(code)) return;
    taken = taken.includes(code) ? taken.filter((one) => one !== code) : [...taken, code];
    const [seat] = own.undealt, wanted = seat === undefined ? 1 : 3;
    if (taken.length === wanted) ask("add", seat === undefined ? `vira ${taken[0]}` : `deal ${seat} ${taken.join(" ")}`);
    else draw();
  }
}

/** Where the first mistake is, what is wrong, and the lines around it: set as text, whatever they hold. */
function errorRows({ message, line, column, first, around, cites, more }, strings) {
  const shown = around.map((text, i) => make("span", { class: first + i === line ? "truco-replay-here" : null }, `${String(first + i).padStart(4)}  ${text}\n`, ...(first + i === line ? [`${" ".repeat(5 + column)}^\n`] : [])));
  return [make("p", {}, make("b", {}, `✕ ${strings.editor_error} `), message), ...(cites.length ? [citesLine(cites)] : []), make("pre", { class: "truco-replay-source", tabindex: "0" }, ...shown), ...moreRows(more, strings)];
}

/** What else is wrong with the file: a few are told at once, many lie folded. */
function moreRows(more, strings) {
  if (!more.length) return [];
  const rows = make("ul", { class: "truco-replay-mistakes" }, ...more.map((message) => make("li", {}, message)));
  return [make("details", { class: "truco-steps", open: more.length <= FEW }, make("summary", {}, strings.editor_more.replace("{count}", more.length)), rows)];
}
