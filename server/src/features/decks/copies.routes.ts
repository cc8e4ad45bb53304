import { Hono } from "hono";

import type { SignedIn } from "../../http/viewer.ts";
import { requireDeckId } from "../../http/requests/deck-id.ts";
import { idempotencyKeyIn } from "../../http/requests/idempotency-key.ts";
import { deckReply } from "./deck/deck-reply.ts";
import type { Decks } from "./decks.service.ts";

/** `/api/library/{id}/copies` and `/followers`: copies a Library deck into the student's own, independent of it or following it. */
export function copiesRoutes(decks: Decks) {
  return new Hono<SignedIn>()
    .post("/copies", async (c) =>
      deckReply(
        c,
        await decks.copy(c.var.viewer, requireDeckId(c.req.param("id")), idempotencyKeyIn(c.req.header("Idempotency-Key"))),
        201,
      ),
    )
    .post("/followers", async (c) =>
      deckReply(
        c,
        await decks.following.follow(c.var.viewer, requireDeckId(c.req.param("id")), idempotencyKeyIn(c.req.header("Idempotency-Key"))),
        201,
      ),
    );
}
