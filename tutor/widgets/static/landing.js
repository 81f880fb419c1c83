// The way in: on with what was open last, and who learns here. All of it stands in this browser; no kernel is asked.

import { make, show } from "./elements.js";
import { bookOfPlace, places } from "./place.js";
import { chooseLearner, learnerHere, learners, nameTyped } from "./progress_log.js";

const LEARNING = /^(notebooks\/|apps\/(treino|mesa|replay)$)/; // to look a rule up is no place to come back to

/** What a place is called, in both languages; the page shows its own. */
function told({ title, title_en: english, ...place }) {
  const book = bookOfPlace(place)?.name, name = (text) => [text, book].filter(Boolean).join(", ");
  return [["truco-only-pt", "pt-BR", title], ["truco-only-en", "en", english || title]].map(([shown, lang, text]) => make("span", { class: shown, lang }, name(text)));
}

function goOn(main) {
  const { before, after } = main.dataset, all = places(), last = all.find(({ place }) => LEARNING.test(place));
  const step = document.getElementById("truco-continue"), begin = document.getElementById("truco-begin");
  show(step, Boolean(last));
  show(begin, !last);
  if (!last) return;
  const link = step.querySelector("a");
  link.href = `${before}${encodeURI(last.place)}${after}${last.hash && `#${last.hash}`}`;
  link.querySelector(".truco-continue-where").replaceChildren(...told(last));
  const seen = all.find(({ place }) => place.startsWith("notebooks/"))?.place;
  main.querySelector(`[data-place="${CSS.escape(seen ?? "")}"]`)?.setAttribute("aria-current", "step");
}

function whoLearns(box) {
  const name = document.getElementById("truco-who-name"), nobody = [...name.cloneNode(true).childNodes], names = box.querySelector(".truco-who-names");
  const form = box.querySelector("form"), field = form.querySelector("input"), notKept = document.getElementById("truco-who-not-kept");
  const draw = () => {
    const now = learnerHere(), choice = (who) => {
      const button = make("button", { type: "button", "aria-pressed": String(who === now) }, ...(who ? [who] : nobody.map((node) => node.cloneNode(true))));
      button.addEventListener("click", () => choose(who));
      return button;
    };
    name.replaceChildren(...(now ? [now] : nobody.map((node) => node.cloneNode(true))));
    names.replaceChildren(names.firstElementChild, choice(""), ...learners().map(choice));
  };
  const choose = (who) => {
    show(notKept, !chooseLearner(who));
    draw();
    names.querySelector('[aria-pressed="true"]').focus();
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const typed = nameTyped(field.value);
    if (!typed) return field.focus();
    field.value = "";
    choose(typed);
  });
  addEventListener("storage", draw);
  draw();
  show(box, true);
}

/** Bring the page to life once it is there. */
export function landing() {
  document.addEventListener("DOMContentLoaded", () => {
    const main = document.querySelector(".truco-landing");
    if (!main) return;
    const small = matchMedia("(max-width: 759px)"), fold = () => main.querySelectorAll(".truco-course").forEach((course) => { course.open = !small.matches; });
    fold();
    small.addEventListener("change", fold);
    const now = () => goOn(main);
    addEventListener("pageshow", now); // also when the browser brings a page back
    now();
    whoLearns(document.getElementById("truco-who"));
  });
}
