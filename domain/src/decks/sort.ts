/** The sort control's options, in its order, with their names in an address. */
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

/** The decks in the order asked for. Newest and Oldest go by the id, which is the creation in ms; Tutorials puts the official author's first, then newest. */
export function sortedDecks<T extends Sortable>(decks: readonly T[], sort: DeckSort): T[] {
  return [...decks].sort(orders[sort]);
}

const titles = new Intl.Collator("en", { sensitivity: "base", numeric: true });

const newest = (a: Sortable, b: Sortable) => b.id - a.id;
const byTitle = (a: Sortable, b: Sortable) => titles.compare(a.title, b.title) || newest(a, b);

const orders: Record<DeckSort, (a: Sortable, b: Sortable) => number> = {
  newest,
  oldest: (a, b) => a.id - b.id,
  "a-z": byTitle,
  "z-a": (a, b) => byTitle(b, a),
  tutorials: (a, b) => Number(isTutorial(b)) - Number(isTutorial(a)) || newest(a, b),
};

/** A student's own restored tutorials count as tutorials too. */
function isTutorial(deck: Sortable): boolean {
  return deck.official ?? deck.id < 2;
}
