import rows from "./common-words.json" with { type: "json" };

/**
 * Common words of some languages, most of which differ by one letter from another: `Kirsche` for `Kirche` is another answer, not a slip. A
 * word that is missing here may still exist.
 */
const words = new Map(Object.entries(rows).map(([language, lines]) => [language, new Set(lines.flatMap((line) => line.split(" ")))]));

/** Whether a lower-case word is in the list of its language. */
export function isCommonWord(word: string, language: string): boolean {
  return words.get(language)?.has(word) ?? false;
}
