// How the hand is watched: from which seat, with whose cards, with questions or without, in which language.

import { fillWhenChanged, make, show } from "./elements.js";
import { choose, settings } from "./settings.js";

/** `alone`: a page that was sent has no settings of its own, so the switches of language and light stand here. */
export function optionsPart({ alone, turnTo, setTrack, setAsking, setLang }) {
  const element = make("div", { class: "truco-replay-options" });
  return { element, update };

  function update({ state, strings }) {
    const { hand, hands, track, seat, asking } = state, tracks = Object.keys(hand.tracks), both = tracks.includes("all") && tracks.length > 1;
    fillWhenChanged(element, [hand.id, hand.players, tracks, hand.asks, hands.map(({ lang }) => lang), hand.lang], () => [
      make("label", { class: "truco-replay-option" }, make("span", { class: "truco-label" }, strings.seen_from), seatChooser(hand, tracks, turnTo)),
      ...(both ? [toggle("own", strings.own_cards, (on) => setTrack(on ? String(state.seat) : "all"))] : []),
      ...(hand.asks ? [toggle("asking", strings.with_questions, setAsking)] : []),
      ...(hands.length > 1 ? hands.map(({ lang }) => langButton(lang, strings, setLang)) : []),
      ...(alone ? [lightButton(strings)] : []),
    ]);
    element.querySelector("select").value = String(seat);
    for (const [key, on] of [["own", track !== "all"], ["asking", asking]]) element.querySelector(`[data-key="${key}"]`)?.setAttribute("aria-pressed", String(on));
    for (const button of element.querySelectorAll("[data-lang]")) button.setAttribute("aria-pressed", String(button.dataset.lang === hand.lang));
    show(element, true);
  }
}

function seatChooser({ players }, tracks, turnTo) {
  const select = make("select", { class: "truco-replay-select", "data-key": "seat" }, ...players.map((name, seat) => make("option", { value: String(seat), disabled: !tracks.includes("all") && !tracks.includes(String(seat)) }, name)));
  select.addEventListener("change", () => turnTo(Number(select.value)));
  return select;
}

function toggle(key, words, set) {
  const button = make("button", { class: "truco-press truco-replay-toggle", type: "button", "data-key": key }, words);
  button.addEventListener("click", () => set(button.getAttribute("aria-pressed") !== "true"));
  return button;
}

function langButton(lang, strings, setLang) {
  const button = make("button", { class: "truco-press truco-replay-toggle", type: "button", lang, "data-lang": lang, "data-key": `lang-${lang}` }, strings[`lang_${lang}`]);
  button.addEventListener("click", () => setLang(lang));
  return button;
}

/** Light or dark: as the device has it until somebody chooses. */
function lightButton(strings) {
  const isDark = () => settings().theme === "dark" || (settings().theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  const button = toggle("dark", strings.dark, (on) => { choose("theme", on ? "dark" : "light"); dress(); });
  const dress = () => {
    if (settings().theme !== "system") document.documentElement.dataset.theme = settings().theme;
    button.setAttribute("aria-pressed", String(isDark()));
  };
  dress();
  return button;
}
