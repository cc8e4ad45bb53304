import { deckIdIn } from "@recollect/domain/decks/address.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { Hono } from "hono";

import type { SignedIn } from "../../http/viewer.ts";
import { idempotencyKeyIn } from "../../http/requests/idempotency-key.ts";
import { deckReply } from "./deck/deck-reply.ts";
import type { Decks } from "./decks.service.ts";

/** `/api/library/{id}/copies`: copies a Library deck into the student's own. */
export function copiesRoutes(decks: Decks) {
  return new Hono<SignedIn>().post("/", async (c) => {
    const id = deckIdIn(c.req.param("id"));
    if (id === null) throw new AppError("deck/bad-id");
    return deckReply(c, await decks.copy(c.var.viewer, id, idempotencyKeyIn(c.req.header("Idempotency-Key"))), 201);
  });
}
