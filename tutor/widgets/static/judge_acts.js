// A running hand: what has happened, how things stand, every act that may be done and every one that may not.

import { fillWhenChanged, make, show, write } from "./elements.js";
import { citeLinks } from "./feedback.js";
import { controlRow } from "./judge_table.js";

const SIGN = { allowed: "✓", foul: "!", void: "✗" };

export function actsPart(act) {
  const label = make("h2"), none = make("p", { class: "truco-quiet" }), told = make("ol", { class: "truco-desk-story" });
  const stands = make("p", { class: "truco-quiet truco-desk-stands" });
  const voice = make("div", { class: "truco-desk-voice" });
  const groups = make("div", { class: "truco-desk-groups", "data-control": "about" });
  const before = make("div", { class: "truco-desk-before" }, label, none, told, stands);
  const element = make("div", { class: "truco-desk-acts" }, voice, groups);
  const drawVoice = controlRow(voice, act);
  return { elements: [before, element], update };

  function update({ acts, controls, strings, lang }) {
    show(before, Boolean(acts));
    show(element, Boolean(acts));
    if (!acts) return;
    write(label, strings.story);
    write(none, strings["story-none"]);
    show(none, acts.story.length === 0);
    show(told, acts.story.length > 0);
    fillWhenChanged(told, acts.story, () => acts.story.map((line) => make("li", {}, line)));
    write(stands, acts.stands);
    drawVoice(controls.filter(({ row }) => row === "voice"));
    fillWhenChanged(groups, [acts.title, acts.groups, lang], () => acts.groups.map((group) => groupElement(acts.title, group, act)));
    for (const button of groups.querySelectorAll("button")) button.setAttribute("aria-pressed", String(button.dataset.act === acts.about));
  }
}

function groupElement(who, { verdict, title, rows }, act) {
  const name = `${who} ${title}`;
  return make("div", { class: "truco-desk-group", role: "group", "aria-label": name, "data-verdict": verdict },
    make("p", { class: "truco-desk-group-title" }, make("span", { "aria-hidden": "true" }, `${SIGN[verdict]} `), name), ...rows.map((row) => rowElement(row, act)));
}

function rowElement({ acts, why, cites }, act) {
  const buttons = acts.map(([id, words]) => {
    const button = make("button", { class: "truco-press", type: "button", "data-key": `about=${id}`, "data-act": id }, words);
    button.addEventListener("click", () => act("choose", `about=${id}`));
    return button;
  });
  return make("div", { class: "truco-desk-row" }, make("div", { class: "truco-desk-options" }, ...buttons),
    ...(why ? [make("p", { class: "truco-desk-reason" }, why, ...(cites ? [make("span", { class: "truco-desk-cites" }, ...citeLinks(cites.split(", ")))] : []))] : []));
}
