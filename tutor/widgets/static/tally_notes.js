// What the referee has said of a mark, in words with the clauses it rests on: `notes` are places in the table's list.

import { make } from "./elements.js";
import { rulesAddress } from "./fragment.js";

/** Words with their places filled in: "{name}: mais {points}". */
export const filled = (words, places) => words.replace(/\{(\w+)\}/g, (whole, name) => places[name] ?? whole);

/** What notes say, in the language at place `at` of the table, of these sides at this score. */
export function noteText({ table, at, words, names, score }, notes) {
  const places = { 0: names[0], 1: names[1], a: score[0], b: score[1] };
  return notes.map((note) => filled(own(table.texts[table.notes[note][1]][at], names, words), places)).filter(Boolean).join(" ");
}

/** Sides that have kept the names of every score sheet, Nós and Eles, are spoken of as one does: "é nossa", "por eles". */
function own(text, names, words) {
  const usual = { [words.us]: ["us-of", "us-by"], [words.them]: ["them-of", "them-by"] };
  return names.reduce((said, name, side) => (name in usual ? said.replace(`de {${side}}`, words[usual[name][0]]).replace(`por {${side}}`, words[usual[name][1]]) : said), text);
}

/** The clauses and readings that notes rest on, each a small link, with what is a reading of ours or a choice of the table. */
export function noteCites({ table, at, words }, notes) {
  const rests = notes.map((note) => table.rests[table.notes[note][2]]);
  const ids = [...new Set(rests.flatMap(([clauses, readings]) => [...clauses, ...readings]))], marks = [...new Set(rests.map(([, , mark]) => mark[at]).filter(Boolean))];
  const cite = (id) => {
    const href = rulesAddress(id), name = filled(words.clause, { text: id });
    return href ? make("a", { class: "truco-tally-cite", href, target: "_blank", rel: "noopener", title: id, "aria-label": name }, "§") : make("span", { class: "truco-tally-cite", title: id }, `§ ${id}`);
  };
  return [...ids.map(cite), ...marks.map((mark) => make("span", { class: "truco-mark" }, mark))];
}
