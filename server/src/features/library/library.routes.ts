import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import type { FilterName, LibraryFacets } from "@recollect/domain/library/filters.ts";
import type { LibraryDeck, LibraryPage } from "@recollect/domain/library/library-deck.ts";
import { LIBRARY } from "@recollect/domain/limits/limits.ts";
import { Hono } from "hono";
import { z } from "zod";

import type { SharedDeckRow } from "../../access/shared-decks.store.ts";
import { jsonText } from "../../http/replies/reply.ts";
import { requireDeckId } from "../../http/requests/deck-id.ts";
import { senderLeft } from "../../http/requests/sender-left.ts";
import { query } from "../../http/requests/validate.ts";
import type { SignedIn } from "../../http/viewer.ts";
import type { Library } from "./library.service.ts";

/** Any text: the service answers an unknown value with `library/bad-filter`. */
const filters = {
  terms: optionalText(null),
  definitions: optionalText(null),
  subject: optionalText(null),
  level: optionalText(null),
  pictures: optionalText(null),
  sound: optionalText(null),
  cards: optionalText(null),
} satisfies Record<FilterName, z.ZodType>;

/**
 * A page of the Library. Any text is accepted here, because sorts, searches, cursors and limits have their own error codes. Unknown
 * parameters are refused: otherwise the reply would look as if they had been applied. An empty parameter counts as absent.
 */
const LibraryQuery = z.strictObject({
  search: optionalText(""),
  sort: optionalText(null),
  cursor: optionalText(null),
  limit: optionalText(String(LIBRARY.pageSize)),
  ...filters,
});

const FacetsQuery = z.strictObject({ search: optionalText(""), ...filters });

function optionalText<T extends string | null>(unlessSaid: T) {
  return z
    .string()
    .optional()
    .transform((text) => text || unlessSaid);
}

/**
 * `/api/library`: all Public decks, and each shared one by its id. No reply has an ETag, so none is cached: a deck made Private is gone
 * with the next request.
 */
export function libraryRoutes(library: Library) {
  return new Hono<SignedIn>()
    .get("/", query(LibraryQuery), async (c) => {
      const { search, sort, cursor, limit, ...chosen } = c.req.valid("query");
      const request = { search, sort, cursor, limit: numberIn(limit), filters: chosen };
      return jsonText<LibraryPage>(c, await library.pageJson(c.var.viewer, request, senderLeft(c)));
    })
    .get("/:id", async (c) => {
      const id = requireDeckId(c.req.param("id"));
      return jsonText<LibraryDeck>(c, sharedDeckJson(await library.read(c.var.viewer, id)));
    });
}

/** `/api/library-facets`: how many decks each filter's choices leave. A name of its own, since `/api/library/{id}` is a deck. */
export function libraryFacetsRoutes(library: Library) {
  return new Hono<SignedIn>().get("/", query(FacetsQuery), async (c) => {
    const { search, ...chosen } = c.req.valid("query");
    return jsonText<LibraryFacets>(c, await library.facetsJson(c.var.viewer, { search, filters: chosen }, senderLeft(c)));
  });
}

/** Only decimal digits are a number. */
function numberIn(text: string): number {
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
}

/** The deck as JSON text (a `LibraryDeck`), field by field. Its cards are stored as JSON text and inserted unchanged. */
function sharedDeckJson(row: SharedDeckRow): string {
  const languages = row.languages === null ? "" : `,"languages":${row.languages}`;
  return (
    `{"id":${row.id},"title":${JSON.stringify(row.title)},"description":${JSON.stringify(row.description)},"cards":${row.cards},` +
    `"cardCount":${row.cardCount},"author":${JSON.stringify(authorLabel(row))},"authorId":${JSON.stringify(row.ownerId)},` +
    `"official":${row.badge === "OFFICIAL"},"visibility":"${row.visibility}","updatedAt":${row.updatedAt}${languages}${row.isCoAuthor ? `,"mayEdit":true` : ""}}`
  );
}
