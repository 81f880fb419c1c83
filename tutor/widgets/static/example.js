// A worked example: the steps of one ruling, one at a time. Stepping needs no kernel.
// Shows the `view` of tutor/lessons/worked.py; every word shown comes from it.

import { setCardState } from "./cards.js";
import { fillWhenChanged, make, ownKeys, show, write } from "./elements.js";
import { feedbackPanel } from "./feedback.js";
import { deckShown, speech } from "./settings.js";
import { keptStep } from "./step.js";
import { tableRows } from "./table_rows.js";

function render({ model, el }) {
  const place = keptStep(`example ${model.get("view").part}`), { length } = model.get("view").lines;
  let shown = Number.isInteger(place.step) ? Math.min(Math.max(place.step, 0), length) : 0;

  const prompt = make("p", { class: "truco-prompt" });
  const facts = make("ul", { class: "truco-facts", hidden: true });
  const hand = make("div", { class: "truco-hand", role: "group" });
  const count = make("p", { class: "truco-quiet" });
  const told = make("p", { class: "truco-sentence" });
  const status = make("div", { class: "truco-said", role: "status" }, count, told);
  const step = make("button", { class: "truco-press truco-primary", type: "button" });
  const all = make("button", { class: "truco-press", type: "button" });
  const again = make("button", { class: "truco-press", type: "button" });
  const actions = make("div", { class: "truco-actions" }, step, all, again);
  const panel = feedbackPanel({ light, byLine: true });
  const [why, sheet] = panel.elements;
  const board = make("div", { class: "truco-board" }, prompt, facts, hand);
  const side = make("div", { class: "truco-side" }, actions, status, why);
  const root = make("section", { class: "truco-exercise truco-example" }, make("div", { class: "truco-columns" }, board, side), sheet);

  /** Light the cards of a line; with none, those of the step just told, and at the end those that count. */
  function light(wanted) {
    const { lang, strings, lines, lit: counting } = model.get("view"), done = shown === lines.length, counts = done && counting.length > 0;
    const lit = wanted ?? (counts ? counting : shown > 0 && !done ? lines[shown - 1].cards : []);
    for (const card of hand.querySelectorAll(".truco-card")) {
      const { code } = card.dataset, note = counts ? (counting.includes(code) ? strings.counts : strings.left_out) : "";
      if (card.dataset.state !== "face-down") setCardState(card, { lang, state: !lit.length ? "normal" : lit.includes(code) ? "lit" : "dimmed", note });
    }
  }

  /** Draw the picture in its language and its deck, at the step that is shown. */
  function update() {
    const view = model.get("view"), { lang, strings } = view, deck = deckShown(view.deck);
    root.lang = lang;
    write(prompt, view.prompt);
    fillWhenChanged(facts, view.facts, () => view.facts.map((text) => make("li", {}, text)));
    show(facts, view.facts.length > 0);
    hand.setAttribute("aria-label", strings.cards);
    hand.replaceChildren(...tableRows(view, deck));
    hand.toggleAttribute("data-crowded", view.cards.length > 5);
    show(hand, view.cards.length > 0);
    write(step, strings.next_step);
    write(all, strings.all_steps);
    write(again, strings.again);
    goTo(shown);
  }

  function goTo(number) {
    const view = model.get("view"), { lang, strings, lines } = view;
    shown = number;
    const done = shown === lines.length;
    write(count, shown === 0 ? "" : strings.step.replace("{n}", shown).replace("{total}", lines.length));
    write(told, shown === 0 ? "" : done && view.sentence ? `${lines[shown - 1].text} ${view.sentence}` : lines[shown - 1].text);
    const feedback = shown === 0 ? null : {
      yours: "", right: done ? view.value : "", lines: lines.slice(0, shown), your_lines: [], outline: [],
      clauses: view.clauses, readings: done ? view.readings : [],
    };
    panel.update({ feedback, strings, lang, deck: deckShown(view.deck), turn: shown });
    show(step, !done);
    show(all, !done);
    show(again, done);
    light(null);
  }

  /** Go to a step by a button that this step may take away: the focus then moves to the one in its place. */
  const by = (button, number, heir) => button.addEventListener("click", () => {
    goTo(number());
    place.keep(shown);
    if (button.hidden) heir.focus();
  });
  by(step, () => shown + 1, again);
  by(all, () => model.get("view").lines.length, again);
  by(again, () => 0, step);
  ownKeys(root);
  update();
  model.on("change:view", update);
  const silence = speech(model, root, update);
  el.append(root);
  return () => {
    model.off("change:view", update);
    silence();
  };
}

export default { render };
