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

const { CHOICES, settings, choose, language, deckShown, onSettings, speech } = (() => {
// What the reader has chosen for himself, kept in this browser as "truco.settings": his language, the deck that Cego is drawn
// with (AMB-C41), the direction of play in pictures of a table (AMB-K31), light or dark. Every widget asks here.


const KEY = "truco.settings", CHANGED = "truco:settings";

/** What can be chosen; the first one holds until somebody chooses. The language is then that of the page. */
const CHOICES = { lang: ["pt-BR", "en"], theme: ["system", "light", "dark"], deck: ["spanish", "french"], direction: ["anticlockwise", "clockwise"] };

/** Everything that holds now; `lang` is "" as long as nobody has chosen one. */
function settings() {
  const found = kept(KEY) ?? {};
  return Object.fromEntries(Object.entries(CHOICES).map(([name, values]) => [name, values.includes(found[name]) ? found[name] : name === "lang" ? "" : values[0]]));
}

/** Choose, and let every part of the page know; false where this browser keeps nothing beyond the page. */
function choose(name, value) {
  const lasting = keep(KEY, { ...settings(), [name]: value });
  dispatchEvent(new CustomEvent(CHANGED));
  return lasting;
}

/** The language to speak: a link's own goes first, then the reader's, then the usual one. In JupyterLab the notebook decides. */
const language = (usual) => (ownPage() && (linkLang() || settings().lang)) || usual;

/** The deck to draw: `deck` is that of the rulebook, "either" where it leaves the pictures to who plays. */
const deckShown = (deck) => (deck !== "either" ? deck : settings().deck === "french" ? "french-pictures" : "spanish");

/** Call `listener` when something was chosen, here or in another page of this browser. Returns what ends it. */
function onSettings(listener) {
  const hear = (event) => {
    if (event.key === null || event.key === KEY) listener();
  };
  addEventListener(CHANGED, listener);
  addEventListener("storage", hear);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener("storage", hear);
  };
}

const PATIENCE_MS = 2000;

/**
 * Let Python speak the reader's language: `model` is asked for it now and whenever it changes, and `changed` is called for
 * whatever else changes what is drawn. What is in `root` is hidden until the first words are in the right language.
 */
function speech(model, root, changed = () => {}) {
  const usual = model.get("view").lang;
  const drawn = () => JSON.stringify([settings().deck, settings().direction]);
  let asked = usual, timer = null, shown = drawn();
  const heard = () => {
    if (model.get("view").lang !== asked) return;
    clearTimeout(timer);
    root.removeAttribute("data-speaking");
  };
  const ask = () => {
    const wanted = language(usual);
    if (wanted !== asked) {
      asked = wanted;
      model.send({ act: "lang", value: wanted });
    }
  };
  model.on("change:view", heard);
  const stop = onSettings(() => {
    ask();
    if (drawn() === shown) return;
    shown = drawn();
    changed();
  });
  addEventListener("hashchange", ask); // a link may have a language of its own
  if (language(usual) !== usual) {
    root.setAttribute("data-speaking", "");
    timer = setTimeout(() => root.removeAttribute("data-speaking"), PATIENCE_MS);
    ask();
  }
  return () => {
    clearTimeout(timer);
    model.off("change:view", heard);
    removeEventListener("hashchange", ask);
    stop();
  };
}

return { CHOICES, settings, choose, language, deckShown, onSettings, speech };
})();

const { seatSpots } = (() => {
// Who sits where in a picture of a table: seat 0 below, the others in the direction of play (AMB-K31).

/**
 * The places of `players` seats on a circle of radius 1 around (0,0), y downwards; anticlockwise the next one sits to the right.
 * `back` turns the table by that part of a seat, against the direction of play: by half a one, seats 0 and 1 share the near side.
 */
function seatSpots(players, direction, back = 0) {
  const side = direction === "clockwise" ? -1 : 1;
  return Array.from({ length: players }, (_, seat) => {
    const angle = (2 * Math.PI * (seat - back)) / players;
    return { x: side * Math.sin(angle), y: Math.cos(angle) };
  });
}

return { seatSpots };
})();

