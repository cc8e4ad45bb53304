import { LIBRARY } from "@recollect/domain/library/library-deck.ts";
import { z } from "zod";

/**
 * A page of the Library. Any text: which sort, search, cursor and number of decks there may be are rules with names of their own.
 * A name in the address that the Library does not know is refused, lest it be taken for obeyed.
 */
export const LibraryQuery = z.strictObject({
  search: z.string().default(""),
  sort: z.string().default("newest"),
  cursor: z.string().optional(),
  limit: z.string().default(String(LIBRARY.pageSize)),
});
