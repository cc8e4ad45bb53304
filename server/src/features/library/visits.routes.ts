import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { VisitedDeck } from "@recollect/domain/library/visit.ts";
import { Hono } from "hono";

import type { SharedDeckRow } from "../../access/shared-decks.store.ts";
import { findVisitedDeck, visitedDeckBytes, type VisitorAccess } from "../../access/visited-decks.store.ts";
import type { VisitorsPace } from "../../http/limits/visitors-pace.ts";
import { jsonText, type EtagOf } from "../../http/replies/reply.ts";
import { requireDeckId } from "../../http/requests/deck-id.ts";
import { tagOf } from "../../http/requests/entity-tags.ts";
import type { Store } from "../../store/store.ts";

type VisitsDeps = { store: Pick<Store, "read">; access: VisitorAccess; pace: VisitorsPace };

/** A longer reply has no tag: computing one would take as long as sending it again. */
const longestTagged = 1024 * 1024;

/**
 * `/api/visits/{id}`: a Public or Unlisted deck for somebody who has its link and is not signed in. Any other id is `deck/not-found`, whether there is such
 * a deck or not. A browser may store the reply, and asks each time whether it is still the same, so a deck made Private is gone with the next request.
 */
export function visitsRoutes({ store, access, pace }: VisitsDeps) {
  return new Hono().get("/:id", async (c) => {
    const id = requireDeckId(c.req.param("id"));
    const bytes = await visitedDeckBytes(store.read, id, access);
    if (bytes !== null) pace.count(c, "deck", bytes);
    const row = bytes === null ? null : await findVisitedDeck(store.read, id, access);
    if (!row) throw new AppError("deck/not-found");
    const text = visitedDeckJson(row);
    return jsonText<VisitedDeck>(c, text, 200, { "X-Robots-Tag": "noindex" }, etagOf(text));
  });
}

function etagOf(text: string): EtagOf | undefined {
  return text.length > longestTagged ? undefined : () => `"${tagOf(text)}"`;
}

/** The deck as JSON text, field by field: the owner is named by the label alone. */
function visitedDeckJson(row: SharedDeckRow): string {
  const languages = row.languages === null ? "" : `,"languages":${row.languages}`;
  return (
    `{"id":${row.id},"title":${JSON.stringify(row.title)},"description":${JSON.stringify(row.description)},"cards":${row.cards},` +
    `"cardCount":${row.cardCount},"author":${JSON.stringify(authorLabel(row))},"visibility":"${row.visibility}",` +
    `"updatedAt":${row.updatedAt}${languages}}`
  );
}
