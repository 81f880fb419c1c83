// What one may do now: one's own cards as buttons, everything that can be said. What may not be done says why when it is
// reached or tapped.

import { cardElement, setCardState } from "./cards.js";
import { fillWhenChanged, make, show, write } from "./elements.js";
import { citeLinks } from "./feedback.js";

/** `wish(act)` sends what somebody wants to do. Returns { hand, calls, focus, update }. */
export function wishesPart(wish) {
  const cards = make("div", { class: "truco-mesa-cards", role: "group" });
  const toggle = make("button", { class: "truco-press truco-mesa-hide", type: "button", "data-key": "hide" });
  const hand = make("div", { class: "truco-mesa-hand" }, cards);
  const title = make("p", { class: "truco-label" }), free = make("div", { class: "truco-mesa-free", role: "group" });
  const summary = make("summary"), shut = make("div", { class: "truco-mesa-shut" });
  const barred = make("details", { class: "truco-mesa-barred" }, summary, shut);
  const why = make("p", { class: "truco-mesa-why", role: "status" });
  const calls = make("div", { class: "truco-mesa-calls" }, why, title, make("div", { class: "truco-mesa-both" }, free, toggle), barred);
  let hiding = false, strings = {}, shown = null, moment = "";

  toggle.addEventListener("click", () => {
    const refused = toggle.getAttribute("aria-disabled") === "true" && shown.cards.find(({ hide }) => hide)?.hide;
    if (refused) return say(refused);
    hiding = !hiding;
    return draw();
  });
  for (const group of [hand, calls]) group.addEventListener("keydown", byArrows);
  return { hand, calls, focus, update };

  function update(view) {
    strings = view.strings;
    const now = JSON.stringify([view.hand, view.cards, view.calls]);
    if (moment !== now) { // a word of the coach's changes nothing here
      moment = now;
      hiding = false;
      say(null);
    }
    shown = view;
    draw();
  }

  function draw() {
    const { cards: held, calls: said, stage, deck, lang } = shown, way = hiding ? "hide" : "play";
    cards.setAttribute("aria-label", strings.own);
    fillWhenChanged(cards, [held.map(({ code }) => code), deck, lang], () => held.map(({ code }, at) => {
      const card = cardElement(code, { button: true, lang, deck, note: code === "?" ? String(at + 1) : "" });
      card.dataset.key = `card:${at}`;
      const option = () => shown.cards[at]?.[hiding ? "hide" : "play"];
      card.addEventListener("click", () => option() && (option().may ? wish(option().wish) : say(option())));
      card.addEventListener("focus", () => option() && !option().may && say(option()));
      return card;
    }));
    held.forEach((card, at) => {
      const notes = [card.code === "?" ? String(at + 1) : "", hiding ? strings.hide : ""].filter(Boolean).join(", ");
      setCardState(cards.children[at], { lang, note: notes, state: card[way] && !card[way].may ? "dimmed" : "normal" });
      cards.children[at].setAttribute("aria-disabled", String(!card[way]?.may));
      cards.children[at].removeAttribute("aria-pressed");
      cards.children[at].dataset.hiding = hiding;
    });
    const hides = held.filter(({ hide }) => hide), may = hides.some(({ hide }) => hide.may);
    write(toggle, strings.hide);
    show(toggle, hides.length > 0);
    toggle.setAttribute("aria-pressed", String(hiding));
    toggle.setAttribute("aria-disabled", String(!may));
    const open = said.filter((one) => one.may), closed = said.filter((one) => !one.may);
    write(title, stage === "cut" ? strings.cut : strings.calls);
    show(title, open.length > 0);
    free.setAttribute("aria-label", title.textContent);
    fillWhenChanged(free, [open, lang], () => open.map(callButton));
    fillWhenChanged(shut, [closed, lang], () => closed.map(callButton));
    write(summary, strings.barred.replace("{n}", closed.length));
    show(barred, closed.length > 0);
  }

  function callButton(call) {
    const button = make("button", { class: "truco-press", type: "button", "data-key": call.wish, "data-row": call.row, "aria-disabled": call.may ? null : "true" }, call.words);
    button.addEventListener("click", () => (call.may ? wish(call.wish) : say(call)));
    if (!call.may) button.addEventListener("focus", () => say(call));
    return button;
  }

  /** Say why something may not be done, with its clauses. */
  function say(refused) {
    fillWhenChanged(why, refused && [refused.why, refused.cites], () => (refused ? [refused.why, ...citeLinks(refused.cites)] : []));
    show(why, Boolean(refused));
  }

  /** To what is most likely wanted next: an answer that is awaited, else a card. */
  function focus() {
    const next = free.querySelector("[data-row='answer'], [data-row='cut']") ?? cards.querySelector("[aria-disabled='false']") ?? free.querySelector("button");
    next?.focus({ preventScroll: true });
    return Boolean(next);
  }

  function byArrows(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    const buttons = [...hand.querySelectorAll("button"), ...calls.querySelectorAll("button, summary")].filter((one) => one.checkVisibility());
    const at = buttons.indexOf(document.activeElement);
    if (at < 0) return;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length].focus();
  }
}
