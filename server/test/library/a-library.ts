import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import { compareCodePoints } from "@recollect/domain/decks/compare-code-points.ts";
import type { LibraryDeckSummary } from "@recollect/domain/library/library-deck.ts";
import { folded } from "@recollect/domain/words/folded.ts";
import type { DeckSort } from "@recollect/domain/decks/sort.ts";
import { titleKey } from "@recollect/domain/decks/title-key.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";

export type ModelDeck = { id: number; title: string; ownerId: string; visibility: Visibility };
export type ModelAuthor = { uid: string; username: string | null; displayName: string | null; official: boolean };

/** The expected content of the Library, computed the simple way: every deck read, filtered and sorted. */
export function plainLibrary(decks: Iterable<ModelDeck>, authors: ReadonlyMap<string, ModelAuthor>) {
  const shown = [...decks]
    .filter(({ visibility }) => visibility === "Public")
    .map((deck) => {
      const author = authors.get(deck.ownerId)!;
      return { ...deck, official: author.official, author: authorLabel(author), key: titleKey(deck.title) };
    });
  type ShownDeck = (typeof shown)[number];
  const byTitle = (a: ShownDeck, b: ShownDeck) => compareCodePoints(a.key, b.key) || a.id - b.id;
  const orders: Record<DeckSort, (a: ShownDeck, b: ShownDeck) => number> = {
    newest: (a, b) => b.id - a.id,
    oldest: (a, b) => a.id - b.id,
    "a-z": byTitle,
    "z-a": (a, b) => byTitle(b, a),
    tutorials: (a, b) => Number(b.official) - Number(a.official) || b.id - a.id,
  };
  return (search: string, sort: DeckSort): Pick<LibraryDeckSummary, "id" | "title" | "author">[] => {
    const term = folded(search.trim());
    return shown
      .filter(({ title, author }) => folded(title).includes(term) || folded(author).includes(term))
      .toSorted(orders[sort])
      .map(({ id, title, author }) => ({ id, title, author }));
  };
}
