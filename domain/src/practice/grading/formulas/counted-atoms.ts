import { elementSymbol, isChemical } from "../tables/elements.ts";
import { tableOf } from "../../../words/table-of.ts";
import { atomsIn } from "./substances.ts";

/** Limit of an answer that is read, in UTF-16 code units. */
const longest = 200;
const counts = tableOf<number>({ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, twelve: 12 });
const counted = new RegExp(`\\b(${Object.keys(counts).join("|")}|\\d{1,2})\\s(?:atoms? of\\s)?([a-z]{3,})(?:s|es)?(?=$|[\\s,.;)])`, "g");

/** The Latin names of elements, by symbol. */
const latin = tableOf<string>({
  aurum: "au",
  argentum: "ag",
  ferrum: "fe",
  plumbum: "pb",
  cuprum: "cu",
  natrium: "na",
  kalium: "k",
  stannum: "sn",
  hydrargyrum: "hg",
  wolfram: "w",
  stibium: "sb",
});

/**
 * A number of atoms, or a Latin name, that an answer gives a formula and that contradicts it: `H2O, two oxygens`; null if there is none.
 */
export function otherAtomsOf(definition: string, raw: string): { known: string; said: string } | null {
  const formula = definition.trim().replace(/[\s_]/g, "");
  const text = raw.slice(0, longest).toLowerCase();
  if (formula.length > 30 || !isChemical(formula) || !/[,;:(]/.test(text) || /\b(?:not|no|than|or)\b|n't\b/.test(text)) return null;
  const from = /\bfrom (?:latin |the latin )?["']?([a-z]{5,})/.exec(text)?.[1] ?? "";
  const atoms = atomsIn(formula);
  const elements = Array.from(atoms?.keys() ?? [formula], (element) => element.toLowerCase());
  if (Object.hasOwn(latin, from)) return elements.includes(latin[from] ?? "") ? null : { known: formula, said: from };
  for (const [phrase, count = "", name = ""] of atoms === null ? [] : text.matchAll(counted)) {
    const symbol = elementSymbol(name) ?? elementSymbol(name.replace(/s$/, ""));
    const own = Array.from(atoms ?? []).find(([element]) => element.toLowerCase() === symbol);
    if (own !== undefined && own[1] !== (counts[count] ?? Number(count))) return { known: formula, said: phrase };
  }
  return null;
}
