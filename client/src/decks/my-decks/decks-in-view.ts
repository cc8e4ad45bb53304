import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import { titleMatches } from "@recollect/domain/decks/search.ts";
import { sortedDecks, type DeckSort } from "@recollect/domain/decks/sort.ts";
import type { DeckFromOthers } from "@recollect/domain/library/saved-decks.ts";
import type { FolderOf, KnownFolders, TagsOf } from "../folders/use-folders.ts";

/** Filters of the lists: a search, a tag or the stars look through all decks; otherwise a folder shows its own. */
export type DeckFilters = { search: string; tag: string | null; isStarred: boolean; folder: string | null };

type DeckLookup = { folderOf: FolderOf; tagsOf: TagsOf; starred: ReadonlySet<number> };

export function isNarrowed({ search, tag, isStarred }: DeckFilters): boolean {
  return search.trim() !== "" || tag !== null || isStarred;
}

export function ownDecks(decks: readonly DeckSummary[], sort: DeckSort, filters: DeckFilters, lookup: DeckLookup): DeckSummary[] {
  const { search, tag, isStarred, folder } = filters;
  const matches = decks.filter(
    (deck) =>
      (!isStarred || lookup.starred.has(deck.id)) &&
      (tag === null || lookup.tagsOf(deck.id, true).includes(tag)) &&
      (search.trim() === "" || titleMatches(deck, search)) &&
      (isNarrowed(filters) || lookup.folderOf(deck.id, true) === folder),
  );
  return sortedDecks(matches, sort);
}

/** Decks of others: saved or studied, or in a folder. A withdrawn one has no title to be found by. */
export function decksOfOthers(
  others: readonly DeckFromOthers[],
  shared: KnownFolders["shared"],
  filters: DeckFilters,
  { folderOf, tagsOf }: Pick<DeckLookup, "folderOf" | "tagsOf">,
): DeckFromOthers[] {
  const { search, tag, isStarred, folder } = filters;
  const listedIds = new Set(others.map(({ deckId }) => deckId));
  const filed = shared
    .filter(({ id }) => !listedIds.has(id))
    .map((deck) => ({ deckId: deck.id, savedAt: null, isStarred: false, deck, learned: 0 }));
  return [...others, ...filed].filter(
    (one) =>
      (!isStarred || one.isStarred) &&
      (tag === null || tagsOf(one.deckId, false).includes(tag)) &&
      (search.trim() === "" || (one.deck !== null && titleMatches(one.deck, search))) &&
      (isNarrowed(filters) || folderOf(one.deckId, false) === folder),
  );
}

/** The address with a filter or, with null, without it. A tag filters the decks of all folders. */
export function withFilter(before: URLSearchParams, by: "tag" | "starred", value: string | null): URLSearchParams {
  const next = new URLSearchParams(before);
  if (by === "tag") next.delete("folder");
  if (value === null) next.delete(by);
  else next.set(by, value);
  return next;
}
