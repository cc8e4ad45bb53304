import { deckIdIn } from "@recollect/domain/decks/address.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { Hono } from "hono";
import { z } from "zod";

import { json } from "../../../http/replies/reply.ts";
import { body } from "../../../http/requests/validate.ts";
import type { SignedIn } from "../../../http/viewer.ts";
import type { CardStars } from "./card-stars.service.ts";

const StarBody = z.strictObject({ starred: z.boolean() });

/** `/api/stars/{deckId}`: which cards of a deck the viewer starred. */
export function cardStarsRoutes(stars: CardStars) {
  return new Hono<SignedIn>()
    .get("/:id", async (c) => json(c, { cards: await stars.ofDeck(c.var.viewer, deckIdOf(c.req.param("id"))) }))
    .put("/:id/:cardId", body(StarBody), async (c) => {
      const { starred } = c.req.valid("json");
      await stars[starred ? "star" : "unstar"](c.var.viewer, deckIdOf(c.req.param("id")), c.req.param("cardId"));
      return json(c, { starred });
    });
}

function deckIdOf(text: string): number {
  const id = deckIdIn(text);
  if (id === null) throw new AppError("deck/bad-id");
  return id;
}
