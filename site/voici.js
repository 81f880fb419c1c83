// What a page without a server is waiting for, in words: page.js asks `trucoCarried`, start.js tells how far Python has come,
// and voici calls two functions by these names: one for each cell that it runs, one after the last.
(() => {
  "use strict";
  const WORDS = {}; // by language, written by tools/site
  const page = crypto.randomUUID?.() ?? String(Math.random());
  let done = false, failed = false, percent = 0;

  const tens = () => Math.floor(percent / 10) * 10; // a screen reader says each of them
  const changed = () => dispatchEvent(new CustomEvent("truco:carried"));
  window.trucoCarried = () => {
    const words = WORDS[document.documentElement.lang] ?? WORDS["pt-BR"];
    return done ? "" : failed ? words.failed : words.loading.replace("{n}", tens());
  };
  window.update_loading_text = () => {};
  window.display_cells = () => {
    done = true;
    changed();
  };

  new BroadcastChannel("truco-loading").addEventListener("message", ({ data }) => {
    if (data.page !== page) return;
    failed ||= Boolean(data.failed);
    percent = Math.max(percent, data.percent ?? 0);
    changed();
  });

  // Before voici reads it: the number of this page, under which its Python tells how far it is; and the places of cells.
  document.addEventListener("DOMContentLoaded", () => {
    const config = document.getElementById("jupyter-config-data"), known = JSON.parse(config.textContent);
    known.litePluginSettings["@jupyterlite/pyodide-kernel-extension:kernel"].loadPyodideOptions.page = page;
    config.textContent = JSON.stringify(known);
    for (const cell of document.querySelectorAll("[data-cell]")) cell.setAttribute("cell-index", cell.dataset.cell);
  });

  // What this page has loaded is kept for a time without a network: itself and all that Python needs.
  addEventListener("truco:ready", () => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    window.trucoOffline?.("python", loaded);
  });
})();
