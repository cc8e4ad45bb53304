import { Hono } from "hono";
import { z } from "zod";

import { json } from "../../../http/replies/reply.ts";
import { requireDeckId } from "../../../http/requests/deck-id.ts";
import { body } from "../../../http/requests/validate.ts";
import type { SignedIn } from "../../../http/viewer.ts";
import type { CardStars } from "./card-stars.service.ts";

const StarBody = z.strictObject({ starred: z.boolean() });

/** `/api/stars/{deckId}`: which cards of a deck the viewer starred. */
export function cardStarsRoutes(stars: CardStars) {
  return new Hono<SignedIn>()
    .get("/:id", async (c) => json(c, { cards: await stars.ofDeck(c.var.viewer, requireDeckId(c.req.param("id"))) }))
    .put("/:id/:cardId", body(StarBody), async (c) => {
      const { starred } = c.req.valid("json");
      await stars[starred ? "star" : "unstar"](c.var.viewer, requireDeckId(c.req.param("id")), c.req.param("cardId"));
      return json(c, { starred });
    });
}
