import { tableOf } from "../../words/table-of.ts";

/** The languages in which a word gets help: its reading, or its article. */
export const helpedLanguages = ["ja", "zh", "it", "de", "fr"] as const;
export type HelpedLanguage = (typeof helpedLanguages)[number];

/** What is known of a word: how it is read, or its article. The likeliest is first. */
export type WordHelp = { readonly readings: readonly string[]; readonly articles: readonly string[] };

export const noHelp: WordHelp = { readings: [], articles: [] };

/** Longer texts are no words, in UTF-16 code units. */
export const longestHelpedWord = 20;
export const mostReadings = 3;

/** Words in these are helped by their reading, if they have Han characters. */
const helpedByReading = /^(?:ja|zh)$/;
const han = /\p{Script=Han}/u;
const helpedWords = tableOf<RegExp>({
  ja: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]+$/u,
  zh: /^\p{Script=Han}+$/u,
  it: /^\p{Script=Latin}+$/u,
  // A noun has a capital letter.
  de: /^\p{Lu}\p{Script=Latin}+$/u,
  fr: /^\p{Script=Latin}+$/u,
});

/** The language of a side if its words get help; `zh-TW` is one, too. */
export function helpedLanguage(tag: string | null): HelpedLanguage | null {
  const base = tag?.split("-")[0] ?? "";
  return helpedLanguages.find((language) => language === base) ?? null;
}

/** The word that a side consists of; null if it needs no help, for example because it has a reading or an article already. */
export function helpedWord(side: string, language: HelpedLanguage): string | null {
  const word = side.trim();
  if (word.length > longestHelpedWord || !helpedWords[language]?.test(word)) return null;
  return helpedByReading.test(language) && !han.test(word) ? null : word;
}

/** The texts that a side can become, the likeliest first. A reading stands in brackets, which the examiner reads as another way to write the word. */
export function withHelp(word: string, { readings, articles }: WordHelp): readonly string[] {
  return [
    ...readings.map((reading) => `${word} (${reading})`),
    ...articles.map((article) => `${article}${article.endsWith("'") ? "" : " "}${word}`),
  ];
}
