import { lightStem } from "../text/light-stem.ts";
import type { Language } from "../text/function-words.ts";
import prefixesTable from "./prefixes.json" with { type: "json" };

/** Prefixes that reverse a word. */
const reversing = ["un", "in", "im", "ir", "il", "dis", "non", "anti", "de", "mis", "a", "des", "nicht", "nie", "mé", "dé"];

/** Pairs of prefixes that exclude each other. */
const pairs = prefixesTable.pairs.map(([one = "", other = ""]) => [one, other] as const);

/** The least number of letters of the shared root; in shorter words the ending is mostly a part of it: `unless`. */
const shortestRoot = 4;

/** Whether one of two words is the other reversed by a prefix, or both have prefixes that exclude each other. */
export function deniesByPrefix(a: string, b: string): boolean {
  if (a.slice(-shortestRoot) !== b.slice(-shortestRoot) || a.length < shortestRoot || a === b) return false;
  return isReversed(a, b) || isReversed(b, a) || pairs.some(([one, other]) => excludes(a, b, one, other) || excludes(b, a, one, other));
}

/** Prefixes of which each makes the name of another thing: `polysaccharide` is no saccharide, `subspecies` no species. */
const naming = prefixesTable.naming.split(" ");

/** Whether one of two words is the other with a prefix that names another thing. */
export function isAnotherThing(a: string, b: string): boolean {
  const [root, word] = a.length <= b.length ? [a, b] : [b, a];
  return root.length > shortestRoot && naming.some((prefix) => word === prefix + root);
}

function isReversed(word: string, root: string): boolean {
  return word.endsWith(root) && reversing.some((prefix) => word === prefix + root && (prefix.length > 1 || root.length >= 6));
}

function excludes(a: string, b: string, one: string, other: string): boolean {
  const root = a.slice(one.length);
  return a.startsWith(one) && b.startsWith(other) && root.length >= shortestRoot && root === b.slice(other.length);
}

/** Endings that say that something is not there: `colourless`, `farblos`. */
const denying: Partial<Record<Language, readonly string[]>> = { en: ["less"], de: ["los", "frei"] };

/** Whether one of two words says that the other is not there: `colourless` beside colour. */
export function deniesByEnding(a: string, b: string, language: Language): boolean {
  const endings = denying[language];
  return endings !== undefined && (isWithout(a, b, endings, language) || isWithout(b, a, endings, language));
}

function isWithout(word: string, thing: string, endings: readonly string[], language: Language): boolean {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= shortestRoot);
  return ending !== undefined && lightStem(word.slice(0, word.length - ending.length), language) === lightStem(thing, language);
}
