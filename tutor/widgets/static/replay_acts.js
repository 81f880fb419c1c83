// What could be done now: a seat, its acts; the forbidden ones say why not, and by which clause.

import { fillWhenChanged, make, show, write } from "./elements.js";
import { rulesAddress } from "./fragment.js";
import { choicePart } from "./replay_choice.js";

/** `take(act)` does one. `update({ menu, players, speaks, deck, lang, strings })`: the shape of `menu` is in replay_menu.py. */
export function actsPart({ take }) {
  const seats = make("div", { class: "truco-replay-seats", role: "group" });
  const acts = make("div", { class: "truco-replay-acts", role: "group" }), rites = make("div", { class: "truco-replay-acts", role: "group" });
  const barred = make("div", { class: "truco-replay-acts" }), summary = make("summary");
  const folded = make("details", { class: "truco-steps" }, summary, barred);
  const why = make("div", { class: "truco-replay-why", role: "status" });
  const choice = choicePart({ take, reasons });
  const element = make("div", { class: "truco-replay-menu" }, seats, acts, rites, choice.element, folded, why);
  let now = null, chosen = 0, shown = "";
  return { element, update };

  function update(next) {
    const key = JSON.stringify(next.menu), changed = key !== shown, focused = element.contains(document.activeElement);
    now = next;
    if (changed) {
      shown = key;
      chosen = next.speaks[0] ?? next.menu.find(({ seat }) => seat !== null)?.seat ?? 0;
      why.replaceChildren();
      choice.close();
    }
    draw();
    if (changed && focused && !document.activeElement?.closest(".truco-replay-menu")) seats.querySelector("[aria-pressed=true]")?.focus({ preventScroll: true });
  }

  function draw() {
    const { menu, players, strings, lang } = now;
    seats.setAttribute("aria-label", strings.try_of);
    acts.setAttribute("aria-label", players[chosen] ?? "");
    rites.setAttribute("aria-label", strings.rites);
    fillWhenChanged(seats, [players, menu.length, strings.try_of], () => (menu.length ? players.map((name, seat) => {
      const button = make("button", { class: "truco-press", type: "button", "data-seat": seat }, name);
      button.addEventListener("click", () => { chosen = seat; why.replaceChildren(); choice.close(); draw(); });
      return button;
    }) : []));
    for (const button of seats.children) button.setAttribute("aria-pressed", String(Number(button.dataset.seat) === chosen));
    const rows = menu.filter(({ seat }) => seat === chosen || seat === null), isFree = ({ verdict }) => verdict === "allowed";
    const free = rows.filter(isFree), others = rows.filter((row) => !isFree(row)), [played, around] = [free.filter(({ rite }) => !rite), free.filter(({ rite }) => rite)];
    fillWhenChanged(acts, [played, lang], () => played.map(actButton));
    fillWhenChanged(rites, [around, lang, strings.rites], () => [make("span", { class: "truco-label" }, strings.rites), ...around.map(actButton)]);
    fillWhenChanged(barred, [others, lang], () => others.map(actButton));
    choice.update(now);
    for (const button of element.querySelectorAll("[aria-expanded]")) button.setAttribute("aria-expanded", String(button.dataset.verb === choice.row?.verb));
    write(summary, strings.try_barred.replace("{n}", others.length));
    show(acts, played.length > 0);
    show(rites, around.length > 0);
    show(folded, others.length > 0);
    show(element, menu.length > 0);
  }

  function actButton(row) {
    const free = row.verdict === "allowed", words = row.cases ? `${row.words}…` : row.words;
    const button = make("button", { class: "truco-press", type: "button", "data-act": row.act, "data-verb": row.verb, "data-verdict": row.verdict, "aria-label": free ? null : `${words}, ${now.strings.forbidden}`, "aria-expanded": row.cases ? "false" : null },
      free ? words : `✕ ${words}`);
    button.addEventListener("click", () => (row.cases ? choose(row) : free ? take(row.act) : explain(row)));
    return button;
  }

  function choose(row) {
    const again = choice.row === row;
    why.replaceChildren();
    choice.close();
    if (!again) choice.open(row);
    draw();
  }

  function explain(row) {
    choice.close();
    why.replaceChildren(...reasons([row]));
    why.scrollIntoView({ block: "nearest" });
  }

  /** Why an act may not be done; one that stands all the same can be done anyway, and on purpose where that differs. */
  function reasons(rulings) {
    const { strings } = now, [{ why: reason, cites }] = rulings;
    return [make("p", {}, make("b", {}, `✕ ${strings.may_not} `), reason), citesLine(cites), ...rulings.filter(({ verdict }) => verdict === "foul").map((one) => {
      const anyway = make("button", { class: "truco-press", type: "button", "data-key": one.purpose ? "purpose" : "anyway" }, one.purpose ? strings.try_purpose : strings.try_anyway);
      anyway.addEventListener("click", () => take(one.needs_mark ? one.marked : one.act));
      return anyway;
    })];
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
