import numberWordsTable from "./number-words.json" with { type: "json" };
import { romanOf } from "./signs-of-numbers.ts";
import type { Language } from "../text/function-words.ts";

/** Numbers from 0 to 20 in words, by language; a slash separates forms. */
const small: Partial<Record<Language, string>> = numberWordsTable.small;

const others: Partial<Record<Language, Readonly<Record<string, number>>>> = numberWordsTable.others;

const values = new Map(
  Object.entries(small).map(([language, row]) => {
    const rows = row.split(" ").flatMap((forms, value) => forms.split("/").map((form) => [form, value] as const));
    return [language, new Map([...rows, ...Object.entries(others[language as Language] ?? {})])];
  }),
);

/** The value of a word that is a number, in digits or in words; null for other words. Articles count as no number. */
export function numberOfWord(word: string, language: Language): number | null {
  if (/^\d/.test(word)) {
    const plain = withoutThousandsSigns(word, language).replace(",", ".");
    const value = Number(plain);
    return Number.isFinite(value) ? value : null;
  }
  if (/^[ivx]{2,6}$/.test(word) && !(language === "es" && word === "vi")) return romanOf(word.toUpperCase());
  const value = values.get(language)?.get(word) ?? null;
  return value === 1 && language !== "en" ? null : value;
}

/** Languages in which a full stop groups the digits of whole numbers. */
export const groupingByStop: ReadonlySet<string> = new Set(["de", "es", "it", "pt", "nl"]);

/** `9,000` in English, and `9.000` where a full stop groups digits. */
function withoutThousandsSigns(digits: string, language: Language): string {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits)) return digits.replaceAll(",", "");
  return groupingByStop.has(language) && /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(digits) ? digits.replaceAll(".", "") : digits;
}
