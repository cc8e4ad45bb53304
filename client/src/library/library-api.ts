import type { LibraryPage } from "@recollect/domain/library/library-deck.ts";
import type { DeckSort } from "@recollect/domain/decks/sort.ts";
import { request } from "../lib/requests/http.ts";

/** What the Library is asked for; `search` is a piece of a title or an author, empty for everything. */
export type LibraryView = { search: string; sort: DeckSort };

/** Decks a page, so that a screenful of any size comes with one request. */
const decksPerPage = 48;

/** One page of everybody's Public decks, from the beginning or from where the page before ended. */
export function readLibraryPage({ search, sort }: LibraryView, cursor: string | null, signal?: AbortSignal): Promise<LibraryPage> {
  const query = new URLSearchParams({ sort, limit: String(decksPerPage) });
  if (search !== "") query.set("search", search);
  if (cursor !== null) query.set("cursor", cursor);
  return request("GET", `/api/library?${query}`, { signal });
}
