import { elementSymbol } from "./elements.ts";

/** Singular and plural endings of Latin and Greek words: `mitochondrion`, `mitochondria`. */
const endings: readonly (readonly [one: string, many: string])[] = [
  ["on", "a"],
  ["um", "a"],
  ["us", "i"],
  ["us", "era"],
  ["us", "ora"],
  ["a", "ae"],
  ["is", "es"],
  ["ix", "ices"],
  ["ex", "ices"],
  ["ma", "mata"],
];
/** In shorter words the ending is most of the word. */
const shortestRoot = 4;

/** Whether one of two words is the Latin or Greek plural of the other. */
export function areOneLatinWord(a: string, b: string): boolean {
  // A cheap check first: this runs for every pair of words of two texts.
  if (!a.startsWith(b.slice(0, shortestRoot)) || b.length <= shortestRoot) return false;
  // Magnesia is the oxide of magnesium, as silica is that of silicon.
  if (elementSymbol(a) !== null || elementSymbol(b) !== null) return false;
  return endings.some(([one, many]) => isPlural(a, b, one, many) || isPlural(b, a, one, many));
}

function isPlural(word: string, plural: string, one: string, many: string): boolean {
  const root = word.slice(0, -one.length);
  return root.length >= shortestRoot && word.endsWith(one) && plural === root + many;
}
