import { tableOf } from "../../../words/table-of.ts";
import table from "./plurals.json" with { type: "json" };
import { wordSet } from "./word-sets.ts";
import { withoutAccents } from "./fold.ts";
import type { Language } from "./function-words.ts";

/** Endings of the singular and of the plural that no rule of the language makes of each other, most of them from Latin and Greek, by language. */
const endings = tableOf<string>(table.endings);
/** Nouns with a plural of their own. */
const nouns = tableOf<string>(table.nouns);
/** Elements, whose name with an a is their oxide, and an ion. */
const noSingulars = wordSet(table.noSingulars);

/** What is left of a word without its ending, in letters: shorter ones are other words, such as Oma and Omen. */
const shortestRoot = 3;
/** Before long endings two letters are enough: `axis` and `axes`, `luz` and `luces`. */
const shortestOfLongEndings = 2;

/** Whether two words in lower case, with or without accents, are the singular and the plural of one noun: `mitochondrion` and `mitochondria`, `leaf` and `leaves`. */
export function areOneNoun(a: string, b: string, language: Language): boolean {
  const [one, other] = [withoutAccents(a), withoutAccents(b)];
  const isPair = (singular: string, plural: string) =>
    nouns[language]?.split(", ").some((row) => withoutAccents(row) === `${singular} ${plural}`) === true ||
    endings[language]?.split(", ").some((row) => {
      const [ofOne = "", ofMany = ""] = row.split(" ");
      if (noSingulars.has(singular) || !singular.endsWith(ofOne) || !plural.endsWith(ofMany)) return false;
      const root = singular.slice(0, singular.length - ofOne.length);
      const least = language !== "de" && ofOne.length + ofMany.length > 3 ? shortestOfLongEndings : shortestRoot;
      return root.length >= least && plural === root + ofMany;
    }) === true;
  return isPair(one, other) || isPair(other, one);
}
