// A worked example: the steps of one ruling, one at a time. Stepping needs no kernel.
// Shows the `view` of tutor/lessons/worked.py; every word shown comes from it.

import { cardElement, setCardState } from "./cards.js";
import { make, ownKeys, show, write } from "./elements.js";
import { feedbackPanel } from "./feedback.js";

function render({ model, el }) {
  const view = model.get("view");
  const { lang, strings, cards, lines } = view;
  let shown = 0;

  const prompt = make("p", { class: "truco-prompt" }, view.prompt);
  const hand = make("div", { class: "truco-hand", role: "group", "aria-label": strings.cards }, ...cards.map((code) => cardElement(code, { lang })));
  const count = make("p", { class: "truco-quiet" });
  const told = make("p", { class: "truco-sentence" });
  const status = make("div", { class: "truco-said", role: "status" }, count, told);
  const step = make("button", { class: "truco-press truco-primary", type: "button" }, strings.next_step);
  const all = make("button", { class: "truco-press", type: "button" }, strings.all_steps);
  const again = make("button", { class: "truco-press", type: "button" }, strings.again);
  const actions = make("div", { class: "truco-actions" }, step, all, again);
  const panel = feedbackPanel({ light });
  const [why, sheet] = panel.elements;
  const board = make("div", { class: "truco-board" }, prompt, hand);
  const side = make("div", { class: "truco-side" }, actions, status, why);
  const root = make("section", { class: "truco-exercise truco-example", lang }, make("div", { class: "truco-columns" }, board, side), sheet);

  /** Light the cards of a line; with none, those of the step just told, and at the end those that count. */
  function light(wanted) {
    const done = shown === lines.length;
    const lit = wanted ?? (done ? view.lit : shown > 0 ? lines[shown - 1].cards : null);
    for (const card of hand.children) {
      const on = lit?.includes(card.dataset.code);
      const note = done ? (view.lit.includes(card.dataset.code) ? strings.counts : strings.left_out) : "";
      setCardState(card, { lang, state: lit === null ? "normal" : on ? "lit" : "dimmed", note });
    }
  }

  function goTo(number) {
    shown = number;
    const done = shown === lines.length;
    write(count, shown === 0 ? "" : strings.step.replace("{n}", shown).replace("{total}", lines.length));
    write(told, shown === 0 ? "" : done ? `${lines[shown - 1].text} ${view.sentence}` : lines[shown - 1].text);
    const feedback = shown === 0 ? null : {
      yours: "", right: done ? view.value : "", lines: lines.slice(0, shown), your_lines: [], outline: [],
      clauses: done ? view.clauses : [], readings: done ? view.readings : [],
    };
    panel.update({ feedback, strings, lang, turn: shown });
    show(step, !done);
    show(all, !done);
    show(again, done);
    light(null);
  }

  /** Go to a step by a button that this step may take away: the focus then moves to the one in its place. */
  const by = (button, number, heir) => button.addEventListener("click", () => {
    goTo(number());
    if (button.hidden) heir.focus();
  });
  by(step, () => shown + 1, again);
  by(all, () => lines.length, again);
  by(again, () => 0, step);
  ownKeys(root);
  goTo(0);
  el.append(root);
}

export default { render };
