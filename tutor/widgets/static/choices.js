// What a question offers to choose: one of several at a touch, any of several, or all of them in an order.

import { cardTag } from "./cards.js";
import { fillWhenChanged, make, show, write } from "./elements.js";

/**
 * The choices of a question. `choose(text)` is told the key of the one that was chosen where one is enough; of several,
 * `value()` gives the keys, with spaces between. The figures 1 to 9 choose too.
 */
export function choicePanel({ choose }) {
  const element = make("div", { class: "truco-choices", role: "group" });
  let chosen = [], form = "number", strings = {};

  function mark() {
    for (const button of element.children) {
      const place = chosen.indexOf(button.value);
      if (form !== "one") button.setAttribute("aria-pressed", String(place >= 0));
      write(button.lastChild, form === "order" && place >= 0 ? strings.chosen_as.replace("{n}", place + 1) : form === "set" && place >= 0 ? "✓" : "");
    }
  }

  function take(key) {
    if (form === "one") return choose(key);
    chosen = chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key];
    mark();
  }

  function button({ key, label, card }, at, { lang, deck }) {
    const shown = card ? cardTag(card, { lang, deck }) : null;
    const made = make("button", { class: "truco-choice", type: "button", value: key, "aria-keyshortcuts": at < 9 ? at + 1 : null },
      ...(shown ? [shown] : []), make("span", {}, label), make("span", { class: "truco-place" }));
    made.addEventListener("click", () => take(key));
    return made;
  }

  element.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const buttons = [...element.children], at = buttons.indexOf(document.activeElement);
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (step) buttons[(at + step + buttons.length) % buttons.length].focus();
    else if (/^[1-9]$/.test(event.key) && buttons[event.key - 1]) buttons[event.key - 1].click();
    else return;
    event.preventDefault();
  });

  return {
    element,
    update(view, anew) {
      ({ form, strings } = view);
      if (anew) chosen = [];
      element.setAttribute("aria-label", strings.your_choice);
      element.toggleAttribute("data-long", view.choices.some(({ label }) => label.length > 40));
      fillWhenChanged(element, [view.choices, form, view.lang, view.deck], () => {
        chosen = [];
        return view.choices.map((choice, at) => button(choice, at, view));
      });
      show(element, view.choices.length > 0 && form !== "number");
      mark();
    },
    value: () => chosen.join(" ") || (form === "set" ? "none" : ""),
    focus: (how) => element.firstChild?.focus(how),
  };
}
