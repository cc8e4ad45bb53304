import type { LibraryFacets } from "@recollect/domain/library/filters.ts";
import type { LibraryPage } from "@recollect/domain/library/library-deck.ts";

import type { Store } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";
import { readLibraryFacets, type FacetsRequest } from "./library-facets.ts";
import { createLibraryPages, type PageRequest } from "./library-pages.ts";

/** What the Library is asked: for a page of decks, or for the numbers behind its filters. */
export type LibraryQuestion = { page: PageRequest } | { facets: FacetsRequest };

/** `on` is a connection for this question only, which its sender can cancel. */
export type AnswerOf = (question: LibraryQuestion, on?: Db) => Promise<LibraryPage | LibraryFacets>;

export function createLibraryAnswers({ read, kind }: Pick<Store, "read" | "kind">): AnswerOf {
  const pageOf = createLibraryPages({ read, kind });
  return (question, on = read) => ("page" in question ? pageOf(question.page, on) : readLibraryFacets({ db: on, kind }, question.facets));
}
