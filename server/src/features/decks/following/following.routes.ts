import type { FollowedChanges, FollowedWithChanges, Following } from "@recollect/domain/decks/following/following.ts";
import type { AuthorCard, OwnEdits } from "@recollect/domain/decks/following/own-edits.ts";
import { DECK } from "@recollect/domain/limits/limits.ts";
import { Hono } from "hono";
import { z } from "zod";

import { json, jsonText } from "../../../http/replies/reply.ts";
import { listOf } from "../../../http/requests/list-of.ts";
import { BODY_BYTES } from "../../../http/requests/read-body.ts";
import { body } from "../../../http/requests/validate.ts";
import type { SignedIn } from "../../../http/viewer.ts";
import { addressIn } from "../deck/deck-address.ts";
import { deckReply } from "../deck/deck-reply.ts";
import { seenStates } from "../deck/if-match.ts";
import type { FollowingService } from "./following.service.ts";

/** The name of a field and a card's id, which may be from another program. */
const choice = z.string().check(z.maxLength(200));

const TakingBody = z.strictObject({
  sourceRevision: z.int().min(1),
  theirs: listOf(choice, { most: 8 * DECK.maxCards, tooMany: "deck/too-many-cards" }),
  wanted: listOf(choice, { most: DECK.maxCards, tooMany: "deck/too-many-cards" }),
});

/** `/api/users/{uid}/decks/{id}/following`: the link of an own deck with the deck that it follows. */
export function followingRoutes(following: FollowingService) {
  return new Hono<SignedIn>()
    .get("/", async (c) => json<Following>(c, await following.read(c.var.viewer, addressIn(c))))
    .put("/", async (c) => json<Following>(c, await following.link(c.var.viewer, addressIn(c))))
    .delete("/", async (c) => {
      await following.unlink(c.var.viewer, addressIn(c));
      return c.body(null, 204);
    })
    .get("/changes", async (c) => jsonText<FollowedChanges>(c, await following.changes(c.var.viewer, addressIn(c))))
    .get("/cards/:cardId", async (c) => json<AuthorCard>(c, await following.authorCard(c.var.viewer, addressIn(c), c.req.param("cardId"))))
    .put("/left/:cardId", async (c) => {
      await following.keepLeft(c.var.viewer, addressIn(c), c.req.param("cardId"));
      return c.body(null, 204);
    })
    .get("/edits", async (c) => json<OwnEdits>(c, await following.edits(c.var.viewer, addressIn(c))))
    .post("/taking", body(TakingBody, BODY_BYTES.entries), async (c) =>
      deckReply(c, await following.take(c.var.viewer, addressIn(c), c.req.valid("json"), seenStates(c.req.header("If-Match"))), 200),
    );
}

/** `/api/users/{uid}/following`: which of the student's decks have something to take. */
export function followedDecksRoutes(following: FollowingService) {
  return new Hono<SignedIn>().get("/", async (c) =>
    json<FollowedWithChanges>(c, await following.withChanges(c.var.viewer, c.req.param("uid") ?? "")),
  );
}
