import type { Deck } from "@recollect/domain/decks/deck.ts";
import { Hono, type TypedResponse } from "hono";

import type { SignedIn } from "../../http/viewer.ts";
import { deckJson } from "./deck/deck-views.ts";
import type { Decks } from "./decks.service.ts";

/** `/api/users/{uid}/tutorials`: the student's own decks 0 and 1, the product's tutorials. */
export function tutorialsRoutes(decks: Decks) {
  return new Hono<SignedIn>().post("/", async (c): Promise<Response & TypedResponse<Deck[], 201, "json">> => {
    const restored = await decks.restoreTutorials(c.var.viewer, c.req.param("uid") ?? "");
    const reply: Response = c.body(`[${restored.map(deckJson).join()}]`, 201, { "Content-Type": "application/json" });
    return reply as Response & TypedResponse<Deck[], 201, "json">;
  });
}
