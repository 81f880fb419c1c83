// What is said of a moment: the act, the ruling with its clauses, the author's comments, the variations.

import { fillWhenChanged, make, show, write } from "./elements.js";
import { feedbackPanel } from "./feedback.js";
import { rulesAddress } from "./fragment.js";

/** The narration. It is a live region: what the eye reads, the ear hears. `choose(number)` takes a variation. */
export function toldPart({ choose }) {
  const act = make("p", { class: "truco-replay-act" });
  const said = make("ul", { class: "truco-replay-said" });
  const notes = make("div", { class: "truco-replay-notes" });
  const spoken = make("div", { class: "truco-replay-told", role: "status" }, act, said, notes);
  const panel = feedbackPanel({ light() {} });
  const [clauses, sheet] = panel.elements;
  const branches = make("div", { class: "truco-replay-branches", role: "group" });
  return { elements: [spoken, branches, clauses], sheet, update };

  function update({ hand, frame, quiet, siblings, strings }) {
    write(act, frame.head);
    show(act, frame.head !== "");
    spoken.dataset.verdict = quiet ? "" : frame.verdict;
    const rows = quiet ? [] : frame.said, words = quiet ? [] : frame.comments;
    fillWhenChanged(said, [rows, hand.lang], () => rows.map((row) => saidItem(row, hand.readings)));
    fillWhenChanged(notes, words, () => words.map((text) => make("p", { class: "truco-replay-note" }, text)));
    show(notes, words.length > 0);
    const cited = [...new Set(rows.flatMap((row) => row.cites))].map((id) => hand.clauses[id]).filter(Boolean);
    panel.update({ feedback: { yours: "", right: "", lines: [], your_lines: [], readings: [], outline: [], clauses: cited }, strings, lang: hand.lang, turn: frame.id });
    branches.setAttribute("aria-label", strings.variations);
    show(branches, siblings.lines.length > 0 && !quiet);
    fillWhenChanged(branches, [siblings.lines.map((line) => line?.[0].head ?? ""), siblings.chosen, strings.variations], () => [
      make("span", { class: "truco-label" }, strings.variations), ...siblings.lines.map((line, number) => branchButton(line, number, siblings, strings, choose))]);
  }
}

export function saidItem({ text, depth, mark, readings: ids }, readings) {
  const item = make("li", {}, text, ...(mark ? [" ", readingMark(mark, ids, readings)] : []));
  item.style.setProperty("--truco-depth", depth);
  return item;
}

/** What is ours in a ruling: a way to the reading in the rules; where there are no such pages, its text, folded in place. */
function readingMark(mark, ids, readings) {
  const link = (id, words, look) => make("a", { class: look, href: rulesAddress(id), target: "_blank", rel: "noopener" }, words);
  if (!rulesAddress(ids[0])) {
    return make("details", { class: "truco-replay-reading" }, make("summary", {}, make("span", { class: "truco-mark" }, mark)), ...ids.map((id) => make("p", {}, readings[id])));
  }
  if (ids.length === 1) return link(ids[0], mark, "truco-mark");
  const parts = mark.split(new RegExp(`(${ids.join("|")})`));
  return make("span", { class: "truco-mark" }, ...parts.map((part) => (ids.includes(part) ? link(part, part, null) : part)));
}

function branchButton(line, number, siblings, strings, choose) {
  const button = make("button", { class: "truco-press", type: "button", "aria-pressed": String(number === siblings.chosen) }, line ? line[0].head || strings.variation : strings.played);
  button.addEventListener("click", () => choose(number));
  return button;
}
