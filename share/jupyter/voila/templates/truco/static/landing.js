// Written by tutor.widgets.page_bundle from tutor/widgets/static and the catalogues; do not edit.
(() => {
const { MATCH_FILE, kept, keep, canKeep } = (() => {
// What this browser keeps for us, as JSON. What it will not keep is remembered for as long as the page is open.

/** Where a match of the table waits for the replay to open it, as the text of a `.truco` file. */
const MATCH_FILE = "truco.file";

const session = (globalThis[Symbol.for("truco.kept")] ??= new Map()); // one for all widgets of a page

/** What is kept under a name; undefined where there is nothing, or nothing that can be read. */
function kept(name) {
  try {
    const text = session.has(name) ? session.get(name) : localStorage.getItem(name);
    return text === undefined || text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined; // storage is forbidden here, or somebody else wrote something
  }
}

/** Keep a value, or with `undefined` forget it; false where it will be gone with the page. */
function keep(name, value) {
  const text = JSON.stringify(value);
  try {
    if (text === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    session.delete(name);
    return true;
  } catch {
    session.set(name, text);
    return false;
  }
}

/** Whether anything kept now will be there the next time. */
function canKeep() {
  const probe = "truco.probe";
  try {
    localStorage.setItem(probe, "1");
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

return { MATCH_FILE, kept, keep, canKeep };
})();

const { make, ownKeys, write, show, fillWhenChanged } = (() => {
// Small elements, made and changed in place: text is always set as text, and focus survives a change.

/** `make("button", { class: "truco-press", type: "button" }, "Responder")`; children are nodes or text. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children);
  return element;
}

/**
 * JupyterLab listens to keys too, and may swallow what Enter does by itself in a field or on a button; what is typed here
 * is meant for us. `submit` takes Enter in a field. A key held down counts once.
 */
function ownKeys(root, submit) {
  root.dataset.lmSuppressShortcuts = "true";
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const { target } = event, field = target.tagName === "INPUT" && target.type === "text";
    if (target.tagName !== "BUTTON" && !(field && submit)) return;
    event.preventDefault();
    if (event.repeat) return;
    if (field) submit();
    else target.click();
  });
}

/** Write only what differs: an unchanged live region stays silent. */
function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

function show(element, visible) {
  if (element.hidden === visible) element.hidden = !visible;
}

/** Rebuild a part only when what it shows has changed; `key` is any JSON-like value. */
function fillWhenChanged(element, key, build) {
  const text = JSON.stringify(key);
  if (element.trucoKey === text) return;
  element.trucoKey = text;
  element.replaceChildren(...build());
}

return { make, ownKeys, write, show, fillWhenChanged };
})();

const { PLACED, placed, ownPage, appAddress, rulesAddress, linkLang, withoutLang, withLang, fragmentOf } = (() => {
// The state of a page of our own lives behind the "#" of its address, so that a link opens the same question.

/** The event of a page that has changed its own address: a browser tells nobody. */
const PLACED = "truco:placed";
const placed = () => dispatchEvent(new CustomEvent(PLACED));

/** False inside JupyterLab or Notebook, whose address is theirs. */
function ownPage() {
  return document.body?.hasAttribute("data-voila") || !document.querySelector(".jp-LabShell, .jp-NotebookShell, #jp-NotebookShell");
}

/** Where an app of ours is, opened at a fragment; "" where there are no pages beside this one. */
function appAddress(app, fragment) {
  const [, shelf, ending] = location.pathname.match(/^(.*\/render\/)(?:apps|notebooks)\/.*(\.ipynb|\.html)$/) ?? [];
  return shelf && ownPage() ? `${shelf}apps/${app}${ending}#${fragment}` : "";
}

/** Where the page of the rules has a clause or a reading. */
function rulesAddress(id) {
  return appAddress("regras", `${id.includes("/") ? "clause" : "reading"}=${encodeURI(id)}`);
}

function here() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return location.hash.slice(1); // a broken "%": Python will say what it makes of it
  }
}

/** The language that a link asks for by itself, "…&lang=en"; "" where it does not. */
function linkLang() {
  const asked = new URLSearchParams(here()).get("lang");
  return ["pt-BR", "en"].includes(asked) ? asked : "";
}

/** This page's fragment without a language of its own. */
const withoutLang = () => `#${here().split("&").filter((part) => !part.startsWith("lang=")).join("&")}`;

/** A fragment as it is written: the language of the link that was opened stays with it. */
const withLang = (fragment) => [fragment, linkLang() && `lang=${linkLang()}`].filter(Boolean).join("&");

/**
 * Hand the page's fragment to `restore` now and whenever the reader changes it. Returns { write, waiting, stop }:
 * while it is waiting, what the page shows is not yet what the link asks for.
 */
function fragmentOf({ first, restore }) {
  if (!first || !ownPage()) return { write() {}, waiting: () => false, stop() {} };
  let written = first, waiting = false;
  const read = () => {
    const found = here();
    if (!found || found === written) return;
    waiting = true;
    restore(found);
  };
  addEventListener("hashchange", read);
  read();
  return {
    write(fragment, answered) {
      if (!fragment || (waiting && !answered)) return; // not over what is still to be restored
      waiting = false;
      written = withLang(fragment);
      if (here() === written) return;
      history.replaceState(history.state, "", `#${written}`);
      placed();
    },
    waiting: () => waiting,
    stop() {
      removeEventListener("hashchange", read);
    },
  };
}

return { PLACED, placed, ownPage, appAddress, rulesAddress, linkLang, withoutLang, withLang, fragmentOf };
})();

const { places, bookOfPlace, keepPlace } = (() => {
// Where in our pages this is: the rulebook in the header, and the place to come back to. It needs no kernel.
// `truco.places` holds what was open last, newest first: [{ place: "apps/treino", hash, title, title_en }].


const KEY = "truco.places", MOST = 12;
const BOOKS = { gauderio: "Gaudério", cego: "Cego", claudista: "Claudista" };

/** What was open last, newest first; what somebody else wrote there is left out. */
function places() {
  const found = kept(KEY);
  const sound = (one) => ["place", "hash", "title", "title_en"].every((name) => typeof one?.[name] === "string") && /^(apps|notebooks)\/[^#?]+$/.test(one.place);
  return Array.isArray(found) ? found.filter(sound).slice(0, MOST) : [];
}

/** The rulebook that a place is about, { id, name } or null: a lesson's by its folder, an app's by its fragment. */
function bookOfPlace({ place, hash }) {
  const asked = new URLSearchParams(hash), found = [
    asked.get("rules"), asked.get("placement"), asked.get("hand")?.split("-")[0], asked.get("clause")?.split("/")[0], place.split("/")[1],
  ].find((id) => Object.hasOwn(BOOKS, id));
  return found ? { id: found, name: BOOKS[found] } : null;
}

function here() {
  const [, path] = decodeURI(location.pathname).match(/\/render\/((?:apps|notebooks)\/.+?)(?:\.ipynb|\.html)?$/) ?? [];
  const title = (lang) => document.querySelector(`meta[name="truco-title"][lang="${lang}"]`)?.content.replace(/ · Truco Tutor$/, "") ?? "";
  return path ? { place: path, hash: location.hash.slice(1), title: title("pt-BR"), title_en: title("en") } : null;
}

/** Keep this page as the place to come back to, and name its rulebook in the header, now and as it changes. */
function keepPlace() {
  const note = () => {
    const now = here();
    if (!now) return;
    keep(KEY, [now, ...places().filter(({ place }) => place !== now.place)].slice(0, MOST));
    const chip = document.querySelector(".truco-book-here"), book = bookOfPlace(now);
    if (!chip) return;
    write(chip, book?.name ?? "");
    if (book) chip.href = appAddress("regras", `rules=${book.id}`);
    show(chip, Boolean(book));
  };
  addEventListener(PLACED, note);
  addEventListener("hashchange", note);
  document.addEventListener("DOMContentLoaded", note);
}

return { places, bookOfPlace, keepPlace };
})();

const { loadLog, appendLog, forgetLog, logNames, learnerHere, learners, nameTyped, chooseLearner, logTalk } = (() => {
// The log of answers in this browser, an entry for each answer: two pages that write at once overwrite nothing.
// `truco.answer.<learner>.<id>` holds an answer as Python wrote it; Python reads it again as if a stranger had.
// Where the log is kept elsewhere, `truco.unsaved.<learner>.<id>` holds an answer until Python says that it is written.


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
function loadLog(learner, prefix = PREFIX) {
  return keys(logPrefix(learner, prefix)).slice(0, MOST).map((key) => localStorage.getItem(key))
    .filter((line) => line !== null && line.length <= LONGEST);
}

/** Keep answers; { ids, why }: those that are kept, and why others are not: "full" or "forbidden". */
function appendLog(learner, answers, prefix = PREFIX) {
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

function forgetLog(learner) {
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
function logNames() {
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
function learnerHere() {
  const name = kept(LEARNER);
  return typeof name === "string" ? name : "";
}

/** The names of all who have learnt in this browser, in alphabetical order; nobody's is none. */
function learners() {
  const told = kept(NAMES), names = [...(Array.isArray(told) ? told : []), ...logNames(), learnerHere()];
  return [...new Set(names.filter((name) => typeof name === "string" && name))].sort((a, b) => a.localeCompare(b));
}

/** A name as it is typed, or "": the same that Python reads (tutor/lessons/progress/log.py). */
const nameTyped = (text) => text.trim().split(/\s+/).join(" ").slice(0, 40).trim();

/** Choose who learns here; false where that is forgotten with the page. */
function chooseLearner(name) {
  if (name) keep(NAMES, [...new Set([...learners(), name])]);
  return keep(LEARNER, name || undefined);
}

/**
 * Tell Python who learns, hand it the log where `inBrowser`, and keep what it says is to be kept.
 * Returns { begin, stop }; `begin` again tells another name, or looks at the log afresh.
 */
function logTalk(model, { inBrowser }) {
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

return { loadLog, appendLog, forgetLog, logNames, learnerHere, learners, nameTyped, chooseLearner, logTalk };
})();

const { landing } = (() => {
// The way in: on with what was open last, and who learns here. All of it stands in this browser; no kernel is asked.


const LEARNING = /^(notebooks\/|apps\/(treino|mesa|replay)$)/; // to look a rule up is no place to come back to

/** What a place is called, in both languages; the page shows its own. */
function told({ title, title_en: english, ...place }) {
  const book = bookOfPlace(place)?.name, name = (text) => [text, book].filter(Boolean).join(", ");
  return [["truco-only-pt", "pt-BR", title], ["truco-only-en", "en", english || title]].map(([shown, lang, text]) => make("span", { class: shown, lang }, name(text)));
}

function goOn(main) {
  const { before, after } = main.dataset, all = places(), last = all.find(({ place }) => LEARNING.test(place));
  const step = document.getElementById("truco-continue"), begin = document.getElementById("truco-begin");
  show(step, Boolean(last));
  show(begin, !last);
  if (!last) return;
  const link = step.querySelector("a");
  link.href = `${before}${encodeURI(last.place)}${after}${last.hash && `#${last.hash}`}`;
  link.querySelector(".truco-continue-where").replaceChildren(...told(last));
  const seen = all.find(({ place }) => place.startsWith("notebooks/"))?.place;
  main.querySelector(`[data-place="${CSS.escape(seen ?? "")}"]`)?.setAttribute("aria-current", "step");
}

function whoLearns(box) {
  const name = document.getElementById("truco-who-name"), nobody = [...name.cloneNode(true).childNodes], names = box.querySelector(".truco-who-names");
  const form = box.querySelector("form"), field = form.querySelector("input"), notKept = document.getElementById("truco-who-not-kept");
  const draw = () => {
    const now = learnerHere(), choice = (who) => {
      const button = make("button", { type: "button", "aria-pressed": String(who === now) }, ...(who ? [who] : nobody.map((node) => node.cloneNode(true))));
      button.addEventListener("click", () => choose(who));
      return button;
    };
    name.replaceChildren(...(now ? [now] : nobody.map((node) => node.cloneNode(true))));
    names.replaceChildren(names.firstElementChild, choice(""), ...learners().map(choice));
  };
  const choose = (who) => {
    show(notKept, !chooseLearner(who));
    draw();
    names.querySelector('[aria-pressed="true"]').focus();
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const typed = nameTyped(field.value);
    if (!typed) return field.focus();
    field.value = "";
    choose(typed);
  });
  addEventListener("storage", draw);
  draw();
  show(box, true);
}

/** Bring the page to life once it is there. */
function landing() {
  document.addEventListener("DOMContentLoaded", () => {
    const main = document.querySelector(".truco-landing");
    if (!main) return;
    const small = matchMedia("(max-width: 759px)"), fold = () => main.querySelectorAll(".truco-course").forEach((course) => { course.open = !small.matches; });
    fold();
    small.addEventListener("change", fold);
    const now = () => goOn(main);
    addEventListener("pageshow", now); // also when the browser brings a page back
    now();
    whoLearns(document.getElementById("truco-who"));
  });
}

return { landing };
})();

landing();
})();
