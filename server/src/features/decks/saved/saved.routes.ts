import { Hono } from "hono";

import { json } from "../../../http/replies/reply.ts";
import type { SignedIn } from "../../../http/viewer.ts";
import { addressIn } from "../deck/deck-address.ts";
import type { SavedService } from "./saved.service.ts";

/** `/api/users/{uid}/saved`: decks of others that a student saved, and stars. Every change returns the state after it. */
export function savedRoutes(savedDecks: SavedService) {
  return new Hono<SignedIn>()
    .get("/", async (c) => json(c, await savedDecks.read(c.var.viewer, c.req.param("uid") ?? "")))
    .put("/:id", async (c) => json(c, await savedDecks.save(c.var.viewer, addressIn(c))))
    .delete("/:id", async (c) => json(c, await savedDecks.remove(c.var.viewer, addressIn(c))))
    .put("/:id/star", async (c) => json(c, await savedDecks.star(c.var.viewer, addressIn(c))))
    .delete("/:id/star", async (c) => json(c, await savedDecks.unstar(c.var.viewer, addressIn(c))));
}
