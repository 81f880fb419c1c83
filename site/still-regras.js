// The rules: a file for each language.

const RULES = "../../rules/";

still(viewer, async () => {
  const speak = async ({ value }, model) => model.change({ view: await fetched(`${RULES}${value}.json`) });
  return stillModel({ data: { view: await fetched(`${RULES}${language("pt-BR")}.json`) }, acts: { lang: speak }, live: "regras-juiz.html" });
});
