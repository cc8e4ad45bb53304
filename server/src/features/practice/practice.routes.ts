import { Hono, type Context } from "hono";
import { z } from "zod";

import { failureOf } from "../../http/errors.ts";
import { body, query } from "../../http/requests/validate.ts";
import type { SignedIn } from "../../http/viewer.ts";
import type { Log } from "../../process/log/log.ts";
import type { Practice } from "./practice.service.ts";
import { testStream } from "./test-stream.ts";

const deckId = z.int().min(0);

const TestBody = z.strictObject({ deckId });

/** An answer to a card. What is wrong with the answer itself is said in the domain's words. */
const AnswerBody = z.strictObject({ deckId, cardId: z.string(), answer: z.string() });

/** Whose wordings are asked for: those of one deck. */
const SuggestionsQuery = z.strictObject({ deckId: z.coerce.number().pipe(deckId) });

const noProgress = () => {};

/** `/api/practice`: tests are made, answers are marked. */
export function practiceRoutes({ practice, log }: { practice: Practice; log: Log }) {
  const wireError = (c: Context) => (error: unknown) => failureOf(error, c.get("requestId"), log).body;

  return new Hono<SignedIn>()
    .get("/examiner", (c) => c.json(practice.examiner()))
    .get("/suggestions", query(SuggestionsQuery), async (c) =>
      c.json(await practice.suggestions(c.var.viewer, c.req.valid("query").deckId)),
    )
    .post("/multiple-choice", body(TestBody), async (c) => {
      c.header("Vary", "Accept", { append: true });
      const test = await practice.prepareTest(c.var.viewer, c.req.valid("json").deckId);
      if (wantsStream(c)) return testStream(test, wireError(c)) as never;
      return c.json(await test.make({ signal: c.req.raw.signal, onProgress: noProgress }));
    })
    .post("/evaluations", body(AnswerBody), async (c) =>
      c.json(await practice.evaluate(c.var.viewer, c.req.valid("json"), c.req.raw.signal)),
    )
    .post("/accepted-answers", body(AnswerBody), async (c) => c.json(await practice.accept(c.var.viewer, c.req.valid("json")), 201));
}

function wantsStream(c: Context): boolean {
  return c.req.header("Accept")?.includes("text/event-stream") ?? false;
}
