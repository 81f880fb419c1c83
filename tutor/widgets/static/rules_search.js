// The search of tutor/rulebook/finder.py, with the same results in the same order, where there is no Python.
// What it goes by (idle words, endings, weights) comes from there as data.

/** Small letters, no accents: "Mão de Onze" is "mao de onze". */
export const fold = (text) => text.toLowerCase().replaceAll("ß", "ss").normalize("NFKD").replace(/\p{M}/gu, "");

/** `entries`: [{ item, names: [text…], texts: [pt, en], bonus }], in the order of the documents. */
export function searcher(rules, entries) {
  const idle = new Set(rules.idle), numbers = new Map(Object.entries(rules.numbers)), endings = Object.entries(rules.endings);
  const tokens = (text) => (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => numbers.get(word) ?? word);
  const formsOf = (word) => [word, ...endings.filter(([end, least]) => word.endsWith(end) && word.length - end.length >= least).map(([end]) => word.slice(0, -end.length))];
  const ready = entries.map((entry) => ({
    ...entry, nameWords: new Set(entry.names.flatMap(tokens)), textWords: entry.texts.map(tokens),
  }));

  function match(word, forms, among) {
    let best = 0;
    for (const other of among) {
      if (forms.includes(other)) return rules.whole;
      if (word.length >= rules.prefix && forms.some((form) => other.startsWith(form))) best = rules.begins;
    }
    return best;
  }

  const inARow = (wanted, text) => text.some((_, start) => wanted.every((word, i) => text[start + i] === word));

  function score(wanted, forms, { nameWords, textWords, bonus }) {
    const rank = (found) => (found === rules.whole ? rules.named.whole : found === rules.begins ? rules.named.begins : 0);
    const texts = textWords.map((text) => wanted.map((word, i) => match(word, forms[i], text)));
    const best = wanted.map((word, i) => Math.max(rank(match(word, forms[i], nameWords)), ...texts.map((found) => found[i])));
    if (!best.every(Boolean)) return null;
    const together = texts.some((found) => found.every(Boolean)) ? rules.together : 0;
    const phrase = wanted.length > 1 && textWords.some((text) => inARow(wanted, text)) ? rules.phrase : 0;
    return best.reduce((a, b) => a + b) + together + phrase + bonus;
  }

  const telling = (words) => {
    const said = tokens(words), kept = said.filter((word) => !idle.has(word));
    return kept.length ? kept : said;
  };

  /** The items in which all these words occur, the best first; `keep(item)` narrows them. */
  function search(words, keep = () => true) {
    const wanted = telling(words), forms = wanted.map(formsOf);
    if (!wanted.length) return [];
    return ready.filter(({ item }) => keep(item))
      .map((entry) => ({ item: entry.item, points: score(wanted, forms, entry) }))
      .filter(({ points }) => points !== null)
      .sort((a, b) => b.points - a.points) // stable: equals stay in the order of the documents
      .map(({ item }) => item);
  }

  /** What to search for instead: words put right, and as many of them as stand together; at most three. */
  function suggest(words, keep) {
    const near = [...new Set(telling(words))].slice(0, 4).map((word) => (search(word).length ? word : nearest(word))).filter(Boolean);
    const tries = [near.join(" "), ...near.map((_, i) => near.filter((_, j) => j !== i).join(" ")), ...near];
    return [...new Set(tries)].filter((said) => said && fold(said) !== fold(words) && search(said, keep).length).slice(0, 3);
  }

  let spelt = null;
  function nearest(word) {
    if (word.length < rules.prefix) return "";
    spelt ??= new Map(ready.flatMap(({ texts }) => texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])).map((known) => [fold(known), known]));
    let best = "", least = Math.max(1, Math.floor(word.length / 3)) + 1;
    for (const [folded, known] of spelt) {
      if (Math.abs(folded.length - word.length) >= least) continue;
      const far = distance(word, folded, least);
      if (far < least) [best, least] = [known, far];
    }
    return best;
  }
  return { search, suggest };
}

/** How many letters differ, given up at `limit`. */
function distance(a, b, limit) {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) next.push(Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
    if (Math.min(...next) >= limit) return limit;
    row = next;
  }
  return row[b.length];
}
