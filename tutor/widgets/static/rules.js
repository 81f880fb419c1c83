// The rules to read and to search: a list on one side, one entry on the other; on a phone, one after the other.
// All that it shows is in `view` (tutor/lessons/reference.py); once it stands, it needs no kernel.

import { fillWhenChanged, make, ownKeys, show, write } from "./elements.js";
import { ownPage, placed, withLang } from "./fragment.js";
import { EMPTY, fragmentFor, stateFrom } from "./rules_address.js";
import { bookOf } from "./rules_book.js";
import { entryLink, entryParts } from "./rules_entry.js";
import { listParts } from "./rules_list.js";
import { switchesPart } from "./rules_switches.js";
import { speech } from "./settings.js";

const TYPING_MS = 120;
let pages = 0; // widgets of a page: their controls have names apart

/** The page in one language; another one is a page anew, at the same place. Returns { state, stop }. */
function draw({ model, el, start }) {
  const book = bookOf(model.get("view")), { words, lang } = book, number = (pages += 1), own = ownPage();
  let state = start ?? { ...EMPTY, unknown: "" }, timer = null, scroll = 0, here = start ? location.hash.slice(1) : null;

  const input = make("input", { class: "truco-rules-search", type: "search", id: `truco-rules-q-${number}`, placeholder: words["search-hint"], autocomplete: "off", autocapitalize: "off", spellcheck: "false", maxlength: "200", enterkeyhint: "search" });
  const label = make("label", { class: "truco-label", for: input.id }, words.search);
  const books = make("div", { class: "truco-segments truco-rules-books", role: "radiogroup", "aria-label": words.rulebook },
    ...[{ id: "", short: words.all }, ...book.books].map(({ id, short }) => make("label", {}, make("input", { type: "radio", name: `truco-rules-book-${number}`, value: id }), make("span", {}, short))));
  const topics = make("select", { class: "truco-rules-topic", "aria-label": words.topic }, make("option", { value: "" }, words["every-topic"]),
    ...[...book.topics].map(([id, name]) => make("option", { value: id }, capital(name))));
  const side = make("button", { class: "truco-press", type: "button", "aria-pressed": "false" }, words["side-by-side"]);
  const table = make("button", { class: "truco-press", type: "button", "aria-pressed": "false" }, words.house);
  const bar = make("form", { class: "truco-rules-bar", role: "search", novalidate: true }, make("div", { class: "truco-rules-field" }, label, input), books, make("div", { class: "truco-rules-choices" }, topics, side, table));
  const status = make("p", { class: "truco-rules-count", role: "status" });
  const notice = make("p", { class: "truco-message", hidden: true });
  const list = make("div", { class: "truco-rules-list" });
  const entry = make("article", { class: "truco-rules-entry" });
  const house = switchesPart({ model, book, number, tell: (rules, text) => go({ rules, house: text }), share: own ? shareParts(() => fragmentFor(state)) : [] });
  const root = make("section", { class: "truco-exercise truco-rules", lang }, bar, notice, status, make("div", { class: "truco-rules-body" }, list, entry));

  /** What the search, the rulebook and the topic leave; by words the best first, else as the documents go. */
  function found() {
    const keep = (item) => (!state.topic || item.topic === state.topic) && (state.side || !state.rules || item.rules.includes(state.rules));
    const by = (all, { search }) => (state.q.trim() ? search(state.q, keep) : all.filter(keep));
    return { clauses: by(book.clauses, book.clauseSearch), readings: state.side ? [] : by(book.readings, book.readingSearch), keep };
  }

  function update() {
    const inHouse = state.switches && !state.open;
    if (inHouse && !house.element.isConnected) notice.after(house.element);
    if (!inHouse) house.element.remove();
    table.setAttribute("aria-pressed", String(inHouse));
    const { clauses, readings, keep } = found(), { q, rules, topic, open, unknown } = state, nothing = !clauses.length && !readings.length;
    if (input.value !== q && document.activeElement !== input) input.value = q;
    for (const radio of books.querySelectorAll("input")) radio.checked = radio.value === rules;
    topics.value = topic;
    show(books, !state.side);
    side.setAttribute("aria-pressed", String(state.side));
    write(notice, unknown ? book.fill("unknown", unknown) : "");
    show(notice, Boolean(unknown));
    write(status, nothing ? words.none : [clauses.length && book.count("clause", clauses.length), readings.length && book.count("reading", readings.length)].filter(Boolean).join(" · "));
    fillWhenChanged(list, [q.trim(), rules, topic, state.side], () => (nothing ? emptyParts(keep) : listParts({ clauses, readings, state, book })));
    for (const row of list.querySelectorAll("[aria-current]")) if (row.dataset.open !== open) row.removeAttribute("aria-current");
    if (open) list.querySelector(`[data-open="${CSS.escape(open)}"]`)?.setAttribute("aria-current", "true");
    fillWhenChanged(entry, open, () => (open ? openParts(book.get(open)) : hintParts()));
    root.dataset.open = String(Boolean(open));
    root.dataset.view = inHouse ? "house" : state.side ? "side" : "list";
  }

  function emptyParts(keep) {
    const tries = book.clauseSearch.suggest(state.q, keep), narrow = state.rules || state.topic;
    const wider = narrow && book.clauseSearch.search(state.q).length > 0;
    const said = tries.length || wider ? tries : ["envido", "empate", "manilha"];
    return [make("div", { class: "truco-rules-empty" }, make("p", { class: "truco-prompt" }, book.fill("nothing-found", state.q.trim())),
      ...(wider ? [make("p", {}, make("button", { class: "truco-press", type: "button", "data-wider": true }, words.everywhere))] : []),
      ...(said.length ? [make("p", { class: "truco-quiet" }, words["try-these"]), make("p", { class: "truco-clauses" }, ...said.map((text) => make("button", { class: "truco-chip", type: "button", "data-try": text }, text)))] : []))];
  }

  const hintParts = () => [make("div", { class: "truco-rules-hint" }, make("p", {}, words["open-hint"]), make("p", { class: "truco-quiet truco-rules-keys" }, words["open-keys"]))];

  function openParts(item) {
    const all = item.what === "clause" ? book.clauses : book.readings, at = all.indexOf(item);
    const back = make("button", { class: "truco-press", type: "button", "data-back": true }, `‹ ${words.back}`);
    const step = (to, text, arrow) => (to ? entryLink(to.id, { class: "truco-rules-more", "data-step": arrow }, text) : make("span"));
    return [
      make("div", { class: "truco-rules-tools" }, back, ...(own ? shareParts(() => fragmentFor({ open: item.id })) : [])),
      make("h2", { class: "truco-rules-title", tabindex: "-1" }, `${item.what === "clause" ? "§ " : ""}${item.id}`),
      ...entryParts(item, book),
      make("nav", { class: "truco-rules-steps", "aria-label": item.what === "clause" ? words.clauses : words.readings }, step(all[at - 1], `‹ ${words.previous}`, "-1"), step(all[at + 1], `${words.next} ›`, "1")),
    ];
  }

  /** A button that copies a link, and where copying is not allowed a field with it. */
  function shareParts(fragment) {
    const copy = make("button", { class: "truco-press", type: "button" }, words.copy), said = make("span", { class: "truco-quiet", role: "status" });
    const field = make("input", { class: "truco-input truco-rules-link", readonly: true, "aria-label": words.link, hidden: true });
    copy.addEventListener("click", () => copyLink(fragment(), said, field));
    return [copy, said, field];
  }

  async function copyLink(fragment, said, field) {
    const link = `${location.href.split("#")[0]}#${fragment}`;
    let copied = true;
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      copied = false; // no clipboard without https, or not allowed
    }
    write(said, copied ? words.copied : words["not-copied"]);
    show(field, !copied);
    field.value = link;
    if (!copied) field.select();
  }

  // ---- what the reader does, and the address -----------------------------------------------------------------------

  /** Change the state; an entry opened from the list is a step of the browser's history, all else is not. */
  function go(change, { push = false } = {}) {
    const wasOpen = state.open;
    if (change.open && !wasOpen) scroll = scrollY;
    state = withHouse({ ...state, unknown: "", ...change });
    here = withLang(fragmentFor(state));
    if (own) {
      const address = here ? `#${here}` : location.pathname + location.search;
      if (push) history.pushState({ truco: "pushed" }, "", address);
      else history.replaceState(history.state, "", address);
      placed();
    }
    update();
    if (state.open && state.open !== wasOpen) showEntry();
    if (!state.open && wasOpen) showList(wasOpen);
  }

  function showEntry() {
    if (!state.open) return;
    if (!root.isConnected) { // Voilà puts a widget into the page after it has been drawn
      requestAnimationFrame(showEntry);
      return;
    }
    entry.querySelector("h2").focus({ preventScroll: true });
    const top = root.getBoundingClientRect().top + scrollY - 60;
    if (getComputedStyle(list).display === "none") scrollTo({ top: Math.max(0, top) });
    else {
      entry.scrollTop = 0;
      const row = list.querySelector("[aria-current]"), page = scrollY;
      row?.scrollIntoView({ block: "center" });
      scrollTo({ top: page }); // only the list moves
    }
  }

  function showList(was) {
    scrollTo({ top: scroll });
    if (state.switches) {
      (house.element.querySelector(`[data-open="${CSS.escape(was)}"]`) ?? table).focus({ preventScroll: true });
      return;
    }
    const row = list.querySelector(`[data-open="${CSS.escape(was)}"]`);
    (row ?? input).focus({ preventScroll: Boolean(row) && getComputedStyle(entry).display !== "none" });
    row?.scrollIntoView({ block: "nearest" });
  }

  const close = () => {
    if (own && history.state?.truco === "pushed") history.back();
    else go({ open: "" });
  };

  /** The address was changed by the reader: a link, a step back. */
  function readAddress() {
    const text = location.hash.slice(1);
    if (text === here) return;
    here = text;
    const wasOpen = state.open, next = stateFrom(text, book);
    state = withHouse(next.open ? { ...state, ...EMPTY, ...keptList(), open: next.open, unknown: "" } : next);
    input.value = state.q;
    update();
    if (state.open && state.open !== wasOpen) showEntry();
    if (!state.open && wasOpen) showList(wasOpen);
  }

  const keptList = () => ({ q: state.q, rules: state.rules, topic: state.topic, side: state.side, switches: state.switches, house: state.house });

  /** A state with the house rules that hold in it: those of the link, else those that are kept. */
  const withHouse = (next) => (next.switches && !house.shows(next.rules, next.house) ? { ...next, house: house.open(next.rules, next.house) } : next);

  const rows = () => [...list.querySelectorAll(".truco-rules-row")];
  function walk(event) {
    const all = rows(), at = all.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined || !all.length || (at < 0 && event.key !== "ArrowDown")) return;
    event.preventDefault();
    (to < 0 ? input : all[Math.min(to, all.length - 1)]).focus();
  }

  function keys(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || document.querySelector("dialog[open]")) return;
    const { target } = event, typing = target.matches?.("input:not([type=radio]), textarea, select, [contenteditable=true]");
    if (event.key === "/" && !typing && (own || root.contains(target))) {
      event.preventDefault();
      input.focus();
      input.select();
    } else if (event.key === "Escape" && state.open && (own || root.contains(target))) {
      event.preventDefault();
      close();
    } else if (event.key === "Escape" && target === input && input.value) {
      event.preventDefault();
      input.value = "";
      go({ q: "" });
    } else if (target === input && event.key === "ArrowDown") walk(event);
    else if (target.matches?.(".truco-rules-row") && list.contains(target)) walk(event);
  }

  function clicked(event) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return; // a new tab is the browser's
    const { open, topic, step } = event.target.closest("a")?.dataset ?? {}, button = event.target.closest("button")?.dataset ?? {};
    if (open || topic) event.preventDefault();
    if (open) go({ open }, { push: !state.open || step === undefined });
    else if (topic) {
      input.value = "";
      go({ ...EMPTY, topic, side: true }, { push: true });
    } else if ("back" in button) close();
    else if ("wider" in button) go({ rules: "", topic: "" });
    else if (button.try) {
      input.value = button.try;
      go({ q: button.try });
      input.focus();
    }
  }

  /** On paper nothing can be unfolded. */
  let folded = [];
  const unfold = () => {
    folded = [...entry.querySelectorAll("details:not([open])")];
    for (const details of folded) details.open = true;
  };
  const fold = () => {
    for (const details of folded) details.open = false;
  };

  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => go({ q: input.value, open: "" }), TYPING_MS);
  });
  bar.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(timer);
    const exact = book.get(input.value.trim());
    go({ q: input.value, open: "" });
    if (exact) go({ open: exact.id }, { push: true });
    else rows()[0]?.focus();
  });
  books.addEventListener("change", (event) => go({ rules: event.target.value, open: "", house: undefined }));
  topics.addEventListener("change", () => go({ topic: topics.value, open: "" }));
  side.addEventListener("click", () => go({ side: !state.side, switches: false, open: "" }));
  table.addEventListener("click", () => go(state.switches ? { switches: false, open: "" } : { ...EMPTY, switches: true, rules: state.rules || book.books[0].id }));
  root.addEventListener("click", clicked);
  ownKeys(root, () => bar.requestSubmit());
  document.addEventListener("keydown", keys);
  addEventListener("beforeprint", unfold);
  addEventListener("afterprint", fold);
  if (own) {
    for (const name of ["hashchange", "popstate"]) addEventListener(name, readAddress);
  }
  if (start?.switches) house.open(start.rules, start.house);
  update();
  el.append(root);
  if (own && !start) readAddress();
  const ready = () => requestAnimationFrame(showEntry); // only now has the list its height
  addEventListener("truco:ready", ready, { once: true });
  return { state: () => state, stop };

  function stop() {
    root.remove();
    house.stop();
    removeEventListener("truco:ready", ready);
    clearTimeout(timer);
    document.removeEventListener("keydown", keys);
    removeEventListener("beforeprint", unfold);
    removeEventListener("afterprint", fold);
    for (const name of ["hashchange", "popstate"]) removeEventListener(name, readAddress);
  }
}

function render({ model, el }) {
  let page = draw({ model, el });
  const changed = () => {
    const start = page.state();
    page.stop();
    page = draw({ model, el, start });
  };
  model.on("change:view", changed);
  const silence = speech(model, el, changed);
  return () => {
    silence();
    model.off("change:view", changed);
    page.stop();
  };
}

const capital = (text) => text[0].toUpperCase() + text.slice(1);

export default { render };
