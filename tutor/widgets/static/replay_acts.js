// What could be done now: a seat, its acts; the forbidden ones say why not, and by which clause.

import { fillWhenChanged, make, show, write } from "./elements.js";
import { rulesAddress } from "./fragment.js";

/** `take(act)` does one. `update({ menu, players, speaks, lang, strings })`: the shape of `menu` is in replay_menu.py. */
export function actsPart({ take }) {
  const seats = make("div", { class: "truco-replay-seats", role: "group" });
  const acts = make("div", { class: "truco-replay-acts", role: "group" });
  const barred = make("div", { class: "truco-replay-acts" }), summary = make("summary");
  const folded = make("details", { class: "truco-steps" }, summary, barred);
  const why = make("div", { class: "truco-replay-why", role: "status" });
  const element = make("div", { class: "truco-replay-menu" }, seats, acts, folded, why);
  let now = null, chosen = 0, shown = "";
  return { element, update };

  function update(next) {
    const key = JSON.stringify(next.menu);
    now = next;
    if (key !== shown) {
      shown = key;
      chosen = next.speaks[0] ?? next.menu[0]?.seat ?? 0;
      why.replaceChildren();
    }
    draw();
  }

  function draw() {
    const { menu, players, strings, lang } = now;
    seats.setAttribute("aria-label", strings.try_of);
    acts.setAttribute("aria-label", players[chosen] ?? "");
    fillWhenChanged(seats, [players, menu.length, strings.try_of], () => (menu.length ? players.map((name, seat) => {
      const button = make("button", { class: "truco-press", type: "button", "data-seat": seat }, name);
      button.addEventListener("click", () => { chosen = seat; why.replaceChildren(); draw(); });
      return button;
    }) : []));
    for (const button of seats.children) button.setAttribute("aria-pressed", String(Number(button.dataset.seat) === chosen));
    const rows = menu.filter(({ seat }) => seat === chosen), isFree = ({ verdict }) => verdict === "allowed";
    const free = rows.filter(isFree), others = rows.filter((row) => !isFree(row));
    fillWhenChanged(acts, [free, lang], () => free.map(actButton));
    fillWhenChanged(barred, [others, lang], () => others.map(actButton));
    write(summary, strings.try_barred.replace("{n}", others.length));
    show(acts, free.length > 0);
    show(folded, others.length > 0);
    show(element, menu.length > 0);
  }

  function actButton(row) {
    const free = row.verdict === "allowed";
    const button = make("button", { class: "truco-press", type: "button", "data-act": row.act, "data-verdict": row.verdict, "aria-label": free ? null : `${row.words}, ${now.strings.forbidden}` },
      free ? row.words : `✕ ${row.words}`);
    button.addEventListener("click", () => (free ? take(row.act) : explain(row)));
    return button;
  }

  function explain({ why: reason, cites, verdict, needs_mark: marked, act, marked: against }) {
    const { strings } = now, rows = [make("p", {}, make("b", {}, `✕ ${strings.may_not} `), reason), citesLine(cites)];
    if (verdict === "foul") {
      const anyway = make("button", { class: "truco-press", type: "button", "data-key": "anyway" }, strings.try_anyway);
      anyway.addEventListener("click", () => take(marked ? against : act));
      rows.push(anyway);
    }
    why.replaceChildren(...rows);
    why.scrollIntoView({ block: "nearest" });
  }
}

/** The clauses of a refusal, each a link where there is a page of the rules. */
export function citesLine(cites) {
  return make("p", { class: "truco-quiet truco-replay-cites" }, ...cites.flatMap((id, i) => {
    const address = rulesAddress(id), words = `§ ${id}`;
    return [i ? " · " : "", address ? make("a", { href: address, target: "_blank", rel: "noopener" }, words) : words];
  }));
}

/** A word of the referee on what could not be done. */
export function refusedLine(refused, strings) {
  return refused ? [make("p", { role: "status" }, make("b", {}, `✕ ${strings.may_not} `), refused.message), citesLine(refused.cites)] : [];
}
