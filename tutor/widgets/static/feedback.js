// Why it was right or wrong: the learner's sum beside the rule's, the steps, the clauses, what is our reading.

import { cardTag } from "./cards.js";
import { fillWhenChanged, make, show, write } from "./elements.js";
import { rulesAddress } from "./fragment.js";

/**
 * The part of the exercise that explains. `light(cards)` lights cards on the table, `light(null)` as they were. The clauses
 * stand below, or, `byLine`, each at the lines that rest on it.
 */
export function feedbackPanel({ light, byLine = false }) {
  const sums = make("div", { class: "truco-sums" });
  const readings = make("ul", { class: "truco-readings" });
  const clauses = make("ul", { class: "truco-clauses" });
  const steps = make("summary");
  const outline = make("ol", { class: "truco-outline" });
  const details = make("details", { class: "truco-steps" }, steps, outline);
  const sheet = clauseSheet();
  const report = make("button", { class: "truco-press truco-report", type: "button" });
  const body = make("div", { class: "truco-why", hidden: true }, sums, readings, clauses, details, report);
  let told = "", copied = "";
  report.addEventListener("click", async () => {
    await navigator.clipboard?.writeText(told);
    write(report, copied);
  });

  function update({ feedback, strings, lang, deck, turn, form = "number" }) {
    show(body, Boolean(feedback));
    if (!feedback) {
      details.open = false;
      sheet.close();
      return;
    }
    const how = { lang, deck, light, word: strings.total, cite: (id) => lineChip(feedback.clauses.find((clause) => clause.id === id), id, strings) }, total = (answer) => (form === "number" ? answer : ""); // words are no sum
    fillWhenChanged(sums, [turn, feedback.your_lines, feedback.lines, lang, deck], () => [
      ...(feedback.your_lines.length ? [sumTable(strings.yours, feedback.your_lines, total(feedback.yours), "yours", how)] : []),
      ...(feedback.lines.length ? [sumTable(strings.rule, feedback.lines, total(feedback.right), "rule", how)] : []),
    ]);
    fillWhenChanged(readings, [feedback.readings, strings.reading], () => feedback.readings.map((reading) => readingItem(reading, strings)));
    show(readings, feedback.readings.length > 0);
    clauses.setAttribute("aria-label", strings.clauses);
    show(clauses, !byLine);
    fillWhenChanged(clauses, [feedback.clauses, lang], () => feedback.clauses.map((clause) => make("li", {}, chipOf(clause, strings, "truco-chip"))));
    const saying = feedback.report ?? "";
    if (told !== saying) write(report, strings.report);
    [told, copied] = [saying, strings.copied];
    show(report, told !== "");
    write(steps, strings.steps);
    fillWhenChanged(outline, feedback.outline, () => feedback.outline.map((step) => {
      const item = make("li", {}, step.text);
      item.style.setProperty("--truco-depth", Math.min(step.depth, 6));
      return item;
    }));
    show(details, feedback.outline.length > 0);
  }

  function chipOf(clause, strings, kind) {
    const chip = make("button", { class: kind, type: "button", "aria-haspopup": "dialog" }, `§ ${clause.id}`);
    chip.addEventListener("click", (event) => {
      event.stopPropagation(); // the line it stands in is not meant
      sheet.open(clause, strings, chip);
    });
    return chip;
  }

  /** What a line rests on: a clause opens its sheet, a reading its place in the rules. */
  function lineChip(clause, id, strings) {
    return clause ? chipOf(clause, strings, "truco-line-cite") : make("span", {}, ...citeLinks([id]));
  }
  return { elements: [body, sheet.element], update };
}

/** A sum, line by line; without a total it is still open. */
function sumTable(title, rows, total, kind, { lang, deck, light, word, cite }) {
  let pinned = null;
  const body = make("tbody");
  for (const row of rows) {
    const button = make("button", { type: "button", class: "truco-line", "aria-pressed": "false" }, row.text);
    const head = make("th", { scope: "row" }, button, ...(row.cites?.length ? [make("span", { class: "truco-line-cites" }, ...row.cites.map(cite))] : []));
    if (row.depth) head.style.setProperty("--truco-depth", Math.min(row.depth, 4));
    const tr = make("tr", {}, head,
      make("td", { class: "truco-line-cards" }, ...row.cards.map((code) => cardTag(code, { lang, deck }))),
      make("td", { class: "truco-line-value" }, row.value));
    const mark = () => {
      for (const other of body.children) other.classList.toggle("truco-lit", other === tr);
      light(row.cards);
    };
    const unmark = () => {
      tr.classList.remove("truco-lit");
      if (pinned) pinned();
      else light(null);
    };
    tr.addEventListener("pointerenter", mark);
    tr.addEventListener("pointerleave", unmark);
    button.addEventListener("focus", mark);
    button.addEventListener("blur", unmark);
    tr.addEventListener("click", () => {
      const pin = button.getAttribute("aria-pressed") !== "true";
      for (const other of body.querySelectorAll(".truco-line")) other.setAttribute("aria-pressed", String(pin && other === button));
      pinned = pin ? mark : null;
      mark();
    });
    body.append(tr);
  }
  const foot = total === "" ? [] : [make("tfoot", {}, make("tr", {},
    make("th", { scope: "row", colspan: "2" }, `${kind === "rule" ? "✓" : "✗"} ${word}`), make("td", { class: "truco-line-value" }, total)))];
  return make("table", { class: `truco-sum truco-sum-${kind}` }, make("caption", {}, title), body, ...foot);
}

/** "§ id" of clauses and readings, each a link to the page of the rules where there is one; what is shown here stays open. */
export const citeLinks = (ids) => ids.flatMap((id) => {
  const address = rulesAddress(id), said = `§\u00a0${id}`;
  return [" ", address ? make("a", { class: "truco-cite", href: address, target: "_blank", rel: "noopener" }, said) : make("span", { class: "truco-cite" }, said)];
});

function readingItem(reading, strings) {
  return make("li", { class: "truco-reading" }, make("span", { class: "truco-mark" }, strings.reading), ` ${reading.text}`, ...citeLinks([reading.id]));
}

function clauseSheet() {
  const title = make("h2", { class: "truco-sheet-title" });
  const text = make("p", { class: "truco-sheet-text" });
  const source = make("p", { class: "truco-quiet" });
  const readings = make("ul", { class: "truco-readings" });
  const close = make("button", { class: "truco-press", type: "button" });
  const more = make("a", { class: "truco-sheet-more", target: "_blank", rel: "noopener" }); // what is being answered here stays open
  const element = make("dialog", { class: "truco-sheet" }, make("div", { class: "truco-sheet-body" }, title, text, source, readings, more, close));
  let opener = null;
  close.addEventListener("click", () => element.close());
  element.addEventListener("click", (event) => { if (event.target === element) element.close(); });
  element.addEventListener("close", () => opener?.focus());
  return {
    element,
    open(clause, strings, chip) {
      opener = chip;
      write(title, `§ ${clause.id}`);
      write(text, clause.text);
      write(source, `${clause.document}, ${strings.line} ${clause.line}`);
      readings.replaceChildren(...clause.readings.map((reading) => readingItem(reading, strings)));
      show(readings, clause.readings.length > 0);
      const address = rulesAddress(clause.id);
      if (address) more.href = address;
      write(more, strings.open_rules);
      show(more, Boolean(address));
      write(close, strings.close);
      element.setAttribute("aria-label", title.textContent);
      element.showModal();
      close.focus();
    },
    close() { if (element.open) { opener = null; element.close(); } },
  };
}
