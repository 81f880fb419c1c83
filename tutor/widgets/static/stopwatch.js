// How long a first answer takes. Nobody sees it: an answer that was slow for this learner comes back a little sooner.

/**
 * Watches the question on the table. `see(view, fresh)`: it is shown; only a `fresh` one is timed, not one that waits
 * somewhere down a lesson. `read()` gives the seconds since, null where they say nothing: not fresh, tried before, or
 * the page was left meanwhile.
 */
export function stopwatch() {
  let asked = null, since = null;
  const leave = () => {
    if (document.hidden) since = null;
  };
  document.addEventListener("visibilitychange", leave);
  return {
    see({ status, rules, skill, prompt, facts, rows, cards, choices }, fresh) {
      if (status !== "asking") since = null; // another try is no first one
      if (status === "right" || status === "done") asked = null; // the same question may come again
      if (status !== "asking") return;
      const now = JSON.stringify([rules, skill, prompt, facts, rows, cards, choices]);
      if (now === asked) return;
      asked = now;
      since = fresh && !document.hidden ? performance.now() : null;
    },
    read: () => (since === null ? null : Math.round(performance.now() - since) / 1000),
    stop: () => document.removeEventListener("visibilitychange", leave),
  };
}
