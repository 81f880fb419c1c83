// The answers of the last weeks, a bar a day: right ones full, wrong ones hatched and on top. The same stands in a table.

import { make } from "./elements.js";

const SVG = "http://www.w3.org/2000/svg", STEP = 20, BAR = 14, HIGH = 150, FOOT = 30;
let charts = 0;

function draw(tag, attributes, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

export function weekParts({ weeks, strings }) {
  const { days, most, said } = weeks;
  if (!most) return [make("p", { class: "truco-quiet" }, said)];
  const unit = HIGH / Math.max(most, 5), hatch = `truco-hatch-${(charts += 1)}`, wide = days.length * STEP;
  const bars = days.flatMap(({ right, wrong }, i) => {
    const x = i * STEP + (STEP - BAR) / 2, top = HIGH - right * unit;
    return [
      draw("rect", { class: "truco-progress-day", x, y: HIGH - 1, width: BAR, height: 1 }),
      ...(right ? [draw("rect", { class: "truco-progress-right", x, y: top, width: BAR, height: right * unit })] : []),
      ...(wrong ? [draw("rect", { class: "truco-progress-wrong", x, y: top - wrong * unit, width: BAR, height: wrong * unit, fill: `url(#${hatch})` })] : []),
    ];
  });
  // A name under every seventh day, today's the last.
  const names = days.map(({ day }, i) => [day, i]).filter(([, i]) => (days.length - 1 - i) % 7 === 0)
    .map(([day, i]) => draw("text", { x: i * STEP + STEP / 2, y: HIGH + FOOT - 5, "text-anchor": i === days.length - 1 ? "end" : "middle" }, day));
  const chart = draw("svg", { class: "truco-progress-chart", viewBox: `0 -8 ${wide} ${HIGH + FOOT + 8}`, role: "img", "aria-label": said },
    draw("defs", {}, draw("pattern", { id: hatch, width: 5, height: 5, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" }, draw("rect", { class: "truco-progress-hatch", width: 2.5, height: 5 }))),
    ...bars, ...names);
  const legend = (kind, word) => make("li", {}, make("span", { class: `truco-progress-key truco-progress-key-${kind}`, "aria-hidden": "true" }), word);
  const rows = days.filter(({ right, wrong }) => right + wrong).map(({ day, right, wrong }) => make("tr", {}, make("th", { scope: "row" }, day), make("td", {}, String(right)), make("td", {}, String(wrong))));
  const table = make("table", { class: "truco-progress-table" },
    make("thead", {}, make("tr", {}, ...[strings["day-title"], strings.right, strings.wrong].map((word) => make("th", { scope: "col" }, word)))),
    make("tbody", {}, ...rows));
  return [
    make("p", {}, said), chart,
    make("ul", { class: "truco-progress-legend" }, legend("right", strings.right), legend("wrong", strings.wrong)),
    make("details", { class: "truco-progress-fold", "data-key": "weeks" }, make("summary", {}, strings["as-table"]), table),
  ];
}
