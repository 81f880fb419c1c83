// The Spanish deck, drawn here: forty cards and a back as SVG, and the one component that shows cards of any deck.
// A code is a rank and a suit, "7e": 1-7, 10, 11, 12 of e(spadas), p(aus), o(uros), c(opas); "?" is the back.
// Both decks have a "7e", so who wants the French one (french.js, which adds it) says `deck: "french"`.
// Nothing here needs an id, a font, a network or a build: a drawing may stand on a page any number of times.

const INK = "#2A2220", CREAM = "#FFFDF6", GOLD = "#E9B83C", PALE = "#F8E09A", BRASS = "#8A5A0B";
const RED = "#B4322E", WINE = "#74201D", STEEL = "#E6EEF6", BLADE = "#A9C2DB", BLUE = "#22558C", NIGHT = "#173C64";
const LEAF = "#6E9C4C", GREEN = "#4B7A37", MOSS = "#274A20", WOOD = "#DDBB85", SKIN = "#F2D0A6", ROSE = "#D98A6B";

// Colours of a suit's court: two halves of the dress, trimming, hair, horse and its mane.
const COURT = {
  o: { a: "#D9982B", b: "#8E4A1F", trim: PALE, hair: "#5A3420", horse: "#F4EBDD", shade: "#D9C9B0", mane: "#8E4A1F" },
  c: { a: RED, b: WINE, trim: GOLD, hair: "#2F2522", horse: "#8C5A3C", shade: "#6E4229", mane: "#33211A" },
  e: { a: "#4C7FB5", b: BLUE, trim: GOLD, hair: "#B07A35", horse: "#C9CED3", shade: "#A3ACB5", mane: "#4A5560" },
  p: { a: LEAF, b: GREEN, trim: GOLD, hair: "#43301F", horse: "#4A4542", shade: "#302C2A", mane: "#1C1917" },
};
const SUITS = {
  o: { colour: "#B57E12", breaks: 0 }, c: { colour: "#B4322E", breaks: 1 },
  e: { colour: "#22558C", breaks: 2 }, p: { colour: "#3B6B35", breaks: 3 },
};

const NAMES = {
  "pt-BR": {
    1: "ás", 2: "dois", 3: "três", 4: "quatro", 5: "cinco", 6: "seis", 7: "sete", 10: "sota", 11: "cavalo", 12: "rei",
    o: "ouros", c: "copas", e: "espadas", p: "paus", of: "de", back: "carta virada",
  },
  en: {
    1: "ace", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 10: "jack", 11: "knight", 12: "king",
    o: "coins", c: "cups", e: "swords", p: "clubs", of: "of", back: "face-down card",
  },
};

const fill = (d, colour, more = "") => `<path d="${d}" fill="${colour}"${more}/>`;
const disc = (x, y, r, colour, more = "") => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"${more}/>`;
const bare = ' stroke="none"';
const line = (d, colour, width) => `<path d="${d}" fill="none" stroke="${colour}"${width ? ` stroke-width="${width}"` : ""}/>`;
const turned = (n, draw) => Array.from({ length: n }, (_, i) => `<g transform="rotate(${(360 / n) * i})">${draw}</g>`).join("");

// ---- the four signs, each about 100 high around (0,0) -------------------------------------------------------

const coin = () =>
  disc(0, 0, 47, GOLD) + turned(20, disc(0, -40.5, 2.4, BRASS, bare)) + disc(0, 0, 34, PALE) +
  turned(8, fill("M0-5C10-13 9-24 0-31C-9-24-10-13 0-5Z", "#C9652A", bare)) +
  turned(8, fill("M0-5C10-13 9-24 0-31Z", "#8E3F1C", bare)) + disc(0, 0, 8.5, GOLD);

