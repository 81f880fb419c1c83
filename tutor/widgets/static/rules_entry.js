// One clause or one reading, whole: where it stands, what it leaves open, the positions, an example with its ruling.

import { cardElement } from "./cards.js";
import { make } from "./elements.js";
import { fragmentFor } from "./rules_address.js";
import { deckShown } from "./settings.js";

/** A link to another entry of the page; who listens to clicks on `[data-open]` opens it in place. */
export const entryLink = (id, attributes, ...children) => make("a", { href: `#${fragmentFor({ open: id })}`, "data-open": id, ...attributes }, ...children);

const heading = (text) => make("h3", { class: "truco-rules-head" }, text);

/** The parts of an entry, below its title. */
export function entryParts(item, book) {
  return item.what === "clause" ? clauseParts(item, book) : readingParts(item, book);
}

function clauseParts(clause, book) {
  const { words, view } = book, example = view.examples[view.shown[clause.id]];
  return [
    make("p", { class: "truco-rules-text" }, clause.text),
    facts([`${book.bookName(clause.rules[0])}, ${book.lineOf(clause)}`, book.topicName(clause.topic), view.kinds[clause.kind]]),
    make("p", { class: "truco-quiet" }, clause.enforced ? words.enforced : words.untouched),
    ...(example ? [heading(words.example), exampleBox(example, book)] : []),
    ...(clause.readings.length ? [heading(words.touches), make("ul", { class: "truco-readings" }, ...clause.readings.map((reading) => readingCard(reading, book)))] : []),
    entryTopic(clause, book),
  ];
}

const facts = (texts) => make("p", { class: "truco-rules-facts" }, texts.join(" · "));

/** Of the same topic in the three rulebooks: a link that changes the list. */
const entryTopic = ({ topic }, book) => make("p", {}, make("a", { class: "truco-rules-more", href: `#${fragmentFor({ open: "", q: "", rules: "", topic, side: true })}`, "data-topic": topic }, book.fill("compare-books", book.topicName(topic))));

function readingCard(reading, book) {
  const { words } = book;
  return make("li", { class: "truco-reading" },
    make("p", {}, make("span", { class: "truco-mark" }, words.ours), ` ${reading.text}`),
    followed(reading, words),
    make("details", { class: "truco-steps" }, make("summary", {}, words.more),
      make("div", { class: "truco-rules-positions" }, ...whyAndOthers(reading, words), make("p", {}, switchLine(reading, book)),
        ...(reading.option ? values(reading, book) : []), entryLink(reading.id, { class: "truco-rules-more" }, book.fill("own-entry", reading.id)))));
}

const switchLine = ({ option }, { words, fill }) => (option ? fill("switch", option) : words["no-switch"]);

const followed = (reading, words) => make("p", {}, make("b", {}, `✓ ${words.follow}: `), reading.positions.find(({ key }) => key === reading.chosen).text);

function whyAndOthers(reading, words) {
  const others = reading.positions.filter(({ key }) => key !== reading.chosen);
  return [
    make("p", {}, make("b", {}, `${words.why}: `), reading.why),
    ...(others.length ? [make("p", {}, `${words.others}:`), make("ul", { class: "truco-rules-others" }, ...others.map(({ text }) => make("li", {}, text)))] : []),
  ];
}

function readingParts(reading, book) {
  const { words, view } = book, option = reading.option ? view.options[reading.option] : null;
  const example = view.examples[view.shown[reading.id]];
  const forks = reading.rules.map((rules) => reading.option && view.forks[`${rules} ${reading.option}`]).filter(Boolean);
  return [
    make("p", { class: "truco-rules-text" }, reading.text),
    make("p", { class: "truco-rules-facts" }, make("span", { class: "truco-mark" }, words.ours), [view.reading_kinds[reading.kind], book.topicName(reading.topic), ...reading.rules.map(book.bookName)].join(" · ")),
    make("div", { class: "truco-reading" }, followed(reading, words), ...whyAndOthers(reading, words)),
    ...(option ? [heading(book.fill("switch", reading.option)), make("p", {}, option.text), ...values(reading, book)] : [make("p", { class: "truco-quiet" }, words["no-switch"])]),
    ...forks.flatMap((fork) => [heading(words.changes), forkBox(fork, book)]),
    ...(example && !forks.length ? [heading(words.example), exampleBox(example, book)] : []),
    ...linked(words.about, reading.about, book), ...linked(words.see, reading.see, book),
    entryTopic(reading, book),
  ];
}

/** The values a rulebook takes; those that are positions of this reading are said in words. */
function values(reading, book) {
  const option = book.view.options[reading.option];
  return reading.rules.filter((rules) => option.values[rules]).map((rules) => {
    const [taken, usual] = option.values[rules];
    return make("div", {}, make("p", { class: "truco-quiet" }, `${book.bookName(rules)}. ${book.words.values}:`), make("ul", { class: "truco-rules-values" }, ...taken.map((value) => {
      const position = reading.positions.find(({ key }) => key === value);
      return make("li", {}, make("code", {}, value), value === usual ? ` (${book.words.usual})` : "", position ? `: ${position.text}` : "");
    })));
  });
}

function linked(title, ids, book) {
  if (!ids.length) return [];
  return [heading(title), make("ul", { class: "truco-rules-linked" }, ...ids.map((id) => make("li", {}, entryLink(id, { class: "truco-rules-row" },
    make("span", { class: "truco-rules-id" }, `§ ${id}`), make("span", {}, book.get(id)?.text ?? "")))))];
}

/** What an example asks: in words, and its cards on felt. */
export function asked({ asked: question, cards, deck }, { lang }) {
  return [
    ...(question ? [make("p", { class: "truco-rules-asked" }, question)] : []),
    ...(cards.length ? [make("div", { class: "truco-rules-cards" }, ...cards.map(([whose, codes]) => make("div", { class: "truco-rules-hand", role: "group", "aria-label": whose || null },
      ...(whose ? [make("span", { class: "truco-quiet" }, whose)] : []), ...codes.map((code) => cardElement(code, { lang, deck: deckShown(deck) })))))] : []),
  ];
}

function exampleBox(example, book) {
  const steps = example.steps.map(([text, depth, cites, readings]) => {
    const item = make("li", {}, text, ...[...cites, ...readings].flatMap((id) => [" ", entryLink(id, { class: "truco-rules-cite" }, `§ ${id}`)]));
    item.style.setProperty("--truco-depth", Math.min(depth - 1, 6));
    return item;
  });
  return make("div", { class: "truco-rules-example" }, ...asked(example, book), make("p", { class: "truco-rules-ruled" }, example.sentence),
    ...(steps.length ? [make("details", { class: "truco-steps" }, make("summary", {}, book.words.steps), make("ol", { class: "truco-outline" }, ...steps))] : []));
}

function forkBox(fork, book) {
  return make("div", { class: "truco-rules-example" }, ...asked(fork, book),
    make("dl", { class: "truco-rules-fork" }, ...fork.ruled.flatMap(([value, text]) => [make("dt", {}, make("code", {}, value)), make("dd", {}, text)])));
}
