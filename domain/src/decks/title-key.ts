import { tableOf } from "../words/table-of.ts";

/** Longest key, in UTF-16 code units: it must fit into one page of an index. Titles alike up to here stand by their age. */
export const titleKeyMaxLength = 250;

/**
 * A text that sorts, by code points, as a reader expects titles to: letters without regard to case and accents, numbers by
 * their value, and signs before digits before letters. Both databases and the browser sort by it, so that they agree.
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

/** Letters that Unicode does not take apart. */
const plainLetters = tableOf<string>({ ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l", ı: "i" });

/** Katakana stand 96 code points after their hiragana. */
function hiragana(katakana: string): string {
  return String.fromCharCode(katakana.charCodeAt(0) - 96);
}

/** Digits of any script as 0 to 9, led by how many there are, so that 9 stands before 10. */
function number(digits: string): string {
  const value = Array.from(digits, digitValue)
    .join("")
    .replace(/^0+(?=\d)/, "");
  return `0${String.fromCharCode(0x30 + value.length)}${value}`;
}

/** Unicode lays out the digits of every script as ten code points in a row, from zero to nine. */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1;
  return value;
}
