import { Hono } from "hono";

import { json } from "../../../http/replies/reply.ts";
import type { SignedIn } from "../../../http/viewer.ts";
import { addressIn } from "../deck/deck-address.ts";
import { deckReply } from "../deck/deck-reply.ts";
import type { Trash } from "./trash.service.ts";

/** `/api/users/{uid}/trash`: a student's deleted decks. */
export function trashRoutes(trash: Trash) {
  return new Hono<SignedIn>()
    .get("/", async (c) => json(c, await trash.list(c.var.viewer, c.req.param("uid") ?? "")))
    .post("/:id/restore", async (c) => deckReply(c, await trash.restore(c.var.viewer, addressIn(c)), 200))
    .delete("/:id", async (c) => {
      await trash.removeForGood(c.var.viewer, addressIn(c));
      return c.body(null, 204);
    });
}
