// What the reader has chosen for himself, kept in this browser as "truco.settings": his language, the deck that Cego is drawn
// with (AMB-C41), the direction of play in pictures of a table (AMB-K31), light or dark. Every widget asks here.

import { linkLang, ownPage } from "./fragment.js";
import { keep, kept } from "./storage.js";

const KEY = "truco.settings", CHANGED = "truco:settings";

/** What can be chosen; the first one holds until somebody chooses. The language is then that of the page. */
export const CHOICES = { lang: ["pt-BR", "en"], theme: ["system", "light", "dark"], deck: ["spanish", "french"], direction: ["anticlockwise", "clockwise"] };

/** Everything that holds now; `lang` is "" as long as nobody has chosen one. */
export function settings() {
  const found = kept(KEY) ?? {};
  return Object.fromEntries(Object.entries(CHOICES).map(([name, values]) => [name, values.includes(found[name]) ? found[name] : name === "lang" ? "" : values[0]]));
}

/** Choose, and let every part of the page know; false where this browser keeps nothing beyond the page. */
export function choose(name, value) {
  const lasting = keep(KEY, { ...settings(), [name]: value });
  dispatchEvent(new CustomEvent(CHANGED));
  return lasting;
}

/** The language to speak: a link's own goes first, then the reader's, then the usual one. In JupyterLab the notebook decides. */
export const language = (usual) => (ownPage() && (linkLang() || settings().lang)) || usual;

/** The deck to draw: `deck` is that of the rulebook, "either" where it leaves the pictures to who plays. */
export const deckShown = (deck) => (deck !== "either" ? deck : settings().deck === "french" ? "french-pictures" : "spanish");

/** Call `listener` when something was chosen, here or in another page of this browser. Returns what ends it. */
export function onSettings(listener) {
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
export function speech(model, root, changed = () => {}) {
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
