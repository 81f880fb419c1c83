// The French deck, drawn here: ace to seven, queen, jack and king of the four suits, in the manner of the Spanish one.
// A code is a rank and a suit, "Qc": A, 2-7, Q, J, K of e (spades), p (clubs), o (diamonds), c (hearts).
// To import this adds the deck to the component of cards.js: cardElement("Qc", { deck: "french" }).

import { BRUSH, addDeck, deckCodes } from "./cards.js";

const { INK, CREAM, GOLD, PALE, BRASS, RED, WINE, BLUE, SKIN, COURT, NAMES, SUITS, DIGITS, bare, fill, disc, line, face, hand, twice } = BRUSH;

const FRENCH_NAMES = { // numbers and Portuguese suits are called as in the Spanish deck
  "pt-BR": { ...NAMES["pt-BR"], A: "ás", Q: "dama", J: "valete", K: "rei" },
  en: { ...NAMES.en, A: "ace", Q: "queen", J: "jack", K: "king", e: "spades", p: "clubs", o: "diamonds", c: "hearts" },
};

// ---- the four signs, each about 100 high around (0,0): the left half in the suit's colour, the right one darker -----------

const DARK = { o: "#8E5F0C", c: "#8F2522", e: "#173C64", p: "#274A20" };
const HALVES = { // [whole outline, right half]
  o: ["M0-50C9-31 21-14 36 0C21 14 9 31 0 50C-9 31-21 14-36 0C-21-14-9-31 0-50Z", "M0-50C9-31 21-14 36 0C21 14 9 31 0 50Z"],
  c: ["M0 47C-7 29-45 9-45-19C-45-35-34-45-22-45C-11-45-4-39 0-29C4-39 11-45 22-45C34-45 45-35 45-19C45 9 7 29 0 47Z",
    "M0 47V-29C4-39 11-45 22-45C34-45 45-35 45-19C45 9 7 29 0 47Z"],
  e: ["M0-50C6-33 44-12 44 14C44 27 35 35 24 35C15 35 8 31 4 24C5 36 9 44 17 49H-17C-9 44-5 36-4 24C-8 31-15 35-24 35C-35 35-44 27-44 14C-44-12-6-33 0-50Z",
    "M0-50C6-33 44-12 44 14C44 27 35 35 24 35C15 35 8 31 4 24C5 36 9 44 17 49H0Z"],
  p: ["M-8-9C-16-13-21-20-21-28A21 21 0 0 1 21-28C21-20 16-13 8-9C12-13 18-15 24-15A21.500 21.500 0 1 1 4 18C5 33 9 43 17 49H-17C-9 43-5 33-4 18A21.500 21.500 0 1 1-24-15C-18-15-12-13-8-9Z",
    "M0-49A21 21 0 0 1 21-28C21-20 16-13 8-9C12-13 18-15 24-15A21.500 21.500 0 1 1 4 18C5 33 9 43 17 49H0Z"],
};
const shape = (suit) => fill(HALVES[suit][0], SUITS[suit].colour) + fill(HALVES[suit][1], DARK[suit]);
const placed = (suit, x, y, height, turn, more = "") => `<g class="truco-pip" transform="translate(${x} ${y}) rotate(${turn}) scale(${(height / 100).toFixed(3)})">${shape(suit)}${more}</g>`;

/** The sign in one colour, told by its outline alone. */
const plain = (suit, x, y, height) => `<path d="${HALVES[suit][0]}" fill="${SUITS[suit].colour}" transform="translate(${x} ${y}) scale(${height / 100})"/>`;

// ---- numbers and letters, drawn so that no font changes them: a box of 10 by 16 -----------------------------------------

const GLYPHS = {
  ...DIGITS, A: "M.4 15.800L5 1L9.600 15.800M2.200 10.800H7.8", J: "M4 1H8.400V10.800C8.400 16.600 1 16.600 1 11.400",
  Q: "M5 .9C10.6.9 10.6 15.1 5 15.100C-.6 15.1-.6.9 5 .9ZM5.200 10.600L9.800 16.200", K: "M1.400.2V15.800M9.200.4L1.800 9.400M4 7L9.600 15.8",
};
const letter = (rank, suit, x, y, scale, width) => `<path d="${GLYPHS[rank]}" transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${suit === "o" ? BRASS : SUITS[suit].colour}" stroke-width="${width}" stroke-linejoin="round"/>`;

// ---- where the pips lie: those of the lower half stand on their heads ---------------------------------------------------

const L = 39.5, M = 61, R = 82.5, TOP = 39, LOW = 151;
const rows = (...ys) => ys.flatMap((y) => [[L, y], [R, y]]);
const LAID = {
  2: [[M, TOP], [M, LOW]], 3: [[M, TOP], [M, 95], [M, LOW]], 4: rows(TOP, LOW), 5: [...rows(TOP, LOW), [M, 95]],
  6: rows(TOP, 95, LOW), 7: [...rows(TOP, 95, LOW), [M, 67]],
};
const pips = (rank, suit) => LAID[rank].map(([x, y]) => placed(suit, x, y, suit === "o" ? 35 : 31, y > 95 ? 180 : 0)).join("");

