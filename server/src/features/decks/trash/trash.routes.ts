import { deckIdIn } from "@recollect/domain/decks/address.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { Hono, type Context } from "hono";

import type { SignedIn } from "../../../http/viewer.ts";
import { deckReply } from "../deck-reply.ts";
import type { DeckAddress } from "../decks.service.ts";
import type { Trash } from "./trash.service.ts";

/** `/api/users/{uid}/trash`: a student's deleted decks. */
export function trashRoutes(trash: Trash) {
  return new Hono<SignedIn>()
    .get("/", async (c) => c.json(await trash.list(c.var.viewer, c.req.param("uid") ?? "")))
    .post("/:id/restore", async (c) => deckReply(c, await trash.restore(c.var.viewer, addressIn(c)), 200))
    .delete("/:id", async (c) => {
      await trash.removeForGood(c.var.viewer, addressIn(c));
      return c.body(null, 204);
    });
}

function addressIn(c: Context): DeckAddress {
  const id = deckIdIn(c.req.param("id"));
  if (id === null) throw new AppError("deck/bad-id");
  return { uid: c.req.param("uid") ?? "", id };
}
