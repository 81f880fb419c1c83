// The map of rules: a rulebook after the other, each skill with its word, its bar and its number, and its clauses.

import { make } from "./elements.js";
import { appAddress, rulesAddress } from "./fragment.js";
import { standingWord } from "./standing.js";

/** A link to practise; nothing where there are no pages beside this one, or nothing to ask. */
export function practiseLink(fragment, label, about) {
  const address = fragment && appAddress("treino", fragment);
  return address ? [make("a", { class: "truco-press truco-progress-go", href: address, "aria-label": about ? `${label}: ${about}` : null }, label)] : [];
}

/** Clauses as links to the page of the rules. */
export const clauseLink = (id) => {
  const address = rulesAddress(id);
  return address ? make("a", { class: "truco-progress-clause", href: address }, `§ ${id}`) : make("span", { class: "truco-progress-clause" }, `§ ${id}`);
};

export function mapParts({ books, strings }, open) {
  return books.map((book) => make("section", { class: "truco-progress-book", "aria-label": book.name },
    make("h3", {}, book.name),
    ...(book.begun ? begunParts(book, strings, open) : [make("p", { class: "truco-quiet" }, book.lead), ...practiseLink(book.start, strings.begin, book.name)])));
}

function begunParts(book, strings, open) {
  const asked = book.skills.filter(({ standing }) => standing !== "unasked"), others = book.skills.filter(({ standing }) => standing === "unasked");
  const fold = make("details", { class: "truco-progress-fold", "data-key": `${book.id}/unasked` }, make("summary", {}, `${strings["unasked-fold"]}: ${others.length}`), list(others));
  fold.open = open.has(fold.dataset.key);
  return [
    make("ul", { class: "truco-progress-counts" }, ...book.counts.filter(({ n }) => n > 0).map(({ standing, word, n }) => make("li", {}, make("b", {}, String(n)), " ", standingWord(standing, word)))),
    list(asked), ...(others.length ? [fold] : []),
  ];

  function list(skills) {
    return make("ul", { class: "truco-progress-skills" }, ...skills.map((skill) => skillRow(book, skill)));
  }

  function skillRow(of, skill) {
    const bar = skill.percent === null ? [] : [make("span", { class: "truco-progress-bar", "aria-hidden": "true" }, make("span", { style: `width: ${skill.percent}%` }))];
    const clauses = make("details", { class: "truco-progress-clauses", "data-key": `${of.id}/${skill.id}` },
      make("summary", { "aria-label": `${strings.clauses}: ${skill.title}` }, `${strings.clauses} (${skill.clauses.length})`),
      make("ul", {}, ...skill.clauses.map(({ id, text, line }) => make("li", {}, clauseLink(id), " ", make("span", { class: "truco-quiet" }, line), make("p", {}, text)))));
    clauses.open = open.has(clauses.dataset.key);
    return make("li", { class: "truco-progress-skill", "data-standing": skill.standing },
      make("p", { class: "truco-progress-title" }, make("b", {}, skill.title), " ", standingWord(skill.standing, skill.word)),
      ...(skill.number ? [make("p", { class: "truco-progress-known" }, ...bar, make("b", {}, skill.number), " ", make("span", { class: "truco-quiet" }, [skill.score, skill.due].filter(Boolean).join(" · ")))] : []),
      make("div", { class: "truco-progress-more" }, clauses, ...practiseLink(skill.practise, strings.practise, skill.title)));
  }
}

/** The wrong rules that were seen, the most frequent first. */
export function mistakeParts({ mistakes, strings }) {
  if (!mistakes.length) return [make("p", { class: "truco-quiet" }, strings["no-mistakes"])];
  return [make("p", { class: "truco-quiet" }, strings["mistakes-lead"]), make("p", {}, ...practiseLink("review", strings.review)), make("ul", { class: "truco-progress-mistakes" }, ...mistakes.map((one) => make("li", {},
    make("p", { class: "truco-progress-rule" }, one.known ? `“${one.title}”` : one.title),
    make("p", {}, one.seen, ...(one.state ? [" · ", make("span", { class: one.stands ? "truco-wrong" : "truco-right" }, `${one.stands ? "↻" : "✓"} ${one.state}`)] : [])),
    make("p", { class: "truco-quiet" }, one.where),
    ...(one.clauses.length ? [make("p", { class: "truco-progress-cites" }, ...one.clauses.map(clauseLink))] : []),
    ...practiseLink(one.practise, strings.practise, one.where))))];
}
