import { compareCodePoints } from "@recollect/domain/decks/compare-code-points.ts";

/** One of this many decks is in the sample, chosen by its id; the index `librarySample` contains exactly these. */
export const SAMPLE_ONE_IN = 128;

export type SampledDeck = { id: number; titleKey: string; searchText: string };

/** The positions of matching decks in each order of the sample, as ascending ranks from 0. */
export type Hits = { byAge: Int32Array; byTitle: Int32Array };

export type LibrarySample = {
  size: number;
  hits(term: string): Hits;
  /** The few of the given grams that the fewest decks contain. */
  rarest(grams: readonly string[], count: number): string[];
  /** The number of decks in the sample before this place. */
  rankByAge(id: number): number;
  rankByTitle(titleKey: string, id: number): number;
};

const rememberedTerms = 500;

/** Grams are counted by a 16-bit hash: two grams with the same hash only appear more frequent than they are. */
const hashes = 1 << 16;

/**
 * A small part of the Library in memory, to estimate how many decks match a term and where in the order they begin. It decides how a page
 * is searched for, never its content, which is read from the database each time.
 */
export function createLibrarySample(decks: readonly SampledDeck[]): LibrarySample {
  const byTitle = decks.toSorted((a, b) => compareCodePoints(a.titleKey, b.titleKey) || a.id - b.id);
  const ids = Float64Array.from(byTitle, ({ id }) => id).sort();
  const texts = byTitle.map(({ searchText }) => searchText).join("\n");
  const ends = new Int32Array(byTitle.length);
  let end = -1;
  byTitle.forEach(({ searchText }, rank) => (ends[rank] = end += searchText.length + 1));
  const ageRanks = Int32Array.from(byTitle, ({ id }) => rankIn(ids, (one) => one < id));
  const remembered = new Map<string, Hits>();
  const frequencies = new Uint32Array(hashes);
  for (let i = 0; i + 2 < texts.length; i += 1) frequencies[hashAt(texts, i)] = frequency(texts, i) + 1;

  function endOf(rank: number): number {
    return ends[rank] ?? texts.length;
  }

  function frequency(text: string, at: number): number {
    return frequencies[hashAt(text, at)] ?? 0;
  }

  function find(term: string): Hits {
    const ranks: number[] = [];
    let rank = 0;
    for (let at = texts.indexOf(term); at >= 0; at = texts.indexOf(term, endOf(rank) + 1)) {
      while (endOf(rank) < at) rank += 1;
      ranks.push(rank);
    }
    return { byTitle: Int32Array.from(ranks), byAge: Int32Array.from(ranks, (one) => ageRanks[one] ?? 0).sort() };
  }

  return {
    size: decks.length,
    hits(term) {
      const knownHits = remembered.get(term);
      if (knownHits) return knownHits;
      const foundHits = find(term);
      const [oldest] = remembered.keys();
      if (remembered.size >= rememberedTerms && oldest !== undefined) remembered.delete(oldest);
      remembered.set(term, foundHits);
      return foundHits;
    },
    rarest: (grams, count) => grams.toSorted((a, b) => frequency(a, 0) - frequency(b, 0)).slice(0, count),
    rankByAge: (id) => rankIn(ids, (one) => one < id),
    rankByTitle: (titleKey, id) => rankIn(byTitle, (one) => (compareCodePoints(one.titleKey, titleKey) || one.id - id) < 0),
  };
}

/** The hash of three code units from `at` on. */
function hashAt(text: string, at: number): number {
  const mixed = (text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) * 31 + text.charCodeAt(at + 2);
  return (Math.imul(mixed, 0x9e3779b1) >>> 16) & (hashes - 1);
}

/** The number of items that satisfy the test; those that do come first. */
function rankIn<T>(items: ArrayLike<T>, isBefore: (item: T) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(items[middle] as T)) low = middle + 1;
    else high = middle;
  }
  return low;
}