const cup = () =>
  fill("M-25-18C-24-33-11-39 0-39C11-39 24-33 25-18Z", GOLD) + fill("M0-39C11-39 24-33 25-18H0Z", "#C98F22", bare) +
  line("M-25-18C-24-33-11-39 0-39C11-39 24-33 25-18Z", BRASS) + disc(0, -44, 5.5, RED) +
  fill("M-27-12C-27 12-14 23 0 23C14 23 27 12 27-12Z", RED) + fill("M0-12H27C27 12 14 23 0 23Z", "#8F2522", bare) +
  line("M-27-12C-27 12-14 23 0 23C14 23 27 12 27-12Z", WINE) +
  fill("M0-5L6 4L0 13L-6 4Z", GOLD, bare) + disc(-15, 1, 3.4, GOLD, bare) + disc(15, 1, 3.4, GOLD, bare) +
  fill("M-31-19H31V-11H-31Z", PALE) + fill("M-5 22L-4 38H4L5 22Z", GOLD) + fill("M-9 26H9V32H-9Z", RED) +
  fill("M-24 49C-22 40-9 37 0 37C9 37 22 40 24 49Z", GOLD);

const sword = () =>
  fill("M0-50L7-38V21H-7V-38Z", STEEL) + fill("M0-50L7-38V21H0Z", BLADE, bare) + line("M0-50L7-38V21H-7V-38Z", BLUE) +
  fill("M-19 19C-12 22 12 22 19 19C21 22 20 27 17 28C10 25-10 25-17 28C-20 27-21 22-19 19Z", GOLD) +
  fill("M-4 26H4L3.4 41H-3.4Z", RED) + disc(0, 45, 5.2, GOLD);

const stub = (x, y, side) => `<g transform="translate(${x} ${y}) rotate(${side * 55})">` +
  fill("M-4 3L-3.4-7H3.4L4 3Z", GREEN) + `<ellipse cy="-7" rx="3.6" ry="2" fill="${WOOD}"/></g>`;
const TRUNK = "M-11-43C-13-31-8-25-9-14C-11-4-6 4-6.5 15C-7 27-4 36-4.5 46C-2 50 3 50 4.5 46C4 36 8 27 7 15C6 4 11-4 10-14C9-25 13-31 11-43Z";
const club = () =>
  stub(-9, -25, -1) + stub(9, -9, 1) + stub(-7, 8, -1) + stub(6, 24, 1) + fill(TRUNK, LEAF) +
  fill("M2-43C1-31 4-25 2-14C0-4 4 4 2 15C1 27 2 36 0 49C3 50 4 48 4.5 46C4 36 8 27 7 15C6 4 11-4 10-14C9-25 13-31 11-43Z", GREEN, bare) +
  line(TRUNK, MOSS) + `<ellipse cy="-43.5" rx="11" ry="4.6" fill="${WOOD}"/><ellipse cy="-43.5" rx="5" ry="2" fill="none"/>` +
  line("M-4-22V-12M-3 2V11M-2 26V33", "#B5D394");

const SIGNS = { o: [coin, BRASS], c: [cup, BRASS], e: [sword, BRASS], p: [club, MOSS] };

function sign(suit, x, y, height, turn = 0, wide = 1) {
  const scale = height / 100, [draw, stroke] = SIGNS[suit];
  const lines = ` stroke="${stroke}" stroke-width="${(Math.min(1.2, 0.5 + height / 90) / scale).toFixed(2)}" stroke-linejoin="round" stroke-linecap="round"`;
  return `<g class="truco-pip" transform="translate(${x} ${y}) rotate(${turn}) scale(${(wide * scale).toFixed(3)} ${scale.toFixed(3)})"${lines}>${draw()}</g>`;
}

