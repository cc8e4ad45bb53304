import { accountActs, deckActs } from "@recollect/domain/desk/acts.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { canUseDesk, type Actor } from "@recollect/domain/permissions/desk.ts";
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { z } from "zod";

import { json } from "../../http/replies/reply.ts";
import { body, params, query } from "../../http/requests/validate.ts";
import type { SignedIn } from "../../http/viewer.ts";
import type { Store } from "../../store/store.ts";
import { roleOf } from "./accounts.store.ts";
import type { DeckPlace } from "./reports.store.ts";
import type { Desk } from "./desk.service.ts";

type AtDesk = { Variables: SignedIn["Variables"] & { actor: Actor } };

const number = z.coerce.number().int().nonnegative();
const seenId = z.int().nonnegative();
const why = z.string();

const DeckPath = z.object({ id: number });
const AccountPath = z.object({ id: z.string().max(100) });
const Before = z.strictObject({ before: number.optional() });
const Behind = z.strictObject({ at: number.optional(), id: number.optional() });
const Name = z.strictObject({ name: z.string().max(320) });
const After = z.strictObject({ bytes: number.optional(), uid: z.string().max(100).optional() });
const DeckActBody = z.strictObject({ act: z.enum(deckActs), why, seen: seenId });
const AccountActBody = z.strictObject({ act: z.enum(accountActs), why, seen: seenId });
const InvitationBody = z.strictObject({ email: z.string().max(320), why });

/** `/api/desk`: for caretakers only, not found for everyone else. The role is checked on every request. */
export function deskRoutes({ desk, store }: { desk: Desk; store: Pick<Store, "read"> }) {
  const caretakersOnly = createMiddleware<AtDesk>(async (c, next) => {
    const { uid } = c.var.viewer;
    const actor = { uid, role: await roleOf(store.read, uid) };
    if (!canUseDesk(actor)) throw new AppError("request/unknown-route");
    c.set("actor", actor);
    await next();
  });

  return new Hono<AtDesk>()
    .use("/*", caretakersOnly)
    .get("/reports", query(Behind), async (c) => json(c, await desk.reports(placeIn(c.req.valid("query")))))
    .get("/restricted", query(Behind), async (c) => json(c, await desk.restricted(placeIn(c.req.valid("query")))))
    .get("/decks/:id", params(DeckPath), async (c) => json(c, await desk.deck(c.req.valid("param").id)))
    .post("/decks/:id/acts", params(DeckPath), body(DeckActBody), async (c) =>
      json(c, await desk.actOnDeck(c.var.actor, { id: c.req.valid("param").id, ...c.req.valid("json") })),
    )
    .get("/accounts", query(Name), async (c) => json(c, { uid: await desk.accountNamed(c.req.valid("query").name) }))
    .get("/accounts/:id", params(AccountPath), async (c) => json(c, await desk.account(c.req.valid("param").id)))
    .post("/accounts/:id/acts", params(AccountPath), body(AccountActBody), async (c) =>
      json(c, await desk.actOnAccount(c.var.actor, { uid: c.req.valid("param").id, ...c.req.valid("json") })),
    )
    .post("/invitations", body(InvitationBody), async (c) => json(c, await desk.invite(c.var.actor, c.req.valid("json")), 201))
    .get("/storage", query(After), async (c) => {
      const { bytes, uid } = c.req.valid("query");
      return json(c, await desk.storage(bytes === undefined || uid === undefined ? null : { bytes, uid }));
    })
    .get("/days", async (c) => json(c, { days: await desk.days() }))
    .get("/backups", async (c) => json(c, await desk.backups()))
    .get("/log", query(Before), async (c) => json(c, await desk.log(c.req.valid("query").before ?? null)));
}

function placeIn({ at, id }: z.infer<typeof Behind>): DeckPlace | null {
  return at === undefined || id === undefined ? null : { at, id };
}
