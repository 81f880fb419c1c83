// What can be marked now: the hand, the envido, the flor, each as a table of the calls with what every answer pays. One is
// chosen; what it pays stands beside its clause; a tap on a side marks it.

import { fillWhenChanged, make, show, write } from "./elements.js";
import { barred, cellOf, paid, sideOf } from "./tally_count.js";
import { filled, noteCites, noteText } from "./tally_notes.js";

const key = (how) => how.replaceAll("_", "-");

/** `choose(pick)` takes { kind, cell, flores }, `give(team)` marks the chosen one. Returns { element, update }. */
export function cellsPart({ number, choose, give }) {
  const kinds = make("div", { class: "truco-segments truco-tally-kinds", role: "radiogroup" });
  const grid = make("div", { class: "truco-tally-grid", role: "radiogroup" });
  const flores = make("div", { class: "truco-segments truco-tally-flores", role: "radiogroup" });
  const said = make("p", { class: "truco-tally-said" }), cites = make("p", { class: "truco-tally-cites" }), who = make("p", { class: "truco-label truco-tally-who" });
  const sides = [0, 1].map((team) => press(() => give(team))), nobody = press(() => give(null));
  const givers = make("div", { class: "truco-tally-give" }, who, ...sides, nobody);
  const element = make("div", { class: "truco-tally-mark" }, kinds, grid, flores, givers, make("div", { class: "truco-tally-why" }, said, cites));

  function press(act) {
    const button = make("button", { class: "truco-press truco-primary", type: "button" });
    button.addEventListener("click", () => button.getAttribute("aria-disabled") !== "true" && act());
    return button;
  }

  function radio(group, value, label, act, ...shown) {
    const input = make("input", { type: "radio", name: `truco-tally-${group}-${number}`, value, "aria-label": label });
    input.addEventListener("change", act);
    return make("label", {}, input, make("span", {}, ...shown));
  }

  function update(state) {
    const { table, now, at, words, pick, match } = state, bet = table.bets.find(({ kind }) => kind === pick.kind), place = bet ?? table.hands[now.sheet];
    kinds.setAttribute("aria-label", words.kinds);
    fillWhenChanged(kinds, [at, table.rules, now.sheet], () => {
      const hand = table.hands[now.sheet];
      return [["hand", hand.said[at]], ...table.bets.map(({ kind, name }) => [kind, name[at]])].map(([kind, name]) => radio("kind", kind, name, () => choose({ kind }), name));
    });
    show(kinds, table.bets.length > 0);
    for (const input of kinds.querySelectorAll("input")) input.checked = input.value === pick.kind;
    grid.setAttribute("aria-label", place.said?.[at] ?? place.name[at]);
    fillWhenChanged(grid, [at, table.rules, table.house, pick.kind, now.sheet, match.names], () => gridParts(state, place));
    for (const input of grid.querySelectorAll("input")) drawCell(input, state);
    drawFlores(state, bet?.flores ?? 1);
    drawGivers(state);
  }

  function gridParts({ at, words, pick, match }, place) {
    const { hows } = place;
    const cell = ({ id, how }, name) => make("td", {}, radio("cell", id, `${name}, ${words[`how-${key(how)}`]}`, () => choose({ cell: id }), make("b")));
    const rows = place.rows.map(({ name, cells }) => {
      const last = pick.kind === "hand" ? name[at].split(" → ").pop() : name[at], shown = last[0].toUpperCase() + last.slice(1);
      return make("tr", {}, make("th", { scope: "row" }, shown), ...hows.map((how) => cells.find((one) => one.how === how)).map((one) => (one ? cell(one, name[at]) : make("td"))));
    });
    const head = make("tr", {}, make("td"), ...hows.map((how) => make("th", { scope: "col" }, words[`how-${key(how)}`])));
    const more = place.more.map(({ id, name }) => filled(name[at], { 0: match.names[0], 1: match.names[1] })).map((name, i) => radio("cell", place.more[i].id, name, () => choose({ cell: place.more[i].id }), name));
    return [make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows)), ...(more.length ? [make("div", { class: "truco-tally-more" }, ...more)] : [])];
  }

  /** What a cell pays at this score; where it is not the same for both sides, one for each. */
  function drawCell(input, { table, match, now, pick }) {
    const found = cellOf(table, now, input.value), shown = input.parentElement.querySelector("b");
    input.checked = input.value === pick.cell;
    input.parentElement.toggleAttribute("data-barred", barred(now, found) !== null);
    if (!shown) return;
    const side = sideOf(found.cell, now), pays = (side === undefined ? [0, 1] : [side]).map((team) => paid(table, match.target, now, found.cell, team, pick.flores)?.points ?? "–");
    write(shown, [...new Set(pays)].join(" / "));
  }

  function drawFlores({ at, words, pick }, most) {
    show(flores, most > 1);
    fillWhenChanged(flores, [at, most], () => Array.from({ length: most }, (_, i) => (i ? filled(words["flores-many"], { n: i + 1 }) : words["flores-one"])).map((name, i) => radio("flores", String(i + 1), name, () => choose({ flores: i + 1 }), name)));
    for (const input of flores.querySelectorAll("input")) input.checked = Number(input.value) === pick.flores;
  }

  function drawGivers(state) {
    const { table, match, now, at, words, pick } = state, found = cellOf(table, now, pick.cell), { cell } = found, closed = barred(now, found);
    const side = sideOf(cell, now), fixed = side !== undefined, pays = (team) => paid(table, match.target, now, cell, team, pick.flores);
    const sample = pays(fixed ? side : 0), other = pays(fixed ? side : 1), notes = closed === null ? sample?.notes ?? [] : [closed];
    const told = [...notes, ...(other && closed === null ? other.notes.filter((note) => !notes.includes(note)) : [])], score = now.score;
    const hint = closed === null && pick.kind === "hand" && cell.how === "won" && table.fold !== null ? [table.fold] : [];
    write(said, noteText({ ...state, names: match.names, score }, [...told, ...hint]));
    fillWhenChanged(cites, [at, [...told, ...hint], table.house], () => noteCites({ table, at, words }, [...told, ...hint]));
    write(who, closed === null ? words[`who-${pick.kind}-${key(cell.how)}`] ?? words[`who-${key(cell.how)}`] : "");
    sides.forEach((button, team) => {
      const pay = pays(team), name = match.names[team], may = closed === null && Boolean(pay);
      show(button, !fixed || side === team);
      if (may) write(button, cell.lost ? filled(words.win, { name }) : filled(words.give, { name, points: pay.points }));
      else write(button, name);
      button.setAttribute("aria-disabled", String(!may));
    });
    show(nobody, side === null);
    write(nobody, words["give-nobody"]);
    nobody.setAttribute("aria-disabled", String(closed !== null));
  }

  return { element, update };
}
