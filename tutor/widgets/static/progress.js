// A learner's progress: whose it is, the one next step, the map, the mistakes, the last weeks, the data.
// All words and numbers come from Python (tutor/lessons/progress_view.py); the log may be in this browser.

import { fillWhenChanged, make, ownKeys, show, write } from "./elements.js";
import { lostAlert } from "./lost.js";
import { dataPart } from "./progress_data.js";
import { chooseLearner, logTalk, nameTyped } from "./progress_log.js";
import { mapParts, mistakeParts, practiseLink } from "./progress_map.js";
import { speech } from "./settings.js";
import { weekParts } from "./progress_weeks.js";

let pages = 0;

function render({ model, el }) {
  const view = () => model.get("view"), number = (pages += 1), open = new Set();

  const pulse = lostAlert(model), lost = pulse.element;
  const trouble = make("p", { class: "truco-message", role: "status", hidden: true });
  const opening = make("p", { class: "truco-quiet" });

  const chooser = make("select", { class: "truco-progress-names", id: `truco-learner-${number}` });
  const chooserLabel = make("label", { class: "truco-label", for: chooser.id });
  const newName = make("input", { class: "truco-input", type: "text", id: `truco-name-${number}`, maxlength: "40", autocomplete: "off", autocapitalize: "words", enterkeyhint: "done" });
  const newLabel = make("label", { class: "truco-label", for: newName.id });
  const add = make("button", { class: "truco-press", type: "submit" });
  const form = make("form", { class: "truco-progress-new", novalidate: true }, make("div", {}, newLabel, newName), add);
  const who = make("summary"), people = make("details", { class: "truco-progress-people" }, who, make("div", {}, make("div", {}, chooserLabel, chooser), form));

  const summary = make("p", { class: "truco-progress-summary" });
  const next = make("div", { class: "truco-progress-next" });
  const part = (name) => {
    const title = make("h2"), body = make("div");
    return { name, title, body, element: make("section", { class: `truco-progress-part truco-progress-part-${name}` }, title, body) };
  };
  const map = part("map"), mistakes = part("mistakes"), weeks = part("weeks"), own = part("data");
  const data = dataPart((act, more) => model.send({ act, ...more }));
  own.body.append(data.element);
  const side = make("div", { class: "truco-progress-side" }, weeks.element, mistakes.element, own.element);
  const body = make("div", { class: "truco-progress-body" }, people, summary, next, make("div", { class: "truco-progress-columns" }, map.element, side));
  const root = make("section", { class: "truco-exercise truco-progress" }, lost, trouble, opening, body);

  function update() {
    const now = view(), { strings, status } = now, ready = status === "ready";
    root.lang = now.lang;
    root.dataset.status = status;
    write(opening, strings.opening);
    show(opening, !ready);
    show(body, ready);
    say(now);
    if (!ready) return;
    drawPeople(now);
    write(summary, now.summary);
    fillWhenChanged(next, [now.next, now.lang], () => [make("h2", {}, strings["next-title"]), make("p", {}, now.next.text), ...practiseLink(now.next.practise, now.next.label)]);
    next.querySelector("a")?.classList.add("truco-primary");
    for (const one of [map, mistakes, weeks, own]) write(one.title, strings[one.name]);
    fillWhenChanged(map.body, now.books, () => mapParts(now, open));
    fillWhenChanged(mistakes.body, now.mistakes, () => mistakeParts(now));
    fillWhenChanged(weeks.body, now.weeks, () => weekParts(now));
    for (const one of [mistakes, weeks]) show(one.element, now.answers > 0);
    data.update(now);
  }

  function say({ trouble: told, message }) {
    write(trouble, [message, told].filter(Boolean).join(" "));
    show(trouble, Boolean(trouble.textContent));
  }

  function drawPeople({ names, learner, choose, strings }) {
    show(people, choose);
    write(who, `${strings.learner}: ${names.find(({ id }) => id === learner).name}`);
    write(chooserLabel, strings.names);
    write(newLabel, strings["new-name"]);
    write(add, strings["add-name"]);
    fillWhenChanged(chooser, names, () => names.map(({ id, name }) => make("option", { value: id }, name)));
    chooser.value = learner;
  }

  const talk = logTalk(model, { inBrowser: view().in_browser });
  const silence = speech(model, root);
  const choose = (name) => {
    const remembered = chooseLearner(name);
    talk.begin(name);
    if (!remembered) write(trouble, view().strings["not-chosen"]);
    show(trouble, Boolean(trouble.textContent));
  };
  chooser.addEventListener("change", () => choose(chooser.value));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const name = nameTyped(newName.value);
    if (!name) return newName.focus();
    newName.value = "";
    choose(name);
    chooser.focus();
  });
  // Where something was open it stays open when the map is drawn anew.
  root.addEventListener("toggle", ({ target }) => target.dataset?.key && open[target.open ? "add" : "delete"](target.dataset.key), true);
  const visible = () => document.hidden || talk.begin();
  document.addEventListener("visibilitychange", visible); // practice went on in another page
  ownKeys(root, () => form.requestSubmit());

  model.on("change:view", update);
  model.on("msg:custom", data.hear);
  update();
  el.append(root);
  return () => {
    model.off("change:view", update);
    model.off("msg:custom", data.hear);
    document.removeEventListener("visibilitychange", visible);
    talk.stop();
    pulse.stop();
    silence();
  };
}

export default { render };