// An ace has a lighter line within, and a rosette where the sign is broad.
const INLAYS = { // [the line, height of the rosette]
  o: ["M0-40C8-25 17-11 28 0C17 11 8 25 0 40C-8 25-17 11-28 0C-17-11-8-25 0-40Z", 0],
  c: ["M0 36C-6 22-37 6-37-17C-37-29-29-37-21-37C-12-37-4-30 0-18C4-30 12-37 21-37C29-37 37-29 37-17C37 6 6 22 0 36Z", 3],
  e: ["M-7 21C-12 27-18 29-24 29C-32 29-38 23-38 14C-38-7-7-25 0-39C7-25 38-7 38 14C38 23 32 29 24 29C18 29 12 27 7 21", 3],
  p: ["M-9-16A15 15 0 1 1 9-16M-14-5A15.500 15.500 0 1 0-11 14M14-5A15.500 15.500 0 1 1 11 14", -2],
};
const rosette = Array.from({ length: 8 }, (_, i) => `<g transform="rotate(${i * 45})">${fill(i % 2 ? "M0-2C3-5 3-8 0-11C-3-8-3-5 0-2Z" : "M0-2C5-6 5-12 0-16C-5-12-5-6 0-2Z", i % 2 ? GOLD : PALE)}</g>`).join("") + disc(0, 0, 2.6, CREAM);
const ace = (suit) => placed(suit, M, 95, suit === "o" ? 108 : 100, 0, line(INLAYS[suit][0], PALE, 1.5) + `<g transform="translate(0 ${INLAYS[suit][1]})">${rosette}</g>`);

// ---- the court: two halves, each the other turned round; a sash lies over the seam -------------------------------------

const COLLAR = [[40, 74], [46, 79], [54, 81], [62, 79], [68, 74]].map(([x, y]) => fill(`M${x} ${y - 2}L${x + 1.300} ${y + 2}H${x - 1.3}Z`, INK, bare)).join("");
const arm = (colour, cuff) => fill("M68 72C78 72 80 76 82 79L79 71L91 68C95 76 95 84 92 89L82 92C75 88 70 82 68 72Z", colour) + fill("M77.500 66L90 63L92 70L79.500 73.500Z", cuff);
const bust = (a, b) => fill("M54 65C42 66 33 70 30 78L27 103L54 98Z", a) + fill("M54 65C66 66 75 69 80 76L88 90L54 98Z", b);

function rei({ a, b, trim, hair }) {
  return bust(a, b) + fill("M48 76H60L62 96L46 99Z", trim) + fill("M51 76H57L58.500 96L50 98Z", RED === a ? BLUE : RED) + disc(54, 89, 1.8, trim) +
    arm(b, CREAM) +
    fill("M34 74C38 66 46 63 54 63C62 63 70 66 74 74C69 82 61 85 54 85C47 85 39 82 34 74Z", CREAM) + COLLAR +
    fill("M39 38C36 54 39 62 44 66H64C69 62 72 54 69 38Z", hair) + fill("M43 36H65V50C65 57 60 61 54 61C48 61 43 57 43 50Z", SKIN) +
    fill("M42 48C42 64 47 73 54 76C61 73 66 64 66 48C63 55 59 55 54 53C49 55 45 55 42 48Z", hair) + face(54, 46.5) + line("M51 58.500Q54 60.500 57 58.5", SKIN, 1.4) +
    fill("M40 39L36 20L46 28L54 16L62 28L72 20L68 39Z", GOLD) + fill("M54 16L62 28L72 20L68 39H54Z", "#C98F22", bare) + line("M40 39L36 20L46 28L54 16L62 28L72 20L68 39Z", BRASS) +
    fill("M40 34H68V40H40Z", PALE) + disc(54, 37, 2, RED, bare) + disc(46, 37, 1.4, BLUE, bare) + disc(62, 37, 1.4, BLUE, bare) + disc(36, 19.500, 2, PALE) + disc(54, 15.500, 2.2, PALE) + disc(72, 19.500, 2, PALE);
}

function dama({ a, b, trim, hair }) {
  return fill("M54 24C36 24 34 40 34 52C34 66 34 72 32 80C34 88 42 86 45 82H63C66 86 72 86 77 82C76 74 74 66 74 52C74 40 72 24 54 24Z", hair) +
    bust(a, b) + arm(b, trim) +
    fill("M42 68L48 65V58H60V65L66 68L62 80C58 83 50 83 46 80Z", SKIN) + fill("M40 67L46 81C50 84 58 84 62 81L68 67L71 70L64 85C58 89 50 89 44 85L37 70Z", trim) +
    line("M47 68Q54 75 61 68", BRASS, 1.6) + disc(54, 72.500, 2.2, RED) +
    fill("M43 38H65V49C65 57 60 62 54 62C48 62 43 57 43 49Z", SKIN) + face(54, 47.5) +
    fill("M42 47C41 36 47 33 54 33C61 33 67 36 66 47C63 42 59 39 54 37C49 39 45 42 42 47Z", hair) +
    disc(42.500, 54, 1.7, GOLD) + disc(65.500, 54, 1.7, GOLD) +
    fill("M41 33C40 28 39 25 38 22C43 26 46 24 48 20C50 24 52 22 54 16C56 22 58 24 60 20C62 24 65 26 70 22C69 25 68 28 67 33C59 29 49 29 41 33Z", GOLD) + disc(54, 26, 1.8, RED, bare) + disc(46, 27.500, 1.2, BLUE, bare) + disc(62, 27.500, 1.2, BLUE, bare) +
    [[38, 21.5], [48, 19.5], [60, 19.5], [70, 21.5], [54, 16]].map(([x, y]) => disc(x, y, 1.6, PALE)).join("");
}

