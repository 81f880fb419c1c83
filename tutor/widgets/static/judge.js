// The referee's desk: draws the `view` that Python writes, sends acts back, decides nothing.
// The shape of `view` stands in tutor/lessons/ruling_desk.py; every word shown comes from it.

import { fillWhenChanged, make, ownKeys, show, write } from "./elements.js";
import { fragmentOf, ownPage } from "./fragment.js";
import { lostAlert } from "./lost.js";
import { actsPart } from "./judge_acts.js";
import { housePart } from "./judge_house.js";
import { deckShown, speech } from "./settings.js";
import { controlRow, deckPart, placesPart } from "./judge_table.js";
import { rulingPart } from "./judge_ruling.js";
import { inTurns } from "./turns.js";

const press = (key) => make("button", { class: "truco-press", type: "button", "data-key": key });

function render({ model, el }) {
  const view = () => model.get("view");
  const linked = ownPage() && location.hash.length > 1;
  let shownTurn = null, remembered = false;

  const pulse = lostAlert(model), lost = pulse.element;
  const queue = inTurns(model, { turn: () => view().turn, sent: () => pulse.expect() });
  const head = make("div", { class: "truco-desk-head" });
  const title = make("p", { class: "truco-prompt" });
  const choices = make("div", { class: "truco-desk-choices" });
  const calls = make("p", { class: "truco-desk-calls" });
  const places = placesPart(act), deck = deckPart(act), ruling = rulingPart(), acts = actsPart(act), house = housePart(act);
  const undo = press("undo"), clear = press("clear"), copy = press("copy"), print = press("print");
  const edit = make("div", { class: "truco-desk-tools" }, undo, clear);
  const felt = make("div", { class: "truco-board" }, places.element);
  const verdict = make("p", { class: "truco-desk-verdict" });
  const ours = make("span", { class: "truco-mark" });
  const effects = make("ul", { class: "truco-desk-effects" }), happened = make("div", { class: "truco-desk-happened" });
  const said = make("div", { class: "truco-desk-said", tabindex: "-1" }, make("div", { role: "status" }, verdict, ours, effects), happened);
  const told = make("span", { class: "truco-quiet", role: "status" });
  const field = make("input", { class: "truco-input truco-desk-link", readonly: true, hidden: true });
  const share = make("div", { class: "truco-desk-tools truco-desk-share" }, copy, print, told, field);
  const printed = make("p", { class: "truco-desk-printed" });
  const [why, sheet] = ruling.elements;
  const [before, wishes] = acts.elements;
  const table = make("div", { class: "truco-desk-table-side" }, title, house.badge, choices, calls, before, felt, wishes, edit, deck.element);
  const rest = make("div", { class: "truco-desk-rest" }, why, share, printed, house.element);
  const root = make("section", { class: "truco-exercise truco-desk" }, lost, head, make("div", { class: "truco-desk-body" }, table, said, rest), sheet);
  const drawHead = controlRow(head, act), drawChoices = controlRow(choices, act);

  const fragment = fragmentOf({ first: view().fragment, restore: (hash) => model.send({ act: "restore", hash }) });
  // where the ruling is too tall for its place it can be scrolled, by the keyboard too
  const tall = new ResizeObserver(() => (said.tabIndex = said.scrollHeight > said.clientHeight + 1 ? 0 : -1));
  for (const part of [said, ...said.children]) tall.observe(part);
  const silence = speech(model, root, update);

  function act(name, value) {
    const next = { act: name, ...(value === undefined ? {} : { value }) };
    if (name === "undo" || !queue.asked(next)) queue.push(next);
  }

  function update() {
    const now = { ...view(), deck: deckShown(view().deck) }, { strings } = now, focused = root.contains(document.activeElement) ? document.activeElement : null;
    root.lang = now.lang;
    root.dataset.ask = now.ask;
    drawHead(now.controls.filter(({ row }) => row === "head"));
    drawChoices(now.controls.filter(({ row }) => row === now.ask));
    write(title, now.title);
    write(calls, now.calls);
    show(calls, now.calls !== "");
    places.update(now);
    acts.update(now);
    house.update(now);
    deck.update(now);
    write(undo, strings.undo);
    write(clear, strings.clear);
    undo.setAttribute("aria-disabled", String(!now.can_undo));
    const text = now.message || now.missing || now.ruling.sentence;
    write(verdict, text);
    said.dataset.state = now.message || now.missing ? "missing" : now.ruling.refused ? "refused" : "ruled";
    const { mark = "", effects: comes = [] } = said.dataset.state === "ruled" ? now.ruling : {};
    write(ours, mark);
    show(ours, mark !== "");
    fillWhenChanged(effects, comes, () => comes.map((line) => make("li", {}, line)));
    show(effects, comes.length > 0);
    fillWhenChanged(happened, [now.controls.filter(({ row }) => row === "done"), now.acts?.about ?? ""], () => now.controls.filter(({ row }) => row === "done").map(({ label }) => {
      const button = make("button", { class: "truco-press", type: "button", "data-key": "done" }, label);
      button.addEventListener("click", () => act("choose", "done=yes"));
      return button;
    }));
    root.toggleAttribute("data-full", now.deck !== "" && now.full);
    show(felt, now.places.length > 0);
    ruling.update(now);
    write(copy, strings.copy);
    write(print, strings.print);
    field.setAttribute("aria-label", strings.link);
    show(copy, ownPage());
    show(share, Boolean(now.ruling));
    fragment.write(now.fragment, shownTurn !== null);
    write(printed, ownPage() ? `${location.href.split("#")[0]}#${now.fragment}` : `#${now.fragment}`);
    root.toggleAttribute("data-waiting", fragment.waiting());
    if (now.turn !== shownTurn) {
      shownTurn = now.turn;
      write(told, "");
      show(field, false);
      queue.answered();
      queue.next();
    }
    if (!remembered && !fragment.waiting()) {
      remembered = true;
      house.remember(!linked);
    }
    if (focused && !focused.checkVisibility()) keepFocus(focused.dataset.key ?? "");
  }

  /** What had the focus is no longer there: the same thing made anew, else what stands in its place. */
  function keepFocus(key) {
    const group = key.split("=")[0];
    const next = [...root.querySelectorAll(`[data-key="${CSS.escape(key)}"]`)].find((one) => one.checkVisibility()) ?? root.querySelector(`[data-control="${CSS.escape(group)}"] button`);
    (next ?? said).focus({ preventScroll: true });
  }

  async function copyLink() {
    const link = `${location.href.split("#")[0]}#${view().fragment}`;
    let copied = true;
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      copied = false; // no clipboard without https, or not allowed
    }
    write(told, copied ? view().strings.copied : view().strings["not-copied"]);
    show(field, !copied);
    field.value = link;
    if (!copied) field.select();
  }

  undo.addEventListener("click", () => view().can_undo && act("undo"));
  clear.addEventListener("click", () => act("clear"));
  copy.addEventListener("click", copyLink);
  print.addEventListener("click", () => globalThis.print());
  ownKeys(root);

  model.on("change:view", update);
  update();
  el.append(root);
  return () => {
    model.off("change:view", update);
    pulse.stop();
    queue.stop();
    house.stop();
    tall.disconnect();
    silence();
    fragment.stop();
  };
}

export default { render };
