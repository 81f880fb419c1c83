// Where a part of a lesson is, kept for as long as this tab is open: a page that has to be loaded anew goes on there.

import { ownPage } from "./fragment.js";

const key = () => `truco.step ${location.pathname}`;

function all() {
  try {
    const found = JSON.parse(sessionStorage.getItem(key()));
    return found && typeof found === "object" ? found : {};
  } catch {
    return {}; // storage is forbidden here, or somebody else wrote something
  }
}

/** The step that is kept under a name of this page, and `keep(step)`; inside JupyterLab nothing is kept. */
export function keptStep(name) {
  return {
    step: ownPage() ? all()[name] : undefined,
    keep(step) {
      if (!ownPage()) return;
      try {
        sessionStorage.setItem(key(), JSON.stringify({ ...all(), [name]: step }));
      } catch {
        // then a page that is loaded anew begins again
      }
    },
  };
}
