import type { LibraryFacets } from "@recollect/domain/library/filters.ts";
import type { LibraryDeckSummary, LibraryPage } from "@recollect/domain/library/library-deck.ts";

import type { Store } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";
import { readLibraryFacets, type FacetsRequest } from "./library-facets.ts";
import { readSimilarDecks, type SimilarRequest } from "./similar-decks.ts";
import { createLibraryPages, type PageRequest } from "./library-pages.ts";

/** What the Library is asked: for a page of decks, for the numbers behind its filters, or for decks like one. */
export type LibraryQuestion = { page: PageRequest } | { facets: FacetsRequest } | { similar: SimilarRequest };

/** `on` is a connection for this question only, which its sender can cancel. */
export type AnswerOf = (question: LibraryQuestion, on?: Db) => Promise<LibraryPage | LibraryFacets | LibraryDeckSummary[]>;

export function createLibraryAnswers({ read, kind }: Pick<Store, "read" | "kind">): AnswerOf {
  const pageOf = createLibraryPages({ read, kind });
  return (question, on = read) => {
    if ("page" in question) return pageOf(question.page, on);
    if ("facets" in question) return readLibraryFacets({ db: on, kind }, question.facets);
    return readSimilarDecks({ db: on, kind }, question.similar);
  };
}
