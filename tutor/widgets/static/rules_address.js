// What is open, searched and chosen, as the fragment of the page's address: "#clause=gauderio/envido/contagem/3", "#q=empate".

const plain = (value) => encodeURIComponent(value).replaceAll("%2F", "/").replaceAll("%20", "+").replaceAll("%3A", ":").replaceAll("%2C", ",");

export const EMPTY = { open: "", q: "", rules: "", topic: "", side: false, switches: false, house: undefined };

/** The fragment of a state, without the "#"; an entry that is open has an address of its own. */
export function fragmentFor({ open, q, rules, topic, side, switches, house }) {
  if (open) return `${open.includes("/") ? "clause" : "reading"}=${plain(open)}`;
  if (switches) return `rules=${plain(rules)}&view=switches${house ? `&house=${plain(house)}` : ""}`;
  return [["q", q.trim()], ["rules", rules], ["topic", topic], ["view", side ? "side" : ""]]
    .filter(([, value]) => value).map(([name, value]) => `${name}=${plain(value)}`).join("&");
}

/** A state from a fragment; what is not known is left out, and an entry that does not exist is told in `unknown`. */
export function stateFrom(fragment, book) {
  const said = new URLSearchParams(fragment), wanted = (said.get("clause") ?? said.get("reading") ?? "").slice(0, 100);
  const found = wanted ? book.get(wanted) : null, rules = said.get("rules") ?? "", topic = said.get("topic") ?? "";
  const switches = said.get("view") === "switches", known = book.books.some(({ id }) => id === rules);
  return {
    open: found?.id ?? "", unknown: wanted && !found ? wanted : "", q: (said.get("q") ?? "").slice(0, 200),
    rules: known ? rules : switches ? book.books[0].id : "", topic: book.topics.has(topic) ? topic : "", side: said.get("view") === "side", switches, house: (switches && said.get("house")) || undefined,
  };
}
