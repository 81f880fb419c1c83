// The replay: a hand stepped through where it is read. The frames come once; after that no kernel is needed to move.
// The shape of a frame stands in tutor/lessons/replay_frames.py, that of `view` in tutor/lessons/replay_room.py.

import { fillWhenChanged, make, ownKeys, show, write } from "./elements.js";
import { fragmentOf } from "./fragment.js";
import { TRIED, cursorOn, readAddress, unpacked, writeAddress } from "./replay_frames.js";
import { autoplay, listenForKeys, listenForSwipes } from "./replay_keys.js";
import { listPart } from "./replay_list.js";
import { optionsPart } from "./replay_options.js";
import { quizPart } from "./replay_quiz.js";
import { roomPart } from "./replay_room.js";
import { sharePart } from "./replay_share.js";
import { tablePart } from "./replay_table.js";
import { toldPart } from "./replay_told.js";
import { deckShown, settings, speech } from "./settings.js";
import { keptStep } from "./step.js";

const EVERY = 2600;
const press = (name, attributes = {}) => make("button", { class: "truco-press", type: "button", "data-key": name, ...attributes });

function render({ model, el }) {
  const view = () => model.get("view");
  const kept = view().within ? keptStep(`replay ${view().part}`) : null; // the page's address is the lesson's
  const ofItself = !view().within; // stepping needs nobody: the page is left as it is until something is asked for
  const state = { packed: null, hands: [], hand: null, own: false, cursor: null, track: "all", seat: 0, asking: false, wanted: kept?.step?.address ?? view().start ?? "" };
  const answered = new Set();

  const title = make(model.alone ? "h1" : "h2", { class: "truco-replay-title", tabindex: "-1" }), book = make("p", { class: "truco-quiet" }), teaches = make("p", { class: "truco-replay-teaches" });
  const status = make("ul", { class: "truco-replay-status" });
  const table = tablePart(), told = toldPart({ choose: (number) => move(() => state.cursor.choose(number)) });
  const quiz = quizPart({ isDone: (key) => answered.has(key), done: answer });
  const list = listPart({ go: (depth, at) => move(() => { state.cursor.toLine(depth, at); return true; }) });
  const options = optionsPart({ alone: Boolean(model.alone), turnTo, setTrack, setAsking, setLang });
  const share = sharePart({ alone: Boolean(model.alone), within: view().within, now: () => ({ ...state, hand: dealt(), frame: state.cursor.frame, direction: settings().direction, strings: strings() }), address, wanted: (kind) => room.ask("export", kind) });
  const room = roomPart({ model, view, state, strings, follow, draw, waits: (out) => root.toggleAttribute("data-alone", ofItself && !out) });
  const first = press("home"), back = press("previous"), forth = press("next", { class: "truco-press truco-primary" }), last = press("end"), play = press("play");
  const counter = make("span", { class: "truco-replay-counter" });
  const controls = make("div", { class: "truco-replay-controls", role: "group" }, first, back, counter, forth, last, play, room.tryButton);
  const lead = make("div", { class: "truco-replay-lead" }, room.backButton, make("div", {}, title, book, teaches));
  const upper = make("div", { class: "truco-replay-upper" }, status, table.element, controls);
  // In a lesson the narration stands once, above; its clauses, the acts in a row, and how the hand is watched are for who asks.
  const [spoken, branches, clauses] = told.elements, more = make("summary");
  const asked = [quiz.element, room.tryPanel], besides = [options.element, list.element, share.element];
  const below = ofItself ? [clauses, ...asked, ...besides] : [...asked, make("details", { class: "truco-steps truco-replay-more" }, more, clauses, ...besides)];
  const lower = make("div", { class: "truco-replay-lower" }, spoken, branches, ...below);
  const viewer = make("div", { class: "truco-replay-body", hidden: true }, upper, lower);
  const root = make("section", { class: "truco-exercise truco-replay", [ofItself ? "data-alone" : "data-within"]: true }, ...room.elements, lead, room.editor, viewer, told.sheet);

  const moves = {
    next: () => move(() => !blocked() && state.cursor.next()),
    previous: () => move(() => state.cursor.previous()),
    home: () => move(() => { state.cursor.home(); return true; }),
    end: () => move(toTheEnd),
    up: () => move(() => state.cursor.choose(state.cursor.siblings().chosen - 1)),
    down: () => move(() => state.cursor.choose(state.cursor.siblings().chosen + 1)),
    out: () => room.leaveTry() || move(() => state.cursor.out()),
    flip: () => turnTo((state.seat + 1) % state.hand.players.length),
  };
  const player = autoplay({ every: EVERY, step: () => step(), changed: drawControls });
  const fragment = fragmentOf({ first: view().fragment, restore });
  const stopKeys = listenForKeys(root, Object.fromEntries(Object.entries(moves).map(([name, run]) => [name, () => Boolean(state.hand) && run()])), view().within);
  listenForSwipes(upper, moves);

  function strings() {
    const { strings: words } = model.get("shelf");
    return words[state.hand?.lang] ?? words[view().lang];
  }
  function blocked() { return state.asking && state.cursor.frame.asked.some((_, i) => !answered.has(`${state.cursor.frame.id} ${i}`)); }

  /** Do one thing by hand: what goes on by itself stops. */
  function move(does) {
    player.stop();
    room.remark("");
    const done = does();
    if (done) draw();
    return done;
  }

  function step() {
    if (blocked() || !state.cursor.next()) return false;
    draw();
    return !state.cursor.atEnd && !blocked();
  }

  function toTheEnd() {
    if (!state.asking) state.cursor.end();
    else while (!blocked() && state.cursor.next());
    return true;
  }

  function answer(key) {
    answered.add(key);
    draw();
    if (!blocked()) forth.focus({ preventScroll: true });
  }

  function turnTo(seat) {
    state.seat = seat;
    if (state.track !== "all") return setTrack(String(seat));
    draw();
    return true;
  }

  /** See by other eyes: the same moment, or the last one before it that they have. */
  function setTrack(track) {
    const { lines } = state.cursor, ids = lines.flatMap(({ frames, at }) => frames.slice(0, at + 1).map(({ id }) => id)).reverse();
    state.track = track;
    state.cursor = cursorOn(state.hand.tracks[track]);
    ids.some((id) => state.cursor.find(id));
    draw();
    return true;
  }

  function setAsking(on) {
    state.asking = on;
    draw();
  }

  function setLang(lang) {
    const { id } = state.cursor.frame;
    state.hand = state.hands.find((hand) => hand.lang === lang);
    state.cursor = cursorOn(state.hand.tracks[state.track]);
    state.cursor.find(id);
    draw();
  }

  /** Go on by frames that the referee has just made, after the moment shown. */
  function follow({ tracks, clauses, readings }) {
    const frames = tracks[state.track], { hand } = state;
    Object.assign(hand, { clauses: { ...hand.clauses, ...clauses }, readings: { ...hand.readings, ...readings } });
    state.cursor.follow(frames, frames.length - 1);
    draw();
  }

  /** The hand with the deck it is drawn with: the reader's own where the rulebook leaves that open. */
  function dealt() { return { ...state.hand, deck: deckShown(state.hand.deck) }; }

  /** The moment shown, or where it was left for a what-if. */
  function lasting() { return state.cursor.lines.map(({ frames, at }) => frames[at]).filter(({ line }) => line < TRIED).at(-1); }

  function address() {
    if (!state.hand?.id) return "";
    const { label, id } = lasting(), shown = state.track === "all" ? "" : "own";
    return writeAddress({ hand: state.hand.id, at: label || id, seat: state.seat || shown ? String(state.seat) : "", cards: shown });
  }

  /** What a link asks for: a moment of the hand shown, or another hand, which Python has to open. */
  function restore(hash) {
    const asked = readAddress(hash);
    state.wanted = hash;
    if (state.hand && asked.hand === state.hand.id) return arrive();
    if (asked.hand) room.open(asked.hand);
    if (asked.file) room.openKept();
    return undefined;
  }

  function arrive() {
    const { at, seat, cards } = readAddress(state.wanted), returns = state.wanted === kept?.step?.address;
    state.wanted = "";
    const seen = seat !== "" && ("all" in state.hand.tracks || seat in state.hand.tracks); // a page of one seat has no other
    if (seen && Number(seat) < state.hand.players.length) state.seat = Number(seat);
    const found = at !== "" && state.cursor.find(at);
    if (found) state.asking = returns && kept.step.asking; // who was sent to a moment is not asked on the way
    room.remark(at && !found ? strings().no_step : "");
    if (cards === "own" && state.hand.tracks[seat]) setTrack(seat);
    draw(true);
  }

  function opened() {
    const packed = model.get("hand");
    if (packed === state.packed) return;
    const own = view().own !== null, before = state.hand, hands = packed ? unpacked(packed) : [];
    const hand = hands.find(({ lang }) => lang === view().lang) ?? hands[0] ?? null;
    const retold = Boolean(before && hand) && own === state.own && hand.id === before.id && hand.lang !== before.lang; // in another language
    const same = retold || Boolean(before && hand && own && state.own), at = retold || (same && room.keepsPlace()) ? lasting().id : "";
    Object.assign(state, { own, packed, hands, hand });
    if (!hand) return player.stop();
    if (!retold) player.stop();
    const track = "all" in state.hand.tracks ? "all" : Object.keys(state.hand.tracks)[0];
    state.track = same && state.hand.tracks[state.track] ? state.track : track;
    if (!same) {
      answered.clear();
      state.seat = track === "all" ? 0 : Number(track);
      state.asking = state.hand.asks && track === "all" && !own;
    }
    state.cursor = cursorOn(state.hand.tracks[state.track]);
    if (same && !state.cursor.find(at)) state.cursor.end();
    if (retold) room.retold();
    return undefined;
  }

  function drawControls() {
    const words = strings(), { cursor } = state;
    for (const [button, sign, word] of [[first, "«", words.first], [back, "‹", words.back], [forth, "›", words.forth], [last, "»", words.last], [play, player.on ? "❙❙" : "▶", player.on ? words.pause : words.play]]) {
      write(button, sign);
      button.setAttribute("aria-label", word);
      button.title = word;
    }
    controls.setAttribute("aria-label", words.controls);
    play.setAttribute("aria-pressed", String(player.on));
    for (const button of [first, back]) button.setAttribute("aria-disabled", String(cursor.atStart));
    for (const button of [forth, last]) button.setAttribute("aria-disabled", String(cursor.atEnd || blocked()));
    const hides = state.asking && !cursor.depth, { line, place } = cursor;
    write(counter, hides ? String(place + 1) : `${place + 1}/${line.length}`);
  }

  function draw(arrived = false) {
    const { hand, cursor, seat, asking } = state, { frame } = cursor, words = strings(), quiet = blocked();
    root.lang = hand.lang;
    write(title, hand.title || hand.rules_name);
    write(teaches, hand.teaches);
    write(more, words.more);
    show(teaches, hand.teaches !== "");
    root.dataset.begun = String(!cursor.atStart); // a phone has no room for it all the way
    write(book, [hand.title ? hand.rules_name : "", words.to_points.replace("{n}", hand.target)].filter(Boolean).join(" · "));
    const told_ = quiet ? cursor.before?.status ?? frame.status : frame.status;
    fillWhenChanged(status, [told_, hand.lang], () => told_.map(([name, text]) => make("li", { "data-name": name }, text)));
    status.setAttribute("aria-label", words.status);
    table.update({ hand: dealt(), frame, seat, quiet, direction: settings().direction, strings: words });
    told.update({ hand, frame, quiet, siblings: cursor.siblings(), strings: words });
    quiz.update({ frame, hand, asking, strings: words });
    list.update({ cursor, ends: quiet ? frame.id : "", hides: asking, strings: words, lang: hand.lang });
    options.update({ state, strings: words });
    share.update({ state, strings: words });
    room.drawTry();
    drawControls();
    root.toggleAttribute("data-unsaved", state.own); // a hand of one's own is nowhere else
    kept?.keep({ address: address(), asking: state.asking });
    if (!state.own) fragment.write(address(), arrived || !state.wanted);
  }

  function update() {
    const watched = state.hand !== null;
    opened();
    if (!state.hand) root.lang = view().lang;
    if (view().unknown) state.wanted = "";
    if (watched && !state.hand) fragment.write(view().fragment, true); // back on the shelf: a reload stays there
    room.update();
    show(viewer, Boolean(state.hand));
    show(lead, Boolean(state.hand) || view().own !== null);
    if (!state.hand) {
      write(title, view().own ? strings().own_title : "");
      write(book, "");
      show(teaches, false);
      return;
    }
    const asked = readAddress(state.wanted);
    if (state.wanted && (asked.file ? state.own && asked.at : asked.hand === state.hand.id)) arrive();
    else draw();
  }

  for (const [button, name] of [[first, "home"], [back, "previous"], [forth, "next"], [last, "end"]]) button.addEventListener("click", () => moves[name]());
  play.addEventListener("click", () => {
    if (state.cursor.atEnd) state.cursor.home();
    player.toggle();
    draw();
  });
  ownKeys(root);
  model.on("change:view", update);
  update();
  el.append(root);
  const silence = model.alone ? () => {} : speech(model, root, update);
  return () => {
    model.off("change:view", update);
    silence();
    player.stop();
    stopKeys();
    room.stop();
    fragment.stop();
  };
}

export default { render };
