// The score sheet: every word and price in one file; a table with rules of its own has its prices worked out by Python once.

still(viewer, async () => {
  const { view, shelf } = await fetched("../../tally/sheet.json");
  return stillModel({ data: { view: { ...view, lang: language("pt-BR") }, shelf }, acts: {}, live: "marcador-juiz.html" });
});
