import type { VersionSummary, DeckVersion } from "@recollect/domain/decks/history/version.ts";
import { DECK } from "@recollect/domain/limits/limits.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { Hono, type Context } from "hono";
import { z } from "zod";

import { json, jsonText } from "../../../http/replies/reply.ts";
import { listOf } from "../../../http/requests/list-of.ts";
import { BODY_BYTES } from "../../../http/requests/read-body.ts";
import { bodyOrNone } from "../../../http/requests/validate.ts";
import type { SignedIn } from "../../../http/viewer.ts";
import { addressIn } from "../deck/deck-address.ts";
import { deckReply } from "../deck/deck-reply.ts";
import { seenStates } from "../deck/if-match.ts";
import type { History } from "./history.service.ts";

/** Without `cardIds`, or without any body, the whole deck is restored. */
const RestoreBody = z.strictObject({ cardIds: listOf(z.string(), { most: DECK.maxCards, tooMany: "deck/too-many-cards" }).optional() });

/** `/api/users/{uid}/decks/{id}/versions`: earlier versions of a deck. */
export function historyRoutes(history: History) {
  return new Hono<SignedIn>()
    .get("/", async (c) => json<readonly VersionSummary[]>(c, await history.list(c.var.viewer, addressIn(c))))
    .get("/:revision", async (c) => jsonText<DeckVersion>(c, await history.read(c.var.viewer, addressIn(c), versionIn(c))))
    .post("/:revision/restore", bodyOrNone(RestoreBody, BODY_BYTES.entries), async (c) => {
      const seen = seenStates(c.req.header("If-Match"));
      const { cardIds = null } = c.req.valid("json");
      const wantedVersion = { revision: versionIn(c), cardIds };
      return deckReply(c, await history.restore(c.var.viewer, addressIn(c), wantedVersion, seen), 200);
    });
}

/** A number that can't be a revision is treated as a missing one. */
function versionIn(c: Context): number {
  const digits = /^\d{1,9}$/.exec(c.req.param("revision") ?? "")?.[0];
  if (digits === undefined) throw new AppError("deck/version-not-found");
  return Number(digits);
}
