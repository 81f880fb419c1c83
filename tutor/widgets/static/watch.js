// Is the page still alive? Whoever serves it is asked every moment or so, and the widgets tell when Python is silent.
// What can be mended by itself is: the page is loaded anew, and stands where it stood. It says what is happening.

import { make, show, write } from "./elements.js";
import { LOST } from "./heartbeat.js";
import { language } from "./settings.js";

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
export function watch(words) {
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
