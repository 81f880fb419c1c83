// The table: a match against bots. It draws the `view` that Python writes (tutor/lessons/table_room.py), sends acts back and
// decides nothing; the match is kept in this browser, so that it goes on after a reload or another kernel, and in this tab
// besides: two tabs with a match each go on with their own.

import { fillWhenChanged, make, ownKeys, show, write } from "./elements.js";
import { fragmentOf, ownPage, withoutLang } from "./fragment.js";
import { onHouse, storedHouse } from "./house.js";
import { lostAlert } from "./lost.js";
import { download } from "./replay_share.js";
import { tablePart } from "./replay_table.js";
import { deckShown, settings, speech } from "./settings.js";
import { keptStep } from "./step.js";
import { keep, kept } from "./storage.js";
import { agreedPart } from "./table_agreed.js";
import { advicePart, reviewPart } from "./table_coach.js";
import { coverPart, endPart } from "./table_end.js";
import { wishesPart } from "./table_hand.js";
import { movesPart } from "./table_moves.js";
import { inTurns } from "./turns.js";

const KEY = "truco.mesa", BOOKS = ["gauderio", "cego", "claudista"];
const press = (name) => make("button", { class: "truco-press", type: "button", "data-key": name });

/** A match that was kept, { text, fragment, over }; null where there is none. */
const sound = (found) => (typeof found?.text === "string" && typeof found.fragment === "string" ? found : null);

