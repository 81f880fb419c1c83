// One exercise: draws the `view` that Python writes, sends intents back, decides nothing.
// The shape of `view` stands in tutor/widgets/contract.py; every word shown comes from it.

import { cardName, setCardState } from "./cards.js";
import { fillWhenChanged, make, ownKeys, show, write } from "./elements.js";
import { choicePanel } from "./choices.js";
import { citeLinks, feedbackPanel } from "./feedback.js";
import { fragmentOf, ownPage } from "./fragment.js";
import { lostAlert } from "./lost.js";
import { oddsPicture } from "./odds.js";
import { placementMap } from "./placement.js";
import { sentOnce } from "./once.js";
import { keptStep } from "./step.js";
import { logTalk } from "./progress_log.js";
import { deckShown, speech } from "./settings.js";
import { stopwatch } from "./stopwatch.js";
import { tableRows } from "./table_rows.js";

let exercises = 0; // of a page: their radio buttons are groups apart, and ids are not shared

/** An answer; the steps of a long one stand one under the other. */
const answerText = (text) => make("b", { class: text.includes("\n") ? "truco-steps-told" : null }, text.trim());

const enterButton = (type) =>
  make("button", { class: "truco-press truco-primary", type }, make("span"), make("span", { class: "truco-key", "aria-hidden": "true" }, "⏎"));

