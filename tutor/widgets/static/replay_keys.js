// Moving by keys, by a swipe, by itself. Keys are left alone while a field has the focus.

import { ownPage } from "./fragment.js";

const FIELDS = "input, select, textarea, [contenteditable], dialog[open]";
const FAR = 44, STEADY = 1.6;

/**
 * `moves` has next, previous, home, end, up, down, out, flip; each says whether it did something. On a page of its own keys
 * are heard wherever the focus is, within a lesson (`within`) only where it is here. Returns `stop`.
 */
export function listenForKeys(root, moves, within = false) {
  const names = { ArrowRight: "next", ArrowLeft: "previous", Home: "home", End: "end", ArrowUp: "up", ArrowDown: "down", Escape: "out", f: "flip" };
  const place = ownPage() && !within ? document : root;
  const hear = (event) => {
    const name = names[event.key];
    if (!name || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.target.closest?.(FIELDS) || document.querySelector("dialog[open]") || !root.isConnected || !root.checkVisibility()) return;
    if (moves[name]()) event.preventDefault();
  };
  place.addEventListener("keydown", hear);
  return () => place.removeEventListener("keydown", hear);
}

/** A swipe to the left goes on, to the right goes back; a finger that moves up or down scrolls the page. */
export function listenForSwipes(element, moves) {
  let start = null;
  element.addEventListener("touchstart", ({ touches }) => {
    start = touches.length === 1 ? [touches[0].clientX, touches[0].clientY] : null;
  }, { passive: true });
  element.addEventListener("touchend", ({ changedTouches }) => {
    if (!start) return;
    const dx = changedTouches[0].clientX - start[0], dy = changedTouches[0].clientY - start[1];
    start = null;
    if (Math.abs(dx) < FAR || Math.abs(dx) < STEADY * Math.abs(dy)) return;
    moves[dx < 0 ? "next" : "previous"]();
  });
}

/** Going on by itself, a moment every so often, until `step` says that there is no more. */
export function autoplay({ every, step, changed }) {
  let timer = null;
  const stop = () => {
    if (timer === null) return;
    clearInterval(timer);
    timer = null;
    changed();
  };
  return {
    get on() { return timer !== null; },
    stop,
    toggle() {
      if (timer !== null) return stop();
      timer = setInterval(() => { if (!step()) stop(); }, every);
      return changed();
    },
  };
}
