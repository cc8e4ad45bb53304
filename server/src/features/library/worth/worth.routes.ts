import { deckIdIn } from "@recollect/domain/decks/address.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { DeckWorth } from "@recollect/domain/library/deck-worth.ts";
import { Hono, type Context } from "hono";

import { json } from "../../../http/replies/reply.ts";
import type { SignedIn } from "../../../http/viewer.ts";
import type { Worth } from "./worth.service.ts";

/** `/api/worth/{id}`: how many saved, study and found helpful a Public deck. Each change returns the state after it. */
export function worthRoutes(worth: Worth) {
  return new Hono<SignedIn>()
    .get("/:id", async (c) => json<DeckWorth>(c, await worth.read(c.var.viewer, idIn(c))))
    .put("/:id/thanks", async (c) => json<DeckWorth>(c, await worth.thank(c.var.viewer, idIn(c), true)))
    .delete("/:id/thanks", async (c) => json<DeckWorth>(c, await worth.thank(c.var.viewer, idIn(c), false)));
}

function idIn(c: Context): number {
  const id = deckIdIn(c.req.param("id"));
  if (id === null) throw new AppError("deck/bad-id");
  return id;
}
