// The rows that Python sends, as things with names: clauses, readings and what belongs to each.

import { searcher } from "./rules_search.js";

/** `view` is that of tutor/lessons/reference.py. */
export function bookOf(view) {
  const { lang, words } = view, pt = lang !== "en";
  const names = new Map(view.books.map(([id, short, name]) => [id, { short, name }]));
  const topics = new Map(view.topics);
  const clauses = view.clauses.map(([id, line, end, kind, topic, textPt, textEn, enforced]) => ({
    id, line, end, kind, topic, enforced: Boolean(enforced), rules: [id.split("/")[0]], what: "clause", readings: [],
    text: pt ? textPt : textEn, texts: [textPt, textEn],
  }));
  const byId = new Map(clauses.map((clause) => [clause.id, clause]));
  const readings = view.readings.map(([id, rules, kind, topic, about, see, questionPt, questionEn, positions, chosen, whyPt, whyEn, option]) => ({
    id, rules, kind, topic, about, see, chosen, option, what: "reading",
    text: pt ? questionPt : questionEn, why: pt ? whyPt : whyEn,
    positions: positions.map(([key, keyPt, keyEn]) => ({ key, text: pt ? keyPt : keyEn })),
    texts: [[questionPt, ...positions.map((p) => p[1]), whyPt].join(" "), [questionEn, ...positions.map((p) => p[2]), whyEn].join(" ")],
  }));
  for (const reading of readings) {
    byId.set(reading.id, reading);
    for (const id of reading.about) byId.get(id).readings.push(reading);
  }
  const entry = (item) => ({
    item, texts: item.texts, bonus: item.what === "clause" && !item.enforced ? view.matching.shown_only : 0,
    names: item.what === "clause" ? [item.id, item.topic] : [item.id, item.topic, item.option ?? "", ...item.rules],
  });
  const byFolded = new Map([...byId.keys()].map((id) => [id.toLowerCase(), byId.get(id)]));
  return {
    lang, words, view, clauses, readings, topics,
    books: [...names].map(([id, name]) => ({ id, ...name })),
    get: (id) => byId.get(id) ?? byFolded.get(String(id).toLowerCase()) ?? null,
    clauseSearch: searcher(view.matching, clauses.map(entry)),
    readingSearch: searcher(view.matching, readings.map(entry)),
    topicName: (topic) => topics.get(topic) ?? topic,
    bookName: (rules) => names.get(rules).name,
    lineOf: ({ line, end }) => (line === end ? words["line-one"].replace("{n}", line) : words["line-many"].replace("{n}", line).replace("{m}", end)),
    count: (kind, n) => (n === 1 ? words[`${kind}-one`] : words[`${kind}-many`].replace("{n}", n)),
    fill: (word, said) => words[word].replace("{words}", said),
  };
}
