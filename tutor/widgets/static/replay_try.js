// What if: leave the hand at any moment, try an act, play on by hand; Esc comes back. The referee in Python is asked.

import { actsPart, refusedLine } from "./replay_acts.js";
import { fillWhenChanged, make, show, write } from "./elements.js";
import { TRIED } from "./replay_frames.js";
import { deckShown } from "./settings.js";

/** `ask("try", value)` sends a try, `ask("on", value)` lets bots go on from it, `follow(tried)` shows its frames, `out()` leaves them. */
export function tryPart({ ask, view, state, strings, follow, redraw }) {
  const button = make("button", { class: "truco-press truco-replay-try", type: "button", "data-key": "try" });
  const lead = make("p", { class: "truco-replay-lead-in" }), back = make("button", { class: "truco-press", type: "button", "data-key": "try-back" });
  const refused = make("div", { class: "truco-replay-why" }), menu = actsPart({ take: (act) => send([...acts(), act]) });
  const onward = make("button", { class: "truco-press", type: "button", "data-key": "try-on" });
  const bots = make("button", { class: "truco-press", type: "button", "data-key": "try-bots" });
  const panel = make("div", { class: "truco-replay-panel", hidden: true }, make("div", { class: "truco-replay-panel-head" }, lead, back), menu.element, make("div", { class: "truco-replay-tools" }, bots, onward), refused);
  let base = null, answered = null; // where the hand was left: line, depth; and the last answer of the referee

  button.addEventListener("click", () => (base ? leave() : begin()));
  back.addEventListener("click", leave);
  onward.addEventListener("click", () => send(acts()));
  bots.addEventListener("click", () => send(acts(), "on"));
  return { button, panel, update, draw, leave, retold, get on() { return base !== null; } };

  function begin() {
    base = { line: state.cursor.frame.line, depth: state.cursor.depth, frame: state.cursor.frame };
    answered = null;
    send([]);
  }

  function send(next, how = "try") { ask(how, [base.line, ...next].join("\n")); }

  /** The acts that lead to the moment shown. */
  function acts() {
    const { cursor } = state;
    if (cursor.depth <= base.depth) return [];
    const shown = cursor.line.slice(0, cursor.place + 1).filter(({ line }) => line % 2 === 0); // odd ones come by themselves
    return (answered?.acts ?? []).slice(0, (shown.at(-1).line - TRIED) / 2 + 1);
  }

  function leave() {
    if (!base) return false;
    const { depth } = base, within = panel.contains(document.activeElement);
    base = null;
    while (state.cursor.depth > depth) state.cursor.out();
    redraw();
    if (within) button.focus({ preventScroll: true });
    return true;
  }

  /** The same hand in another language: what is tried is told anew too. */
  function retold() {
    if (base) base.frame = state.cursor.frame;
  }

  /** Python has answered: go to what came of it. */
  function update() {
    const { tried } = view();
    if (!base || !tried || tried === answered || tried.line !== base.line) return;
    if (tried.refused) {
      refused.replaceChildren(...refusedLine(tried.refused, strings()));
      return;
    }
    refused.replaceChildren();
    answered = tried;
    while (state.cursor.depth > base.depth) state.cursor.out();
    if (tried.acts.length) follow(tried);
  }

  function draw() {
    const words = strings(), { cursor, hand } = state;
    if (base && cursor.depth <= base.depth && (answered?.acts.length || cursor.frame !== base.frame)) base = null; // walked away
    write(button, words.try);
    button.setAttribute("aria-pressed", String(base !== null));
    const hidden = panel.hidden;
    show(panel, base !== null && answered !== null);
    if (!base || !answered) return;
    const trying = cursor.depth > base.depth, ready = trying ? cursor.atEnd : answered.acts.length === 0;
    write(lead, answered.over && ready ? words.try_over : words.try_lead);
    write(back, words.try_back);
    write(onward, words.try_lines);
    show(onward, trying && !cursor.atEnd);
    write(bots, words.try_bots);
    show(bots, ready && Boolean(answered.bots));
    const rows = ready ? answered.menu : [];
    menu.update({ menu: rows, players: hand.players, speaks: cursor.frame.table.speaks, deck: deckShown(hand.deck), lang: hand.lang, strings: words });
    fillWhenChanged(panel.firstElementChild, [hand.lang], () => [lead, back]);
    if (hidden) panel.scrollIntoView({ block: "nearest" });
  }
}