function render({ model, el }) {
  const view = () => ({ ...model.get("view"), deck: deckShown(model.get("view").deck ?? "spanish") });
  const unread = new Set(), matches = () => (ownPage() ? [keptStep("match").step, kept(KEY)].map(sound).filter((match) => match && !unread.has(match.text)) : []);
  const running = () => matches().find(({ over }) => !over);
  const ofTab = keptStep("match"), linked = ownPage() ? withoutLang().slice(1) : "", [match] = matches(), resumes = Boolean(match) && (!linked || linked === match.fragment);
  let shownTurn = null, told = false, coming = resumes;

  const pulse = lostAlert(model, "no_room");
  const queue = inTurns(model, { turn: () => view().turn, sent(out) {
    pulse.expect();
    if (out.act === "export") queue.answered(); // what comes is a file
  } });
  const message = make("p", { class: "truco-message", role: "status", hidden: true }), opening = make("p", { class: "truco-mesa-opening truco-prompt", role: "status", hidden: true });
  const agreed = agreedPart(act, goOn, running), table = tablePart(), wishes = wishesPart((wish) => act("wish", wish)), cover = coverPart(act);
  const advice = advicePart(() => act("advise"), () => act("hint")), review = reviewPart(() => act("review")), end = endPart(act, review.begin);
  const moves = movesPart({ draw: drawTable, begun: () => root.toggleAttribute("data-moving", true), done: moved });
  const status = make("ul", { class: "truco-replay-status" });
  const undo = press("undo"), leave = press("leave"), tools = make("div", { class: "truco-mesa-tools" }, undo, leave);
  table.element.insertBefore(wishes.hand, table.element.lastElementChild);
  const game = make("div", { class: "truco-mesa-body" },
    make("div", { class: "truco-mesa-upper" }, status, table.element), make("div", { class: "truco-mesa-lower" }, end.element, review.element, wishes.calls, advice.element, moves.element, tools));
  const root = make("section", { class: "truco-exercise truco-replay truco-mesa" }, pulse.element, message, opening, agreed.element, cover.element, game, moves.sheet);

  let first = resumes;
  const fragment = fragmentOf({ first: view().fragment, restore(hash) {
    if (first) act("resume", match.text);
    else model.send({ act: "restore", hash });
    first = false;
  } });
  if (first) act("resume", match.text);
  first = false;
  const stopHouse = onHouse(() => tellHouse(false));
  const silence = speech(model, root, update);

  function act(name, value) {
    moves.finish();
    const next = { act: name, ...(value === undefined ? {} : { value }) };
    if (!queue.asked(next)) queue.push(next);
  }

  function goOn() {
    const found = running() ?? matches()[0];
    if (found) act("resume", found.text);
  }

  /** Tell Python which rules of one's own this browser keeps. */
  function tellHouse(use) {
    const tables = Object.fromEntries(BOOKS.map((rules) => [rules, storedHouse(rules)]).filter(([, found]) => Object.keys(found).length));
    if (Object.keys(tables).length || told) act("tables", JSON.stringify({ use, tables }));
    told = true;
  }

  function drawTable(frame) {
    const now = view();
    table.update({ hand: { ...now, you: now.shared ? null : now.seat }, frame, seat: now.seat, quiet: false, direction: settings().direction, strings: now.strings });
    fillWhenChanged(status, [frame.status, now.lang], () => frame.status.map(([key, text]) => make("li", { "data-name": key }, text)));
    status.setAttribute("aria-label", now.strings.status);
  }

  /** Everything that happened lies there: now it is somebody's turn. */
  function moved() {
    const now = view();
    root.removeAttribute("data-moving");
    show(end.element, Boolean(now.over));
    if (focusIsOurs()) now.over ? end.focus() : wishes.focus();
  }

  /** Whether the focus is on the table, or lost with what was pressed there. */
  function focusIsOurs() {
    return root.contains(document.activeElement) || document.activeElement === document.body;
  }

  function update() {
    const now = view(), { strings, stage } = now, playing = Boolean(now.frames), anew = now.turn !== shownTurn, undone = anew && queue.out?.act === "undo";
    if (now.unread && queue.out?.act === "resume") unread.add(queue.out.value);
    if (anew) queue.answered();
    if (anew && shownTurn !== null) coming = false;
    fragment.write(now.fragment, shownTurn !== null && anew);
    const waiting = coming || fragment.waiting(), before = root.dataset.stage;
    root.lang = now.lang;
    root.dataset.stage = stage;
    root.dataset.turn = now.turn;
    write(message, now.message);
    show(message, now.message !== "");
    write(opening, strings.opening);
    show(opening, waiting && stage === "agree"); // not what somebody might agree on before what is coming
    show(agreed.element, stage === "agree" && !waiting);
    if (stage === "agree") agreed.update(now, matches().length > 0);
    else agreed.close();
    cover.update(now);
    show(game, playing);
    if (now.kept && ownPage()) for (const keeps of [ofTab.keep, (match) => keep(KEY, match)]) keeps({ text: now.kept, fragment: now.fragment, over: stage === "match" });
    for (const [button, word] of [[undo, strings.undo_act], [leave, strings.leave]]) write(button, word);
    undo.setAttribute("aria-disabled", String(!now.may_undo));
    if (playing) {
      wishes.update(now);
      show(wishes.calls, !now.over);
      end.update(now);
      advice.update(now);
      review.update(now);
      moves.update(now, undone);
    }
    root.toggleAttribute("data-waiting", waiting);
    if (!anew) return;
    if (moves.moving && focusIsOurs()) moves.focus(); // the card that was laid is gone
    const begun = shownTurn !== null;
    shownTurn = now.turn;
    if (!told && !fragment.waiting()) tellHouse(!linked && !resumes);
    queue.next();
    if (begun && before !== stage && ["cut", "play", "cover"].includes(stage)) root.scrollIntoView({ block: "start" }); // a phone has room for the table alone
    if (begun && stage === "cover") cover.focus();
    if (begun && stage === "agree" && document.activeElement === document.body) agreed.deal.focus({ preventScroll: true });
  }

  function hear(sent) {
    if (sent?.act === "file") download(sent.name, sent.text, "text/plain;charset=utf-8");
  }

  undo.addEventListener("click", () => view().may_undo && act("undo"));
  leave.addEventListener("click", () => act("leave"));
  table.element.addEventListener("click", ({ target }) => moves.moving && !target.closest("button") && moves.finish());
  ownKeys(root, agreed.begin); // the fields of a name are the only ones
  model.on("msg:custom", hear);
  model.on("change:view", update);
  update();
  el.append(root);
  return () => {
    model.off("msg:custom", hear);
    model.off("change:view", update);
    moves.finish();
    pulse.stop();
    queue.stop();
    stopHouse();
    silence();
    fragment.stop();
  };
}

export default { render };
