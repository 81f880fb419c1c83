// Small elements, made and changed in place: text is always set as text, and focus survives a change.

/** `make("button", { class: "truco-press", type: "button" }, "Responder")`; children are nodes or text. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children);
  return element;
}

/**
 * JupyterLab listens to keys too, and may swallow what Enter does by itself in a field or on a button; what is typed here
 * is meant for us. `submit` takes Enter in a field. A key held down counts once.
 */
export function ownKeys(root, submit) {
  root.dataset.lmSuppressShortcuts = "true";
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const { target } = event, field = target.tagName === "INPUT" && target.type === "text";
    if (target.tagName !== "BUTTON" && !(field && submit)) return;
    event.preventDefault();
    if (event.repeat) return;
    if (field) submit();
    else target.click();
  });
}

/** Write only what differs: an unchanged live region stays silent. */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

export function show(element, visible) {
  if (element.hidden === visible) element.hidden = !visible;
}

/** Rebuild a part only when what it shows has changed; `key` is any JSON-like value. */
export function fillWhenChanged(element, key, build) {
  const text = JSON.stringify(key);
  if (element.trucoKey === text) return;
  element.trucoKey = text;
  element.replaceChildren(...build());
}
