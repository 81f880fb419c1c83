// What Python is asked for: another hand, a what-if, a file, a page to send. Acts go one after the other, each with its turn.

import { make, show, write } from "./elements.js";
import { heartbeat } from "./heartbeat.js";
import { editorPart } from "./replay_editor.js";
import { libraryPart } from "./replay_library.js";
import { download } from "./replay_share.js";
import { tryPart } from "./replay_try.js";
import { MATCH_FILE, kept } from "./storage.js";
import { inTurns } from "./turns.js";

const KEEPS_PLACE = new Set(["edit", "try", "on"]);
const LONGEST = 200; // of an id: longer than any

/** `follow(tried)` goes on by frames that were tried, `draw()` draws the moment anew; `waits(out)`: is Python waited for? */
export function roomPart({ model, view, state, strings, follow, draw, waits }) {
  const shelf = () => model.get("shelf");
  let shownTurn = view().turn, last = "", notice = "", remarked = "";

  const alertText = make("span"), reload = make("button", { class: "truco-press", type: "button" });
  const alert = make("div", { class: "truco-lost", role: "alert", hidden: true });
  const back = make("button", { class: "truco-press truco-replay-back", type: "button", "data-key": "library" });
  const library = libraryPart({ open, read, begin: (value) => ask("new", value) });
  const attempt = tryPart({ ask, view, state, strings, follow, redraw: draw });
  const editor = editorPart({ ask, reread: (text) => send("edit", text), save: (text, name) => download(name.endsWith(".truco") ? name : `${name}.truco`, text, "text/plain;charset=utf-8"), state, strings, view });
  const pulse = model.alone ? null : heartbeat(model, { always: false, onChange: sayLost });
  const queue = inTurns(model, { turn: () => view().turn, sent({ act }) {
    last = act;
    waits(true);
    pulse.expect();
  } });

  reload.addEventListener("click", () => location.reload());
  back.addEventListener("click", () => open(""));
  if (!model.alone) model.on("msg:custom", hear);
  if (!model.alone && !view().within) {
    addEventListener("dragover", dragged);
    addEventListener("drop", dropped);
  }

  /** Ask for something; what is asked while an answer is out waits for it. */
  function ask(act, value = "") {
    if (!model.alone) queue.push({ act, value });
  }

  function open(id) {
    attempt.leave();
    say("");
    ask("open", id.slice(0, LONGEST)); // Python hears of nothing longer, and what is not answered is waited for
  }

  /** The match that the table has left in this browser; where there is none the library stays. */
  function openKept() {
    const text = kept(MATCH_FILE);
    if (typeof text === "string" && text) send("file", text, "mesa.truco\n");
  }

  async function read(file) {
    if (file.size > shelf().most) return say(strings().too_large);
    let text = "";
    try {
      text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    } catch {
      return say(strings().not_text);
    }
    return send("file", text, `${file.name.replace(/\s+/g, " ")}\n`);
  }

  /** Ask to read a text of one's own; what is too large is refused here: it would take long to send, and to show. */
  function send(act, text, before = "") {
    const { most, lines } = shelf();
    if (text.length > most) return say(strings().too_large);
    let count = 0;
    for (let at = text.indexOf("\n"); at >= 0 && count <= lines; at = text.indexOf("\n", at + 1)) count += 1;
    if (count > lines) return say(strings().too_many_lines.replace("{n}", lines));
    say("");
    return ask(act, `${before}${text}`);
  }

  function dragged(event) {
    if (event.dataTransfer?.types.includes("Files") && library.element.isConnected) event.preventDefault();
  }

  function dropped(event) {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file || !library.element.isConnected) return;
    event.preventDefault();
    read(file);
  }

  function hear(message) {
    if (message?.act === "file") download(message.name, message.text, message.type);
    else if (message?.act === "refused") say(strings()[message.word]);
    else return;
    answered();
    queue.next();
  }

  function answered() {
    queue.answered();
    waits(false);
  }

  function sayLost(lost) {
    if (lost) {
      queue.forget(); // nothing that was asked in vain is asked again later
      waits(false);
    }
    say(lost ? strings().gone : "", lost);
  }

  function say(text, again = false) {
    notice = text;
    write(alertText, text);
    write(reload, strings().reload);
    alert.replaceChildren(...(text ? [alertText, ...(again ? [reload] : [])] : []));
    show(alert, text !== "");
  }

  /** A word on what is shown, which the next step takes away. */
  function remark(text) {
    if (remarked !== notice) remarked = ""; // something weightier has been said since
    if (remarked === text) return;
    if (text || remarked) say(text);
    remarked = text;
  }

  function update() {
    const now = view(), words = strings();
    if (now.turn !== shownTurn) {
      shownTurn = now.turn;
      answered();
      if (now.message || now.unknown || notice) say(now.message || now.unknown);
    }
    write(back, `‹ ${words.library}`);
    show(back, !model.alone && !now.within);
    library.update(shelf(), words);
    show(library.element, !model.alone && !now.within && !state.hand && !now.own);
    attempt.update();
    editor.update(now.own);
    show(attempt.button, !model.alone && (!now.own || now.own.stage === "over")); // one that still runs goes on at its end
    queue.next();
  }

  return {
    elements: [alert, library.element], backButton: back, tryButton: attempt.button, tryPanel: attempt.panel, editor: editor.element,
    open, openKept, ask, update, remark, drawTry: attempt.draw, leaveTry: attempt.leave, retold: attempt.retold,
    keepsPlace: () => KEEPS_PLACE.has(last),
    stop() {
      pulse?.stop();
      queue.stop();
      removeEventListener("dragover", dragged);
      removeEventListener("drop", dropped);
    },
  };
}
