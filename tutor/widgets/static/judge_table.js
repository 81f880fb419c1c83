// The table of the desk: what can be chosen, the places for cards, the deck. `act(name, value)` sends what was tapped.

import { cardElement, cardName, deckCodes, setCardState } from "./cards.js";
import { fillWhenChanged, make, show, write } from "./elements.js";
import { seatSpots } from "./seats.js";
import { settings } from "./settings.js";

const keyed = (key) => ({ type: "button", "data-key": key });

/** One control in its place, made once: buttons of which one is pressed, a list, or a switch. */
function controlElement({ id, label, kind, value, options }, act) {
  const name = make("span", { class: "truco-label" }, label);
  const choose = (value) => act("choose", `${id}=${value}`);
  if (kind === "select") {
    const select = make("select", { class: "truco-desk-select", "data-key": id }, ...(value ? [] : [make("option", { value: "", disabled: true }, "—")]), ...options.map(([value, words]) => make("option", { value }, words)));
    select.addEventListener("change", () => choose(select.value));
    return make("label", { class: `truco-desk-control ${options.some(([, words]) => words.length > 12) ? "" : "truco-desk-half"}` }, name, select);
  }
  if (kind === "toggle") {
    const button = make("button", { ...keyed(id), class: "truco-press truco-desk-toggle" }, label);
    button.addEventListener("click", () => choose(button.getAttribute("aria-pressed") === "true" ? "off" : "on"));
    return button;
  }
  const buttons = options.map(([value, words]) => {
    const button = make("button", { ...keyed(`${id}=${value}`), class: "truco-press", "data-value": value }, words);
    button.addEventListener("click", () => choose(value));
    return button;
  });
  return make("div", { class: "truco-desk-control", role: "group", "aria-label": label, "data-control": id }, name, make("div", { class: "truco-desk-options" }, ...buttons));
}

function pressed(element, { kind, value }) {
  if (kind === "select") element.querySelector("select").value = value;
  else if (kind === "toggle") element.setAttribute("aria-pressed", String(value === "on"));
  else for (const button of element.querySelectorAll("button")) button.setAttribute("aria-pressed", String(button.dataset.value === value));
}

/** A row of controls that keeps what it can: an element is made anew only when its words have changed. */
export function controlRow(element, act) {
  const made = new Map();
  return (controls) => {
    const kept = controls.map((control) => {
      const key = JSON.stringify([control.id, control.label, control.options, control.value === ""]);
      if (made.get(control.id)?.key !== key) made.set(control.id, { key, element: controlElement(control, act) });
      pressed(made.get(control.id).element, control);
      return made.get(control.id).element;
    });
    if (kept.length !== element.children.length || kept.some((child, i) => element.children[i] !== child)) element.replaceChildren(...kept);
    show(element, kept.length > 0);
  };
}

/** The places for cards, a group a seat, with what can be said of its card or cards. */
export function placesPart(act) {
  const element = make("div", { class: "truco-desk-places" });
  const rows = new Map();
  return { element, update };

  function update({ places, controls, deck, lang, strings }) {
    show(element, places.length > 0);
    const seats = [...new Set(places.map((place) => place.seat))];
    const toggles = controls.filter((control) => control.seat !== null);
    fillWhenChanged(element, [places.map(({ id, owner, side }) => [id, owner, side]), deck], () => {
      rows.clear();
      return seats.map((seat) => seatElement(seat, places.filter((place) => place.seat === seat), act, rows));
    });
    for (const seat of seats) rows.get(seat)(toggles.filter((control) => control.seat === seat));
    sit(element, seats);
    for (const place of places) drawPlace(element.querySelector(`[data-key="place:${place.id}"]`), place, { deck, lang, strings });
  }
}

/** Four seats or more with their three cards sit as around the table: two and two, seats 0 and 1 below; the vira above them. */
function sit(element, seats) {
  const players = seats.filter((seat) => seat >= 0).length, spots = seatSpots(players, settings().direction, 0.5);
  const far = ({ y }) => Math.round(y * 1000), rows = [...new Set(spots.map(far))].sort((a, b) => a - b);
  element.toggleAttribute("data-around", players >= 4 && Boolean(element.querySelector("[data-cards='3']")));
  for (const [i, seat] of seats.entries()) {
    const { style } = element.children[i];
    style.gridColumn = seat < 0 ? "1 / -1" : spots[seat].x < 0 ? 1 : 2;
    style.gridRow = seat < 0 ? 1 : rows.indexOf(far(spots[seat])) + 1 + Number(seats[0] < 0);
  }
}