const { settingsSheet } = (() => {
// The settings of a page of ours: one button in its header, one sheet, each choice in force at once. It needs no kernel.
// It stands in the page's head, so that the first thing painted is in the right light; `words` are those of both languages.


const READINGS = { deck: "AMB-C41", direction: "AMB-K31" };
const PAPER = { light: "#FBF7EF", dark: "#14201B" }; // of the browser's own bar: --truco-paper of truco.css

/** The page as it was chosen: its light, its language, its title. */
function dress(usual) {
  const root = document.documentElement, { theme } = settings();
  if (theme === "system") root.removeAttribute("data-theme");
  else root.dataset.theme = theme;
  root.lang = language(usual);
  for (const bar of document.querySelectorAll('meta[name="theme-color"]')) bar.content = PAPER[theme] ?? PAPER[bar.media.includes("dark") ? "dark" : "light"];
  const title = document.querySelector(`meta[name="truco-title"][lang="${root.lang}"]`);
  if (title) document.title = title.content;
}

/** A table seen from above, in the direction of play. */
function tablePicture(direction) {
  const spots = seatSpots(4, direction).map(({ x, y }) => [60 + 42 * x, 60 + 42 * y]);
  const way = direction === "clockwise" ? "A20 20 0 1 1 80 60" : "A20 20 0 1 0 40 60"; // three quarters, from J1 on
  const holder = make("span", { class: "truco-settings-table", "aria-hidden": "true" });
  holder.innerHTML = `<svg viewBox="0 0 120 120"><rect x="22" y="22" width="76" height="76" rx="16" class="truco-settings-felt"/>` +
    `<path d="M60 80${way}" class="truco-settings-way" marker-end="url(#truco-way)"/>` +
    `<defs><marker id="truco-way" viewBox="0 0 8 8" refX="4" refY="4" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0L8 4L0 8Z"/></marker></defs>` +
    spots.map(([x, y], seat) => `<circle cx="${x}" cy="${y}" r="14"/><text x="${x}" y="${y + 5}">J${seat + 1}</text>`).join("") + "</svg>";
  return holder;
}

function group(name, change) {
  const legend = make("legend", {}), said = make("span"), picture = make("span", { class: "truco-settings-picture" });
  const more = make("a", { class: "truco-settings-reading", target: "_blank", rel: "noopener" });
  const hint = make("p", { class: "truco-quiet" }, said, " ", more);
  const options = CHOICES[name].map((value) => {
    const radio = make("input", { type: "radio", name: `truco-${name}`, value }), text = make("span");
    radio.addEventListener("change", () => change(name, value));
    return { radio, text, value };
  });
  const choice = make("div", { class: "truco-segments" }, ...options.map(({ radio, text }) => make("label", {}, radio, text)));
  const element = make("fieldset", {}, legend, make("div", { class: "truco-settings-choice" }, choice, picture), hint);
  return { element, update };

  function update(words, now) {
    write(legend, words[name]);
    for (const { radio, text, value } of options) {
      radio.checked = now[name] === value;
      write(text, words[`${name}-${value}`]);
      if (name === "lang") text.lang = value;
    }
    write(said, words[`${name}-hint`] ?? "");
    show(hint, Boolean(said.textContent));
    const address = READINGS[name] ? rulesAddress(READINGS[name]) : "";
    show(more, Boolean(address));
    if (address) {
      more.href = address;
      write(more, `§ ${READINGS[name]}`);
    }
    if (name === "direction") picture.replaceChildren(tablePicture(now.direction));
    show(picture, name === "direction");
  }
}

/** Dress the page at once, and put the button into its header when that is there. */
function settingsSheet(allWords) {
  const usual = document.documentElement.lang || "pt-BR";
  if (!ownPage()) return;
  dress(usual);
  const title = make("h2", { class: "truco-settings-title", id: "truco-settings-title" });
  const groups = Object.keys(CHOICES).map((name) => group(name, change));
  const told = make("p", { class: "truco-quiet", role: "status" });
  const close = make("button", { class: "truco-press", type: "button" });
  const dialog = make("dialog", { class: "truco-sheet truco-settings", "aria-labelledby": title.id },
    make("div", { class: "truco-sheet-body" }, title, ...groups.map(({ element }) => element), make("div", { class: "truco-settings-foot" }, told, close)));
  const text = make("span");
  const button = make("button", { class: "truco-settings-open", type: "button", "aria-haspopup": "dialog" }, icon(), text);

  function update() {
    dress(usual);
    const lang = language(usual), words = allWords[lang];
    dialog.lang = lang;
    write(title, words.title);
    write(text, words.open);
    write(close, words.close);
    for (const one of groups) one.update(words, { ...settings(), lang });
    return words;
  }

  function change(name, value) {
    if (name === "lang" && linkLang()) history.replaceState(history.state, "", withoutLang());
    const lasting = choose(name, value); // which updates this sheet too
    write(told, allWords[language(usual)][lasting ? "kept" : "not-kept"]);
  }

  button.addEventListener("click", () => {
    write(told, canKeep() ? "" : update()["not-kept"]);
    dialog.showModal();
    dialog.querySelector("input:checked").focus();
  });
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  onSettings(update);
  addEventListener("hashchange", update); // a link may have a language of its own
  document.addEventListener("DOMContentLoaded", () => {
    document.querySelector(".truco-top")?.append(button);
    document.body.append(make("div", { class: "truco-exercise truco-settings-place" }, dialog));
    update();
  });
}

function icon() {
  const holder = make("span", { "aria-hidden": "true" });
  holder.innerHTML = '<svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"><path d="M2 5h7M15 5h3M2 15h3M11 15h7M2 10h1.500M9.500 10H18"/><circle cx="12" cy="5" r="2.400"/><circle cx="8" cy="15" r="2.400"/><circle cx="6.500" cy="10" r="2.400"/></svg>';
  return holder;
}

return { settingsSheet };
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

const { LOST, heartbeat } = (() => {
// Is anybody there? A page whose kernel has gone looks alive and does nothing; the learner is told within five seconds.

/** The event that tells a page which watches over itself (watch.js): true when the answer stays out, false when it is back. */
const LOST = "truco:lost";

const BEAT = 400, PING_EVERY = 1200, LOST_AFTER = 3000;
const SLOW_AFTER = 20_000; // Python in the browser has no connection to lose, and thinks longer on a phone

/**
 * Ask Python every moment or so; `onChange(lost)` is called when the answer stays out and when it is back.
 * `always`: false inside JupyterLab, where a kernel may rightly be busy with another cell: there only an
 * intent that waits for its answer is watched. Returns { expect, stop }.
 */
function heartbeat(model, { always, onChange }) {
  const patience = document.body?.dataset.voila === "voici" ? SLOW_AFTER : LOST_AFTER;
  let n = 0, askedAt = 0, waitingSince = null, lost = false, told = false;
  const tell = (now) => {
    if (lost === now) return;
    lost = now;
    dispatchEvent(new CustomEvent(LOST, { detail: now }));
    if (now ? document.querySelector(".truco-watch") : !told) return; // the page says so, once for all its widgets
    told = now;
    onChange(now);
  };
  const alive = () => {
    waitingSince = null;
    tell(false);
  };
  const ping = () => {
    askedAt = Date.now();
    waitingSince ??= askedAt;
    try {
      model.send({ act: "ping", n: (n += 1) });
    } catch {
      tell(true); // the connection says so itself
    }
  };
  const beat = () => {
    if (document.hidden) {
      waitingSince = null; // a page in the background is slowed down and proves nothing
      return;
    }
    const now = Date.now();
    if (waitingSince !== null && now - waitingSince > patience) tell(true);
    if ((always || waitingSince !== null) && now - askedAt >= PING_EVERY) ping();
  };
  const hear = (message) => {
    if (message?.act === "pong") alive();
  };
  model.on("msg:custom", hear);
  model.on("change:view", alive);
  const timer = setInterval(beat, BEAT);
  return {
    expect: ping,
    stop() {
      clearInterval(timer);
      model.off("msg:custom", hear);
      model.off("change:view", alive);
    },
  };
}

return { LOST, heartbeat };
})();

const { watch } = (() => {
// Is the page still alive? Whoever serves it is asked every moment or so, and the widgets tell when Python is silent.
// What can be mended by itself is: the page is loaded anew, and stands where it stood. It says what is happening.


const EVERY = 1500, PATIENCE = 2000; // together less than five seconds
const READ = 1000;
const SILENT = 30000; // a kernel that lives and does not answer: a busy machine is not helped by loading pages anew
const RETURN = "truco.return", RETURNS = "truco.returns", MOST = 3, WITHIN = 120000;
const FIELDS = "main :is(input:not([type]), input[type=text], input[type=search], textarea):not([readonly])";

const session = {
  get(name) {
    try {
      return JSON.parse(sessionStorage.getItem(name));
    } catch {
      return null;
    }
  },
  set(name, value) {
    try {
      sessionStorage.setItem(name, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
};

/** Load the page anew, at the same place; false where that has not helped three times: then it is the reader's turn. */
function comeBack() {
  const lately = (session.get(RETURNS) ?? []).filter((at) => Date.now() - at < WITHIN);
  if (lately.length >= MOST || !session.set(RETURNS, [...lately, Date.now()])) return false;
  const fields = [...document.querySelectorAll(FIELDS)].map(({ value }) => value);
  session.set(RETURN, { path: location.pathname, top: scrollY, fields });
  location.reload();
  return true;
}

/** After that: what was typed and where it was read. */
function standAsBefore() {
  const before = session.get(RETURN);
  session.set(RETURN, null);
  if (before?.path !== location.pathname) return;
  let tries = 60;
  const settle = () => {
    const fields = [...document.querySelectorAll(FIELDS)], there = fields.length === before.fields?.length;
    if ((!there || document.querySelector("[data-waiting], [data-speaking]")) && (tries -= 1)) return void setTimeout(settle, 100);
    fields.forEach((field, i) => {
      if (!there || field.value || !before.fields[i]) return;
      field.value = before.fields[i];
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    scrollTo({ top: before.top });
  };
  settle();
}

function bar(words) {
  const text = make("span"), again = make("button", { class: "truco-press", type: "button" });
  const element = make("div", { class: "truco-watch", role: "alert", hidden: true });
  again.addEventListener("click", () => {
    session.set(RETURNS, []);
    if (!comeBack()) location.reload();
  });
  let shown = "";
  return {
    element,
    say(state) {
      const now = words[language("pt-BR")];
      if (state !== shown) element.replaceChildren(...(state ? [text, ...(state === "back" ? [] : [again])] : [])); // an alert speaks when it is filled
      shown = state;
      write(text, state ? now[state] : "");
      write(again, now.reload);
      show(element, state !== "");
    },
  };
}

/** Watch over a page that has a kernel; `words` are those of both languages. */
function watch(words) {
  const told = bar(words);
  let state = "well", silentSince = null, timer = null, asking = false, over = false;

  function turn(next) {
    if (over) return;
    state = next;
    if (document.querySelector("[data-alone]")) return told.say(""); // it goes on without anybody
    if (next !== "gone") return told.say({ well: "", away: "away", silent: "silent" }[next]);
    over = true;
    const unsaved = document.querySelector("[data-unsaved]");
    if (unsaved) return told.say("unsaved");
    told.say("back");
    setTimeout(() => comeBack() || told.say("stopped"), READ); // who reads or listens is told before the page goes
  }

  /** What to ask for, and whether the page has come whole. A browser does not say that a page was cut off on its way. */
  function page() {
    const cells = document.querySelector("main")?.dataset.cells;
    if (cells === undefined) return null; // no page of a kernel, or not there yet
    if (!told.element.isConnected) document.querySelector(".truco-top").after(told.element);
    const config = document.getElementById("jupyter-config-data"), coming = document.readyState === "loading";
    if (coming || !config) return { address: document.querySelector(".truco-brand").href, coming, whole: false };
    const { baseUrl, kernelId } = JSON.parse(config.textContent), last = [...document.querySelectorAll(".truco-cell")].pop()?.dataset.cell ?? cells;
    return { address: `${baseUrl}api/kernels/${kernelId}`, coming, whole: last === cells };
  }

  async function ask() {
    const now = page();
    if (!now || document.hidden || asking || over) return;
    asking = true;
    try {
      const answer = await fetch(now.address, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
      if (answer.status >= 500) turn("away");
      else if (now.coming) turn(state === "away" ? "gone" : "well"); // what was coming came to an end when contact was lost
      else if (!answer.ok || !now.whole || (await answer.json()).execution_state === "dead") turn("gone");
      else if (silentSince !== null) turn(Date.now() - silentSince > SILENT ? "gone" : "silent");
      else turn("well");
    } catch {
      if (!leaving) turn("away");
    }
    asking = false;
  }

  let leaving = false;
  addEventListener("pagehide", () => { leaving = true; clearInterval(timer); });
  addEventListener(LOST, ({ detail }) => {
    silentSince = detail ? silentSince ?? Date.now() : null;
    if (detail) ask(); // now, not at its next turn
    else if (state === "silent") turn("well");
  });
  if (location.pathname.endsWith(".ipynb")) { // of a site without a server there is nobody to ask
    timer = setInterval(ask, EVERY);
    document.addEventListener("visibilitychange", ask);
    for (const sign of ["online", "offline"]) addEventListener(sign, ask);
  }
  document.addEventListener("DOMContentLoaded", () => {
    const again = document.querySelector("[data-truco-again]");
    if (again) setTimeout(() => location.reload(), 1000 * again.dataset.trucoAgain);
  });
  addEventListener("truco:ready", standAsBefore);
}

return { watch };
})();

settingsSheet({"pt-BR": {"open": "Ajustes", "title": "Ajustes", "close": "Fechar", "kept": "Pronto. Fica guardado neste navegador.", "not-kept": "Este navegador não deixa guardar nada: o que você escolher vale até sair desta página.", "lang": "Idioma", "lang-pt-BR": "Português", "lang-en": "English", "deck": "Baralho do Cego", "deck-spanish": "Espanhol", "deck-french": "Francês", "direction": "Sentido do jogo", "direction-anticlockwise": "Anti-horário", "direction-clockwise": "Horário", "theme": "Claro ou escuro", "theme-system": "Como o aparelho", "theme-light": "Claro", "theme-dark": "Escuro", "deck-hint": "Com o francês, valete, dama e rei fazem de sota, cavalo e rei; os nomes continuam os espanhóis. Gaudério é sempre espanhol, Claudista sempre francês.", "direction-hint": "Muda só o desenho da mesa; a ordem de quem joga é a mesma."}, "en": {"open": "Settings", "title": "Settings", "close": "Close", "kept": "Done. It is kept in this browser.", "not-kept": "This browser does not let anything be kept: what you choose holds until you leave this page.", "lang": "Language", "lang-pt-BR": "Português", "lang-en": "English", "deck": "Deck for Cego", "deck-spanish": "Spanish", "deck-french": "French", "direction": "Direction of play", "direction-anticlockwise": "Anticlockwise", "direction-clockwise": "Clockwise", "theme": "Light or dark", "theme-system": "As the device", "theme-light": "Light", "theme-dark": "Dark", "deck-hint": "With the French one, jack, queen and king stand for 10, 11 and 12; the names stay Spanish. Gaudério is always Spanish, Claudista always French.", "direction-hint": "It changes only the picture of the table; the order of play is the same."}});
keepPlace();
watch({"pt-BR": {"away": "Sem contato com o servidor. Assim que ele voltar, você continua daqui.", "silent": "A página está esperando resposta. O que você fez não se perde.", "back": "A página tinha parado. Voltando para o mesmo lugar…", "unsaved": "A página parou. Guarde o que é seu antes de recarregar.", "stopped": "A página parou de novo e não voltou sozinha.", "reload": "Recarregar"}, "en": {"away": "No contact with the server. As soon as it is back, you go on from here.", "silent": "The page is waiting for an answer. What you did is not lost.", "back": "The page had stopped. Going back to the same place…", "unsaved": "The page has stopped. Keep what is yours before you reload it.", "stopped": "The page has stopped again and did not come back by itself.", "reload": "Reload"}});
})();
