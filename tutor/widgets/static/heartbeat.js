// Is anybody there? A page whose kernel has gone looks alive and does nothing; the learner is told within five seconds.

/** The event that tells a page which watches over itself (watch.js): true when the answer stays out, false when it is back. */
export const LOST = "truco:lost";

const BEAT = 400, PING_EVERY = 1200, LOST_AFTER = 3000;
const SLOW_AFTER = 20_000; // Python in the browser has no connection to lose, and thinks longer on a phone

/**
 * Ask Python every moment or so; `onChange(lost)` is called when the answer stays out and when it is back.
 * `always`: false inside JupyterLab, where a kernel may rightly be busy with another cell: there only an
 * intent that waits for its answer is watched. Returns { expect, stop }.
 */
export function heartbeat(model, { always, onChange }) {
  const patience = document.body?.dataset.voila === "voici" ? SLOW_AFTER : LOST_AFTER;
  let n = 0, askedAt = 0, waitingSince = null, lost = false, told = false;
  const tell = (now) => {
    if (lost === now) return;
    lost = now;
    dispatchEvent(new CustomEvent(LOST, { detail: now }));
    if (now ? document.querySelector(".truco-watch") : !told) return; // the page says so, once for all its widgets
    told = now;
    onChange(now);
  };
  const alive = () => {
    waitingSince = null;
    tell(false);
  };
  const ping = () => {
    askedAt = Date.now();
    waitingSince ??= askedAt;
    try {
      model.send({ act: "ping", n: (n += 1) });
    } catch {
      tell(true); // the connection says so itself
    }
  };
  const beat = () => {
    if (document.hidden) {
      waitingSince = null; // a page in the background is slowed down and proves nothing
      return;
    }
    const now = Date.now();
    if (waitingSince !== null && now - waitingSince > patience) tell(true);
    if ((always || waitingSince !== null) && now - askedAt >= PING_EVERY) ping();
  };
  const hear = (message) => {
    if (message?.act === "pong") alive();
  };
  model.on("msg:custom", hear);
  model.on("change:view", alive);
  const timer = setInterval(beat, BEAT);
  return {
    expect: ping,
    stop() {
      clearInterval(timer);
      model.off("msg:custom", hear);
      model.off("change:view", alive);
    },
  };
}
