import { USERNAME } from "@recollect/domain/limits/limits.ts";
import { Hono } from "hono";
import { z } from "zod";

import { json } from "../../../http/replies/reply.ts";
import { requireDeckId } from "../../../http/requests/deck-id.ts";
import { body } from "../../../http/requests/validate.ts";
import type { SignedIn } from "../../../http/viewer.ts";
import type { CoAuthorsService } from "./co-authors.service.ts";

const InvitationBody = z.strictObject({ username: z.string().max(4 * USERNAME.maxLength) });

/** The id of a card is a short text. */
const PresenceBody = z.strictObject({ cardId: z.string().max(64).nullable(), isHere: z.boolean() });

/** `/api/co-authors/{deckId}`: who writes a deck beside its owner. */
export function coAuthorsRoutes(coAuthors: CoAuthorsService) {
  return new Hono<SignedIn>()
    .get("/:deckId", async (c) => json(c, await coAuthors.read(c.var.viewer, requireDeckId(c.req.param("deckId")))))
    .post("/:deckId", body(InvitationBody), async (c) =>
      json(c, await coAuthors.invite(c.var.viewer, requireDeckId(c.req.param("deckId")), c.req.valid("json").username), 201),
    )
    .post("/:deckId/presence", body(PresenceBody), async (c) => {
      await coAuthors.writes(c.var.viewer, requireDeckId(c.req.param("deckId")), c.req.valid("json"));
      return c.body(null, 204);
    })
    .put("/:deckId/acceptance", async (c) => json(c, await coAuthors.accept(c.var.viewer, requireDeckId(c.req.param("deckId")))))
    .delete("/:deckId/:uid", async (c) => {
      await coAuthors.end(c.var.viewer, requireDeckId(c.req.param("deckId")), c.req.param("uid"));
      return c.body(null, 204);
    });
}
