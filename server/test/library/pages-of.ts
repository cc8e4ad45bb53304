import type { LibraryPage } from "@recollect/domain/library/library-deck.ts";

import { jsonOf, type CampusStudent } from "../a-campus.ts";

type Query = Record<string, string> & {
  /** no further page once so many decks are read */
  most?: string;
};

/** The decks of all pages of the Library, or of some; `between` happens after each page that another one follows. */
export async function pagesOf(reader: CampusStudent, { most = "1000", ...query }: Query, between?: (page: number) => Promise<unknown>) {
  const decks: LibraryPage["decks"] = [];
  let cursor: string | null = "";
  for (let number = 1; ; number += 1) {
    const search = new URLSearchParams({ ...query, cursor });
    const page: LibraryPage = await jsonOf<LibraryPage>(reader.get(`/api/library?${search.toString()}`));
    decks.push(...page.decks);
    if (page.nextCursor === null || decks.length >= Number(most)) return decks;
    cursor = page.nextCursor;
    await between?.(number);
  }
}
