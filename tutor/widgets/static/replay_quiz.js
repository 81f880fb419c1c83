// The questions of a moment: asked before one may go on, the right answer and its steps behind it. Stepping never answers.

import { fillWhenChanged, make, show, write } from "./elements.js";

/** `answered(key)` tells whether a question is behind us, `done(key)` that it now is. */
export function quizPart({ isDone, done }) {
  const element = make("div", { class: "truco-replay-quiz" }), tried = new Map(); // the wrong answers given to each question
  const remember = (key, value) => tried.set(key, new Set(tried.get(key)).add(value));
  return { element, update };

  function update({ frame, hand, asking, strings }) {
    const keys = frame.asked.map((_, i) => `${frame.id} ${i}`);
    const open = asking ? keys.findIndex((key) => !isDone(key)) : -1;
    const shown = frame.asked.slice(0, open < 0 ? undefined : open + 1);
    show(element, shown.length > 0);
    const before = element.trucoKey;
    fillWhenChanged(element, [hand.id, keys, frame.asked, open, asking], () => shown.map((question, i) =>
      (i === open ? askedElement(question, { strings, right: () => done(keys[i]), wrong: (value) => remember(`${hand.id} ${keys[i]}`, value) })
        : answeredElement(question, { strings, folded: !asking, tried: [...tried.get(`${hand.id} ${keys[i]}`) ?? []] }))));
    // on a phone what is asked may stand below the fold
    if (before !== undefined && before !== element.trucoKey && open >= 0) element.lastElementChild.scrollIntoView({ block: "nearest" });
  }
}

function askedElement(question, { strings, right, wrong }) {
  const said = make("p", { class: "truco-replay-verdict", role: "status" });
  const reveal = make("button", { class: "truco-press", type: "button" }, strings.reveal);
  const field = question.number && make("input", { class: "truco-input", type: "text", inputmode: "numeric", autocomplete: "off", maxlength: "6" });
  const send = question.number && make("button", { class: "truco-press truco-primary", type: "submit" }, strings.answer);
  const take = (value) => {
    if (value === "") return;
    if (value === question.answer) return right();
    wrong(value);
    const [rule] = question.wrong[value] ?? [];
    return write(said, ["✗", rule, strings.not_yet].filter(Boolean).join(" "));
  };
  const form = make("form", { class: "truco-replay-answers" },
    ...(question.number ? [make("label", {}, make("span", { class: "truco-label" }, strings.your_answer), field), send] : []),
    ...question.choices.map(([value, words]) => {
      const button = make("button", { class: "truco-press", type: "button", "data-answer": value }, words);
      button.addEventListener("click", () => take(value));
      return button;
    }));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    take(field.value.trim().replace(/^0+(?=\d)/, ""));
    field.select();
  });
  reveal.addEventListener("click", right);
  return make("div", { class: "truco-replay-question" }, make("p", { class: "truco-prompt" }, `? ${question.question}`), form, said, reveal);
}

/** What was answered wrongly on the way is told now, with what is right instead. */
function answeredElement({ question, told, steps, wrong }, { strings, folded, tried }) {
  const instead = tried.flatMap((value) => (wrong[value] ? [make("p", {}, wrong[value][1])] : []));
  const list = make("ol", { class: "truco-outline" }, ...steps.map(({ text, depth, cites }) => {
    const item = make("li", {}, text, ...(cites.length ? [" ", make("span", { class: "truco-quiet" }, `§ ${cites.join(", ")}`)] : []));
    item.style.setProperty("--truco-depth", Math.min(depth, 5));
    return item;
  }));
  const why = steps.length ? [make("details", { class: "truco-steps" }, make("summary", {}, strings.steps), list)] : [];
  if (folded) return make("details", { class: "truco-steps truco-replay-question" }, make("summary", {}, `? ${question}`), make("p", {}, `✓ ${told}`), ...(steps.length ? [list] : []));
  return make("div", { class: "truco-replay-question" }, make("p", {}, question), make("p", { class: "truco-right" }, `✓ ${told}`), ...instead, ...why);
}
