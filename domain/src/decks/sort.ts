import { compareCodePoints } from "./compare-code-points.ts";
import { titleKey } from "./title-key.ts";

/** The options of the sort control, in order, with their names in an address. */
export const deckSorts = [
  { key: "newest", label: "Newest" },
  { key: "oldest", label: "Oldest" },
  { key: "a-z", label: "A-Z" },
  { key: "z-a", label: "Z-A" },
  { key: "tutorials", label: "Tutorials" },
] as const;

export type DeckSort = (typeof deckSorts)[number]["key"];

export function isDeckSort(value: unknown): value is DeckSort {
  return deckSorts.some(({ key }) => key === value);
}

type Sortable = { id: number; title: string; official?: boolean };

/**
 * The decks in the requested order. Newest and Oldest sort by id, which is the creation in ms; Tutorials puts the official author's decks
 * first, then newest.
 */
export function sortedDecks<T extends Sortable>(decks: readonly T[], sort: DeckSort): T[] {
  if (sort !== "a-z" && sort !== "z-a") return [...decks].sort(orders[sort]);
  const keyed = decks.map((deck) => ({ deck, id: deck.id, titleKey: titleKey(deck.title) }));
  keyed.sort((a, b) => (sort === "a-z" ? byTitle(a, b) : byTitle(b, a)));
  return keyed.map(({ deck }) => deck);
}

type Keyed = { id: number; titleKey: string };

/** The order of the Library too: there the databases sort by the same keys. Equal titles are sorted by age, oldest first. */
const byTitle = (a: Keyed, b: Keyed) => compareCodePoints(a.titleKey, b.titleKey) || a.id - b.id;

const newest = (a: Sortable, b: Sortable) => b.id - a.id;

const orders: Record<Exclude<DeckSort, "a-z" | "z-a">, (a: Sortable, b: Sortable) => number> = {
  newest,
  oldest: (a, b) => a.id - b.id,
  tutorials: (a, b) => Number(isTutorial(b)) - Number(isTutorial(a)) || newest(a, b),
};

/** A student's own restored tutorials count as tutorials too. */
function isTutorial(deck: Sortable): boolean {
  return deck.official ?? deck.id < 2;
}
