// The alert of a widget whose Python does not answer, where no page watches over it (watch.js): in JupyterLab, and on a
// site without a server.

import { make, show, write } from "./elements.js";
import { heartbeat } from "./heartbeat.js";
import { ownPage } from "./fragment.js";

/** Its element, and the heartbeat behind it: { element, expect, stop }. The words are those of the view, by their `name`. */
export function lostAlert(model, name = "lost") {
  const text = make("span"), reload = make("button", { class: "truco-press", type: "button" });
  const element = make("div", { class: "truco-lost", role: "alert", hidden: true });
  reload.addEventListener("click", () => location.reload());
  const pulse = heartbeat(model, {
    always: ownPage(),
    onChange(lost) {
      const words = model.get("view").strings;
      write(text, words[name]);
      write(reload, words.reload);
      if (lost && !element.firstChild) element.append(text, reload); // an alert speaks when it is filled
      if (!lost) element.replaceChildren();
      show(element, lost);
    },
  });
  return { element, ...pulse };
}
