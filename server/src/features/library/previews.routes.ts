import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import { deckIdIn } from "@recollect/domain/decks/address.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { DeckPreview } from "@recollect/domain/library/deck-preview.ts";
import { Hono } from "hono";
import { z } from "zod";

import { json } from "../../http/replies/reply.ts";
import { query } from "../../http/requests/validate.ts";
import type { Store } from "../../store/store.ts";
import { findPreviewed } from "./preview.store.ts";

const PreviewQuery = z.strictObject({ deckId: z.string() });

/**
 * `/api/preview`: the words of the landing page about the Public deck behind a link, whatever VISITORS is. Any other id is `deck/not-found`, whether the deck
 * exists or not.
 */
export function previewsRoutes({ store }: { store: Pick<Store, "read"> }) {
  return new Hono().get("/", query(PreviewQuery), async (c) => {
    const id = deckIdIn(c.req.valid("query").deckId);
    const row = id === null ? null : await findPreviewed(store.read, id);
    if (!row) throw new AppError("deck/not-found");
    const preview: DeckPreview = { id: row.id, title: row.title, author: authorLabel(row), cardCount: row.cardCount };
    return json(c, preview);
  });
}
