import { filterNames, type LibraryFacets } from "@recollect/domain/library/filters.ts";
import type { LibraryDeckSummary, LibraryPage } from "@recollect/domain/library/library-deck.ts";

/** A deck in the Library; give only what matters to the test. */
export function aListedDeck(details: Partial<LibraryDeckSummary> = {}): LibraryDeckSummary {
  return {
    id: 1_700_000_000_000,
    title: "Cell biology",
    description: "",
    cardCount: 3,
    visibility: "Public",
    updatedAt: 1_700_000_000_000,
    author: "@ada",
    authorId: "ada",
    official: false,
    ...details,
  };
}

/** One page, the only one unless it names a next. */
export function aLibraryPage(decks: LibraryDeckSummary[], details: Partial<LibraryPage> = {}): LibraryPage {
  return { decks, nextCursor: null, total: decks.length, totalIsExact: true, ...details };
}

/** The numbers behind the filters; none but those that the test names. */
export function someFacets(counts: Partial<Record<keyof LibraryFacets, Record<string, number>>> = {}, isExact = true): LibraryFacets {
  return Object.fromEntries(filterNames.map((name) => [name, { decks: counts[name] ?? {}, isExact }])) as LibraryFacets;
}
