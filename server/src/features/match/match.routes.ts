import { Hono } from "hono";
import { z } from "zod";

import { json } from "../../http/replies/reply.ts";
import { requireDeckId } from "../../http/requests/deck-id.ts";
import { body } from "../../http/requests/validate.ts";
import type { SignedIn } from "../../http/viewer.ts";
import { createMatch } from "./match.service.ts";

/** The domain checks the bounds. */
const WonBody = z.strictObject({ gameId: z.string().max(64), playedMs: z.int(), misses: z.int(), pairs: z.int() });
const ShownBody = z.strictObject({ groupId: z.string().max(64), isShown: z.boolean() });

/** `/api/match/{deckId}`: games against the clock with a deck, the viewer's best times, and those of the viewer's groups. */
export function matchRoutes(deps: Parameters<typeof createMatch>[0]) {
  const match = createMatch(deps);
  return new Hono<SignedIn>()
    .get("/:id", async (c) => json(c, await match.times(c.var.viewer, requireDeckId(c.req.param("id")))))
    .post("/:id/games", async (c) => json(c, await match.start(c.var.viewer, requireDeckId(c.req.param("id")))))
    .post("/:id/times", body(WonBody), async (c) =>
      json(c, await match.add(c.var.viewer, requireDeckId(c.req.param("id")), c.req.valid("json"))),
    )
    .put("/:id/shown", body(ShownBody), async (c) =>
      json(c, await match.show(c.var.viewer, requireDeckId(c.req.param("id")), c.req.valid("json"))),
    );
}
