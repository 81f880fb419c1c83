// What is open, searched and chosen, as the fragment of the page's address: "#clause=gauderio/envido/contagem/3", "#q=empate".

const plain = (value) => encodeURIComponent(value).replaceAll("%2F", "/").replaceAll("%20", "+");

export const EMPTY = { open: "", q: "", rules: "", topic: "", side: false };

/** The fragment of a state, without the "#"; an entry that is open has an address of its own. */
export function fragmentFor({ open, q, rules, topic, side }) {
  if (open) return `${open.includes("/") ? "clause" : "reading"}=${plain(open)}`;
  return [["q", q.trim()], ["rules", rules], ["topic", topic], ["view", side ? "side" : ""]]
    .filter(([, value]) => value).map(([name, value]) => `${name}=${plain(value)}`).join("&");
}

/** A state from a fragment; what is not known is left out, and an entry that does not exist is told in `unknown`. */
export function stateFrom(fragment, book) {
  const said = new URLSearchParams(fragment), wanted = (said.get("clause") ?? said.get("reading") ?? "").slice(0, 100);
  const found = wanted ? book.get(wanted) : null, rules = said.get("rules") ?? "", topic = said.get("topic") ?? "";
  return {
    open: found?.id ?? "", unknown: wanted && !found ? wanted : "", q: (said.get("q") ?? "").slice(0, 200),
    rules: book.books.some(({ id }) => id === rules) ? rules : "", topic: book.topics.has(topic) ? topic : "", side: said.get("view") === "side",
  };
}
