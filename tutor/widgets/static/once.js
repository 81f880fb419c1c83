// An answer on its way has a name. Should the page be lost before the verdict has come, the same answer to the same
// question is sent again under the same name, and the log takes it once.

import { keptStep } from "./step.js";

const newName = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * `name(question, text)`: what to send an answer under; `arrived()`: its verdict is there. `place` is kept with the tab.
 * A question without a name is never asked twice (the placement test goes on from the log).
 */
export function sentOnce(place) {
  const kept = keptStep(place);
  let way = Array.isArray(kept.step) ? kept.step : null;
  const keep = (now) => {
    way = now;
    kept.keep(now);
  };
  return {
    name(question, text) {
      if (!question || way?.[0] !== question || way[1] !== text) keep([question, text, newName()]);
      return String(way[2]);
    },
    arrived() {
      if (way) keep(null);
    },
  };
}
