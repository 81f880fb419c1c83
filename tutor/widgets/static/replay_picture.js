// One moment as a picture: an SVG file of its own, the same as PNG, and the hand as plain text.

import { cardSVG } from "./cards.js";
import { around } from "./replay_table.js";

const WIDE = 720, CARD = 76, HIGH = CARD * 190 / 122, GAP = 12, LINE = 24;
const escaped = (text) => String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Words that fit: a line is about so many letters. */
function wrapped(text, letters = 74) {
  const lines = [""];
  for (const word of text.split(/\s+/)) {
    if (lines.at(-1) && lines.at(-1).length + word.length >= letters) lines.push("");
    lines[lines.length - 1] += (lines.at(-1) ? " " : "") + word;
  }
  return lines.filter(Boolean);
}

const label = (text, x, y, { size = 16, fill = "#FFFFFF", weight = 400, anchor = "middle" } = {}) =>
  `<text x="${x}" y="${y}" font-family="system-ui, sans-serif" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(text)}</text>`;

function row(cards, y, { deck, lang }, dimmed = []) {
  const left = (WIDE - cards.length * (CARD + GAP) + GAP) / 2;
  return cards.map((code, i) => {
    const drawn = cardSVG(code, { deck, lang, face: "full" }).replace("<svg ", `<svg x="${left + i * (CARD + GAP)}" y="${y}" width="${CARD}" height="${HIGH.toFixed(1)}"${dimmed[i] ? ' opacity=".55"' : ""} `);
    return drawn;
  }).join("");
}

/** The moment as SVG text: the table as it stands on the page, seen from a seat, and what is said of it. */
export function momentSVG({ hand, frame, seat, direction, strings }) {
  const { table, status } = frame, { players } = hand, parts = [];
  let y = 34;
  for (const line of wrapped(status.map(([, text]) => text).join(" · "), 84)) {
    parts.push(label(line, WIDE / 2, y, { size: 15 }));
    y += LINE;
  }
  const seated = (one) => {
    const name = `${table.speaks.includes(one) ? "▸ " : ""}${players[one]}${one === table.eldest ? ` (${strings.eldest})` : ""}`;
    parts.push(label(name, WIDE / 2, y + 14, { weight: 600 }));
    parts.push(row(table.cards[one], y + 26, hand));
    y += table.cards[one].length ? HIGH + 46 : LINE + 6;
  };
  around(players.length, seat, direction).forEach(seated);
  const laid = [...table.laid.map((play) => play.card), ...(table.vira ? [table.vira] : [])];
  if (laid.length) {
    parts.push(`<rect x="24" y="${y}" width="${WIDE - 48}" height="${HIGH + 50}" rx="12" fill="#17392D"/>`);
    parts.push(row(laid, y + 12, hand, table.laid.map((play) => play.hidden)));
    const left = (WIDE - laid.length * (CARD + GAP) + GAP) / 2;
    [...table.laid.map((play) => players[play.seat]), ...(table.vira ? [strings.vira] : [])].forEach((name, i) => parts.push(label(name, left + i * (CARD + GAP) + CARD / 2, y + HIGH + 36, { size: 14 })));
    y += HIGH + 66;
  }
  const bottom = y;
  seated(seat);
  parts.push(label(`${direction === "clockwise" ? "↻" : "↺"} ${strings[direction]}`, 28, bottom + 14, { size: 14, anchor: "start" }));
  const said = [frame.head, ...frame.said.filter(({ depth }) => depth === 0).map(({ text }) => text)].flatMap((text) => wrapped(text));
  const felt = y + 6;
  said.forEach((line, i) => parts.push(label(line, 28, felt + 34 + i * LINE, { fill: "#1F2421", anchor: "start", weight: i ? 400 : 600 })));
  const high = Math.ceil(felt + 30 + said.length * LINE + 12);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${high}" width="${WIDE}" height="${high}" role="img" aria-label="${escaped(frame.head)}">` +
    `<rect width="${WIDE}" height="${high}" fill="#FBF7EF"/><rect width="${WIDE}" height="${felt.toFixed(1)}" fill="#1F5C46"/>${parts.join("")}</svg>`;
}

/** The same as PNG, drawn by the browser: the promise of a blob. */
export const momentPNG = async (moment, scale = 2) => {
  const address = URL.createObjectURL(new Blob([momentSVG(moment)], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth * scale;
    canvas.height = image.naturalHeight * scale;
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((give) => { canvas.toBlob(give, "image/png"); });
  } finally {
    URL.revokeObjectURL(address);
  }
};

/** A line of frames as plain text: acts, rulings with their clauses, comments. */
export function handText({ hand, line }) {
  const head = [hand.title, hand.rules_name].filter(Boolean).join(" · ");
  const told = line.map((frame) => [
    frame.head, ...frame.said.map(({ text, depth, cites }) => `${"  ".repeat(depth + 1)}${text}${cites.length ? ` [${cites.join(", ")}]` : ""}`),
    ...frame.comments.map((text) => `  “${text}”`), `  | ${frame.status.map(([, text]) => text).join(" · ")}`,
  ].filter(Boolean).join("\n"));
  return `${[head, ...told].join("\n\n")}\n`;
}
