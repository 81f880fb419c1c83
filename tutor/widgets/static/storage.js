// What this browser keeps for us, as JSON. What it will not keep is remembered for as long as the page is open.

/** Where a match of the table waits for the replay to open it, as the text of a `.truco` file. */
export const MATCH_FILE = "truco.file";

const session = (globalThis[Symbol.for("truco.kept")] ??= new Map()); // one for all widgets of a page

/** What is kept under a name; undefined where there is nothing, or nothing that can be read. */
export function kept(name) {
  try {
    const text = session.has(name) ? session.get(name) : localStorage.getItem(name);
    return text === undefined || text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined; // storage is forbidden here, or somebody else wrote something
  }
}

/** Keep a value, or with `undefined` forget it; false where it will be gone with the page. */
export function keep(name, value) {
  const text = JSON.stringify(value);
  try {
    if (text === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    session.delete(name);
    return true;
  } catch {
    session.set(name, text);
    return false;
  }
}

/** Whether anything kept now will be there the next time. */
export function canKeep() {
  const probe = "truco.probe";
  try {
    localStorage.setItem(probe, "1");
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
