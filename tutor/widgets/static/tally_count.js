// A match on a score sheet, counted: entries go in, scores and the end come out. No rule and no number of a rulebook
// stands here: what a cell pays, which sheet a hand has, who is o mão next and who has won at a score is looked up in the
// table that the referee has filled in (tutor/lessons/tally_prices.py).

const NOBODY = 2;

/** The empty sheet of a match. */
function begun({ eldest }) {
  return { score: [0, 0], eldest, number: 1, sheet: 0, marks: [], hands: [], first: null, falta: false, over: null };
}

/** Where the cell of an id is, as things stand: { kind, cell, bet }; undefined where this hand has none of that name. */
export function cellOf(table, now, id) {
  const kind = id.split(":", 1)[0], place = kind === "hand" ? table.hands[now.sheet] : table.bets.find((bet) => bet.kind === kind);
  const cell = place && [...place.rows.flatMap(({ cells }) => cells), ...place.more].find((one) => one.id === id);
  return cell && { kind, cell, bars: cell.unless ?? place.bars ?? {} };
}

/** The side that alone can have a cell: one, null for nobody, or by who is o mão; undefined where either can. */
export const sideOf = ({ team }, { eldest }) => (Array.isArray(team) ? team[eldest] : team);

/** What a cell pays to a side at this score: { points, notes }; null where there is nothing to be measured any more. */
export function paid(table, target, now, cell, team, flores = 1) {
  const own = [cell.note].flat(), note = own[Math.min(flores, own.length) - 1], fixed = table.notes[note][0];
  if (!cell.measure) return { points: fixed, notes: [note] };
  const sides = table.totals[target].measures[cell.measure], [a, b] = now.score, at = (sides[team] ?? sides[0])[a]?.[b];
  return at === null || at === undefined ? null : { points: table.notes[at][0] + fixed, notes: [at, note] };
}

/** The note that says why a cell is closed in this hand; null where it is open. */
export function barred(now, { bars }) {
  const by = now.marks.find(({ kind }) => kind in bars);
  return by ? bars[by.kind] : null;
}

/** Mark one entry, { cell, team, flores }; false where it cannot stand. */
function mark(table, target, now, entry) {
  const found = now.over ? undefined : cellOf(table, now, entry.cell);
  const side = found && sideOf(found.cell, now), wrong = !found || barred(now, found) !== null || (side === undefined ? ![0, 1].includes(entry.team) : entry.team !== side);
  const pays = wrong ? null : paid(table, target, now, found.cell, entry.team, entry.flores);
  if (!pays) return false;
  const { kind, cell } = found, total = table.totals[target], { team } = entry, score = [...now.score];
  if (team !== null) score[team] += pays.points;
  const at = total.verdicts[total.end[score[0]]?.[score[1]]];
  if (!at) return false;
  now.score = score;
  now.marks = [...now.marks, { ...entry, kind, how: cell.how, points: pays.points, notes: pays.notes, score }];
  if (team !== null && at.there[team]) {
    now.first ??= team;
    now.falta ||= Boolean(cell.falta);
  }
  const closes = kind === "hand" || Boolean(cell.closes), won = cell.lost ? [team, pays.notes[0]] : ended(at, now, closes);
  if (won) now.over = { winner: won[0], notes: [won[1], table.forfeits[score[1 - won[0]]]].filter((note) => note !== undefined) };
  if (closes || won) close(table, target, now, team);
  return true;
}

/** Who has won, and the note that says why, by what came before in this hand. */
function ended({ won }, { eldest, falta, first }, playedOut) {
  return first === null ? null : won[((Number(playedOut) * 2 + eldest) * 2 + Number(falta)) * 2 + first];
}

function close(table, target, now, team) {
  const { number, eldest, marks, score } = now;
  now.hands = [...now.hands, { number, eldest, marks, score }];
  now.marks = [];
  if (now.over) return;
  const sheets = table.totals[target].sheet;
  Object.assign(now, { number: number + 1, eldest: table.next[eldest][team ?? NOBODY], first: null, falta: false, sheet: sheets?.[score[0]][score[1]] ?? 0 });
}

/** Count a match { target, eldest, entries } by its table. An entry that cannot stand is where the counting ends. */
export function counted(table, match) {
  const now = begun(match);
  const broken = match.entries.findIndex((entry) => !mark(table, match.target, now, entry));
  return { ...now, counted: broken < 0 ? match.entries.length : broken };
}
