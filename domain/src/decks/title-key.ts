import { plainLetters } from "../words/folded.ts";

/** The longest key, in UTF-16 code units: it must fit into an index page. Titles with equal keys are sorted by age. */
export const titleKeyMaxLength = 250;

/**
 * A key that sorts titles naturally by code points: letters without case and accents, numbers by value, and symbols before digits before
 * letters. Both databases and the browser use it, so that they agree.
 */
export function titleKey(title: string): string {
  const key = title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}+/gu, "")
    .replace(/[ßæœøđłı]/gu, (letter) => plainLetters[letter] ?? letter)
    .replace(/[\u30a1-\u30f6]/gu, hiragana)
    .replace(/\p{Nd}+/gu, number)
    .replace(/[\p{P}\p{S}]/gu, "!$&")
    .replace(/[\s\p{Z}\p{C}]+/gu, " ")
    .trim();
  return key.slice(0, titleKeyMaxLength).replace(/[\ud800-\udbff]$/u, "");
}

/** Katakana are 96 code points after their hiragana. */
function hiragana(katakana: string): string {
  return String.fromCharCode(katakana.charCodeAt(0) - 96);
}

/** Digits of any script as 0 to 9, prefixed by their count, so that 9 sorts before 10. */
function number(digits: string): string {
  const value = Array.from(digits, digitValue)
    .join("")
    .replace(/^0+(?=\d)/, "");
  return `0${String.fromCharCode(0x30 + value.length)}${value}`;
}

/** The digits of every script are ten consecutive code points, from zero to nine. */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1;
  return value;
}
