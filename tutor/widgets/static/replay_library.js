// The shelf: the hands of the library by rulebook, searched and filtered; and the way to hands of one's own.

import { cardElement } from "./cards.js";
import { fillWhenChanged, make, show, write } from "./elements.js";
import { ownPage } from "./fragment.js";
import { deckShown } from "./settings.js";

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const pick = () => make("select", { class: "truco-replay-select" });
/** Fill a list anew, as in another language, and keep what is chosen. */
const fillChoices = (select, key, build) => {
  const { value } = select;
  fillWhenChanged(select, key, build);
  select.value = value;
  if (select.selectedIndex < 0) select.selectedIndex = 0;
};
const labelled = (field) => {
  const name = make("span", { class: "truco-label" });
  return [make("label", { class: "truco-replay-option" }, name, field), name];
};

/** `open(id)` watches a hand, `read(file)` opens one from disk, `begin(rules, players)` starts one. */
export function libraryPart({ open, read, begin }) {
  const lead = make("p", { class: "truco-quiet" }), count = make("p", { class: "truco-quiet", role: "status" });
  const search = make("input", { class: "truco-input truco-replay-search", type: "search", autocomplete: "off" }), book = pick(), skill = pick();
  const [searchLabel, searchName] = labelled(search), [bookLabel, bookName] = labelled(book), [skillLabel, skillName] = labelled(skill);
  const list = make("div", { class: "truco-replay-shelf" });
  const file = make("input", { type: "file", accept: ".truco,text/plain", hidden: true }), choose = make("button", { class: "truco-press", type: "button", "data-key": "open-file" });
  const drop = make("p", { class: "truco-quiet truco-replay-drop" }), seats = pick(), [seatsLabel, seatsName] = labelled(seats);
  const start = make("button", { class: "truco-press", type: "button", "data-key": "begin" });
  const own = make("div", { class: "truco-replay-mine" }, choose, file, drop, make("div", { class: "truco-replay-new" }, seatsLabel, start));
  const element = make("div", { class: "truco-replay-library" }, lead, make("div", { class: "truco-replay-filters" }, searchLabel, bookLabel, skillLabel), count, list, own);
  let shelf = null, words = null;

  choose.addEventListener("click", () => file.click());
  file.addEventListener("change", () => {
    if (file.files[0]) read(file.files[0]);
    file.value = "";
  });
  start.addEventListener("click", () => begin(seats.value));
  for (const field of [search, book, skill]) field.addEventListener("input", filter);
  return { element, update };

  function update(now, strings) {
    shelf = now;
    words = strings;
    const skills = [...new Map(shelf.hands.flatMap((hand) => hand.skills)).entries()].sort((a, b) => a[1].localeCompare(b[1]));
    write(lead, strings.library_lead);
    write(searchName, strings.search);
    write(bookName, strings.book);
    write(skillName, strings.skill);
    write(choose, strings.open_file);
    write(drop, strings.drop_file);
    write(seatsName, strings.new_hand);
    write(start, strings.begin);
    fillChoices(book, [shelf.books, strings.every_book], () => [make("option", { value: "" }, strings.every_book), ...shelf.books.map(([id, name]) => make("option", { value: id }, name))]);
    fillChoices(skill, [skills, strings.every_skill], () => [make("option", { value: "" }, strings.every_skill), ...skills.map(([id, name]) => make("option", { value: id }, name))]);
    fillChoices(seats, [shelf.books, strings], () => shelf.books.flatMap(([id, name, counts]) => counts.map((many) => make("option", { value: `${id} ${many}` }, `${name}, ${strings.players.replace("{n}", many)}`))));
    filter();
  }

  function filter() {
    const asked = plain(search.value).split(/\s+/).filter(Boolean);
    const found = shelf.hands.filter((hand) => (!book.value || hand.rules === book.value) && (!skill.value || hand.skills.some(([id]) => id === skill.value)) &&
      asked.every((word) => plain([hand.title, hand.teaches, hand.id, ...hand.skills.map(([, name]) => name)].join(" ")).includes(word)));
    write(count, found.length === 0 ? words.none_found : found.length === 1 ? words.count_one : words.count_many.replace("{n}", found.length));
    const books = shelf.books.filter(([id]) => found.some((hand) => hand.rules === id));
    fillWhenChanged(list, [found.map(({ id }) => id), words.library, deckShown("either")], () => books.map(([id, name]) => make("section", { "aria-label": name }, make("h2", {}, name),
      make("ul", { class: "truco-replay-rows" }, ...found.filter((hand) => hand.rules === id).map((hand) => make("li", {}, rowElement(hand)))))));
    show(list, found.length > 0);
  }

  function rowElement(hand) {
    const cards = make("span", { class: "truco-replay-picture", "aria-hidden": "true" }, ...hand.cards.map((code) => cardElement(code, { deck: deckShown(hand.deck) })));
    const text = make("span", { class: "truco-replay-words" }, make("b", {}, hand.title), make("span", {}, hand.teaches),
      make("span", { class: "truco-quiet" }, [words.players.replace("{n}", hand.players), ...hand.skills.slice(0, 2).map(([, name]) => name)].join(" · ")));
    const link = make("a", { class: "truco-replay-hand", href: ownPage() ? `#hand=${hand.id}` : "#", "data-hand": hand.id }, cards, text);
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(hand.id);
    });
    return link;
  }
}
