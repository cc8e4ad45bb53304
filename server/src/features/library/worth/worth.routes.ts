import type { DeckWorth } from "@recollect/domain/library/deck-worth.ts";
import { Hono } from "hono";

import { requireDeckId } from "../../../http/requests/deck-id.ts";
import { json } from "../../../http/replies/reply.ts";
import type { SignedIn } from "../../../http/viewer.ts";
import type { Worth } from "./worth.service.ts";

/** `/api/worth/{id}`: how many saved, study and found helpful a Public deck. Each change returns the state after it. */
export function worthRoutes(worth: Worth) {
  return new Hono<SignedIn>()
    .get("/:id", async (c) => json<DeckWorth>(c, await worth.read(c.var.viewer, requireDeckId(c.req.param("id")))))
    .put("/:id/thanks", async (c) => json<DeckWorth>(c, await worth.thank(c.var.viewer, requireDeckId(c.req.param("id")), true)))
    .delete("/:id/thanks", async (c) => json<DeckWorth>(c, await worth.thank(c.var.viewer, requireDeckId(c.req.param("id")), false)));
}
