// The settings of a page of ours: one button in its header, one sheet, each choice in force at once. It needs no kernel.
// It stands in the page's head, so that the first thing painted is in the right light; `words` are those of both languages.

import { make, show, write } from "./elements.js";
import { linkLang, ownPage, rulesAddress, withoutLang } from "./fragment.js";
import { CHOICES, choose, language, onSettings, settings } from "./settings.js";
import { canKeep } from "./storage.js";
import { seatSpots } from "./seats.js";

const READINGS = { deck: "AMB-C41", direction: "AMB-K31" };
const PAPER = { light: "#FBF7EF", dark: "#14201B" }; // of the browser's own bar: --truco-paper of truco.css

/** The page as it was chosen: its light, its language, its title. */
function dress(usual) {
  const root = document.documentElement, { theme } = settings();
  if (theme === "system") root.removeAttribute("data-theme");
  else root.dataset.theme = theme;
  root.lang = language(usual);
  for (const bar of document.querySelectorAll('meta[name="theme-color"]')) bar.content = PAPER[theme] ?? PAPER[bar.media.includes("dark") ? "dark" : "light"];
  const title = document.querySelector(`meta[name="truco-title"][lang="${root.lang}"]`);
  if (title) document.title = title.content;
}

/** A table seen from above, in the direction of play. */
function tablePicture(direction) {
  const spots = seatSpots(4, direction).map(({ x, y }) => [60 + 42 * x, 60 + 42 * y]);
  const way = direction === "clockwise" ? "A20 20 0 1 1 80 60" : "A20 20 0 1 0 40 60"; // three quarters, from J1 on
  const holder = make("span", { class: "truco-settings-table", "aria-hidden": "true" });
  holder.innerHTML = `<svg viewBox="0 0 120 120"><rect x="22" y="22" width="76" height="76" rx="16" class="truco-settings-felt"/>` +
    `<path d="M60 80${way}" class="truco-settings-way" marker-end="url(#truco-way)"/>` +
    `<defs><marker id="truco-way" viewBox="0 0 8 8" refX="4" refY="4" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0L8 4L0 8Z"/></marker></defs>` +
    spots.map(([x, y], seat) => `<circle cx="${x}" cy="${y}" r="14"/><text x="${x}" y="${y + 5}">J${seat + 1}</text>`).join("") + "</svg>";
  return holder;
}

function group(name, change) {
  const legend = make("legend", {}), said = make("span"), picture = make("span", { class: "truco-settings-picture" });
  const more = make("a", { class: "truco-settings-reading", target: "_blank", rel: "noopener" });
  const hint = make("p", { class: "truco-quiet" }, said, " ", more);
  const options = CHOICES[name].map((value) => {
    const radio = make("input", { type: "radio", name: `truco-${name}`, value }), text = make("span");
    radio.addEventListener("change", () => change(name, value));
    return { radio, text, value };
  });
  const choice = make("div", { class: "truco-segments" }, ...options.map(({ radio, text }) => make("label", {}, radio, text)));
  const element = make("fieldset", {}, legend, make("div", { class: "truco-settings-choice" }, choice, picture), hint);
  return { element, update };

  function update(words, now) {
    write(legend, words[name]);
    for (const { radio, text, value } of options) {
      radio.checked = now[name] === value;
      write(text, words[`${name}-${value}`]);
      if (name === "lang") text.lang = value;
    }
    write(said, words[`${name}-hint`] ?? "");
    show(hint, Boolean(said.textContent));
    const address = READINGS[name] ? rulesAddress(READINGS[name]) : "";
    show(more, Boolean(address));
    if (address) {
      more.href = address;
      write(more, `§ ${READINGS[name]}`);
    }
    if (name === "direction") picture.replaceChildren(tablePicture(now.direction));
    show(picture, name === "direction");
  }
}

/** Dress the page at once, and put the button into its header when that is there. */
export function settingsSheet(allWords) {
  const usual = document.documentElement.lang || "pt-BR";
  if (!ownPage()) return;
  dress(usual);
  const title = make("h2", { class: "truco-settings-title", id: "truco-settings-title" });
  const groups = Object.keys(CHOICES).map((name) => group(name, change));
  const told = make("p", { class: "truco-quiet", role: "status" });
  const close = make("button", { class: "truco-press", type: "button" });
  const dialog = make("dialog", { class: "truco-sheet truco-settings", "aria-labelledby": title.id },
    make("div", { class: "truco-sheet-body" }, title, ...groups.map(({ element }) => element), make("div", { class: "truco-settings-foot" }, told, close)));
  const text = make("span");
  const button = make("button", { class: "truco-settings-open", type: "button", "aria-haspopup": "dialog" }, icon(), text);

  function update() {
    dress(usual);
    const lang = language(usual), words = allWords[lang];
    dialog.lang = lang;
    write(title, words.title);
    write(text, words.open);
    write(close, words.close);
    for (const one of groups) one.update(words, { ...settings(), lang });
    return words;
  }

  function change(name, value) {
    if (name === "lang" && linkLang()) history.replaceState(history.state, "", withoutLang());
    const lasting = choose(name, value); // which updates this sheet too
    write(told, allWords[language(usual)][lasting ? "kept" : "not-kept"]);
  }

  button.addEventListener("click", () => {
    write(told, canKeep() ? "" : update()["not-kept"]);
    dialog.showModal();
    dialog.querySelector("input:checked").focus();
  });
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  onSettings(update);
  addEventListener("hashchange", update); // a link may have a language of its own
  document.addEventListener("DOMContentLoaded", () => {
    document.querySelector(".truco-top")?.append(button);
    document.body.append(make("div", { class: "truco-exercise truco-settings-place" }, dialog));
    update();
  });
}

function icon() {
  const holder = make("span", { "aria-hidden": "true" });
  holder.innerHTML = '<svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"><path d="M2 5h7M15 5h3M2 15h3M11 15h7M2 10h1.500M9.500 10H18"/><circle cx="12" cy="5" r="2.400"/><circle cx="8" cy="15" r="2.400"/><circle cx="6.500" cy="10" r="2.400"/></svg>';
  return holder;
}
