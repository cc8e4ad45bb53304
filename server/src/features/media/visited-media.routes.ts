import { deckIdIn } from "@recollect/domain/decks/address.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { extensionOf, mediaNameIn } from "@recollect/domain/media/media.ts";
import { Hono } from "hono";

import type { VisitorAccess } from "../../access/visited-decks.store.ts";
import type { VisitorsPace } from "../../http/limits/visitors-pace.ts";
import type { Store } from "../../store/store.ts";
import { mediaReply } from "./media.routes.ts";
import type { MediaService } from "./media.service.ts";
import { findVisitedMedia } from "./visited-media.store.ts";

type VisitedMediaDeps = { store: Pick<Store, "read">; access: VisitorAccess; pace: VisitorsPace; read: MediaService["read"] };

/** `/api/visits/{id}/media/{name}`: the pictures and sounds of a deck's cards for those who may visit it, exactly as long as they may. */
export function visitedMediaRoutes({ store, access, pace, read }: VisitedMediaDeps) {
  return new Hono().get("/:id/media/:name", async (c) => {
    const deckId = deckIdIn(c.req.param("id"));
    const name = mediaNameIn(c.req.param("name"));
    const row = deckId !== null && name && (await findVisitedMedia(store.read, { deckId, mediaId: name.id }, access));
    if (!row || extensionOf(row.mime) !== name.extension) throw new AppError("media/not-found");
    pace.count(c, "media", row.bytes);
    return mediaReply(c, row, read);
  });
}
