import type { Language } from "../text/function-words.ts";

/** Endings of nouns from Latin and Greek: of the singular, and of the plural that keeps the way of its own language. */
const endings: Partial<Record<Language, readonly (readonly [singular: string, plural: string])[]>> = {
  en: [
    ["um", "a"],
    ["on", "a"],
    ["us", "i"],
    ["us", "era"],
    ["us", "ora"],
    ["is", "es"],
    ["a", "ae"],
    ["a", "ata"],
    ["ex", "ices"],
    ["ix", "ices"],
  ],
  de: [
    ["um", "en"],
    ["us", "en"],
    ["a", "en"],
    ["is", "en"],
    ["um", "a"],
    ["on", "a"],
    ["us", "i"],
    ["a", "ata"],
    ["os", "en"],
  ],
};

/** What is left of a word without the ending, in letters: shorter ones are other words, such as Oma and Omen. */
const shortestRoot = 3;
/** Before a long ending two letters are enough: `axis` and `axes`, `opus` and `opera`. */
const shortestRootInEnglish = 2;

/** Whether two words without accents, in lower case, are the singular and the plural of one noun from Latin or Greek: `mitochondrion` and `mitochondria`, `Virus` and `Viren`. */
export function areOneLatinNoun(a: string, b: string, language: Language): boolean {
  const isPair = (one: string, many: string) =>
    endings[language]?.some(([singular, plural]) => {
      if (!one.endsWith(singular) || !many.endsWith(plural)) return false;
      const root = one.slice(0, one.length - singular.length);
      const least = language === "en" && singular.length + plural.length > 3 ? shortestRootInEnglish : shortestRoot;
      return root.length >= least && many === root + plural;
    }) ?? false;
  return isPair(a, b) || isPair(b, a);
}
