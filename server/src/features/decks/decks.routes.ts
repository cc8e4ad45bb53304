import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import { Hono, type Context } from "hono";

import { jsonText } from "../../http/replies/reply.ts";
import { BODY_BYTES } from "../../http/requests/read-body.ts";
import { body } from "../../http/requests/validate.ts";
import type { SessionViewer, SignedIn } from "../../http/viewer.ts";
import { idempotencyKeyIn } from "../../http/requests/idempotency-key.ts";
import { addressIn } from "./deck/deck-address.ts";
import { deckReply } from "./deck/deck-reply.ts";
import { DeckPatchBody, EditedDeckBody, LanguagesBody, NewDeckBody, VisibilityBody } from "./decks.schemas.ts";
import type { Decks } from "./decks.service.ts";
import { followingRoutes } from "./following/following.routes.ts";
import { topicRoutes } from "./topic/topic.routes.ts";
import { seenStates } from "./deck/if-match.ts";

/** The same list as a stream, of `live/live-events.ts`. */
type LiveList = { decks: (viewer: SessionViewer, uid: string) => Response };

/** `/api/users/{uid}/decks`: the student's own decks. */
export function decksRoutes({ decks, live }: { decks: Decks; live: LiveList }) {
  return new Hono<SignedIn>()
    .get("/", async (c) => {
      if (wantsStream(c)) return live.decks(c.var.viewer, ownerIn(c)) as never;
      return jsonText<DeckSummary[]>(c, JSON.stringify(await decks.list(c.var.viewer, ownerIn(c))), 200, { Vary: "Accept" });
    })
    .post("/", body(NewDeckBody, BODY_BYTES.deck), async (c) => {
      const key = idempotencyKeyIn(c.req.header("Idempotency-Key"));
      return deckReply(c, await decks.create(c.var.viewer, ownerIn(c), c.req.valid("json"), key), 201);
    })
    .get("/:id", async (c) => deckReply(c, await decks.readToEdit(c.var.viewer, addressIn(c)), 200))
    .put("/:id", body(EditedDeckBody, BODY_BYTES.deck), async (c) => {
      const seen = seenStates(c.req.header("If-Match"));
      return deckReply(c, await decks.replace(c.var.viewer, addressIn(c), c.req.valid("json"), seen), 200);
    })
    .patch("/:id", body(DeckPatchBody, BODY_BYTES.deck), async (c) =>
      deckReply(c, await decks.change(c.var.viewer, addressIn(c), c.req.valid("json")), 200),
    )
    .put("/:id/visibility", body(VisibilityBody), async (c) =>
      deckReply(c, await decks.setVisibility(c.var.viewer, addressIn(c), c.req.valid("json").visibility), 200),
    )
    .route("/:id/following", followingRoutes(decks.following))
    .route("/:id/topic", topicRoutes(decks.topics))
    .put("/:id/languages", body(LanguagesBody), async (c) =>
      deckReply(c, await decks.setLanguages(c.var.viewer, addressIn(c), c.req.valid("json")), 200),
    )
    .delete("/:id", async (c) => {
      await decks.remove(c.var.viewer, addressIn(c));
      return c.body(null, 204);
    });
}

function wantsStream(c: Context): boolean {
  return c.req.header("Accept")?.includes("text/event-stream") ?? false;
}

function ownerIn(c: Context): string {
  return c.req.param("uid") ?? "";
}
