// The rules of one's own table, kept in this browser by rulebook: `truco.house.cego` holds {"all_tied": "nobody"}.
// Beside the switches it may hold the table's `name` and the `target` of its matches, as its file does (docs/house-rules.md).
// The page of switches writes it; whatever rules by a rulebook may ask for it. In a link it is "house=all_tied:nobody,…"
// (tutor/lessons/house_link.py reads and writes the same).

import { keep, kept } from "./storage.js";

const key = (rules) => `truco.house.${rules}`;
const WORD = /^[a-z][a-z0-9_]{0,59}$/, VALUE = /^[a-z0-9_]{1,60}$/;

/** The table's rules for a rulebook, {} where it plays by the book. */
export function storedHouse(rules) {
  const found = kept(key(rules));
  if (!found || typeof found !== "object" || Array.isArray(found)) return {};
  return Object.fromEntries(Object.entries(found).filter(([name, value]) => WORD.test(name) && ["string", "number"].includes(typeof value)));
}

/** Keep the table's rules; {} is the book as it is. False where the browser keeps nothing beyond this page. */
export const storeHouse = (rules, house) => keep(key(rules), Object.keys(house).length ? house : undefined);

/** As a link says it; a name is for the file alone. "" is the book as it is. */
export const houseText = (house) => Object.entries(house).filter(([name, value]) => WORD.test(name) && name !== "name" && VALUE.test(value)).map(([name, value]) => `${name}:${value}`).join(",");

/** And back; what is no such pair is left out. Whether there is such a switch is for Python to say. */
export function houseFrom(text) {
  const pairs = String(text ?? "").slice(0, 4000).split(",").map((pair) => pair.split(":")).filter(([name, value, more]) => WORD.test(name) && VALUE.test(value ?? "") && more === undefined);
  return Object.fromEntries(pairs);
}

/** Call `listener` when another page of this browser changes the table's rules. Returns what ends it. */
export function onHouse(listener) {
  const hear = (event) => {
    if (event.key === null || event.key.startsWith("truco.house.")) listener();
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}
