import { suggestedFields, suggestionAudiences } from "@recollect/domain/decks/suggestions/suggestion.ts";
import { REPORT, SUGGESTION } from "@recollect/domain/limits/limits.ts";
import { reportReasons } from "@recollect/domain/moderation/report.ts";
import { Hono } from "hono";
import { z } from "zod";

import { json } from "../../../http/replies/reply.ts";
import { requireDeckId } from "../../../http/requests/deck-id.ts";
import { BODY_BYTES } from "../../../http/requests/read-body.ts";
import { body } from "../../../http/requests/validate.ts";
import type { SignedIn } from "../../../http/viewer.ts";
import { addressIn } from "../deck/deck-address.ts";
import type { Suggestions } from "./suggestions.service.ts";

/** Longer than any valid text; the domain checks the rest. */
const Text = z.string().max(4 * SUGGESTION.textMaxLength);
const Sentence = z.string().max(4 * SUGGESTION.sentenceMaxLength);

/** `base` is a side of a card as it is, which may be longer than a suggestion. */
const Change = z.strictObject({ field: z.enum(suggestedFields), base: z.string(), text: Text });
const SuggestionBody = z.strictObject({
  changes: z
    .array(Change)
    .min(1)
    .max(suggestedFields.length)
    .refine((changes) => new Set(changes.map(({ field }) => field)).size === changes.length, "one change for each side"),
  sentence: Sentence,
});
const DecisionBody = z.discriminatedUnion("decision", [
  z.strictObject({ decision: z.literal("accept"), text: Text.nullable(), seen: z.string().nullable() }),
  z.strictObject({ decision: z.literal("decline"), sentence: Sentence }),
]);
const ReportBody = z.strictObject({ reason: z.enum(reportReasons), text: z.string().max(4 * REPORT.textMaxLength) });
const AudienceBody = z.strictObject({ audience: z.enum(suggestionAudiences) });

/** `/api/suggestions`: what readers suggest for cards of others' decks. */
export function suggestionsRoutes(suggestions: Suggestions) {
  return new Hono<SignedIn>()
    .get("/:deckId/:cardId", async (c) => json(c, await suggestions.cardToCorrect(c.var.viewer, cardIn(c.req.param()))))
    .post("/:deckId/:cardId", body(SuggestionBody, BODY_BYTES.entries), async (c) =>
      json(c, { own: await suggestions.suggest(c.var.viewer, cardIn(c.req.param()), c.req.valid("json")) }, 201),
    )
    .delete("/:id", async (c) => {
      await suggestions.withdraw(c.var.viewer, c.req.param("id"));
      return c.body(null, 204);
    });
}

/** `/api/users/{uid}/decks/{id}/suggestions`: what the deck's author decides. */
export function deckSuggestionsRoutes(suggestions: Suggestions) {
  return new Hono<SignedIn>()
    .get("/", async (c) => json(c, await suggestions.ofDeck(c.var.viewer, addressIn(c))))
    .get("/count", async (c) => json(c, { count: await suggestions.count(c.var.viewer, addressIn(c)) }))
    .put("/", body(AudienceBody), async (c) =>
      json(c, await suggestions.setAudience(c.var.viewer, addressIn(c), c.req.valid("json").audience)),
    )
    .put("/:suggestionId/decision", body(DecisionBody, BODY_BYTES.entries), async (c) =>
      json(c, await suggestions.decide(c.var.viewer, addressIn(c), c.req.param("suggestionId"), c.req.valid("json"))),
    )
    .post("/:suggestionId/reports", body(ReportBody), async (c) => {
      await suggestions.report(c.var.viewer, addressIn(c), c.req.param("suggestionId"), c.req.valid("json"));
      return c.body(null, 204);
    });
}

function cardIn({ deckId, cardId }: { deckId: string; cardId: string }): { deckId: number; cardId: string } {
  const id = requireDeckId(deckId);
  return { deckId: id, cardId };
}
