// What has happened since one's own last act: the frames one after the other, told in words as they come. It can be skipped,
// and where less motion is wanted it is all there at once.

import { fillWhenChanged, make, show, write } from "./elements.js";
import { feedbackPanel } from "./feedback.js";
import { saidItem } from "./replay_told.js";

const EVERY = 700;
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** `draw(frame)` draws the table of a moment; `begun()` is called when something new comes, `done()` when the last of it lies there. */
export function movesPart({ draw, begun, done }) {
  const title = make("h2", { class: "truco-label" }), log = make("ol", { class: "truco-mesa-log" });
  const skip = make("button", { class: "truco-press truco-mesa-skip", type: "button", "data-key": "skip", hidden: true });
  const panel = feedbackPanel({ light() {} }), [clauses, sheet] = panel.elements;
  const element = make("div", { class: "truco-mesa-told" }, make("div", { class: "truco-mesa-told-head" }, title, skip), make("div", { role: "log" }, log), clauses);
  let frames = [], at = 0, timer = null, told = {};
  skip.addEventListener("click", finish);
  return { element, sheet, update, finish, focus: () => skip.focus({ preventScroll: true }), get moving() { return timer !== null; } };

  /** `stands` shows the last moment at once. */
  function update(view, stands) {
    const { frames: now, strings, lang, hand } = view, key = (frame) => `${hand} ${frame.id}`;
    write(title, strings.log);
    write(skip, strings.skip);
    const keys = now.map(key).join(), before = told.keys;
    if (told.lang === lang && before === keys) return draw(frames[at]); // the deck or the direction may be another
    const seen = new Set(frames.map(key));
    told = { lang, keys, readings: view.readings, clauses: view.clauses, strings };
    stop();
    begun();
    const fresh = now.findIndex((frame) => !seen.has(key(frame)));
    frames = now;
    at = fresh < 0 || before === undefined || stands || still() ? now.length - 1 : fresh;
    log.replaceChildren();
    show_(at);
    if (at === now.length - 1) {
      return done();
    }
    timer = setInterval(() => {
      at += 1;
      show_(at);
      if (at === frames.length - 1) finish();
    }, EVERY);
    show(skip, true);
    return undefined;
  }

  function stop() {
    clearInterval(timer);
    timer = null;
    show(skip, false);
  }

  /** The last moment at once. */
  function finish() {
    if (timer === null) return;
    stop();
    at = frames.length - 1;
    show_(at);
    done();
  }

  function show_(last) {
    for (let i = log.children.length; i <= last; i += 1) log.append(lineOf(frames[i]));
    const cited = [...new Set(frames.slice(0, last + 1).flatMap(({ said }) => said.flatMap(({ cites }) => cites)))].map((id) => told.clauses[id]).filter(Boolean);
    panel.update({ feedback: { yours: "", right: "", lines: [], your_lines: [], readings: [], outline: [], clauses: cited }, strings: told.strings, lang: told.lang, turn: told.keys });
    draw(frames[last]);
  }

  function lineOf({ head, said }) {
    const rows = make("ul", { class: "truco-replay-said" }, ...said.map((row) => saidItem(row, told.readings)));
    return make("li", {}, make("span", { class: "truco-mesa-head" }, head), ...(rows.children.length ? [rows] : []));
  }
}
