// Acts go to Python one at a time, each with the turn that it belongs to; what is tapped while an answer is out waits.

/** `turn()` is the turn shown now; `sent(act)` is told what has just gone out. `next()` sends what waits, once `answered()`. */
export function inTurns(model, { turn, sent }) {
  const waiting = [];
  let out = null;
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
      model.send({ ...out, turn: turn() });
      sent(out);
    },
    answered() { out = null; },
    forget() {
      out = null;
      waiting.length = 0;
    },
  };
  return queue;
}
