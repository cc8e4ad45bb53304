import type { LibraryDeckSummary } from "@recollect/domain/library/library-deck.ts";
import { Hono } from "hono";

import { jsonText } from "../../http/replies/reply.ts";
import { requireDeckId } from "../../http/requests/deck-id.ts";
import { senderLeft } from "../../http/requests/sender-left.ts";
import type { SignedIn } from "../../http/viewer.ts";
import type { Library } from "./library.service.ts";

/** `/api/similar/{id}`: Public decks like a Public one. */
export function similarDecksRoutes(library: Library) {
  return new Hono<SignedIn>().get("/:id", async (c) =>
    jsonText<LibraryDeckSummary[]>(c, await library.similarJson(c.var.viewer, requireDeckId(c.req.param("id")), senderLeft(c))),
  );
}

/** `/api/users/{uid}/decks/{id}/same`: Public decks of others with most of the cards of an own one. */
export function sameDecksRoutes(library: Library) {
  return new Hono<SignedIn>().get("/", async (c) => {
    const address = { uid: c.req.param("uid") ?? "", id: requireDeckId(c.req.param("id")) };
    return jsonText<LibraryDeckSummary[]>(c, await library.sameJson(c.var.viewer, address, senderLeft(c)));
  });
}
