// The list: as the documents go, by what was searched for, or the same topic in the three rulebooks side by side.

import { make } from "./elements.js";
import { entryLink } from "./rules_entry.js";

const capital = (text) => text[0].toUpperCase() + text.slice(1);

export function listParts({ clauses, readings, state, book }) {
  if (state.side) return sideParts(clauses, state, book);
  return state.q.trim() ? foundParts(clauses, readings, book) : readParts(clauses, readings, book);
}

/** A row says its id, our wording, and what is special about it. */
function row(item, { words, count }, { short = false } = {}) {
  const name = short ? item.id.slice(item.id.indexOf("/") + 1) : item.id;
  const marks = [
    ...(item.what === "reading" ? [make("span", { class: "truco-mark" }, words.ours)] : []),
    ...(item.readings?.length ? [make("span", { class: "truco-mark" }, count("reading", item.readings.length))] : []),
    ...(item.what === "clause" && !item.enforced ? [make("span", { class: "truco-quiet" }, words["shown-only"])] : []),
  ];
  return make("li", {}, entryLink(item.id, { class: "truco-rules-row" },
    make("span", { class: "truco-rules-id" }, item.what === "clause" ? `§ ${name}` : name), " ", make("span", { class: "truco-rules-said" }, item.text),
    ...(marks.length ? [" ", make("span", { class: "truco-rules-marks" }, ...marks)] : [])));
}

const rowsOf = (items, book, more) => make("ul", { class: "truco-rules-rows" }, ...items.map((item) => row(item, book, more)));

function foundParts(clauses, readings, book) {
  const part = (title, items) => (items.length ? [make("section", {}, make("h2", {}, title), rowsOf(items, book))] : []);
  return [...part(book.words.clauses, clauses), ...part(book.words.readings, readings)];
}

function readParts(clauses, readings, book) {
  const documents = book.books.flatMap(({ id, name }) => {
    const own = clauses.filter((clause) => clause.rules[0] === id);
    return own.length ? [make("section", {}, make("h2", {}, name), ...runs(own).flatMap((run) => [
      make("h3", {}, capital(book.topicName(run[0].topic)), make("span", { class: "truco-quiet" }, ` ${book.lineOf({ line: run[0].line, end: run.at(-1).end })}`)),
      rowsOf(run, book, { short: true }),
    ]))] : [];
  });
  return [...documents, ...(readings.length ? [make("section", {}, make("h2", {}, book.words.readings), rowsOf(readings, book))] : [])];
}

/** Clauses that follow each other and speak of one thing. */
function runs(clauses) {
  const found = [];
  for (const clause of clauses) {
    if (found.at(-1)?.[0].topic === clause.topic) found.at(-1).push(clause);
    else found.push([clause]);
  }
  return found;
}

function sideParts(clauses, state, book) {
  const topics = [...book.topics.keys()].filter((topic) => clauses.some((clause) => clause.topic === topic));
  return topics.map((topic) => make("section", {}, make("h2", {}, capital(book.topicName(topic))), make("div", { class: "truco-rules-columns" }, ...book.books.map(({ id, name }) => {
    const own = clauses.filter((clause) => clause.topic === topic && clause.rules[0] === id);
    const absent = book.clauses.some((clause) => clause.topic === topic && clause.rules[0] === id) ? book.words["no-such-words"] : book.words.absent;
    return make("section", {}, make("h3", {}, name), own.length ? rowsOf(own, book, { short: true }) : make("p", { class: "truco-quiet" }, absent));
  }))));
}