function render({ model, el }) {
  const view = () => model.get("view");
  const number = (exercises += 1);
  let shownTurn = null, actedTurn = null, timer = null, late = null;

  const pulse = lostAlert(model), lost = pulse.element;
  const trouble = make("p", { class: "truco-quiet truco-trouble", role: "status", hidden: true });
  const rulebooks = make("div", { class: "truco-segments", role: "radiogroup" });
  const progress = make("div", { class: "truco-dots", role: "img" });
  const skillText = make("span", { class: "truco-label" }), skills = make("select");
  const skillChoice = make("label", { class: "truco-skill", hidden: true }, skillText, skills);
  const where = make("p", { class: "truco-where", hidden: true });
  const prompt = make("p", { class: "truco-prompt" });
  const facts = make("ul", { class: "truco-facts", hidden: true });
  const hand = make("div", { class: "truco-hand", role: "group" });
  const labelText = make("span", { class: "truco-label" });
  // Who listens and lands in the field is told the question and the cards with it.
  const spoken = make("span", { id: `truco-asked-${number}`, hidden: true });
  const input = make("input", { class: "truco-input", type: "text", "aria-describedby": spoken.id, inputmode: "numeric", autocomplete: "off", enterkeyhint: "done", maxlength: "60" });
  const answer = enterButton("submit");
  const typed = make("label", {}, labelText, input);
  const choices = choicePanel({ choose: (text) => answered(text) });
  const givenText = make("p", { class: "truco-label" }), given = make("ol", { class: "truco-given-steps" }), givenPart = make("div", { class: "truco-given", hidden: true }, givenText, given);
  const form = make("form", { class: "truco-answer", novalidate: true }, typed, choices.element, answer, spoken);
  const hint = make("button", { class: "truco-press truco-hint", type: "button" }), hints = make("ol", { class: "truco-hints", role: "status" });
  const verdict = make("p", { class: "truco-verdict" });
  const said = [make("p", { class: "truco-diagnosis" }), make("p", { class: "truco-sentence" }), make("p", { class: "truco-message" })];
  const finish = make("div", { class: "truco-finish", hidden: true });
  const status = make("div", { class: "truco-said", role: "status" }, verdict, ...said, finish);
  const retry = enterButton("button"), next = enterButton("button"), review = make("button", { class: "truco-press", type: "button" });
  const actions = make("div", { class: "truco-actions" }, retry, next, review);
  const panel = feedbackPanel({ light }), odds = oddsPicture();
  const map = placementMap();
  const [why, sheet] = panel.elements;
  why.querySelector(".truco-steps").before(odds.element);
  const head = make("div", { class: "truco-head" }, rulebooks, skillChoice, progress);
  const board = make("div", { class: "truco-board" }, where, prompt, facts, hand);
  const side = make("div", { class: "truco-side" }, givenPart, form, hint, hints, status, actions, why);
  const columns = make("div", { class: "truco-columns" }, board, side);
  const root = make("section", { class: "truco-exercise" }, lost, trouble, head, columns, map.element, sheet);

  const talk = view().log ? logTalk(model, { inBrowser: view().log === "browser" }) : null; // first: whose log it is
  const place = view().fragment ? null : keptStep(`exercise ${view().part}`); // on a page of its own the address says it
  let reopening = Boolean(place?.step) && place.step !== view().step;
  // On a page of its own, under a keyboard, one may type at once. A phone would only hide half the page.
  let focusDue = Boolean(view().fragment) && ownPage() && matchMedia("(hover: hover) and (pointer: fine)").matches;
  if (reopening) restore(String(place.step));
  const fragment = fragmentOf({ first: view().fragment, restore });
  const clock = stopwatch(), sent = sentOnce(`answer ${view().part}`);
  const laid = new ResizeObserver(takeFocus);
  const silence = speech(model, root, update);

  function send(act, more = {}) {
    clearTimeout(timer);
    model.send({ act, turn: view().turn, ...more });
    pulse.expect();
  }

  /** Ask for the question of a link. Until it is open nothing can be chosen here: the link would overtake it. */
  function restore(hash) {
    focusDue ||= root.contains(document.activeElement);
    wait(true);
    model.send({ act: "restore", hash });
  }

  function wait(waiting) {
    root.toggleAttribute("data-waiting", waiting);
    for (const part of [head, columns]) part.inert = waiting;
  }

  function light(cards) {
    const { feedback, lang, strings } = view();
    const lit = cards ?? feedback?.lit;
    for (const card of hand.querySelectorAll(".truco-card")) {
      const counts = lit?.includes(card.dataset.code);
      setCardState(card, feedback && lit.length ? { lang, state: counts ? "lit" : "dimmed", note: counts ? strings.counts : strings.left_out } : { lang });
    }
  }

  function update() {
    const now = view(), { strings, status: state, feedback } = now, deck = deckShown(now.deck), asking = state === "asking";
    root.lang = now.lang;
    root.dataset.status = state;
    root.dataset.question = now.question;
    write(trouble, now.trouble);
    show(trouble, now.trouble !== "");
    drawHead(now);
    write(where, now.where);
    show(where, now.where !== "");
    write(prompt, now.prompt);
    write(spoken, [now.where, now.prompt, ...now.facts, ...now.given.map(({ text }) => text), now.cards.map((code) => cardName(code, now.lang, deck)).join(", ")].filter(Boolean).join(" "));
    fillWhenChanged(facts, now.facts, () => now.facts.map((text) => make("li", {}, text)));
    show(facts, now.facts.length > 0);
    hand.setAttribute("aria-label", strings.cards);
    fillWhenChanged(hand, [now.cards, now.rows, deck], () => tableRows(now, deck));
    hand.toggleAttribute("data-crowded", now.cards.length > 5);
    show(hand, now.cards.length > 0);
    show(board, now.cards.length > 0 || now.prompt !== "");
    panel.update({ ...now, deck });
    odds.update(feedback?.odds);
    light(null);
    write(labelText, strings.your_answer);
    write(answer.firstChild, strings.answer);
    show(form, asking);
    show(typed, now.form === "number");
    show(answer, now.form !== "one");
    choices.update({ ...now, deck }, now.turn !== shownTurn && now.status === "asking" && now.answer === "");
    write(givenText, strings.given);
    fillWhenChanged(given, now.given, () => now.given.map(({ text, cites }) => make("li", {}, text, ...citeLinks(cites))));
    show(givenPart, asking && now.given.length > 0);
    write(hint, now.hint);
    show(hint, asking && now.hint !== "");
    fillWhenChanged(hints, now.hints, () => now.hints.map((text) => make("li", {}, text)));
    show(hints, now.hints.length > 0 && state !== "done");
    sayVerdict(now);
    sayLate(now);
    drawFinish(now.finish);
    map.update(now.map);
    write(retry.firstChild, strings.retry);
    write(next.firstChild, now.onward);
    show(retry, state === "wrong");
    show(next, now.onward !== "");
    write(review, now.review);
    show(review, now.review !== "");
    show(actions, now.onward !== "");
    next.classList.toggle("truco-primary", !asking && state !== "wrong");
    retry.classList.toggle("truco-primary", state === "wrong");
    const opened = shownTurn !== null && (now.turn !== shownTurn || now.message !== ""); // or it could not be
    fragment.write(now.fragment, opened);
    if (opened) reopening = false;
    if (!reopening) place?.keep(now.step);
    wait(fragment.waiting() || reopening);
    if (feedback) sent.arrived();
    clock.see(now, actedTurn !== null || now.fragment !== "");
    if (now.turn !== shownTurn) turnTo(now);
    takeFocus();
  }

  function drawHead({ rulebooks: books, rules, progress: done, strings, skill, skills: known }) {
    write(skillText, strings.skill);
    show(skillChoice, known.length > 1);
    fillWhenChanged(skills, known, () => known.map(({ id, name }) => make("option", { value: id }, name)));
    skills.value = skill;
    rulebooks.setAttribute("aria-label", strings.rulebook);
    show(rulebooks, books.length > 1);
    fillWhenChanged(rulebooks, books, () => {
      const name = `truco-rules-${number}`;
      return books.map((book) => make("label", {}, make("input", { type: "radio", name, value: book.id }), make("span", {}, book.name)));
    });
    for (const radio of rulebooks.querySelectorAll("input")) radio.checked = radio.value === rules;
    progress.setAttribute("aria-label", done.label);
    show(progress, done.total > 0);
    fillWhenChanged(progress, [done.done, done.total], () => Array.from({ length: Math.min(done.total, 20) }, (_, i) => make("span", { class: i < done.done ? "truco-done" : null })));
    show(head, books.length > 1 || known.length > 1 || done.total > 0);
  }

  function sayVerdict({ status: state, feedback, message, strings }) {
    const right = state === "right";
    fillWhenChanged(verdict, feedback && [state, feedback.yours, feedback.right, strings.right], () => !feedback ? []
      : right ? [make("span", { class: "truco-right" }, `✓ ${strings.right}: `, answerText(feedback.right))]
        : [make("span", { class: "truco-wrong" }, `✗ ${strings.wrong}: `, answerText(feedback.yours)), " ",
          make("span", { class: "truco-right" }, `✓ ${strings.rule}: `, answerText(feedback.right))]);
    const texts = [feedback?.diagnosis, feedback?.sentence, message].map((text) => text ?? "");
    said.forEach((element, i) => {
      write(element, texts[i]);
      show(element, texts[i] !== "");
    });
    show(verdict, Boolean(feedback));
    input.setAttribute("aria-invalid", String(state === "asking" && message !== ""));
  }

  /** What is said when the time of a test is over, though nobody does anything; not over what an answer was told. */
  function sayLate({ late: offer, message }) {
    clearTimeout(late);
    if (!offer.said || message) return;
    const [, , words] = said;
    late = setTimeout(() => { show(words, true); write(words, offer.said); }, offer.after);
  }

  function drawFinish(end) {
    show(finish, Boolean(end)); // shown before it is filled, or a live region stays silent
    fillWhenChanged(finish, end, () => (!end ? [] : [
      make("p", { class: "truco-prompt" }, end.title), make("p", {}, end.lead),
      ...(end.lines.length ? [make("ul", {}, ...end.lines.map((text) => make("li", {}, text)))] : []), make("p", {}, end.next),
    ]));
  }

  /** A new turn: the field holds what Python kept, and the focus follows what the learner did here. */
  function turnTo({ turn, status: state, answer: kept, auto }) {
    const focused = document.activeElement, ours = actedTurn === shownTurn && (root.contains(focused) || focused === document.body);
    shownTurn = turn;
    if (input.value !== kept) input.value = kept;
    if (actedTurn === null || !ours) return;
    if (state === "asking" && view().form !== "number") choices.focus();
    else if (state === "asking") {
      input.focus();
      input.select();
    } else {
      (state === "wrong" ? retry : next).focus();
      if (state !== "done") verdict.scrollIntoView({ block: "nearest" }); // on a phone the buttons would lie over it
    }
    // Who wants no motion is not moved on either.
    if (state === "right" && auto > 0 && !matchMedia("(prefers-reduced-motion: reduce)").matches) timer = setTimeout(() => acted("next"), auto);
  }

  /** Once the question stands on the page that the link asks for; a page on a slow machine is laid out late. */
  function takeFocus() {
    if (!focusDue || !root.offsetHeight || root.hasAttribute("data-waiting")) return;
    focusDue = false;
    if (document.activeElement !== document.body) return;
    if (view().form === "number") input.focus({ preventScroll: true });
    else choices.focus({ preventScroll: true });
  }

  const acted = (act, more) => {
    actedTurn = view().turn;
    send(act, more);
  };
  const answered = (text) => {
    const seconds = clock.read();
    acted("answer", { text, once: sent.name(view().question, text), ...(seconds === null ? {} : { seconds }) });
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    answered(view().form === "number" ? input.value : choices.value());
  });
  hint.addEventListener("click", () => acted("hint"));
  skills.addEventListener("change", () => send("skill", { value: skills.value }));
  for (const sign of ["pointerdown", "keydown"]) root.addEventListener(sign, () => clearTimeout(timer)); // whoever reads on is not hurried
  next.addEventListener("click", () => acted("next"));
  retry.addEventListener("click", () => acted("retry"));
  review.addEventListener("click", () => acted("skill", { value: "review" }));
  rulebooks.addEventListener("change", (event) => send("rules", { value: event.target.value }));
  ownKeys(root, () => form.requestSubmit());

  model.on("change:view", update);
  update();
  el.append(root);
  laid.observe(root);
  return () => {
    laid.disconnect();
    clearTimeout(timer);
    clearTimeout(late);
    model.off("change:view", update);
    pulse.stop();
    silence();
    clock.stop();
    talk?.stop();
    fragment.stop();
  };
}

export default { render };
