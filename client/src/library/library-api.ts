import type { LibraryPage } from "@recollect/domain/library/library-deck.ts";
import type { DeckSort } from "@recollect/domain/decks/sort.ts";
import { request } from "../lib/requests/http.ts";

/** What to list from the Library; `search` is part of a title or an author, empty for all decks. */
export type LibraryView = { search: string; sort: DeckSort };

/** Decks for each page, enough to fill any screen with one request. */
const decksPerPage = 48;

/** One page of the Public decks, from the beginning or a cursor. */
export function readLibraryPage({ search, sort }: LibraryView, cursor: string | null, signal?: AbortSignal): Promise<LibraryPage> {
  const query = new URLSearchParams({ sort, limit: String(decksPerPage) });
  if (search !== "") query.set("search", search);
  if (cursor !== null) query.set("cursor", cursor);
  return request("GET", `/api/library?${query}`, { signal });
}