// The small sign under the number, in one colour: told by its outline alone.
const MINI = {
  o: (c) => disc(0, 0, 5.2, c) + disc(0, 0, 3.1, CREAM) + disc(0, 0, 1.5, c),
  c: (c) => fill("M-5-5.600H5C5-.5 3 1.5 1 1.800V3.400L3.8 5.600H-3.800L-1 3.400V1.800C-3 1.5-5-.5-5-5.600Z", c),
  e: (c) => fill("M0-7L1.5-5V2H4.200V3.800H1.100V6.800H-1.100V3.800H-4.200V2H-1.500V-5Z", c),
  p: (c) => fill("M-2.6-6.500H2.600L2.3-3.200L4.4-4.600L5-3.200L2.1-.8L1.2 6.800H-1.200L-1.7 1.400L-4.3 2.200L-4.7.7L-2-.6Z", c),
};

// ---- numbers, drawn so that no font changes them: a box of 10 by 16 ----------------------------------------------

const DIGITS = {
  0: "M5 .9C10.4.9 10.4 15.1 5 15.100C-.4 15.1-.4.9 5 .9Z", 1: "M2 4.200L5.6 1V15.200M2 15.200H9.2",
  2: "M1.2 4.800C1.2-.4 9-.4 8.9 4.600C8.8 8.2 1.6 11 1 15.200H9.4", 3: "M1.2 1H8.800L4.8 6.400C11 6.3 10.6 15.2 4.9 15.200C2.6 15.2 1.2 14.2.8 12.5",
  4: "M7.2 15.800V1L.7 11.200H9.8", 5: "M8.7 1H2.300L1.6 7.300C4.5 5.4 9.3 6.6 9.2 10.600C9.1 16.2 1.8 16.5.8 12.7",
  6: "M7.8.9C3.5 2 .9 6.4.9 10.500C.9 16.7 9.2 16.7 9.2 10.700C9.2 5.3 2.2 5.2 1.1 9.6", 7: "M.7 1H9.300L3.9 15.8",
};
function number(rank, x, y, scale, width) {
  const strokes = [...rank].map((digit, i) => `<path d="${DIGITS[digit]}" transform="translate(${i * 11} 0)"/>`).join("");
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round">${strokes}</g>`;
}

// ---- where the pips lie ----------------------------------------------------------------------------------------

const L = 39, R = 83, M = 61;
const grid = (xs, ys, h) => ys.flatMap((y) => xs.map((x) => [x, y, h]));
const ROUND = { // coins and cups: rows of two and one between
  2: [[M, 57, 60], [M, 133, 60]], 3: [[M, 56, 46], [36, 128, 46], [86, 128, 46]],
  4: grid([L, R], [60, 130], 42), 5: [...grid([L, R], [56, 134], 38), [M, 95, 38]],
  6: grid([L, R], [52, 95, 138], 34), 7: [...grid([L, R], [50, 95, 140], 32), [M, 72.5, 32]],
};
const LONG = { // swords and clubs stand in rows; the fifth and the seventh lie between them
  2: grid([37, 85], [95], 120), 3: [[35, 115, 86], [M, 63, 86], [87, 115, 86]],
  4: grid([40, 82], [57, 133], 68), 5: [...grid([40, 82], [51, 139], 62), [M, 95, 66, 90]],
  6: grid([34, M, 88], [58, 132], 64), 7: [...grid([34.5, M, 87.5], [50, 140], 60), [M, 95, 66, 90]],
};
const pips = (rank, suit) =>
  (suit === "o" || suit === "c" ? ROUND : LONG)[rank].map(([x, y, h, turn]) => sign(suit, x, y, suit === "c" ? h * 1.14 : h, turn)).join("");

const laurel = (x, y, side) => `<g transform="translate(${x} ${y}) scale(${side} 1)" stroke="${MOSS}" stroke-width="1">` +
  line("M0 0C16-2 26-12 30-30", MOSS, 1.4) +
  [[8, -2, 70], [17, -7, 48], [24, -15, 28], [28, -24, 10]].map(([a, b, t]) => `<g transform="translate(${a} ${b}) rotate(${t})">` +
    fill("M0 0C5-4 5-9 0-14C-5-9-5-4 0 0Z", LEAF) + "</g>" + `<g transform="translate(${a} ${b}) rotate(${t + 75})">` + fill("M0 0C4-3 4-7 0-11C-4-7-4-3 0 0Z", GREEN) + "</g>").join("") + "</g>";
