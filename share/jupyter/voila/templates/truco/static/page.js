// The page's own loading state, its words for what Voilà says in English, and the goodbye that frees its kernel.
// Plain script, loaded in <head>: it must be there before the first cell streams in.
(() => {
  "use strict";
  const SLOW_MS = 20000;
  const PENDING = 'script[type="application/vnd.voila.cell-output+json"]';
  const OUTPUT = ".jp-OutputArea-output";

  window.voila_heartbeat = () => {}; // Voilà's handler calls it every ten seconds of a long cell

  const main = () => document.getElementById("conteudo");
  const loading = () => document.getElementById("truco-loading");
  const wanted = name => `${name}${document.documentElement.lang === "en" ? "En" : ""}`;
  const word = name => loading()?.dataset[wanted(name)] ?? "";

  let said = "";
  const say = text => {
    const line = loading()?.querySelector(".truco-loading-text");
    if (!line || !text || text === said) return;
    said = text;
    line.textContent = text;
  };

  // The widget manager writes two English sentences into an output that has no view yet. They never meet the eye.
  let broken = "";
  const translate = () => {
    for (const node of main().querySelectorAll(OUTPUT)) {
      if (node.childElementCount) continue;
      if (node.textContent === "Loading widget...") node.textContent = "";
      if (node.textContent.startsWith("Error displaying widget")) {
        node.textContent = broken;
        node.classList.add("truco-notice", "truco-failed");
        node.setAttribute("role", "alert");
      }
    }
  };

  const waiting = () =>
    main().querySelector(PENDING) !== null ||
    [...main().querySelectorAll(OUTPUT)].some(node => node.isConnected && node.matches(".lm-Panel") && !node.hasChildNodes());

  // A page without a server says by itself what it still waits for (site/voici.js).
  const carried = () => window.trucoCarried?.() ?? "";

  let streamed = false;
  const look = () => {
    if (!main() || !loading()) return;
    broken ||= word("broken");
    translate();
    if (!streamed) {
      const here = [...main().querySelectorAll(".truco-cell")].pop()?.dataset.cell;
      if (here) say(word("preparing").replace("{n}", here).replace("{m}", main().dataset.cells));
    } else if (carried()) {
      say(carried());
    } else if (waiting()) {
      say(word("dealing"));
    } else {
      finish();
    }
  };

  const observer = new MutationObserver(look);
  const finish = () => {
    clearTimeout(slow);
    loading().remove();
    main().dataset.ready = "true";
    main().removeAttribute("aria-busy");
    window.dispatchEvent(new CustomEvent("truco:ready"));
    scrolls();
    // A widget may still fail later: its words stay ours.
    observer.disconnect();
    removeEventListener("truco:carried", look);
    new MutationObserver(translate).observe(main(), { childList: true, subtree: true });
  };
  const slow = setTimeout(() => say(word("slow")), SLOW_MS);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  addEventListener("truco:carried", look);
  document.addEventListener("DOMContentLoaded", () => {
    streamed = true;
    look();
  });

  // A table of the prose that is wider than the screen scrolls, by keyboard too.
  const scrolls = () => {
    for (const table of main()?.querySelectorAll(".jp-RenderedHTMLCommon table") ?? []) {
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
      else table.removeAttribute("tabindex");
    }
  };
  addEventListener("resize", scrolls);

  // An id of a clause or a reading, written as code in the prose, leads to the rules; of a clause a § is seen (page.css).
  const CITED = /^(?:(?:gauderio|cego|claudista)\/[\w./-]+|AMB-[GCKX]\d+)$/;
  const rules = () => location.pathname.match(/^(.*\/render\/)(?:apps|notebooks)\/.*(\.ipynb|\.html)$/);
  const cite = () => {
    const [, shelf, ending] = rules() ?? [];
    if (!shelf || !main()) return;
    for (const code of main().querySelectorAll("code:not([data-cited])")) {
      const id = code.textContent.trim();
      code.dataset.cited = "";
      if (!CITED.test(id) || code.closest("a, pre, .truco-exercise")) continue;
      const link = document.createElement("a");
      link.className = "truco-cite";
      [link.title, link.target, link.rel] = [id, "_blank", "noopener"]; // the lesson stays open behind it
      link.href = `${shelf}apps/regras${ending}#${id.includes("/") ? "clause" : "reading"}=${encodeURI(id)}`;
      code.replaceWith(link);
      link.append(code);
    }
  };
  // JupyterLab opens every link of an output in a new tab; the way on from a lesson leads on.
  const onward = () => {
    for (const link of document.querySelectorAll(".truco-piece-next a[target]")) link.removeAttribute("target");
  };
  new MutationObserver(() => { cite(); onward(); }).observe(document.documentElement, { childList: true, subtree: true });

  // Voilà says goodbye on "beforeunload", which phones do not always send. A page that the browser keeps and brings back
  // has lost its kernel meanwhile: load it anew.
  let told = "trucoCarried" in window; // its Python goes with it, or comes back with it
  addEventListener("beforeunload", () => { told = true; });
  addEventListener("pagehide", () => {
    const config = document.getElementById("jupyter-config-data");
    if (told || !config) return;
    told = true;
    const { baseUrl, kernelId } = JSON.parse(config.textContent);
    navigator.sendBeacon(`${baseUrl}voila/api/shutdown/${kernelId}`, new FormData());
  });
  addEventListener("pageshow", event => { if (event.persisted && !("trucoCarried" in window)) location.reload(); });
})();
