// The log of answers in this browser, an entry for each answer: two pages that write at once overwrite nothing.
// `truco.answer.<learner>.<id>` holds an answer as Python wrote it; Python reads it again as if a stranger had.
// Where the log is kept elsewhere, `truco.unsaved.<learner>.<id>` holds an answer until Python says that it is written.

import { keep, kept } from "./storage.js";

const PREFIX = "truco.answer.", UNSAVED = "truco.unsaved.", LEARNER = "truco.learner", NAMES = "truco.learners";
const MOST = 50000, LONGEST = 8000, CHUNK = 200; // as in tutor/lessons/progress/browser.py; lines in a message

const part = (text) => encodeURIComponent(text).replaceAll(".", "%2E");
const logPrefix = (learner, prefix = PREFIX) => `${prefix}${part(learner)}.`;

function keys(prefix) {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return []; // storage is forbidden here
  }
}

/** The lines of a learner's log, as they stand. */
export function loadLog(learner, prefix = PREFIX) {
  return keys(logPrefix(learner, prefix)).slice(0, MOST).map((key) => localStorage.getItem(key))
    .filter((line) => line !== null && line.length <= LONGEST);
}

/** Keep answers; { ids, why }: those that are kept, and why others are not: "full" or "forbidden". */
export function appendLog(learner, answers, prefix = PREFIX) {
  const ids = [];
  for (const answer of answers) {
    try {
      const key = logPrefix(learner, prefix) + part(answer.id);
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(answer));
      ids.push(answer.id);
    } catch (error) {
      return { ids, why: error?.name === "QuotaExceededError" ? "full" : "forbidden" };
    }
  }
  return { ids, why: "" };
}

export function forgetLog(learner) {
  for (const key of keys(logPrefix(learner))) localStorage.removeItem(key);
  const others = learners().filter((name) => name !== learner);
  keep(NAMES, others.length ? others : undefined);
}

/** What has been written elsewhere, all of it where no ids are told, need not be held any longer. */
function dropUnsaved(learner, ids) {
  const own = logPrefix(learner, UNSAVED);
  try {
    for (const key of ids ? ids.map((id) => own + part(id)) : keys(own)) localStorage.removeItem(key);
  } catch {
    // storage is forbidden here: nothing was held
  }
}

/** Those who have answered in this browser. */
export function logNames() {
  const found = new Set();
  for (const key of keys(PREFIX)) {
    try {
      found.add(decodeURIComponent(key.slice(PREFIX.length).split(".")[0]));
    } catch {
      // not a key of ours
    }
  }
  return [...found];
}

/** Who learns here: a name without a password; "" where nobody has said one. */
export function learnerHere() {
  const name = kept(LEARNER);
  return typeof name === "string" ? name : "";
}

/** The names of all who have learnt in this browser, in alphabetical order; nobody's is none. */
export function learners() {
  const told = kept(NAMES), names = [...(Array.isArray(told) ? told : []), ...logNames(), learnerHere()];
  return [...new Set(names.filter((name) => typeof name === "string" && name))].sort((a, b) => a.localeCompare(b));
}

/** A name as it is typed, or "": the same that Python reads (tutor/lessons/progress/log.py). */
export const nameTyped = (text) => text.trim().split(/\s+/).join(" ").slice(0, 40).trim();

/** Choose who learns here; false where that is forgotten with the page. */
export function chooseLearner(name) {
  if (name) keep(NAMES, [...new Set([...learners(), name])]);
  return keep(LEARNER, name || undefined);
}

/**
 * Tell Python who learns, hand it the log where `inBrowser`, and keep what it says is to be kept.
 * Returns { begin, stop }; `begin` again tells another name, or looks at the log afresh.
 */
export function logTalk(model, { inBrowser }) {
  let learner = learnerHere();

  function begin(name = learner) {
    learner = name;
    const lines = inBrowser ? loadLog(learner) : [], names = inBrowser ? logNames() : [];
    for (let at = 0; ; at += CHUNK) {
      const more = at + CHUNK < lines.length;
      model.send({ act: "log", learner, names, lines: lines.slice(at, at + CHUNK), more, minutes: new Date().getTimezoneOffset() });
      if (!more) return;
    }
  }

  function handOver(of) {
    const lines = loadLog(of, UNSAVED);
    for (let at = 0; at < lines.length; at += CHUNK) model.send({ act: "held", learner: of, lines: lines.slice(at, at + CHUNK) });
  }

  function hear(message) {
    if (message?.act === "keep" && Array.isArray(message.answers)) {
      const { ids, why } = appendLog(message.learner, message.answers);
      model.send({ act: "kept", learner: message.learner, ids, why });
    } else if (message?.act === "forget") forgetLog(message.learner);
    else if (message?.act === "hold") appendLog(message.learner, message.answers, UNSAVED);
    else if (message?.act === "drop") dropUnsaved(message.learner, message.ids);
    else if (message?.act === "held") handOver(message.learner);
  }

  /** Another page has written: an answer more, or the log deleted. */
  function elsewhere({ key, newValue }) {
    if (!inBrowser || !(key === null || key.startsWith(logPrefix(learner)))) return;
    if (newValue !== null) model.send({ act: "log", learner, names: [], lines: [newValue], more: false, minutes: new Date().getTimezoneOffset() });
    else if (loadLog(learner).length === 0) model.send({ act: "gone", learner });
  }

  model.on("msg:custom", hear);
  addEventListener("storage", elsewhere);
  begin();
  return {
    begin,
    stop() {
      model.off("msg:custom", hear);
      removeEventListener("storage", elsewhere);
    },
  };
}