const ribbon = (y, colour, dark) => `<g stroke="${dark}" stroke-width="1.2" stroke-linejoin="round">` +
  fill(`M28 ${y + 10}L44 ${y + 6}V${y + 22}L28 ${y + 26}L33 ${y + 17}Z`, dark) + fill(`M94 ${y - 10}L78 ${y - 6}V${y + 8}L94 ${y + 6}L89 ${y - 2}Z`, dark) +
  fill(`M38 ${y + 4}C50 ${y + 8} 70 ${y - 12} 84 ${y - 8}V${y + 6}C70 ${y + 2} 50 ${y + 22} 38 ${y + 18}Z`, colour) + "</g>";
const ACES = {
  o: () => laurel(61, 166, 1) + laurel(61, 166, -1) + sign("o", M, 92, 92),
  c: () => sign("c", M, 95, 128),
  e: () => sign("e", M, 95, 156) + ribbon(92, RED, WINE),
  p: () => laurel(58, 118, 1) + laurel(62, 92, -1) + sign("p", M, 95, 152),
};

// ---- the court: a page who stands, a rider, a king in his robe; each holds his suit ---------------------------------

const HELD = { // [x, y, height, turn] in the hand of 10, 11, 12
  o: [[91, 71, 36], [94, 56, 34], [95, 76, 36]], c: [[91, 70, 48], [94, 55, 46], [95, 75, 48]],
  e: [[90, 60, 92], [94, 54, 80], [94, 68, 100]], p: [[91, 64, 88], [94, 54, 78], [94, 72, 96]],
};
const hand = (x, y) => disc(x, y, 5, SKIN);
const face = (x, y) => disc(x - 3.6, y, 1.1, INK, bare) + disc(x + 3.6, y, 1.1, INK, bare) + line(`M${x - 2.6} ${y + 5.2}Q${x} ${y + 7} ${x + 2.6} ${y + 5.2}`, WINE, 1.1) +
  disc(x - 6.4, y + 3, 1.5, ROSE, bare) + disc(x + 6.4, y + 3, 1.5, ROSE, bare);
const ground = () => line("M22 173H84", BRASS, 1.4);

function sota(suit) {
  const { a, b, trim, hair } = COURT[suit];
  return ground() +
    fill("M38 70L28 138L46 142L56 80Z", b) + // cape
    fill("M44 118H55V160L56 170H37C37 166 43 165 44 160Z", b) + fill("M59 118H70V160C71 165 78 166 78 170H58L59 160Z", a) + // hose
    fill("M44 154H55V160L56 170H37C37 166 43 165 44 160Z", INK, bare) + fill("M59 154H70V160C71 165 78 166 78 170H58L59 160Z", INK, bare) +
    fill("M57 64L41 67L44 98L34 128C42 133 50 134 57 134Z", a) + fill("M57 64L73 67L70 98L80 128C72 133 64 134 57 134Z", b) + // tunic of two halves
    fill("M34 128C48 135 66 135 80 128L81 122C66 129 48 129 33 122Z", trim) + fill("M43 95H71V102H43Z", trim) + disc(57, 98.5, 4.2, RED) +
    fill("M42 67C30 74 25 86 27 92C30 98 40 99 46 97L46 89L37 88L47 78Z", a) + hand(46, 93) + // hand on hip
    fill("M72 67C80 69 92 76 95 88C96 95 90 98 84 94L70 84Z", b) +
    fill("M41 46C38 60 42 66 47 66L67 66C72 66 76 60 73 46Z", hair) + fill("M47 42H67V54C67 61 62 65 57 65C52 65 47 61 47 54Z", SKIN) + face(57, 51) +
    fill("M46 64L57 72L68 64L71 70L57 79L43 70Z", CREAM) + // collar
    fill("M66 30C76 16 88 18 94 24C86 24 80 32 70 38Z", trim) + // feather
    fill("M43 38C43 26 70 24 71 38Z", a) + fill("M57 28C66 28 71 31 71 38H57Z", b, bare) + fill("M36 40C42 35 72 35 78 40C72 46 42 46 36 40Z", b);
}

