import { plainText } from "../../../cards/text/format.ts";
import { tableOf } from "../../../words/table-of.ts";
import { lastResults } from "./last-results.ts";
import { inOneAlphabet } from "./one-alphabet.ts";

/** Limit of a text that is read, in UTF-16 code units, so that every evaluation is bounded; the rest counts only for equality. */
export const readLength = 4000;

/**
 * A text in the form in which answers are compared: formatting marks removed, Unicode normalized (NFKC), one kind of quotes, dashes and
 * spaces, superscripts written with `^`, words in one alphabet, lower case. Accents stay; `withoutAccents` removes them.
 */
export const folded = lastResults((text) =>
  inOneAlphabet(withSignsOfNotes(unified(text)))
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/ς/g, "σ"),
);

/** `E♭`, `F#` and `C++` in words: their signs are not punctuation. */
function withSignsOfNotes(text: string): string {
  if (!/[♭♯#+]/.test(text)) return text;
  return text
    .replace(/(?<![\p{L}\d])([A-Ga-g])(?:♯|#(?![\p{L}\d#]))/gu, "$1 sharp")
    .replace(/♭/g, " flat")
    .replace(/(?<![\p{L}\d])([Cc])\+\+(?![\p{L}\d+])/gu, "$1 plus plus");
}

/** Like `folded`, but keeps capitals: they matter in a formula. */
export function unified(text: string): string {
  return unifiedSource(plainText(text));
}

/** Like `unified`, but keeps formatting marks: in a formula or in code `*` is an operator. */
export function unifiedSource(text: string): string {
  return hiragana(
    superscriptsRaised(text)
      .normalize("NFKC")
      .replace(/\p{Cf}|\p{Variation_Selector}|\u0640/gu, "")
      .replace(/[‘’‚‛`´′ʼʻʽʾʿˈ]/g, "'")
      .replace(/[“”„‟«»″]/g, '"')
      .replace(/[‐‑‒–—―−]/g, "-")
      .replace(/⁄/g, "/")
      .replace(/\s+/g, " ")
      .trim(),
  );
}

/**
 * A text without accents, umlauts, Hebrew vowel points and Arabic vowel signs. Marks that make another letter stay: those of Indic scripts
 * and Thai, and the Japanese voicing marks.
 */
export function withoutAccents(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g, "")
    .normalize("NFC")
    .replace(/[łøđıœæ]/g, (letter) => plainLetters[letter] ?? letter);
}

/** Umlauts spelled out, as on a keyboard without them: `schön` → `schoen`. */
export function umlautsWrittenOut(text: string): string {
  return text.replace(/[äöüåø]/g, (letter) => ({ ä: "ae", ö: "oe", ü: "ue", å: "aa", ø: "oe" })[letter] ?? letter);
}

/** A text reduced to letters, digits and symbols: no spaces, no punctuation. Empty for punctuation alone. */
export function compact(text: string): string {
  return text.replace(/[\s\p{P}]+/gu, "");
}

const plainLetters = tableOf<string>({ ł: "l", ø: "o", đ: "d", ı: "i", œ: "oe", æ: "ae" });

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿⁱˣʸᵗᵏᵐ⁽⁾";

const raised = /[½¼¾⅐-⅞ᵢ⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿⁱˣʸᵗᵏᵐ⁽⁾]/u;

/** `m²` → `m^2`, `10²³` → `10^23` and `qⁿ⁻¹` → `q^(n-1)`; NFKC alone would make `m2`, `1023` and `qn-1`. */
function superscriptsRaised(text: string): string {
  if (!raised.test(text)) return text;
  return (
    text
      .replace(/(?<=\d)(?=[½¼¾⅐-⅞])/g, " ")
      // `ᵢ` would be lost later, and `p` would then read as `π`.
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

/** Katakana as hiragana, which writes the same sounds. */
export function hiragana(text: string): string {
  return text.replace(/[\u30a1-\u30f6]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60));
}
