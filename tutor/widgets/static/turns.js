// Acts go to Python one at a time, each with the turn that it belongs to; what is tapped while an answer is out waits.

import { LOST } from "./heartbeat.js";

/**
 * `turn()` is the turn shown now; `sent(act)` is told what has just gone out. `next()` sends what waits, once `answered()`.
 * What went out into a broken connection goes again when Python is back; had it arrived, its turn is over and it is ignored.
 */
export function inTurns(model, { turn, sent }) {
  const waiting = [];
  let out = null, itsTurn = 0;
  const queue = {
    get out() { return out; },
    /** Whether this is what was asked for last, and no answer has come: one tap, sent twice. */
    asked({ act, value }) {
      const last = waiting.at(-1) ?? out;
      return Boolean(last) && last.act === act && last.value === value;
    },
    push(act) {
      waiting.push(act);
      queue.next();
    },
    next() {
      if (out || !waiting.length) return;
      out = waiting.shift();
      itsTurn = turn();
      post();
    },
    answered() { out = null; },
    forget() {
      out = null;
      waiting.length = 0;
    },
    stop() { removeEventListener(LOST, back); },
  };
  function post() {
    const act = { ...out, turn: itsTurn };
    sent(out);
    try {
      model.send(act);
    } catch {
      // nobody is there: the heartbeat says so
    }
  }
  function back({ detail: lost }) {
    if (!lost && out) post();
  }
  addEventListener(LOST, back);
  return queue;
}
