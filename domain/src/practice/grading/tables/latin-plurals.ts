import { elementSymbol } from "./elements.ts";

/** How words of Latin and Greek end in the singular, and in the plural: `mitochondrion`, `mitochondria`. */
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
/** In shorter words the ending is the word. */
const shortestRoot = 4;

/** Whether one of two words is the learned plural of the other. */
export function areOneLatinWord(a: string, b: string): boolean {
  // Asked of every two words of two texts: most begin otherwise.
  if (!a.startsWith(b.slice(0, shortestRoot)) || b.length <= shortestRoot) return false;
  // Magnesia is the oxide of magnesium, as silica is silicon's.
  if (elementSymbol(a) !== null || elementSymbol(b) !== null) return false;
  return endings.some(([one, many]) => isPlural(a, b, one, many) || isPlural(b, a, one, many));
}

function isPlural(word: string, plural: string, one: string, many: string): boolean {
  const root = word.slice(0, -one.length);
  return root.length >= shortestRoot && word.endsWith(one) && plural === root + many;
}
