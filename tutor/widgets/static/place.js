// Where in our pages this is: the rulebook in the header, and the place to come back to. It needs no kernel.
// `truco.places` holds what was open last, newest first: [{ place: "apps/treino", hash, title, title_en }].

import { keep, kept } from "./storage.js";
import { appAddress, PLACED } from "./fragment.js";
import { show, write } from "./elements.js";

const KEY = "truco.places", MOST = 12;
const BOOKS = { gauderio: "Gaudério", cego: "Cego", claudista: "Claudista" };

/** What was open last, newest first; what somebody else wrote there is left out. */
export function places() {
  const found = kept(KEY);
  const sound = (one) => ["place", "hash", "title", "title_en"].every((name) => typeof one?.[name] === "string") && /^(apps|notebooks)\/[^#?]+$/.test(one.place);
  return Array.isArray(found) ? found.filter(sound).slice(0, MOST) : [];
}

/** The rulebook that a place is about, { id, name } or null: a lesson's by its folder, an app's by its fragment. */
export function bookOfPlace({ place, hash }) {
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
export function keepPlace() {
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
