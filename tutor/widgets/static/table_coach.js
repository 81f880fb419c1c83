// The coach: before a choice, for who asks, what each act costs or wins; after the hand the review of one's own choices.

import { fillWhenChanged, make, show, write } from "./elements.js";
import { citeLinks } from "./feedback.js";
import { appAddress } from "./fragment.js";
import { oddsPicture } from "./odds.js";
import { MATCH_FILE, keep } from "./storage.js";

function line({ text, cites, depth }) {
  const item = make("li", {}, text, ...citeLinks(cites));
  item.style.setProperty("--truco-depth", Math.min(depth, 4));
  return item;
}
const lines = (rows) => make("ul", { class: "truco-replay-said" }, ...rows.map(line));

/** Folded, so that nobody is told who has not asked; `ask()` has the coach look at this choice, `think()` work out what to do. */
export function advicePart(ask, think) {
  const summary = make("summary"), body = make("div", { class: "truco-mesa-costs", role: "status" });
  const told = make("ol", { class: "truco-mesa-hints" }), more = make("button", { class: "truco-press", type: "button", "data-key": "hint" });
  const hints = make("div", { class: "truco-mesa-costs", role: "status" }, told, more);
  const element = make("details", { class: "truco-steps truco-mesa-advice" }, summary, hints, body);
  let shown = null, asked = null, wanted = false, ahead = false;
  element.addEventListener("toggle", () => {
    if (!element.open || shown.advice || asked === shown.turn) return;
    asked = shown.turn;
    ask();
  });
  more.addEventListener("click", () => {
    if (wanted) return;
    wanted = true;
    if (shown.advice.hints) reveal();
    else think();
    drawHints();
  });
  return { element, update };

  function update(view) {
    const { advice, strings, lang } = shown = view;
    show(element, Boolean(view.may_advise));
    if (!advice && asked !== view.turn) element.open = false; // another choice
    write(summary, strings.advice);
    fillWhenChanged(body, [advice && { ...advice, hints: null }, lang], () => {
      told.replaceChildren();
      wanted = false;
      return advice ? adviceRows(advice, strings) : [strings.thinking];
    });
    if (wanted && advice?.hints) reveal();
    drawHints();
    const begins = Boolean(advice) && !ahead; // it takes a moment to work out what to do: while the odds are being read
    ahead = Boolean(advice);
    if (begins && !advice.hints) think();
  }

  /** One hint more. */
  function reveal() {
    wanted = false;
    told.append(make("li", {}, shown.advice.hints[told.children.length]));
  }

  function drawHints() {
    const { advice, strings } = shown, total = advice?.hints?.length ?? advice?.steps ?? 0, n = told.children.length;
    write(more, wanted ? strings.thinking : strings.hint.replace("{n}", n + 1).replace("{total}", total));
    const left = n < total || document.activeElement !== more;
    show(more, n < total);
    if (!left) summary.focus({ preventScroll: true }); // the last hint has taken the button away
    show(hints, total > 0);
  }
}

function adviceRows({ lines: first, chances, options, unknown }, strings) {
  return [
    lines(first),
    ...chances.map(({ value, text, odds }) => {
      if (odds.length) {
        const picture = oddsPicture();
        picture.update({ told: text, parts: odds });
        return picture.element;
      }
      const bar = make("span", { class: "truco-mesa-chance", "aria-hidden": "true" });
      bar.style.setProperty("--truco-chance", value);
      return make("div", {}, make("p", {}, text), bar);
    }),
    ...options.map(({ label, lines: rows }) => make("div", {}, make("p", { class: "truco-mesa-head" }, label), lines(rows))),
    make("div", {}, make("p", { class: "truco-label" }, strings.unknown), ...unknown.map((text) => make("p", { class: "truco-quiet" }, text))),
  ];
}

/** `ask()` has one choice more reviewed. */
export function reviewPart(ask) {
  const begin = make("button", { class: "truco-press", type: "button", "data-key": "review" });
  const head = make("p", { class: "truco-mesa-head" }), coming = make("p", { class: "truco-quiet" }), rows = make("ul", { class: "truco-mesa-review" }), how = make("p", { class: "truco-quiet" });
  const element = make("div", { class: "truco-mesa-reviewed", tabindex: "-1" }, make("div", { role: "status" }, head, coming), rows, how);
  begin.addEventListener("click", ask);
  return { element, begin, update };

  function update({ over, review, strings, lang, file }) {
    write(begin, strings.review);
    const pressed = document.activeElement === begin;
    show(begin, Boolean(over) && !review);
    show(element, Boolean(review));
    if (pressed && review) element.focus({ preventScroll: true });
    if (!review) return;
    if (review.more > 0) ask();
    write(head, review.more ? "" : review.head);
    write(coming, review.more ? strings.reviewing.replace("{n}", review.more) : "");
    write(how, review.how);
    fillWhenChanged(rows, [review.rows, lang], () => review.rows.map((row) => rowElement(row, review.rules, strings, file)));
  }
}

function rowElement({ kind, text, counted, lines: rows, skill, drill, at }, rules, strings, file) {
  const address = skill ? appAddress("treino", `rules=${rules}&skill=${skill}`) : "", replay = appAddress("replay", `file=mesa&at=${at}`);
  const moment = make("a", { href: replay }, strings.moment);
  moment.addEventListener("click", () => keep(MATCH_FILE, file));
  return make("li", { "data-kind": kind }, make("p", {}, text), make("p", { class: "truco-quiet" }, counted), ...(rows.length ? [lines(rows)] : []),
    ...(address ? [make("a", { href: address }, strings.drill.replace("{name}", drill))] : []), ...(replay ? [moment] : []));
}
