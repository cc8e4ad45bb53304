import { accountActions, deckActions, questionActions, suggestionActions } from "@recollect/domain/moderation/actions.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { canModerate, type Actor } from "@recollect/domain/permissions/moderation.ts";
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { z } from "zod";

import { json } from "../../http/replies/reply.ts";
import { body, params, query } from "../../http/requests/validate.ts";
import type { SignedIn } from "../../http/viewer.ts";
import type { Store } from "../../store/store.ts";
import { roleOf } from "./accounts.store.ts";
import type { DeckPlace } from "./reports.store.ts";
import type { Moderation } from "./moderation.service.ts";

type ModerationEnv = { Variables: SignedIn["Variables"] & { actor: Actor } };

const number = z.coerce.number().int().nonnegative();
const seenId = z.int().nonnegative();
const why = z.string();

const DeckPath = z.object({ id: number });
const AccountPath = z.object({ id: z.string().max(100) });
const Before = z.strictObject({ before: number.optional() });
const Behind = z.strictObject({ at: number.optional(), id: number.optional() });
const TextIdPath = z.object({ id: z.string().max(100) });
const BehindTextId = z.strictObject({ at: number.optional(), id: z.string().max(100).optional() });
const QuestionActionBody = z.strictObject({ act: z.enum(questionActions), why });
const SuggestionActionBody = z.strictObject({ act: z.enum(suggestionActions), why });
const Name = z.strictObject({ name: z.string().max(320) });
const After = z.strictObject({ bytes: number.optional(), uid: z.string().max(100).optional() });
const DeckActionBody = z.strictObject({ act: z.enum(deckActions), why, seen: seenId });
const AccountActionBody = z.strictObject({ act: z.enum(accountActions), why, seen: seenId });
const InvitationBody = z.strictObject({ email: z.string().max(320), why });

/** `/api/desk`: for moderators only, not found for everyone else. The role is checked on every request. */
export function moderationRoutes({ moderation, store }: { moderation: Moderation; store: Pick<Store, "read"> }) {
  const moderatorsOnly = createMiddleware<ModerationEnv>(async (c, next) => {
    const { uid } = c.var.viewer;
    const actor = { uid, role: await roleOf(store.read, uid) };
    if (!canModerate(actor)) throw new AppError("request/unknown-route");
    c.set("actor", actor);
    await next();
  });

  return new Hono<ModerationEnv>()
    .use("/*", moderatorsOnly)
    .get("/reports", query(Behind), async (c) => json(c, await moderation.reports(placeIn(c.req.valid("query")))))
    .get("/questions", query(BehindTextId), async (c) => json(c, await moderation.questions(textPlaceIn(c.req.valid("query")))))
    .post("/questions/:id/acts", params(TextIdPath), body(QuestionActionBody), async (c) => {
      await moderation.actOnQuestion(c.var.actor, { id: c.req.valid("param").id, ...c.req.valid("json") });
      return c.body(null, 204);
    })
    .get("/suggestions", query(BehindTextId), async (c) => json(c, await moderation.suggestions(textPlaceIn(c.req.valid("query")))))
    .post("/suggestions/:id/acts", params(TextIdPath), body(SuggestionActionBody), async (c) => {
      await moderation.actOnSuggestion(c.var.actor, { id: c.req.valid("param").id, ...c.req.valid("json") });
      return c.body(null, 204);
    })
    .get("/restricted", query(Behind), async (c) => json(c, await moderation.restricted(placeIn(c.req.valid("query")))))
    .get("/decks/:id", params(DeckPath), async (c) => json(c, await moderation.deck(c.req.valid("param").id)))
    .post("/decks/:id/acts", params(DeckPath), body(DeckActionBody), async (c) =>
      json(c, await moderation.actOnDeck(c.var.actor, { id: c.req.valid("param").id, ...c.req.valid("json") })),
    )
    .get("/accounts", query(Name), async (c) => json(c, { uid: await moderation.accountNamed(c.req.valid("query").name) }))
    .get("/accounts/:id", params(AccountPath), async (c) => json(c, await moderation.account(c.req.valid("param").id)))
    .post("/accounts/:id/acts", params(AccountPath), body(AccountActionBody), async (c) =>
      json(c, await moderation.actOnAccount(c.var.actor, { uid: c.req.valid("param").id, ...c.req.valid("json") })),
    )
    .post("/invitations", body(InvitationBody), async (c) => json(c, await moderation.invite(c.var.actor, c.req.valid("json")), 201))
    .get("/storage", query(After), async (c) => {
      const { bytes, uid } = c.req.valid("query");
      return json(c, await moderation.storage(bytes === undefined || uid === undefined ? null : { bytes, uid }));
    })
    .get("/days", async (c) => json(c, { days: await moderation.days() }))
    .get("/backups", async (c) => json(c, await moderation.backups()))
    .get("/log", query(Before), async (c) => json(c, await moderation.log(c.req.valid("query").before ?? null)));
}

function placeIn({ at, id }: z.infer<typeof Behind>): DeckPlace | null {
  return at === undefined || id === undefined ? null : { at, id };
}

function textPlaceIn({ at, id }: z.infer<typeof BehindTextId>): { at: number; id: string } | null {
  return at === undefined || id === undefined ? null : { at, id };
}
