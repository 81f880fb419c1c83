// Every page brings the service worker (offline.js) along, and says what it would have kept for a time without a network.
(() => {
  "use strict";
  const root = new URL("..", document.currentScript.src);

  /** Have a lot of files kept, and these addresses too. */
  window.trucoOffline = async (lot, also = []) => (await navigator.serviceWorker?.ready)?.active.postMessage({ lot, also });

  navigator.serviceWorker?.register(new URL("offline.js", root), { scope: root.href }).catch(() => {}); // without https there is none
})();
