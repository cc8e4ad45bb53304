import { deckIdIn } from "@recollect/domain/decks/address.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { Hono } from "hono";

import { body, query } from "../../http/validate.ts";
import type { SignedIn } from "../../http/viewer.ts";
import { EntriesBody, ScopeQuery, SettingsBody } from "./study.schemas.ts";
import type { Study } from "./study.service.ts";

/** `/api/study`: what is due, what was done, and how the student wants it. Everything is the viewer's own. */
export function studyRoutes(study: Study) {
  return new Hono<SignedIn>()
    .get("/queue", query(ScopeQuery), async (c) => c.json(await study.queue(c.var.viewer, scopeOf(c.req.valid("query")))))
    .get("/summary", async (c) => c.json(await study.summary(c.var.viewer)))
    .post("/entries", body(EntriesBody), async (c) => c.json(await study.append(c.var.viewer, c.req.valid("json").entries)))
    .get("/settings", async (c) => c.json(await study.settings(c.var.viewer)))
    .patch("/settings", body(SettingsBody), async (c) => c.json(await study.changeSettings(c.var.viewer, c.req.valid("json"))));
}

/** The deck that is asked for; null for all. Throws `deck/bad-id`. */
function scopeOf({ deckId }: { deckId?: string | undefined }): number | null {
  if (deckId === undefined) return null;
  const id = deckIdIn(deckId);
  if (id === null) throw new AppError("deck/bad-id");
  return id;
}
