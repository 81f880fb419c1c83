// The log of answers in this browser, an entry for each answer: two pages that write at once overwrite nothing.
// `truco.answer.<learner>.<id>` holds an answer as Python wrote it; Python reads it again as if a stranger had.

import { keep, kept } from "./storage.js";

const PREFIX = "truco.answer.", LEARNER = "truco.learner", NAMES = "truco.learners";
const MOST = 50000, LONGEST = 8000, CHUNK = 200; // as in tutor/lessons/progress/browser.py; lines in a message

const part = (text) => encodeURIComponent(text).replaceAll(".", "%2E");
const logPrefix = (learner) => `${PREFIX}${part(learner)}.`;

function keys() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return []; // storage is forbidden here
  }
}

/** The lines of a learner's log, as they stand. */
export function loadLog(learner) {
  const own = logPrefix(learner);
  return keys().filter((key) => key.startsWith(own)).slice(0, MOST).map((key) => localStorage.getItem(key))
    .filter((line) => line !== null && line.length <= LONGEST);
}

/** Keep answers; { ids, why }: those that are kept, and why others are not: "full" or "forbidden". */
export function appendLog(learner, answers) {
  const ids = [];
  for (const answer of answers) {
    try {
      const key = logPrefix(learner) + part(answer.id);
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(answer));
      ids.push(answer.id);
    } catch (error) {
      return { ids, why: error?.name === "QuotaExceededError" ? "full" : "forbidden" };
    }
  }
  return { ids, why: "" };
}

export function forgetLog(learner) {
  const own = logPrefix(learner);
  for (const key of keys()) if (key.startsWith(own)) localStorage.removeItem(key);
  const others = learners().filter((name) => name !== learner);
  keep(NAMES, others.length ? others : undefined);
}

/** Those who have answered in this browser. */
export function logNames() {
  const found = new Set();
  for (const key of keys()) {
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

  function hear(message) {
    if (message?.act === "keep" && Array.isArray(message.answers)) {
      const { ids, why } = appendLog(message.learner, message.answers);
      model.send({ act: "kept", learner: message.learner, ids, why });
    } else if (message?.act === "forget") forgetLog(message.learner);
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
