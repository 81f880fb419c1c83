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