function horse({ horse: coat, shade, mane }) {
  return fill("M94 104C106 104 108 122 102 142C98 132 96 122 90 116Z", mane) + // tail
    fill("M70 124L66 146L70 160L66 170H75L78 158L76 146L84 126Z", shade) + fill("M52 124L36 130L34 146H27L28 126L46 114Z", shade) + // far legs
    fill("M39 61L44 68C54 72 58 84 62 96H86C97 98 98 112 95 120L88 134L90 148L88 160L91 170H81L80 158L81 146L74 134C66 137 60 137 57 134L56 152L58 162L55 170H46L49 160L47 148L45 130C38 120 37 110 41 98L37 96C34 102 31 105 27 106C22 107 18 103 20 98L29 78C31 72 34 68 37 67Z", coat) +
    fill("M44 68C54 70 60 84 63 96L56 97C52 90 47 82 40 76Z", mane) + fill("M37 67C36 71 33 75 30 77L29 73C31 70 34 68 37 67Z", mane) +
    disc(33.5, 80, 1.5, INK, bare) + disc(23, 100, 1.1, INK, bare) + line("M22 104L27 102", INK, 1) +
    line("M27 88L38 94M31 76L40 88M38 94L58 100", RED, 1.8) +
    fill("M46 165H57L55 170H46Z", INK, bare) + fill("M81 165H90L91 170H81Z", INK, bare) + fill("M67 166L66 170H75L76 166Z", INK, bare) + fill("M27 142H34V147H27Z", INK, bare);
}

function cavalo(suit) {
  const { a, b, trim, hair } = COURT[suit];
  return ground() +
    fill("M76 58C90 64 96 82 93 102L76 98Z", b) + // cape
    horse(COURT[suit]) +
    fill("M54 94H86L88 112C78 116 64 116 56 110Z", trim) + // saddle cloth
    fill("M58 92H80C82 102 76 112 68 118L66 136L56 140L50 138L56 132L58 112Z", b) + fill("M66 122L66 136L56 141L49 139L57 132L57 122Z", INK, bare) + // leg and boot
    fill("M67 54L54 57L57 94C62 97 66 97 68 97Z", a) + fill("M67 54L81 57L82 94C76 97 70 97 68 97Z", b) + fill("M56 86H82V92H57Z", trim) +
    fill("M55 57C47 66 45 78 44 88L51 91L60 74Z", a) + hand(47, 91) +
    fill("M80 57C88 58 96 64 98 74C98 80 92 82 88 79L76 70Z", b) +
    fill("M54 40C52 50 54 56 58 57H76C80 56 82 50 80 40Z", hair) + fill("M57 36H77V45C77 52 72 56 67 56C62 56 57 52 57 45Z", SKIN) + face(67, 43) +
    fill("M57 55L67 62L77 55L79 60L67 67L55 60Z", CREAM) +
    fill("M56 34C54 20 78 18 79 32C79 35 77 36 74 36H57C54 38 48 36 48 33C50 34 54 34 56 34Z", b) + fill("M55 36H79V31C72 27 62 27 55 31Z", a) + disc(67, 33, 2.4, trim);
}

