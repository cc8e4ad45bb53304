import { plainText } from "../../../cards/text/format.ts";
import { tableOf } from "../../../words/table-of.ts";

/** How much of a text is looked at, in UTF-16 code units; what lies beyond counts only for equality. Keeps every evaluation bounded. */
export const readLength = 4000;

/**
 * A text as two answers are compared: our formatting marks gone, Unicode unified (NFKC), quotes, dashes and spaces of one kind,
 * superscripts written with `^`, lower case. Accents stay; `withoutAccents` takes them away.
 */
export function folded(text: string): string {
  return withSignsOfNotes(unified(text)).toLowerCase().replace(/ß/g, "ss").replace(/ς/g, "σ");
}

/** `E♭`, `F#` and `C++` in words: their signs are no punctuation. */
function withSignsOfNotes(text: string): string {
  if (!/[♭♯#+]/.test(text)) return text;
  return text
    .replace(/(?<![\p{L}\d])([A-Ga-g])(?:♯|#(?![\p{L}\d#]))/gu, "$1 sharp")
    .replace(/♭/g, " flat")
    .replace(/(?<![\p{L}\d])([Cc])\+\+(?![\p{L}\d+])/gu, "$1 plus plus");
}

/** As `folded`, with its capitals: in a formula they matter. */
export function unified(text: string): string {
  return unifiedSource(plainText(text));
}

/** As `unified`, with every sign as it was typed: in a formula or in code a `*` is no mark. */
export function unifiedSource(text: string): string {
  return hiragana(
    superscriptsRaised(text)
      .normalize("NFKC")
      .replace(/\p{Cf}|\p{Variation_Selector}|\u0640/gu, "")
      .replace(/[‘’‚‛`´′]/g, "'")
      .replace(/[“”„‟«»″]/g, '"')
      .replace(/[‐‑‒–—―−]/g, "-")
      .replace(/⁄/g, "/")
      .replace(/\s+/g, " ")
      .trim(),
  );
}

/**
 * Accents, umlauts, vowel points and Arabic vowel signs taken away. Marks that make another letter rather than an accent stay:
 * those of Indic scripts and Thai, and the Japanese voicing marks.
 */
export function withoutAccents(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g, "")
    .normalize("NFC")
    .replace(/[łøđıœæ]/g, (letter) => plainLetters[letter] ?? letter);
}

/** Umlauts written out, as on a keyboard without them: `schön` → `schoen`. */
export function umlautsWrittenOut(text: string): string {
  return text.replace(/[äöüåø]/g, (letter) => ({ ä: "ae", ö: "oe", ü: "ue", å: "aa", ø: "oe" })[letter] ?? letter);
}

/** Only the letters, digits and symbols that carry meaning: no spaces, no punctuation. Empty for a text of punctuation only. */
export function compact(text: string): string {
  return text.replace(/[\s\p{P}]+/gu, "");
}

const plainLetters = tableOf<string>({ ł: "l", ø: "o", đ: "d", ı: "i", œ: "oe", æ: "ae" });

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿⁱˣʸᵗᵏᵐ⁽⁾";

/** `m²` → `m^2`, `10²³` → `10^23` and `qⁿ⁻¹` → `q^(n-1)`, before NFKC would make `m2`, `1023` and `qn-1` of them. */
function superscriptsRaised(text: string): string {
  return (
    text
      .replace(/(?<=\d)(?=[½¼¾⅐-⅞])/g, " ")
      // The sign for an index is lost; here it would make `π` of a `p`.
      .replace(/pᵢ/g, "p_i")
      .replace(/½/g, "1/2")
      .replace(/¼/g, "1/4")
      .replace(/¾/g, "3/4")
      .replace(/(?<=[⁰¹²³⁴⁵⁶⁷⁸⁹])(?=[\d₀-₉])/g, " ")
      .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿⁱˣʸᵗᵏᵐ⁽⁾]+/g, (row) => {
        const plain = Array.from(row, (sign) => "0123456789+-nixytkm()"[superscripts.indexOf(sign)]).join("");
        return /[^+-][+-][^+-]/.test(plain) ? `^(${plain})` : `^${plain}`;
      })
  );
}

/** Katakana as hiragana: the same sounds. */
function hiragana(text: string): string {
  return text.replace(/[\u30a1-\u30f6]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60));
}
