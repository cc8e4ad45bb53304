import { AppError } from "@recollect/domain/errors/app-error.ts";
import { hourMs } from "@recollect/domain/time/units.ts";
import { Hono } from "hono";

import { json } from "../../http/replies/reply.ts";
import { limitHourly, type HourlyLimit } from "../../http/limits/hourly-limit.ts";
import { countNotFound } from "../../http/limits/not-found-throttle.ts";
import { createLeakyBucket } from "../../http/limits/leaky-bucket.ts";
import { requireDeckId } from "../../http/requests/deck-id.ts";
import { BODY_BYTES } from "../../http/requests/read-body.ts";
import { body, query } from "../../http/requests/validate.ts";
import type { SignedIn } from "../../http/viewer.ts";
import { EntriesBody } from "./log/entry.schemas.ts";
import {
  ExamBody,
  ExamFieldsBody,
  QueueQuery,
  ScopeQuery,
  SetAsideQuery,
  SettingsBody,
  SummaryQuery,
  TimeZoneBody,
  MoreToStudyQuery,
} from "./study.schemas.ts";
import type { Study } from "./study.service.ts";

/** Routes that read a student's whole log. */
const seldom = {
  learning: { most: 20, windowMs: hourMs },
  preview: { most: 30, windowMs: hourMs },
  plan: { most: 10, windowMs: hourMs },
} as const satisfies Record<string, HourlyLimit>;

/** Log entries are kept forever: a burst of months of entries, and then no more than a person can give. */
const entriesPace = { burst: 50_000, aSecond: 0.25 };

/** `/api/study`: what is due, what was done, and the settings. Everything belongs to the viewer. */
export function studyRoutes(study: Study, limitOptions: Parameters<typeof limitHourly>[0]) {
  const pace = createLeakyBucket(entriesPace, limitOptions.clock);
  return new Hono<SignedIn>()
    .get("/queue", query(QueueQuery), async (c) => {
      const { folder = null, tag, mode, ...scope } = c.req.valid("query");
      const deckId = scopeOf(scope);
      if (mode !== undefined) return json(c, await study.modeQueue(c.var.viewer, { deckId, tag: tag ?? null, folder, mode }));
      if (tag !== undefined && deckId !== null) return json(c, await study.taggedQueue(c.var.viewer, deckId, tag));
      return json(c, await study.queue(c.var.viewer, deckId, folder));
    })
    .get("/ways-on", query(MoreToStudyQuery), async (c) => {
      const { folder = null, tag = null, ...scope } = c.req.valid("query");
      return json(c, await study.moreToStudy(c.var.viewer, { deckId: scopeOf(scope), tag, folder }));
    })
    .get("/summary", query(SummaryQuery), async (c) => json(c, await study.summary(c.var.viewer, c.req.valid("query").folder)))
    .get("/decks", async (c) => json(c, await study.decks(c.var.viewer)))
    .get("/today", async (c) => json(c, await study.today(c.var.viewer)))
    .get("/progress", query(ScopeQuery), async (c) => json(c, await study.progress(c.var.viewer, scopeOf(c.req.valid("query")))))
    .get("/insights", query(ScopeQuery), async (c) => json(c, await study.insights(c.var.viewer, scopeOf(c.req.valid("query")))))
    .get("/set-aside", query(SetAsideQuery), async (c) => {
      const { after = 0, ...scope } = c.req.valid("query");
      return json(c, await study.setAside(c.var.viewer, scopeOf(scope), after));
    })
    .get("/decks/:id/cards", async (c) => json(c, await study.cards(c.var.viewer, requireDeckId(c.req.param("id")))))
    .put("/decks/:id/exam", body(ExamBody), async (c) =>
      json(c, await study.exams.saveOfDeck(c.var.viewer, requireDeckId(c.req.param("id")), c.req.valid("json").day)),
    )
    .delete("/decks/:id/exam", async (c) => {
      await study.exams.removeOfDeck(c.var.viewer, requireDeckId(c.req.param("id")));
      return c.body(null, 204);
    })
    .get("/exams", async (c) => json(c, await study.exams.list(c.var.viewer)))
    .get("/exam-decks", async (c) => json(c, await study.exams.choices(c.var.viewer)))
    .get("/exams/:id", async (c) => json(c, await study.exam(c.var.viewer, c.req.param("id"))))
    .put("/exams/:id", body(ExamFieldsBody), async (c) =>
      json(c, await study.exams.save(c.var.viewer, examIdOf(c.req.param("id")), c.req.valid("json"))),
    )
    .delete("/exams/:id", async (c) => {
      await study.exams.remove(c.var.viewer, c.req.param("id"));
      return c.body(null, 204);
    })
    .post("/entries", body(EntriesBody, BODY_BYTES.entries), async (c) => {
      const { uid, entries } = c.req.valid("json");
      // Another student signed in on the same device: these entries wait for their own student.
      if (uid !== undefined && uid !== c.var.viewer.uid) throw new AppError("auth/required");
      const retryAfterSeconds = limitOptions.limits ? pace.count(c.var.viewer.uid, entries.length) : null;
      if (retryAfterSeconds !== null) throw new AppError("api/rate-limit", { details: { retryAfterSeconds } });
      const appended = await study.append(c.var.viewer, entries);
      // This reveals as much about a deck that the student can't open as a refusal would.
      if (appended.absent.some(({ why }) => why === "closed")) countNotFound(c);
      return json(c, appended);
    })
    .get("/settings", async (c) => json(c, await study.settings(c.var.viewer)))
    .patch("/settings", body(SettingsBody), async (c) => json(c, await study.changeSettings(c.var.viewer, c.req.valid("json"))))
    .get("/memory", async (c) => json(c, await study.memory.view(c.var.viewer)))
    .post("/memory/learning", limitHourly(limitOptions, seldom.learning), async (c) => json(c, await study.memory.ask(c.var.viewer), 202))
    .get("/memory/plan", limitHourly(limitOptions, seldom.preview), async (c) => json(c, await study.memory.preview(c.var.viewer)))
    .post("/memory/plan", limitHourly(limitOptions, seldom.plan), async (c) => json(c, await study.memory.plan(c.var.viewer)))
    .delete("/memory", async (c) => {
      await study.memory.leave(c.var.viewer);
      return c.body(null, 204);
    })
    .put("/time-zone", body(TimeZoneBody), async (c) => json(c, await study.followDevice(c.var.viewer, c.req.valid("json").timeZone)));
}

/** The requested deck; null for all. Throws `deck/bad-id`. */
function scopeOf({ deckId }: { deckId?: string | undefined }): number | null {
  return deckId === undefined ? null : requireDeckId(deckId);
}

/** The id of an exam, which the device chooses. Throws `study/exam-not-found` for what can be none. */
function examIdOf(text: string): string {
  if (!/^[\w-]{1,64}$/.test(text)) throw new AppError("study/exam-not-found");
  return text;
}