function rei(suit) {
  const { a, b, trim, hair } = COURT[suit];
  const spots = [[44, 72], [52, 78], [60, 80], [68, 77], [75, 71], [49, 69], [70, 69]].map(([x, y]) => fill(`M${x} ${y}L${x + 1.4} ${y + 4}H${x - 1.4}Z`, INK, bare)).join("");
  return ground() +
    fill("M59 66L36 74C30 104 26 140 24 171H59Z", a) + fill("M59 66L82 74C85 104 86 140 87 171H59Z", b) + // robe
    fill("M53 82H65L70 171H48Z", trim) + fill("M55.5 82H62.5L65 171H53Z", RED === a ? NIGHT : RED) + // front
    [98, 118, 138, 158].map((y) => disc(59, y, 2.6, trim)).join("") +
    fill("M24 171L25 160C30 163 42 164 48 164L48 171ZM70 171V164C76 164 82 163 86 160L87 171Z", CREAM) +
    fill("M38 72C28 84 22 100 24 110C28 116 40 117 46 112L46 106L40 104L47 88Z", a) + fill("M24 110C28 116 40 117 46 112L46 106C40 110 30 109 24 104Z", CREAM) + hand(47, 108) +
    fill("M80 72C88 76 98 84 99 96C99 104 90 106 84 100L72 88Z", b) + fill("M84 100C90 106 99 104 99 96L94 90L82 97Z", CREAM) +
    fill("M36 74C40 64 50 62 59 62C68 62 78 64 82 74C76 82 68 85 59 85C50 85 42 82 36 74Z", CREAM) + spots +
    fill("M43 38C40 56 44 62 48 64H70C74 62 78 56 75 38Z", hair) + fill("M48 36H70V48C70 55 65 59 59 59C53 59 48 55 48 48Z", SKIN) +
    fill("M47 48C47 62 52 72 59 74C66 72 71 62 71 48C68 54 64 54 59 52C54 54 50 54 47 48Z", hair) + face(59, 46) + line("M56 58Q59 60 62 58", SKIN, 1.4) +
    fill("M45 40L41 20L51 29L59 16L67 29L77 20L73 40Z", GOLD) + fill("M59 16L67 29L77 20L73 40H59Z", "#C98F22", bare) + line("M45 40L41 20L51 29L59 16L67 29L77 20L73 40Z", BRASS) +
    fill("M45 35H73V41H45Z", PALE) + disc(59, 38, 2.2, RED, bare) + disc(51, 38, 1.5, BLUE, bare) + disc(67, 38, 1.5, BLUE, bare) +
    disc(41, 19, 2.4, PALE) + disc(59, 15, 2.6, PALE) + disc(77, 19, 2.4, PALE);
}

function court(rank, suit) {
  const at = ["10", "11", "12"].indexOf(rank), [x, y, height] = HELD[suit][at];
  const grips = [[90, 92], [93, 77], [94, 98]], long = suit === "e" || suit === "p";
  const held = sign(suit, x, y, height), fist = hand(...grips[at]);
  return `<g stroke="${INK}" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round" transform="${["translate(4 8) scale(.95)", "translate(-1 9) scale(.95)", "translate(2 8) scale(.95)"][at]}">${[sota, cavalo, rei][at](suit)}` +
    (long ? held + fist : fist + held) + "</g>";
}

// ---- the whole card ------------------------------------------------------------------------------------------------

function frame(breaks) {
  const left = 11, right = 111, gap = 9;
  const cuts = Array.from({ length: breaks }, (_, i) => 7 + (108 * (i + 1)) / (breaks + 1));
  const run = (y) => [left, ...cuts.map((x) => x + gap / 2)].map((x, i) => `M${x} ${y}H${i < breaks ? cuts[i] - gap / 2 : right}`).join("");
  const rim = (y) => `<path class="truco-rim" d="${run(y)}"/>`;
  return `<g fill="none" stroke="${INK}" stroke-width="1.3">${rim(7)}${rim(183)}` +
    '<path d="M7 11V179M115 11V179M7 11Q7 7 11 7M111 7Q115 7 115 11M7 179Q7 183 11 183M111 183Q115 183 115 179"/></g>';
}

const twice = (corner) => corner + `<g transform="rotate(180 61 95)">${corner}</g>`;
const small = (suit, x, y, scale) => `<g transform="translate(${x} ${y}) scale(${scale})">${MINI[suit](SUITS[suit].colour)}</g>`;

