// The line at the head of a lesson: where it stands in the course, what it is about, how much is known; and its link.

import { fillWhenChanged, make, ownKeys, show, write } from "./elements.js";
import { ownPage } from "./fragment.js";
import { logTalk } from "./progress_log.js";
import { speech } from "./settings.js";

function render({ model, el }) {
  const view = () => model.get("view");
  const place = make("p", { class: "truco-lesson-place" }), about = make("ul", { class: "truco-lesson-about" });
  const known = make("p", { class: "truco-lesson-known" }), told = make("span", { role: "status" });
  const copy = make("button", { class: "truco-press", type: "button" });
  const root = make("section", { class: "truco-exercise truco-lesson-head" }, place, about, known, make("p", { class: "truco-lesson-link" }, copy, " ", told));

  function update() {
    const now = view();
    root.lang = now.lang;
    write(place, now.place);
    about.setAttribute("aria-label", now.strings.about);
    fillWhenChanged(about, now.about, () => now.about.map((title) => make("li", {}, title)));
    write(known, now.known);
    show(known, now.known !== "");
    write(copy, now.strings.copy);
    show(copy.parentElement, ownPage());
  }

  copy.addEventListener("click", async () => {
    const link = location.href.split("#")[0];
    let done = true;
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      done = false; // no clipboard without https, or not allowed
    }
    write(told, done ? view().strings.copied : link);
  });
  ownKeys(root);
  model.on("change:view", update);
  const talk = view().log ? logTalk(model, { inBrowser: view().log === "browser" }) : null;
  update();
  el.append(root);
  const silence = speech(model, root, update);
  return () => {
    model.off("change:view", update);
    talk?.stop();
    silence();
  };
}

export default { render };
