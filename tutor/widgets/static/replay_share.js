// Sending a hand: its link, the page as one file, a picture of the moment, plain text.

import { fillWhenChanged, make, show, write } from "./elements.js";
import { appAddress, ownPage } from "./fragment.js";
import { handText, momentPNG, momentSVG } from "./replay_picture.js";

/** Give a file to whoever reads the page. */
export function download(name, content, type) {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = make("a", { href: address, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * `wanted(kind)` asks Python for a file; `alone` says that there is no Python, as in a page that was sent, `within` that this
 * is a part of a lesson: its link leads to the app.
 */
export function sharePart({ alone, within = false, now, address, wanted }) {
  const told = make("span", { class: "truco-quiet", role: "status" });
  const field = make("input", { class: "truco-input truco-replay-link", readonly: true, hidden: true });
  const summary = make("summary"), buttons = make("div", { class: "truco-replay-tools" });
  const element = make("details", { class: "truco-steps truco-replay-share" }, summary, buttons, told, field);
  const stem = () => now().hand.id || "truco";
  const acts = {
    link: copyLink,
    page: () => wanted("html"),
    notation: () => wanted("truco"),
    svg: () => download(`${stem()}.svg`, momentSVG(now()), "image/svg+xml"),
    png: async () => download(`${stem()}.png`, await momentPNG(now()), "image/png"),
    text: () => download(`${stem()}.txt`, handText({ hand: now().hand, line: now().cursor.line }), "text/plain;charset=utf-8"),
  };
  return { element, update };

  function update({ state, strings }) {
    const ours = { link: ownPage() && !alone && !state.own && state.hand.id, page: !alone, notation: !alone };
    const names = Object.keys(acts).filter((name) => ours[name] ?? true);
    write(summary, strings.share);
    field.setAttribute("aria-label", strings.link);
    fillWhenChanged(buttons, [names, strings], () => names.map((name) => {
      const button = make("button", { class: "truco-press", type: "button", "data-key": `share-${name}` }, strings[`share_${name}`]);
      button.addEventListener("click", acts[name]);
      return button;
    }));
  }

  async function copyLink() {
    const { strings } = now(), link = within ? new URL(appAddress("replay", address()), location.href).href : `${location.href.split("#")[0]}#${address()}`;
    let copied = true;
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      copied = false; // no clipboard without https, or not allowed
    }
    write(told, copied ? strings.copied : strings.not_copied);
    show(field, !copied);
    field.value = link;
    if (!copied) field.select();
  }
}
