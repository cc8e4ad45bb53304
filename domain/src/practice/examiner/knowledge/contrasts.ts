import table from "./contrasts.json" with { type: "json" };
import relations from "./relations.json" with { type: "json" };
import { withoutAccents } from "../text/fold.ts";
import { areOneNoun } from "../text/plurals.ts";

/** For a word, those that are another thing in its place; made when first asked for. */
let contrasts: { small: ReadonlyMap<string, ReadonlySet<string>>; words: ReadonlyMap<string, ReadonlySet<string>> } | null = null;

function made() {
  const [small, words] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const add = (to: Map<string, Set<string>>, one: string, other: string) => {
    for (const [own, said] of [
      [one, other],
      [other, one],
    ] as const)
      to.set(own, (to.get(own) ?? new Set()).add(said));
  };
  const plain = (word: string) => withoutAccents(word.toLowerCase());
  for (const [rows, to] of [
    [table.small, small],
    [table.words, words],
  ] as const)
    for (const row of rows) {
      const [first = "", others = ""] = row.split(" > ");
      for (const other of others.split(" ")) add(to, plain(first), plain(other));
    }
  for (const byLanguage of [relations.opposite, relations.excludes])
    for (const row of Object.values<readonly string[]>(byLanguage).flat()) {
      const all = row.split(" ").map(plain);
      for (const [at, one] of all.entries())
        for (const other of all.slice(at + 1)) if (one !== other && !areOneNoun(one, other, "en")) add(words, one, other);
    }
  return { small, words };
}

/**
 * Whether a word in the place of another makes another thing, in whatever language both are: `hermana` for hermano, `bez` for z. Small words, such as `your` for
 * my, count where `isShort`: in a longer text they seldom matter.
 */
export function areContrasts(one: string, other: string, isShort: boolean): boolean {
  const { small, words } = (contrasts ??= made());
  const [own, said] = [withoutAccents(one), withoutAccents(other)];
  return words.get(own)?.has(said) === true || arePluralsOfAo(own, said) || (isShort && small.get(own)?.has(said) === true);
}

/** `mões` for mãos: which of three endings a Portuguese noun in -ão has in the plural is its own. */
function arePluralsOfAo(one: string, other: string): boolean {
  const stems = [one, other].map((word) => (/(?:aos|oes|aes)$/.test(word) ? word.slice(0, -3) : null));
  return one !== other && stems[0] !== null && stems[0] === stems[1];
}
