// The learner's data: a file to take along, a file to bring back, and all of it deleted when he says so twice.

import { make, show, write } from "./elements.js";

const PIECE = 150000, PAUSE = 250; // characters in a message; a pause keeps a long file below the server's limit
const LARGEST = 60000000; // bytes: no file of so many can be within Python's limit of characters

/** `send(act, more)` sends an act. Returns { element, update, hear }. */
export function dataPart(send) {
  const press = (name) => make("button", { class: "truco-press", type: "button", "data-name": name });
  const take = press("export"), bring = press("import"), forget = press("forget"), yes = press("forget-yes"), no = press("keep");
  const file = make("input", { type: "file", accept: ".json,application/json", class: "truco-progress-file", tabindex: "-1", "aria-hidden": "true" });
  const place = make("p", { class: "truco-quiet" }), said = make("p", { class: "truco-progress-said", role: "status" });
  const title = make("h2"), asked = make("p");
  const dialog = make("dialog", { class: "truco-sheet", "aria-labelledby": `truco-forget-${Math.random().toString(36).slice(2)}` }, make("div", { class: "truco-sheet-body" }, title, asked, make("div", { class: "truco-progress-buttons" }, no, yes)));
  title.id = dialog.getAttribute("aria-labelledby");
  const element = make("div", { class: "truco-progress-data" }, place, make("div", { class: "truco-progress-buttons" }, take, bring, forget, file), said, dialog);
  let pieces = [], own = "", shownTurn = null, strings = {};

  take.addEventListener("click", () => send("export", { value: "0" }));
  bring.addEventListener("click", () => file.click());
  file.addEventListener("change", async () => {
    const [found] = file.files;
    if (!found) return;
    try {
      if (found.size > LARGEST) say(strings["file-large"]);
      else await hand(new TextDecoder().decode(await found.arrayBuffer()));
    } catch {
      say(strings.unreadable);
    }
    file.value = "";
  });
  forget.addEventListener("click", () => dialog.showModal());
  no.addEventListener("click", () => dialog.close());
  yes.addEventListener("click", () => {
    dialog.close();
    send("erase");
    take.focus(); // the button that opened the dialog is off once there is nothing left to delete
  });

  async function hand(text) {
    for (let at = 0; at < text.length; at += PIECE) {
      if (at) await new Promise((resolve) => setTimeout(resolve, PAUSE));
      send("piece", { value: text.slice(at, at + PIECE) });
    }
    send("import");
  }

  function say(words) {
    own = words;
    write(said, words);
  }

  return {
    element,
    update(view) {
      strings = view.strings;
      for (const button of element.querySelectorAll("[data-name]")) write(button, strings[button.dataset.name]);
      write(place, view.place);
      write(title, strings["forget-title"]);
      write(asked, view.forget);
      forget.disabled = view.answers === 0;
      take.disabled = view.answers === 0;
      if (view.turn !== shownTurn) own = "";
      shownTurn = view.turn;
      write(said, own || [view.said, view.left_out].filter(Boolean).join(" "));
      show(said, Boolean(said.textContent));
    },
    hear(message) {
      if (message?.act !== "file") return;
      pieces = message.at === 0 ? [message.text] : [...pieces, message.text];
      if (message.next !== null) return void setTimeout(() => send("export", { value: String(message.next) }), PAUSE);
      const link = make("a", { href: URL.createObjectURL(new Blob(pieces, { type: "application/json" })), download: message.name });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60000);
      pieces = [];
    },
  };
}
