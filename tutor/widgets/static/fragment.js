// The state of a page of our own lives behind the "#" of its address, so that a link opens the same question.

/** The event of a page that has changed its own address: a browser tells nobody. */
export const PLACED = "truco:placed";
export const placed = () => dispatchEvent(new CustomEvent(PLACED));

/** False inside JupyterLab or Notebook, whose address is theirs. */
export function ownPage() {
  return document.body?.hasAttribute("data-voila") || !document.querySelector(".jp-LabShell, .jp-NotebookShell, #jp-NotebookShell");
}

/** Where an app of ours is, opened at a fragment; "" where there are no pages beside this one. */
export function appAddress(app, fragment) {
  const [, shelf, ending] = location.pathname.match(/^(.*\/render\/)(?:apps|notebooks)\/.*(\.ipynb|\.html)$/) ?? [];
  return shelf && ownPage() ? `${shelf}apps/${app}${ending}#${fragment}` : "";
}

/** Where the page of the rules has a clause or a reading. */
export function rulesAddress(id) {
  return appAddress("regras", `${id.includes("/") ? "clause" : "reading"}=${encodeURI(id)}`);
}

function here() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return location.hash.slice(1); // a broken "%": Python will say what it makes of it
  }
}

/** The language that a link asks for by itself, "…&lang=en"; "" where it does not. */
export function linkLang() {
  const asked = new URLSearchParams(here()).get("lang");
  return ["pt-BR", "en"].includes(asked) ? asked : "";
}

/** This page's fragment without a language of its own. */
export const withoutLang = () => `#${here().split("&").filter((part) => !part.startsWith("lang=")).join("&")}`;

/** A fragment as it is written: the language of the link that was opened stays with it. */
export const withLang = (fragment) => [fragment, linkLang() && `lang=${linkLang()}`].filter(Boolean).join("&");

/**
 * Hand the page's fragment to `restore` now and whenever the reader changes it. Returns { write, waiting, stop }:
 * while it is waiting, what the page shows is not yet what the link asks for.
 */
export function fragmentOf({ first, restore }) {
  if (!first || !ownPage()) return { write() {}, waiting: () => false, stop() {} };
  let written = first, waiting = false;
  const read = () => {
    const found = here();
    if (!found || found === written) return;
    waiting = true;
    restore(found);
  };
  addEventListener("hashchange", read);
  read();
  return {
    write(fragment, answered) {
      if (!fragment || (waiting && !answered)) return; // not over what is still to be restored
      waiting = false;
      written = withLang(fragment);
      if (here() === written) return;
      history.replaceState(history.state, "", `#${written}`);
      placed();
    },
    waiting: () => waiting,
    stop() {
      removeEventListener("hashchange", read);
    },
  };
}