function fullFace(rank, suit) {
  const middle = rank === "1" ? ACES[suit]() : rank.length === 2 ? court(rank, suit) : pips(rank, suit);
  return middle + twice(rank.length === 2
    ? number(rank, 11.5, 13, 0.92, 2.5) + small(suit, 21, 37.5, 1.1)
    : number(rank, 12, 13, 1.08, 2.3) + small(suit, 17.4, 39, 1.1));
}

function compactFace(rank, suit) {
  const wide = rank.length === 2, scale = 3.7;
  return number(rank, wide ? 61 - 10.7 * scale : 61 - 5 * scale, 18, scale, wide ? 2.7 : 2.9) + sign(suit, 61, 132, 88, 0, suit === "e" || suit === "p" ? 1.45 : 1);
}

function back() {
  // Guasca: straps of raw leather woven over and under.
  const straps = [];
  for (let row = 0; row < 13; row += 1) {
    for (let col = 0; col < 8; col += 1) {
      const x = 13 + col * 12, y = 13 + row * 12.6, over = (row + col) % 2;
      straps.push(over ? `<rect x="${x}" y="${y + 1.3}" width="12" height="10" fill="#B9814A"/><path d="M${x} ${y + 3.5}h12M${x} ${y + 9.1}h12" stroke="#E3B77F"/>`
        : `<rect x="${x + 1}" y="${y}" width="10" height="12.6" fill="#8E5A2E"/><path d="M${x + 3.2} ${y}v12.600M${x + 8.8} ${y}v12.6" stroke="#C08A52"/>`);
    }
  }
  return `<rect x="7" y="7" width="108" height="176" rx="5" fill="#4A2C17"/><g stroke-width=".9" stroke-dasharray="2 1.3">${straps.join("")}</g>` +
    `<rect x="9.5" y="9.5" width="103" height="171" rx="3.5" fill="none" stroke="#E3B77F" stroke-width="1.2"/>`;
}

// ---- decks: what the component asks of one -----------------------------------------------------------------------

const DECKS = new Map([["spanish", {
  ranks: ["1", "2", "3", "4", "5", "6", "7", "10", "11", "12"],
  names: NAMES,
  faces: { full: fullFace, compact: compactFace },
  frame: (rank, suit) => frame(SUITS[suit].breaks),
  mini: (suit) => MINI[suit](SUITS[suit].colour), // around (0,0), 14 high
}]]);

/** Add a deck, in the shape of the one above. */
export function addDeck(id, deck) {
  DECKS.set(id, deck);
}

/** What a further deck draws with, so that it looks like the first. */
export const BRUSH = { INK, CREAM, GOLD, PALE, BRASS, RED, WINE, BLUE, SKIN, COURT, NAMES, SUITS, DIGITS, bare, fill, disc, line, face, hand, twice };

function deckCalled(id) {
  if (!DECKS.has(id)) throw new RangeError(`not a deck: ${id}`);
  return DECKS.get(id);
}

function read(code, id) {
  const { ranks } = deckCalled(id), text = String(code), [rank, suit] = [text.slice(0, -1), text.slice(-1)];
  if (!ranks.includes(rank) || !Object.hasOwn(SUITS, suit)) throw new RangeError(`not a card of the ${id} deck: ${code}`);
  return [rank, suit];
}

/** The forty codes of a deck, suit by suit. */
export const deckCodes = (deck) => ["e", "p", "o", "c"].flatMap((suit) => deckCalled(deck).ranks.map((rank) => rank + suit));

/** The forty codes of the Spanish deck. */
export const DECK = deckCodes("spanish");

/** "sete de espadas", "seven of swords"; a card face down has a name too. */
export function cardName(code, lang = "pt-BR", deck = "spanish") {
  const { names } = deckCalled(deck), words = names[lang] ?? names["pt-BR"];
  if (code === "?") return words.back;
  const [rank, suit] = read(code, deck);
  return words.whole?.([rank, suit]) ?? `${words[rank]} ${words.of} ${words[suit]}`;
}

