// The sheet that this browser keeps: the match, what was undone, and the prices of a table with rules of its own.

import { keep, kept } from "./storage.js";

const MATCH = "truco.tally", TABLE = "truco.tally.table", CHOSEN = "truco.tally.chosen";
const side = (value) => value === 0 || value === 1;
const entries = (list) => Array.isArray(list) && list.every((one) => typeof one?.cell === "string" && (one.team === null || side(one.team)));

/** The match that is kept, with its table; undefined where there is none, or none that can be read. */
export function keptMatch(tables) {
  const match = kept(MATCH), table = match?.house ? kept(TABLE) : tables[match?.rules];
  const sound = match && table?.totals?.[match.target] && (table.house ?? "") === match.house && side(match.eldest) && entries(match.entries) && entries(match.undone);
  return sound && Array.isArray(match.names) && match.names.length === 2 ? { match: { ...match, names: match.names.map(String) }, table } : undefined;
}

/** Keep a match; undefined forgets it. False where it will be gone with the page. */
export const keepMatch = (match) => keep(MATCH, match);

/** Keep the prices of house rules beside the match that goes by them. */
export const keepTable = (table) => keep(TABLE, table?.house ? table : undefined);

/** What was chosen for the last match: rulebook, names, totals by rulebook. What is not fit is as if nothing had been chosen. */
export const chosenBefore = () => {
  const { rules, names, totals, eldest, byBook } = Object(kept(CHOSEN));
  return {
    rules: typeof rules === "string" ? rules : "gauderio", names: Array.isArray(names) ? names : ["", ""], totals: Object(totals),
    eldest: side(eldest) ? eldest : 0, byBook: byBook === true,
  };
};
export const keepChosen = (chosen) => keep(CHOSEN, chosen);