function seatElement(seat, places, act, rows) {
  const [{ owner, side }] = places, row = make("div", { class: "truco-desk-toggles" });
  rows.set(seat, controlRow(row, act));
  const slots = places.map((place) => {
    const slot = make("button", { ...keyed(`place:${place.id}`), class: "truco-desk-place" });
    slot.addEventListener("click", () => act("place", place.id));
    return slot;
  });
  return make("div", { class: "truco-desk-seat", role: "group", "aria-label": side ? `${owner}, ${side}` : owner, "data-cards": slots.length },
    make("span", { class: "truco-desk-owner" }, owner, ...(side ? [make("span", { class: "truco-desk-side" }, side)] : [])),
    make("div", { class: "truco-desk-slots" }, ...slots), row);
}

function drawPlace(slot, { card, hidden, laid, active, label }, { deck, lang, strings }) {
  fillWhenChanged(slot, [card, hidden, laid, active, lang], () => {
    const shown = card || (hidden ? "?" : "");
    return shown ? [cardElement(shown, { lang, deck, state: (hidden && card) || laid ? "played" : "normal" })] : [make("span", { class: "truco-desk-empty", "aria-hidden": "true" }, active ? "+" : "")];
  });
  const held = card ? cardName(card, lang, deck) : strings.empty;
  slot.setAttribute("aria-label", [`${label}: ${held}`, hidden && strings.hidden, laid && strings.used, active && strings.next, card && !laid && strings.take].filter(Boolean).join(", "));
  slot.toggleAttribute("data-active", active);
  slot.toggleAttribute("data-hidden", hidden);
  if (active) slot.setAttribute("aria-current", "true");
  else slot.removeAttribute("aria-current");
}

/** The forty cards, rank by rank; one is in the order of Tab, the arrows reach the others. */
export function deckPart(act) {
  const hint = make("p", { class: "truco-desk-hint" });
  const grid = make("div", { class: "truco-desk-deck", role: "group" });
  const element = make("div", { class: "truco-desk-cards" }, hint, grid);
  grid.addEventListener("keydown", (event) => {
    const next = event.ctrlKey || event.altKey || event.metaKey ? null : neighbour(document.activeElement, grid, event.key);
    if (!next) return;
    event.preventDefault();
    reach(next);
    next.focus();
  });
  const reach = (card) => {
    for (const other of grid.children) other.tabIndex = other === card ? 0 : -1;
  };
  grid.addEventListener("focusin", (event) => reach(event.target));

  function update({ deck, used, full, hint: told, lang, strings }) {
    show(element, deck !== "");
    if (!deck) return;
    write(hint, told || strings[full ? "deck-full" : "deck-hint"]);
    grid.setAttribute("aria-label", strings.deck);
    fillWhenChanged(grid, [deck, lang], () => byRank(deck).map((code, i) => {
      const card = cardElement(code, { lang, deck, button: true });
      card.dataset.key = `card:${code}`;
      card.tabIndex = i === 0 ? 0 : -1;
      card.addEventListener("click", () => act("card", code));
      return card;
    }));
    for (const card of grid.children) {
      const on = used.includes(card.dataset.code);
      setCardState(card, { lang, state: on ? "chosen" : "normal", note: on ? strings.used : "" });
      card.setAttribute("aria-disabled", String(full && !on));
    }
  }
  return { element, update };
}

function byRank(deck) {
  const codes = deckCodes(deck), ranks = codes.length / 4;
  return Array.from({ length: ranks }, (_, rank) => [0, 1, 2, 3].map((suit) => codes[suit * ranks + rank])).flat();
}

/** The card beside another as they lie on screen, whatever the columns are. */
function neighbour(from, grid, key) {
  const cards = [...grid.children], at = cards.indexOf(from);
  if (key === "Home") return cards[0];
  if (key === "End") return cards.at(-1);
  const [dx, dy] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key] ?? [0, 0];
  if (at < 0 || (!dx && !dy)) return null;
  const { offsetLeft: x, offsetTop: y } = from, near = (card) => Math.abs(card.offsetLeft - x) + Math.abs(card.offsetTop - y);
  const ahead = cards.filter((card) => (dx ? Math.abs(card.offsetTop - y) < 4 && (card.offsetLeft - x) * dx > 4 : Math.abs(card.offsetLeft - x) < 4 && (card.offsetTop - y) * dy > 4));
  return ahead.sort((a, b) => near(a) - near(b))[0] ?? null;
}
