// A class: learners down, subjects across, the wrong rules they share, files. All words come from Python.

import { fillWhenChanged, make, ownKeys, show, write } from "./elements.js";
import { appAddress, rulesAddress } from "./fragment.js";
import { lostAlert } from "./lost.js";
import { speech } from "./settings.js";
import { standingWord } from "./standing.js";

let pages = 0;

function render({ model, el }) {
  const view = () => model.get("view"), number = (pages += 1);
  const pulse = lostAlert(model), lost = pulse.element;
  const said = make("p", { class: "truco-message", role: "status" });
  const chooser = make("select", { class: "truco-class-book", id: `truco-class-book-${number}` });
  const label = make("label", { class: "truco-label", for: chooser.id });
  const again = make("button", { class: "truco-press", type: "button" });
  const lead = make("p", { class: "truco-quiet" });
  const title = make("h2"), table = make("div", { class: "truco-class-scroll", tabindex: "0", role: "region" });
  const legend = make("ul", { class: "truco-class-legend" }), unasked = make("p", { class: "truco-quiet" });
  const wrongTitle = make("h2"), wrong = make("div"), filesTitle = make("h2");
  const skills = make("button", { class: "truco-press", type: "button" }), mistakes = make("button", { class: "truco-press", type: "button" });
  const body = make("div", { class: "truco-class-body" },
    make("div", { class: "truco-class-head" }, make("div", {}, label, chooser), again),
    lead, title, legend, table, unasked, wrongTitle, wrong, filesTitle, make("div", { class: "truco-class-files" }, skills, mistakes));
  const root = make("section", { class: "truco-exercise truco-class" }, lost, said, body);

  const send = (act, more = {}) => model.send({ act, turn: view().turn, ...more });

  function update() {
    const now = view(), { strings, status } = now, ready = status === "ready";
    root.lang = now.lang;
    root.dataset.status = status;
    write(said, [now.message, now.said].filter(Boolean).join(" ") || (status === "opening" ? strings.opening : ""));
    show(said, Boolean(said.textContent));
    show(body, ready);
    if (!ready) return;
    write(label, strings.rulebook);
    write(again, strings.again);
    fillWhenChanged(chooser, now.books, () => now.books.map(({ id, name }) => make("option", { value: id }, name)));
    chooser.value = now.rules;
    write(lead, now.lead);
    write(title, strings.table);
    table.setAttribute("aria-label", strings.table);
    fillWhenChanged(legend, now.legend, () => now.legend.map(({ standing, word }) => make("li", {}, standingWord(standing, word))));
    fillWhenChanged(table, [now.skills, now.learners, now.lang], () => [tableOf(now)]);
    write(unasked, now.unasked);
    show(unasked, Boolean(now.unasked));
    write(wrongTitle, strings.mistakes);
    fillWhenChanged(wrong, [now.mistakes, now.lang], () => mistakeParts(now));
    write(filesTitle, strings.files);
    write(skills, strings["take-skills"]);
    write(mistakes, strings["take-mistakes"]);
  }

  function hear(message) {
    if (message?.act !== "file") return;
    const link = make("a", { href: URL.createObjectURL(new Blob([message.text], { type: "text/csv" })), download: message.name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  }

  const silence = speech(model, root);
  again.addEventListener("click", () => send("read"));
  chooser.addEventListener("change", () => send("book", { value: chooser.value }));
  skills.addEventListener("click", () => send("file", { value: "skills" }));
  mistakes.addEventListener("click", () => send("file", { value: "mistakes" }));
  ownKeys(root);
  model.on("change:view", update);
  model.on("msg:custom", hear);
  update();
  el.append(root);
  if (view().status === "opening") send("read");
  return () => {
    model.off("change:view", update);
    model.off("msg:custom", hear);
    pulse.stop();
    silence();
  };
}

function tableOf({ skills, learners, strings }) {
  const head = skills.map((one) => make("th", { scope: "col" }, skillLink(one), make("span", { class: "truco-class-review" }, one.review ? strings.to_review.replace("{n}", one.review) : "")));
  const rows = learners.map(({ name, last, cells }) => make("tr", {}, make("th", { scope: "row" }, name, make("span", { class: "truco-class-last" }, last)),
    ...cells.map(({ standing, word, percent }) => make("td", {}, standingWord(standing, word), ...(percent ? [" ", make("span", { class: "truco-class-percent" }, percent)] : [])))));
  return make("table", { class: "truco-class-table" }, make("thead", {}, make("tr", {}, make("th", { scope: "col" }, strings.name), ...head)), make("tbody", {}, ...rows));
}

function skillLink({ title, practise }) {
  const address = appAddress("treino", practise);
  return address ? make("a", { href: address }, title) : title;
}

function mistakeParts({ mistakes, strings }) {
  if (!mistakes.length) return [make("p", { class: "truco-quiet" }, strings["no-mistakes"])];
  return [make("p", { class: "truco-quiet" }, strings["mistakes-lead"]), make("ul", { class: "truco-class-mistakes" }, ...mistakes.map((one) => make("li", {},
    make("p", { class: "truco-class-rule" }, `“${one.title}”`),
    make("p", {}, one.learners),
    ...(one.clauses.length ? [make("p", { class: "truco-class-cites" }, ...one.clauses.map(clauseLink))] : []))))];
}

function clauseLink(id) {
  const address = rulesAddress(id);
  return address ? make("a", { href: address }, `§ ${id}`) : make("span", {}, `§ ${id}`);
}

export default { render };
