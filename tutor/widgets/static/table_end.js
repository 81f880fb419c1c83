// After a hand: whose it was, the way on, the replay. After the match the same. And the cover between two people's turns.

import { make, show, write } from "./elements.js";
import { appAddress } from "./fragment.js";
import { MATCH_FILE, keep } from "./storage.js";

const press = (name, primary = false) => make("button", { class: `truco-press${primary ? " truco-primary" : ""}`, type: "button", "data-key": name });

/** `more` is a button beside the others. */
export function endPart(act, more) {
  const title = make("h2", { class: "truco-mesa-end-title" }), said = make("p", { class: "truco-mesa-end-said" });
  const next = press("next", true), again = press("again", true), save = press("save"), replay = make("a", { class: "truco-press truco-mesa-link" });
  const element = make("div", { class: "truco-mesa-end", role: "status" }, title, said, make("div", { class: "truco-mesa-tools" }, next, again, replay, more, save));
  let file = "";
  next.addEventListener("click", () => act("next"));
  again.addEventListener("click", () => act("leave"));
  save.addEventListener("click", () => act("export", "truco"));
  replay.addEventListener("click", () => keep(MATCH_FILE, file));
  return { element, update, focus: () => [next, again].find((one) => !one.hidden)?.focus({ preventScroll: true }) };

  function update({ over, strings, file: text = "" }) {
    show(element, Boolean(over));
    if (!over) return;
    file = text;
    element.dataset.won = String(over.won);
    write(title, over.match ? strings.over_match : strings.over);
    write(said, over.title);
    write(next, strings.next_hand);
    write(again, strings.again);
    write(save, strings.save);
    write(replay, strings.to_replay);
    show(next, !over.match);
    show(again, over.match);
    const address = appAddress("replay", "file=mesa");
    show(replay, address !== "");
    if (address) replay.href = address;
  }
}

export function coverPart(act) {
  const title = make("p", { class: "truco-prompt" }), lead = make("p", { class: "truco-quiet" }), ready = press("ready", true);
  const element = make("div", { class: "truco-mesa-cover", role: "status" }, title, lead, ready);
  ready.addEventListener("click", () => act("ready"));
  return { element, update, focus: () => ready.focus({ preventScroll: true }) };

  function update({ cover }) {
    show(element, Boolean(cover));
    if (cover) for (const [part, words] of [[title, cover[0]], [lead, cover[1]], [ready, cover[2]]]) write(part, words);
  }
}
