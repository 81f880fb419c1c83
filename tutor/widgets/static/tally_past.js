// The hands so far, the newest first: who marked what, why, and the score after it.

import { fillWhenChanged, make, show, write } from "./elements.js";
import { filled, noteCites, noteText } from "./tally_notes.js";

/** Returns { element, update }. */
export function pastPart() {
  const title = make("h2"), none = make("p", { class: "truco-quiet" }), list = make("ol", { class: "truco-tally-hands", reversed: true });
  const element = make("section", { class: "truco-tally-past" }, title, none, list);

  function update(state) {
    const { match, now, words, at, table } = state;
    const hands = [...now.hands, ...(now.marks.length && !now.over ? [{ number: now.number, marks: now.marks, open: true }] : [])].reverse();
    write(title, words.history);
    write(none, words["history-none"]);
    show(none, hands.length === 0);
    fillWhenChanged(list, [hands, match.names, at, table.house], () => hands.map((hand) => handRow(state, hand)));
  }

  function handRow(state, { number, marks, open }) {
    const { words } = state, name = filled(words["hand-number"], { n: number });
    return make("li", {}, make("h3", {}, open ? `${name} · ${words["hand-open"]}` : name), make("ul", {}, ...marks.map((mark) => markRow(state, mark))));
  }

  function markRow(state, { team, how, points, notes, score }) {
    const { match, words } = state, name = match.names[team];
    const gets = team === null ? words["how-nobody"] : how === "foul" ? filled(words.win, { name }) : `${name} +${points}`;
    return make("li", {}, make("b", {}, gets), " ", make("span", {}, noteText({ ...state, names: match.names, score }, notes)), " ",
      make("span", { class: "truco-tally-cites" }, ...noteCites(state, notes)), " ", make("span", { class: "truco-tally-after" }, `${score[0]} × ${score[1]}`));
  }

  return { element, update };
}
