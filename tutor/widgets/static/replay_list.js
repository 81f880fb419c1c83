// The acts of a hand in their order, each with what the referee says of it; a click goes there.

import { fillWhenChanged, make } from "./elements.js";

/** `go(depth, at)` goes to a moment of a line; `update` may hide what is still to come. */
export function listPart({ go }) {
  const element = make("ol", { class: "truco-replay-list" });
  let shownAt = null;
  return { element, update };

  function update({ cursor, ends, hides, strings, lang }) {
    element.setAttribute("aria-label", strings.acts);
    const lines = cursor.lines, rows = rowsOf(lines, 0).filter((row) => !hides || !row.ahead);
    fillWhenChanged(element, [rows.map(({ frame, depth }) => [frame.id, depth]), hides && ends, lang], () => rows.map((row) => rowElement(row, go, ends === row.frame.id && hides)));
    for (const [i, item] of [...element.children].entries()) {
      const here = rows[i].here, button = item.firstElementChild;
      if (here) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
      if (here && shownAt !== rows[i].frame.id) {
        shownAt = rows[i].frame.id;
        if (element.scrollHeight > element.clientHeight) element.scrollTop = item.offsetTop - element.clientHeight / 2;
      }
    }
  }
}

/** The main line, and within it the variation that is being followed. */
function rowsOf(lines, depth, ahead = false) {
  const [{ frames, at }, ...inner] = lines;
  return frames.flatMap((frame, i) => {
    const here = inner.length === 0 && i === at, later = ahead || i > at;
    const own = { frame, depth, at: i, here, ahead: later };
    if (i !== at || !inner.length) return [own];
    return [own, ...rowsOf(inner, depth + 1)];
  });
}

function rowElement({ frame, depth, at }, go, bare) {
  const main = bare ? [] : frame.said.filter((row) => row.depth === 0), last = main.at(-1);
  const cites = [...new Set((bare ? [] : frame.said).flatMap((row) => row.cites))];
  const button = make("button", { class: "truco-replay-row", type: "button" }, make("span", { class: "truco-replay-head" }, frame.head || frame.comments[0] || "…"),
    ...(last ? [make("span", { class: "truco-quiet" }, last.text)] : []),
    ...(cites.length ? [make("span", { class: "truco-quiet truco-replay-cites" }, `§ ${cites.slice(0, 2).join(" · ")}${cites.length > 2 ? " …" : ""}`)] : []));
  button.addEventListener("click", () => go(depth, at));
  const item = make("li", {}, button);
  item.style.setProperty("--truco-depth", depth);
  return item;
}
