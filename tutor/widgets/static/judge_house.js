// The rules of one's own table: a file taken, dropped or pasted; in force or not; kept in this browser.

import { fillWhenChanged, make, show, write } from "./elements.js";
import { onHouse, storedHouse, storeHouse } from "./house.js";
import { controlRow } from "./judge_table.js";

const BOOKS = ["gauderio", "cego", "claudista"];
const LONGEST = 64 * 1024, MOST_BYTES = 4 * LONGEST;

/** `act(name, value)` sends what was chosen. Returns { badge, element, update, remember, stop }. */
export function housePart(act) {
  const badge = make("p", { class: "truco-desk-badge" });
  const summary = make("summary"), which = make("div", { class: "truco-desk-which" }), rows = make("ul", { class: "truco-desk-switches" });
  const lead = make("p", { class: "truco-quiet" }), said = make("p", { class: "truco-desk-house-said", role: "status" });
  const area = make("textarea", { class: "truco-input truco-desk-file", rows: "6", spellcheck: "false", autocapitalize: "off", "data-key": "house-text" });
  const file = make("input", { type: "file", accept: ".toml,text/plain", class: "truco-desk-pick" });
  const pick = press("house-file"), use = press("house-use"), forget = press("house-forget");
  const element = make("details", { class: "truco-desk-house" }, summary, which, rows, lead, area, make("div", { class: "truco-desk-tools" }, pick, use, forget, file), said);
  const drawWhich = controlRow(which, act);
  file.tabIndex = -1;
  file.setAttribute("aria-hidden", "true");
  let strings = {}, own = "", kept = "", toKeep = false, unlinked = false;

  const send = (name, value) => {
    own = "";
    toKeep = true;
    act(name, value);
  };
  const refuse = (words) => {
    own = words;
    write(said, words);
    said.dataset.state = "wrong";
  };
  const take = (text) => {
    area.value = text;
    if (text.length > LONGEST) refuse(strings["house-too-long"]);
    else send("house", text);
  };
  const read = async (found) => {
    if (!found) return;
    if (found.size > MOST_BYTES) return refuse(strings["house-too-long"]);
    try {
      take(new TextDecoder("utf-8", { fatal: true }).decode(await found.arrayBuffer()));
    } catch {
      refuse(strings["house-unreadable"]);
    }
  };
  pick.addEventListener("click", () => file.click());
  file.addEventListener("change", () => read(file.files[0]).then(() => (file.value = "")));
  use.addEventListener("click", () => take(area.value));
  forget.addEventListener("click", () => send("forget"));
  element.addEventListener("dragover", (event) => event.preventDefault());
  element.addEventListener("drop", (event) => {
    event.preventDefault();
    const { files } = event.dataTransfer, text = event.dataTransfer.getData("text/plain");
    if (files.length) read(files[0]);
    else if (text) take(text);
  });

  const stop = onHouse(() => tell(unlinked)); // another page has changed them

  return { badge, element, update, remember, stop };

  function update({ house, controls, strings: words, lang }) {
    strings = words;
    const name = house.name ? `${words.house}: ${house.name}` : words.house;
    write(badge, house.on ? name : "");
    show(badge, house.on);
    write(summary, words.house);
    element.toggleAttribute("data-on", house.on);
    drawWhich(controls.filter(({ row }) => row === "house"));
    fillWhenChanged(rows, [house.rows, lang], () => house.rows.map((row) => make("li", {}, make("code", {}, row.switch), " ", row.here)));
    show(rows, house.rows.length > 0);
    write(lead, words["house-lead"]);
    area.setAttribute("aria-label", words["house-text"]);
    for (const [button, key] of [[pick, "house-file"], [use, "house-use"], [forget, "house-forget"]]) write(button, words[key]);
    show(forget, house.known || house.on);
    if (!own) write(said, house.message);
    if (!own) said.dataset.state = house.wrong ? "wrong" : "taken";
    if (house.wrong && house.message) element.open = true;
    keep(house.tables);
  }

  /** What this page has taken or forgotten is kept; what a link or the browser said is not written back. */
  function keep(tables) {
    const now = JSON.stringify(tables), before = JSON.parse(kept || "{}");
    if (now === kept) return;
    kept = now;
    if (!toKeep) return;
    toKeep = false;
    for (const rules of BOOKS) if (JSON.stringify(tables[rules]) !== JSON.stringify(before[rules])) storeHouse(rules, tables[rules] ?? {});
  }

  /** Tell Python what the browser has kept; `use` where no link asks for something else. */
  function remember(use) {
    unlinked = use;
    if (BOOKS.some((rules) => Object.keys(storedHouse(rules)).length)) tell(use);
  }

  function tell(use) {
    own = "";
    act("tables", JSON.stringify({ use, tables: Object.fromEntries(BOOKS.map((rules) => [rules, storedHouse(rules)]).filter(([, found]) => Object.keys(found).length)) }));
  }
}

function press(key) {
  return make("button", { class: "truco-press", type: "button", "data-key": key });
}