/**
 * A drawing as SVG text, a file of its own if need be.
 * `face`: "full", "compact" (number and one sign, for 64 px and less), or "both", between which the stylesheet chooses by width.
 */
export function cardSVG(code, { lang = "pt-BR", face: wanted = "full", named = true, deck = "spanish" } = {}) {
  const label = named ? ` role="img" aria-label="${cardName(code, lang, deck)}"` : ' aria-hidden="true" focusable="false"';
  const open = `<svg xmlns="http://www.w3.org/2000/svg" class="truco-svg" viewBox="0 0 122 190"${label}>` +
    `<rect x=".75" y=".75" width="120.5" height="188.5" rx="9" fill="var(--truco-card, ${CREAM})" stroke="var(--truco-card-edge, #CFC6B2)" stroke-width="1.5"/>`;
  if (code === "?") return `${open}${back()}</svg>`;
  const [rank, suit] = read(code, deck), { faces, frame: framed } = deckCalled(deck);
  const drawn = (wanted === "both" ? ["full", "compact"] : [wanted]).map((name) => `<g class="truco-face-${name}">${faces[name](rank, suit)}</g>`);
  return `${open}${framed(rank, suit)}${drawn.join("")}</svg>`;
}

/** A card in a line of text: its number and the outline of its suit, with its name for who listens. */
export function cardTag(code, { lang = "pt-BR", deck = "spanish" } = {}) {
  const [rank, suit] = read(code, deck), { figure = (same) => same, mini } = deckCalled(deck);
  const tag = document.createElement("span");
  tag.className = "truco-tag";
  tag.dataset.code = code;
  tag.setAttribute("role", "img");
  tag.setAttribute("aria-label", cardName(code, lang, deck));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 16 16" aria-hidden="true" focusable="false">${mini(suit)}</svg>`;
  tag.append(figure(rank), parsed(svg));
  return tag;
}

const parsed = (svg) => document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);

const drawings = new Map();
function drawing(code, deck) {
  const key = `${deck} ${code}`;
  if (!drawings.has(key)) {
    drawings.set(key, parsed(cardSVG(code, { face: "both", named: false, deck })));
  }
  return drawings.get(key).cloneNode(true);
}

/** The states of a card on the table; each is told apart by place, line or mark, and not by colour alone. */
export const STATES = ["normal", "lit", "dimmed", "played", "face-down", "chosen", "forbidden"];

/** A card to look at (an image with a name) or, with `button`, one to press. `note` is said after its name: "conta". */
export function cardElement(code, { state = "normal", lang = "pt-BR", button = false, note = "", deck = "spanish" } = {}) {
  const element = document.createElement(button ? "button" : "span");
  element.className = "truco-card";
  element.dataset.code = code;
  element.dataset.deck = deck;
  if (button) element.type = "button";
  else element.setAttribute("role", "img");
  setCardState(element, { state, lang, note });
  return element;
}

/** Change the state in place: the element, and the focus on it, stay. */
export function setCardState(element, { state = "normal", lang = "pt-BR", note = "" } = {}) {
  if (!STATES.includes(state)) throw new RangeError(`not a state of a card: ${state}`);
  const shown = state === "face-down" ? "?" : element.dataset.code, { deck } = element.dataset;
  if (element.dataset.shown !== shown) {
    element.dataset.shown = shown;
    element.replaceChildren(drawing(shown, deck));
  }
  element.dataset.state = state;
  const name = cardName(shown, lang, deck), label = note ? `${name}, ${note}` : name;
  if (element.getAttribute("aria-label") !== label) element.setAttribute("aria-label", label);
  if (element.tagName === "BUTTON") {
    element.setAttribute("aria-pressed", String(state === "chosen"));
    if (state === "forbidden") element.setAttribute("aria-disabled", "true");
    else element.removeAttribute("aria-disabled");
  }
}
