import type { Deck } from "@recollect/domain/decks/deck.ts";
import { Hono } from "hono";

import { jsonText } from "../../http/replies/reply.ts";
import { allTags, wishedLanguage } from "../../languages/wished-language.ts";
import type { SignedIn } from "../../http/viewer.ts";
import { deckJson } from "./deck/deck-views.ts";
import type { Decks } from "./decks.service.ts";

/** `/api/users/{uid}/tutorials`: the student's own decks 0 and 1, the product's tutorials. */
export function tutorialsRoutes(decks: Decks) {
  return new Hono<SignedIn>().post("/", async (c) => {
    const restored = await decks.restoreTutorials(c.var.viewer, c.req.param("uid") ?? "", wishedLanguage(c, allTags));
    return jsonText<Deck[], 201>(c, `[${restored.map(deckJson).join()}]`, 201);
  });
}
