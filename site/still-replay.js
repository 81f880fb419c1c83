// The replay: the shelf in both languages, and a file for each hand, in both languages too.

const REPLAYS = "../../replays/";

still(viewer, async () => {
  window.trucoOffline?.("replays");
  const lang = language("pt-BR"), { view, shelves, unknown, absent } = await fetched(`${REPLAYS}shelf.json`);
  const known = new Set(shelves[lang].hands.map(({ id }) => id));
  let source = null;

  const next = (model, changes = {}) => ({ ...model.get("view"), turn: model.get("view").turn + 1, unknown: "", message: "", ...changes });
  async function open({ value }, model) {
    if (value && !known.has(value)) return model.change({ hand: null, view: next(model, { unknown: unknown[model.get("view").lang].replace("{hand}", value) }) });
    try {
      const file = value ? await fetched(`${REPLAYS}${value}.json`) : null;
      source = file && { name: `${value}.truco`, type: "text/plain;charset=utf-8", text: file.source };
      return model.change({ hand: file?.hand ?? null, view: next(model) });
    } catch {
      return model.change({ view: next(model, { message: absent[model.get("view").lang] }) }); // what was shown stays
    }
  }
  function speak({ value }, model) {
    const hand = model.get("hand");
    model.change({ shelf: shelves[value], hand: hand && { ...hand }, view: next(model, { lang: value }) });
  }
  const send = (message, model) => (message.value === "truco" ? model.tell("msg:custom", { act: "file", ...source }) : location.assign(`replay-juiz.html${location.hash}`));

  return stillModel({ data: { view: { ...view, lang }, hand: null, shelf: shelves[lang] }, acts: { open, lang: speak, export: send }, live: "replay-juiz.html" });
});
