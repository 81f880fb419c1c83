// The ruling in full: what would change it, the other rulebooks, the steps, what is our reading, the clauses.

import { cardTag } from "./cards.js";
import { fillWhenChanged, make, show } from "./elements.js";
import { citeLinks, feedbackPanel } from "./feedback.js";

export function rulingPart() {
  const changes = make("div", { class: "truco-desk-changes" });
  const steps = make("details", { class: "truco-steps" });
  const readings = make("ul", { class: "truco-readings" });
  const books = make("div", { class: "truco-desk-books" });
  const panel = feedbackPanel({ light() {} }); // the clauses and their sheet
  const [clauses, sheet] = panel.elements;
  const instead = make("div", { class: "truco-desk-changes" });
  const element = make("div", { class: "truco-desk-why" }, clauses, instead, steps, changes, books, readings);

  function update({ ruling, deck, lang, strings, turn }) {
    show(element, Boolean(ruling) && !ruling.refused);
    const told = ruling ?? { steps: [], readings: [], changes: [], columns: [], clauses: [], note: "", instead: "" };
    fillWhenChanged(instead, [told.instead, lang], () => (told.instead ? [make("h2", {}, strings.instead), make("p", {}, told.instead)] : []));
    show(instead, Boolean(told.instead));
    show(steps, told.steps.length > 0);
    fillWhenChanged(changes, [told.changes, lang], () => (told.changes.length ? [make("h2", {}, strings.changes), make("ul", {}, ...told.changes.map((line) => make("li", {}, line)))] : []));
    fillWhenChanged(books, [told.columns, told.note, lang], () => (told.columns.length ? [bookTable(told.columns, strings), ...(told.note ? [make("p", { class: "truco-quiet" }, told.note)] : [])] : []));
    fillWhenChanged(readings, [told.readings, lang], () => told.readings.map(({ mark, question, lines }) => make("li", { class: "truco-reading" },
      make("p", {}, make("span", { class: "truco-mark" }, mark), ` ${question}`), ...lines.map((line) => make("p", {}, line)))));
    show(readings, told.readings.length > 0);
    const open = steps.open;
    fillWhenChanged(steps, [told.steps, deck, lang], () => [make("summary", {}, strings.steps), make("ol", { class: "truco-outline" }, ...told.steps.map((step) => stepItem(step, { deck, lang })))]);
    steps.open = open;
    const feedback = ruling && { yours: "", right: "", lines: [], your_lines: [], readings: [], outline: [], clauses: told.clauses };
    panel.update({ feedback, strings, lang, turn });
  }
  return { elements: [element, sheet], update };
}

function stepItem({ text, depth, cards, cites, mark }, { deck, lang }) {
  const item = make("li", {}, make("span", { class: "truco-desk-tags" }, ...cards.map((code) => cardTag(code, { lang, deck: deck || "spanish" }))), `${text} `,
    ...(cites ? [make("span", { class: "truco-desk-cites" }, ...citeLinks(cites.split(", ")), " ")] : []), ...(mark ? [make("span", { class: "truco-mark" }, mark)] : []));
  item.style.setProperty("--truco-depth", Math.min(depth, 4));
  return item;
}

function bookTable(columns, strings) {
  return make("table", { class: "truco-desk-table" }, make("caption", {}, strings.books), make("tbody", {}, ...columns.map(({ name, house, cell, state, differs, here }) =>
    make("tr", { "data-state": state, class: here ? "truco-here" : null },
      make("th", { scope: "row" }, name, ...(here ? [make("span", { class: "truco-quiet" }, [strings.here, house].filter(Boolean).join(", "))] : [])),
      make("td", {}, cell, ...(differs ? [" ", make("span", { class: "truco-desk-differs" }, `≠ ${strings.differs}`)] : []))))));
}
