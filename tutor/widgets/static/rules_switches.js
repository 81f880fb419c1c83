// The house rules of a table: every switch of a rulebook, what each position holds, an example ruled each way.
// Choosing needs no kernel; reading and writing the file of house rules is Python's.

import { fillWhenChanged, make, show, write } from "./elements.js";
import { houseFrom, houseText, storedHouse, storeHouse } from "./house.js";
import { asked, entryLink } from "./rules_entry.js";

const PATIENCE_MS = 5000, LONGEST = 64 * 1024, LONGEST_NAME = 80;

/** The part of the page; `tell(rules, text)` is called with the house for the address whenever it changes; `share` copies the link. */
export function switchesPart({ model, book, number, tell, share }) {
  const { words, view } = book, names = Object.keys(view.options), of = (rules) => names.filter((name) => view.options[name].values[rules]);
  let rules = "", house = {}, ofLink = false, unknown = [], timer = null;

  const title = make("h2", { tabindex: "-1" });
  const count = make("p", { class: "truco-rules-count" });
  const link = make("div", { class: "truco-message truco-house-link" }, make("p", {}, words["house-of-link"]),
    make("div", { class: "truco-rules-tools" }, press("house-keep", keep), press("house-mine", mine)));
  const told = make("p", { class: "truco-quiet", role: "status" });
  const trouble = make("p", { class: "truco-message", role: "alert", hidden: true });
  const name = make("input", { class: "truco-input truco-house-name", type: "text", maxlength: LONGEST_NAME, autocomplete: "off" });
  const total = make("select", { class: "truco-rules-topic" });
  const file = make("input", { type: "file", accept: ".toml,text/plain", hidden: true, tabindex: "-1", "aria-hidden": "true" });
  const back = press("house-back", () => change({}));
  const tools = make("div", { class: "truco-rules-tools" }, press("house-save", save), press("house-load", () => file.click()), ...share, back, file, told);
  const field = (label, control) => make("label", { class: "truco-rules-field" }, make("span", { class: "truco-label" }, words[label]), control);
  const rows = make("div", { class: "truco-house-rows" });
  const element = make("div", { class: "truco-house" }, title, make("p", {}, words["house-lead"]), link,
    make("div", { class: "truco-house-head" }, field("house-name", name), field("house-total", total)), tools, trouble, count, rows);

  function press(word, act) {
    const button = make("button", { class: "truco-press", type: "button" }, words[word]);
    button.addEventListener("click", act);
    return button;
  }

  const known = (said) => Object.fromEntries(Object.entries(said).filter(([key, value]) => key === "name" || (key === "target" ? view.targets[rules].includes(Number(value)) : view.options[key]?.values[rules]?.[0].includes(String(value)))));
  const usualOf = (key) => view.options[key].values[rules][1];
  const readingsOf = (key) => view.options[key].readings.map(book.get).filter((reading) => reading.rules.includes(rules));
  const position = (key, value) => readingsOf(key)[0].positions.find((one) => one.key === value).text;

  /** Show a rulebook; `said` is the house of a link, undefined where the link has none. Gives what is shown, as a link says it. */
  function open(which, said) {
    const kept = storedHouse(which), asks = said === undefined ? kept : houseFrom(said);
    rules = which;
    house = known(asks);
    unknown = said === undefined ? [] : Object.keys(asks).filter((key) => !(key in house));
    ofLink = said !== undefined && houseText(known(kept)) !== houseText(house);
    if (!ofLink) house = known(kept);
    complain(unknown.length ? book.fill("house-unknown", unknown.join(", ")) : "");
    write(told, "");
    update();
    return houseText(house) || undefined;
  }

  function change(next) {
    house = next;
    complain("");
    if (!ofLink) write(told, words[storeHouse(rules, house) ? "house-kept" : "house-not-kept"]);
    update();
    tell(rules, houseText(house));
  }

  function keep() {
    ofLink = false;
    change(house);
    title.focus();
  }

  function mine() {
    ofLink = false;
    change(known(storedHouse(rules)));
    title.focus();
  }

  function choose(key, value) {
    const { [key]: _, ...rest } = house;
    change(value === usualOf(key) ? rest : { ...rest, [key]: value });
  }

  function complain(text) {
    show(trouble, Boolean(text));
    write(trouble, text);
  }

  function update() {
    write(title, book.fill("house-title", book.bookName(rules)));
    const set = of(rules).filter((key) => key in house).length;
    write(count, set === 0 ? words["house-none"] : set === 1 ? words["house-one"] : words["house-many"].replace("{n}", set));
    show(link, ofLink);
    show(back, Object.keys(house).length > 0);
    if (document.activeElement !== name) name.value = house.name ?? "";
    fillWhenChanged(total, rules, () => [make("option", { value: "" }, words["house-total-usual"]), ...view.targets[rules].map((points) => make("option", { value: points }, points))]);
    total.value = house.target ?? "";
    fillWhenChanged(rows, rules, () => of(rules).map((key) => switchRow(key)));
    for (const row of rows.children) drawRow(row, row.dataset.switch);
  }

  function switchRow(key) {
    const { text, values } = view.options[key], [taken, usual] = values[rules], group = `truco-house-${number}-${rules}-${key}`, own = readingsOf(key);
    const options = taken.map((value) => {
      const radio = make("input", { type: "radio", name: group, value });
      radio.addEventListener("change", () => choose(key, value));
      return make("label", { class: "truco-house-option" }, radio, make("span", {}, position(key, value), ...(value === usual ? [" ", make("span", { class: "truco-quiet" }, `(${words["house-usual"]})`)] : [])));
    });
    const fork = view.forks[`${rules} ${key}`], cites = [...new Set(own.flatMap(({ about }) => about))];
    return make("fieldset", { class: "truco-house-switch", "data-switch": key },
      make("legend", {}, text, " ", make("code", {}, key)), ...options,
      fork ? make("details", { class: "truco-steps" }, make("summary", {}, words["house-example"]), make("div", { class: "truco-rules-example" }, ...asked(fork, book),
        make("dl", { class: "truco-rules-fork" }, ...fork.ruled.flatMap(([value, said]) => [make("dt", { "data-value": value }), make("dd", {}, said)]))))
        : make("p", { class: "truco-quiet" }, words["house-no-example"]),
      make("p", { class: "truco-house-cites" }, ...[...own.map(({ id }) => id), ...cites].flatMap((id) => [entryLink(id, { class: "truco-rules-cite" }, `§\u00a0${id}`), " "])));
  }

  /** What holds here is said in words, and its example stands open. */
  function drawRow(row, key) {
    const now = house[key] ?? usualOf(key), changed = key in house;
    for (const radio of row.querySelectorAll("input")) radio.checked = radio.value === now;
    row.toggleAttribute("data-changed", changed);
    const details = row.querySelector("details");
    if (details && changed && !row.dataset.shown) details.open = true;
    row.dataset.shown = changed ? "yes" : "";
    for (const value of row.querySelectorAll("dt")) {
      const here = value.dataset.value === now;
      value.classList.toggle("truco-here", here);
      fillWhenChanged(value, here, () => [make("b", {}, `${here ? "✓ " : ""}${position(key, value.dataset.value)}`), ...(here ? [" ", make("span", { class: "truco-quiet" }, `(${words["house-here"]})`)] : [])]);
    }
  }

  // ---- the file ----------------------------------------------------------------------------------------------------

  function ask(act, value) {
    clearTimeout(timer);
    timer = setTimeout(() => complain(words["house-lost"]), PATIENCE_MS);
    model.send({ act, turn: 0, value });
  }

  function save() {
    ask("house_file", JSON.stringify({ rules, house }));
  }

  async function load() {
    const [one] = file.files;
    if (!one) return;
    const text = await one.slice(0, 4 * LONGEST).text();
    file.value = "";
    ask("house_open", text.slice(0, LONGEST + 1)); // that it is too long is told by Python
  }

  function hear(message) {
    if (!message?.act?.startsWith("house_")) return;
    clearTimeout(timer);
    complain(message.act === "house_wrong" ? message.text : "");
    if (message.act === "house_file") {
      const address = URL.createObjectURL(new Blob([message.text], { type: "application/toml" }));
      make("a", { href: address, download: message.name }).click();
      setTimeout(() => URL.revokeObjectURL(address), 1000);
      write(told, book.fill("house-saved", message.name));
    } else if (message.act === "house_opened") {
      rules = message.rules;
      ofLink = false;
      change(known(message.house));
      write(told, book.fill("house-loaded", message.house.name || book.bookName(rules)));
    }
  }

  name.addEventListener("input", () => {
    const { name: _, ...rest } = house;
    change(name.value.trim() ? { ...rest, name: name.value.trim() } : rest);
  });
  total.addEventListener("change", () => {
    const { target: _, ...rest } = house;
    change(total.value ? { ...rest, target: Number(total.value) } : rest);
  });
  file.addEventListener("change", load);
  model.on("msg:custom", hear);
  return {
    element, open,
    focus: () => title.focus(),
    shows: (which, said) => which === rules && (said === undefined || said === houseText(house)),
    stop() {
      clearTimeout(timer);
      model.off("msg:custom", hear);
    },
  };
}
