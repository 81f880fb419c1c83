// The score sheet: a match is set up, marked hand by hand, undone and done again, and kept in this browser. It counts by the
// tables that came with the page; Python is asked for nothing but the prices of house rules.

import { make, ownKeys, show, write } from "./elements.js";
import { fragmentOf } from "./fragment.js";
import { onHouse } from "./house.js";
import { language, onSettings } from "./settings.js";
import { boardPart } from "./tally_board.js";
import { cellsPart } from "./tally_cells.js";
import { cellOf, counted } from "./tally_count.js";
import { keepMatch, keepTable, keptMatch } from "./tally_kept.js";
import { filled, noteCites, noteText } from "./tally_notes.js";
import { pastPart } from "./tally_past.js";
import { setupPart } from "./tally_setup.js";

const FIRST = { kind: "hand", cell: "hand::won", flores: 1 };
let pages = 0; // widgets of a page: their controls have names apart

function render({ model, el }) {
  const number = (pages += 1), shelf = JSON.parse(model.get("shelf"));
  let match = null, table = null, now = null, pick = FIRST, asking = false, lasting = true, ready = false;

  const title = make("h2", { class: "truco-tally-title", tabindex: "-1" }), status = make("p", { class: "truco-tally-status", role: "status" });
  const trouble = make("p", { class: "truco-message" });
  const undo = press(() => step("undone")), redo = press(() => step("redone")), fresh = press(() => (now.over || !match.entries.length ? leave() : ask(true)));
  const sure = make("p"), yes = press(() => leave()), no = press(() => ask(false)), again = press(rematch, "truco-press truco-primary");
  const really = make("div", { class: "truco-message truco-tally-sure" }, sure, make("div", { class: "truco-tally-tools" }, yes, no));
  const tools = make("div", { class: "truco-tally-tools" }, undo, redo, fresh);
  const over = make("p", { class: "truco-tally-over-said" }), overCites = make("p", { class: "truco-tally-cites" }), overTitle = make("h2", { tabindex: "-1" });
  const end = make("div", { class: "truco-tally-end" }, overTitle, over, overCites, make("div", { class: "truco-tally-tools" }, again));
  const board = boardPart(), cells = cellsPart({ number, choose, give }), past = pastPart(), note = make("p", { class: "truco-quiet" });
  const setup = setupPart({ number, ask: (rules, house) => model.send({ act: "table", turn: 0, value: JSON.stringify({ rules, house }) }), start });
  const sheet = make("div", { class: "truco-tally-sheet" }, make("div", { class: "truco-tally-upper" }, title, board.element, status, tools, really), make("div", { class: "truco-tally-lower" }, end, cells.element), past.element);
  const root = make("section", { class: "truco-exercise truco-tally", "data-alone": true }, trouble, setup.element, sheet, note);
  const fragment = fragmentOf({ first: `rules=${setup.rules()}`, restore });

  function press(act, className = "truco-press") {
    const button = make("button", { class: className, type: "button" });
    button.addEventListener("click", () => button.getAttribute("aria-disabled") !== "true" && act());
    return button;
  }

  /** All that the parts are drawn from. */
  function state() {
    const lang = language(model.get("view").lang), at = shelf.langs.indexOf(lang);
    return { shelf, words: shelf.words[lang], at, match, table, now, pick };
  }

  function restore(asked) {
    const rules = new URLSearchParams(asked).get("rules");
    if (!match && rules in shelf.tables) setup.choose(rules);
    if (ready) draw();
  }

  // ---- what is done ------------------------------------------------------------------------------------------------

  function start(begun, prices) {
    table = prices;
    keepTable(table);
    change(begun);
    title.focus();
  }

  function change(next) {
    match = next;
    lasting = keepMatch(match);
    now = match && counted(table, match);
    pick = FIRST;
    asking = false;
    draw();
  }

  function choose(part) {
    const kind = part.kind ?? pick.kind, other = kind !== pick.kind, place = kind === "hand" ? table.hands[now.sheet] : table.bets.find((bet) => bet.kind === kind);
    pick = { flores: other ? 1 : pick.flores, ...(other ? { cell: place.rows[0].cells[0].id } : { cell: pick.cell }), ...part, kind };
    draw();
  }

  function give(team) {
    const entry = { cell: pick.cell, team, ...(pick.flores > 1 ? { flores: pick.flores } : {}) }, { words } = state();
    change({ ...match, entries: [...match.entries.slice(0, now.counted), entry], undone: [] });
    const [a, b] = now.score, last = (now.marks.at(-1) ?? now.hands.at(-1)?.marks.at(-1)), places = { name: match.names[team], points: last.points, a, b };
    write(status, filled(words[team === null ? "marked-nobody" : last.how === "foul" ? "win" : "marked"], places)); // a match lost pays no points
    if (now.over) overTitle.focus();
  }

  function step(which) {
    const back = which === "undone", from = back ? match.entries : match.undone;
    if (!from.length) return;
    const entry = from.at(-1), entries = back ? match.entries.slice(0, -1) : [...match.entries, entry], undone = back ? [...match.undone, entry] : match.undone.slice(0, -1);
    change({ ...match, entries, undone });
    const [a, b] = now.score;
    write(status, filled(state().words[which], { a, b }));
  }

  function ask(on) {
    asking = on;
    draw();
    (on ? no : fresh).focus();
  }

  function leave() {
    table = null;
    keepTable(undefined);
    change(undefined);
    write(status, "");
    setup.focus();
  }

  /** The same table again; whoever was not the first mão is it now. */
  function rematch() {
    change({ ...match, eldest: table.next[match.eldest][2], entries: [], undone: [] });
    write(status, "");
    title.focus();
  }

  // ---- what is shown -----------------------------------------------------------------------------------------------

  function draw() {
    const shown = state(), { words } = shown;
    root.lang = shelf.langs[shown.at];
    show(setup.element, !match);
    show(sheet, Boolean(match));
    const cut = Boolean(match) && now.counted < match.entries.length;
    write(trouble, cut ? words.cut : lasting ? "" : words["not-kept"]);
    show(trouble, cut || !lasting);
    write(note, words["alone-note"]);
    fragment.write(`rules=${match?.rules ?? setup.rules()}`, true);
    setup.update(shown);
    if (!match) return;
    const { names, target } = match, playing = !now.over;
    write(title, `${table.name[shown.at]}, ${filled(words["goes-to"], { total: target })}`);
    const told = [filled(words["hand-number"], { n: now.number }), table.hands[now.sheet].name === "plain" ? "" : table.hands[now.sheet].said[shown.at], filled(words.eldest, { name: names[now.eldest] })];
    board.update({ ...shown, told: playing ? told.filter(Boolean).join(" · ") : words.over.replace("{name}", names[now.over.winner]) });
    for (const [button, word] of [[undo, "undo"], [redo, "redo"], [fresh, "new"], [yes, "new-yes"], [no, "new-no"], [again, "again"]]) write(button, words[word]);
    undo.setAttribute("aria-disabled", String(!match.entries.length));
    redo.setAttribute("aria-disabled", String(!match.undone.length));
    write(sure, words["new-sure"]);
    show(really, asking);
    show(end, !playing);
    show(cells.element, playing);
    if (playing) {
      if (!cellOf(table, now, pick.cell)) pick = shown.pick = FIRST;
      cells.update(shown);
    } else {
      write(overTitle, filled(words.over, { name: names[now.over.winner] }));
      write(over, noteText({ ...shown, names, score: now.score }, now.over.notes));
      overCites.replaceChildren(...noteCites(shown, now.over.notes));
    }
    past.update(shown);
  }

  const hear = (message) => setup.hear(message);
  model.on("msg:custom", hear);
  const stops = [onSettings(draw), onHouse(() => !match && draw()), setup.stop, fragment.stop];
  ownKeys(root);
  const before = keptMatch(shelf.tables);
  if (before) {
    table = before.table;
    match = before.match;
    now = counted(table, match);
  }
  ready = true;
  draw();
  el.append(root);
  return () => {
    model.off("msg:custom", hear);
    for (const stop of stops) stop();
  };
}

export default { render };
