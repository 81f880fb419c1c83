// A hand of one's own: dealt and played by tapping, or written; what is wrong is shown where it stands, as text.

import { cardElement, deckCodes, setCardState } from "./cards.js";
import { fillWhenChanged, make, show, write } from "./elements.js";
import { deckShown } from "./settings.js";
import { actsPart, citesLine } from "./replay_acts.js";

const LONG = 100_000; // a field of a million lines takes a browser many seconds: it opens when somebody wants it
const press = (key) => make("button", { class: "truco-press", type: "button", "data-key": key });

/** `ask(act, value)` changes the hand; `save(text, name)` gives it as a file. */
export function editorPart({ ask, save, state, strings }) {
  const said = make("p", { class: "truco-replay-lead-in", role: "status" }), grid = make("div", { class: "truco-replay-deck", role: "group" });
  const chance = press("deal"), undo = press("undo"), keep = press("save"), read = press("read");
  const menu = actsPart({ take: (act) => ask("add", act) });
  const area = make("textarea", { class: "truco-replay-text", spellcheck: "false", autocapitalize: "off", rows: "14" }), areaName = make("span", { class: "truco-label" });
  const wrong = make("div", { class: "truco-replay-wrong", role: "alert" });
  const summary = make("summary"), text = make("details", { class: "truco-steps" }, summary, make("label", { class: "truco-replay-option" }, areaName, area), read);
  const element = make("div", { class: "truco-replay-panel truco-replay-editor", hidden: true }, said, wrong, grid, menu.element, make("div", { class: "truco-replay-tools" }, chance, undo, keep), text);
  let own = null, taken = [];

  chance.addEventListener("click", () => ask("deal"));
  undo.addEventListener("click", () => {
    if (taken.length) { taken.pop(); draw(); } else ask("undo");
  });
  keep.addEventListener("click", () => save(own.text, own.name));
  read.addEventListener("click", () => ask("edit", area.value));
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
    const words = strings(), deals = own.stage.startsWith("deal"), [seat] = own.undealt, used = [...own.used, ...taken];
    write(said, own.stage === "wrong" ? words.editor_good : deals ? (seat === undefined ? words.deal_vira : words.deal_seat.replace("{name}", own.players[seat])) : own.stage === "over" ? words.over : words.try_lead);
    fillWhenChanged(wrong, [own.error, words.may_not], () => (own.error ? errorRows(own.error, words) : []));
    show(wrong, Boolean(own.error));
    show(grid, deals);
    grid.setAttribute("aria-label", words.deck);
    const deck = deckShown(own.deck);
    fillWhenChanged(grid, [deck, words.deck], () => deckCodes(deck).map((code) => {
      const card = cardElement(code, { deck, lang: state.hand?.lang, button: true });
      card.addEventListener("click", () => tap(code));
      return card;
    }));
    for (const card of grid.children) {
      const mine = taken.includes(card.dataset.code), gone = own.used.includes(card.dataset.code);
      setCardState(card, { lang: state.hand?.lang, state: mine ? "chosen" : gone ? "forbidden" : "normal" });
    }
    const frame = state.cursor?.frame;
    menu.update({ menu: own.menu, players: own.players, speaks: frame?.table.speaks ?? [], lang: state.hand?.lang ?? "pt-BR", strings: words });
    write(chance, words.deal_chance);
    show(chance, deals);
    write(undo, words.undo);
    write(keep, words.save);
    write(read, words.editor_read);
    write(summary, words.editor);
    write(areaName, words.editor_text);
    grid.dataset.used = used.length;
  }

  function tap(code) {
    if (own.used.includes(code)) return;
    taken = taken.includes(code) ? taken.filter((one) => one !== code) : [...taken, code];
    const [seat] = own.undealt, wanted = seat === undefined ? 1 : 3;
    if (taken.length === wanted) ask("add", seat === undefined ? `vira ${taken[0]}` : `deal ${seat} ${taken.join(" ")}`);
    else draw();
  }
}

/** Where the mistake is, what is wrong, and the lines around it: set as text, whatever they hold. */
function errorRows({ message, line, column, first, around, cites }, strings) {
  const shown = around.map((text, i) => make("span", { class: first + i === line ? "truco-replay-here" : null }, `${String(first + i).padStart(4)}  ${text}\n`, ...(first + i === line ? [`${" ".repeat(5 + column)}^\n`] : [])));
  return [make("p", {}, make("b", {}, `✕ ${strings.editor_error} `), message), ...(cites.length ? [citesLine(cites)] : []), make("pre", { class: "truco-replay-source", tabindex: "0" }, ...shown)];
}