function valete({ a, b, trim, hair }) {
  return bust(a, b) + line("M34 78L54 90M31 88L50 99M76 78L58 88", trim, 2) + arm(b, trim) +
    fill("M40 36C36 50 37 60 40 66C46 68 62 68 68 66C71 60 72 50 68 36Z", hair) + fill("M43 36H65V50C65 57 60 62 54 62C48 62 43 57 43 50Z", SKIN) + face(54, 47.5) +
    fill("M40 66L46 63L50 66L54 64L58 66L62 63L68 66L71 71L64 73L60 77L54 74L48 77L44 73L37 71Z", CREAM) +
    fill("M62 30C70 14 84 13 92 20C83 20 78 29 66 36Z", trim) + line("M65 33C71 24 78 20 86 19", BRASS, 1) +
    fill("M37 38C32 24 46 17 56 19C68 20 74 28 70 38C60 33 47 33 37 38Z", a) + fill("M54 19C68 19 74 28 70 38C65 35.500 60 34.500 54 34.500Z", b, bare) + line("M37 38C32 24 46 17 56 19C68 20 74 28 70 38C60 33 47 33 37 38Z", INK) +
    fill("M37 38C47 33 60 33 70 38L69 42C60 37 47 37 38 42Z", trim);
}

const FIGURES = { Q: dama, J: valete, K: rei };

function court(rank, suit) {
  const half = `<g stroke="${INK}" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round">${FIGURES[rank](COURT[suit])}${hand(84, 63)}</g>` + placed(suit, 83.5, suit === "o" ? 45 : 46, suit === "o" ? 28 : 25, 0);
  const { b, trim } = COURT[suit];
  return `<rect x="25" y="12" width="72" height="166" rx="3" fill="none" stroke="${INK}" stroke-width="1.1"/>` + twice(half) +
    `<g stroke="${INK}" stroke-width="1.1" stroke-linejoin="round">${fill("M25 98L97 82V92L25 108Z", trim)}${line("M25 103L97 87", b, 1.6)}</g>`;
}

// ---- the whole card ------------------------------------------------------------------------------------------------------

function fullFace(rank, suit) {
  const middle = rank === "A" ? ace(suit) : rank in FIGURES ? court(rank, suit) : pips(rank, suit);
  return middle + twice(letter(rank, suit, 7, 9, 1.08, 2.3) + plain(suit, 12.400, 36.500, 13.5));
}

const compactFace = (rank, suit) => letter(rank, suit, 61 - 5 * 3.7, 18, 3.7, 2.9) + placed(suit, 61, 132, 84, 0);

const PICTURES = new Map([["1", "A"], ["10", "J"], ["11", "Q"], ["12", "K"]]);

addDeck("french", {
  ranks: ["A", "2", "3", "4", "5", "6", "7", "Q", "J", "K"],
  names: FRENCH_NAMES,
  faces: { full: fullFace, compact: compactFace },
  frame: () => "",
  mini: (suit) => plain(suit, 0, 0, 14),
});

// Cego prefers the Spanish deck but does not require it (AMB-C41): who likes may see its forty cards in French pictures, jack,
// queen and king for 10, 11 and 12. Codes and names stay the Spanish ones; what the picture shows is said after the name.
const spanishName = (names, rank, suit) => `${names[rank]} ${names.of} ${names[suit]}`;
const pictured = (lang) => ([rank, suit]) => {
  const spanish = spanishName(NAMES[lang], rank, suit), french = spanishName(FRENCH_NAMES[lang], PICTURES.get(rank) ?? rank, suit);
  return spanish === french ? spanish : `${spanish} (${french})`;
};
addDeck("french-pictures", {
  ranks: ["1", "2", "3", "4", "5", "6", "7", "10", "11", "12"],
  names: { "pt-BR": { ...NAMES["pt-BR"], whole: pictured("pt-BR") }, en: { ...NAMES.en, whole: pictured("en") } },
  figure: (rank) => PICTURES.get(rank) ?? rank,
  faces: { full: (rank, suit) => fullFace(PICTURES.get(rank) ?? rank, suit), compact: (rank, suit) => compactFace(PICTURES.get(rank) ?? rank, suit) },
  frame: () => "",
  mini: (suit) => plain(suit, 0, 0, 14),
});

/** The forty codes of the French deck, suit by suit. */
export const FRENCH_DECK = deckCodes("french");
