import { Hono, type Context } from "hono";
import { z } from "zod";

import { mixedKinds } from "@recollect/domain/practice/mixed/mixed-test.ts";
import { CARD, DECK } from "@recollect/domain/limits/limits.ts";

import { helpedLanguages, longestHelpedWord } from "@recollect/domain/practice/word-help/word-help.ts";
import { allTags, wishedLanguage } from "../../languages/wished-language.ts";
import { json } from "../../http/replies/reply.ts";
import { failureOf } from "../../http/errors.ts";
import { BODY_BYTES } from "../../http/requests/read-body.ts";
import { senderLeft } from "../../http/requests/sender-left.ts";
import { body, query } from "../../http/requests/validate.ts";
import type { SignedIn } from "../../http/viewer.ts";
import type { Log } from "../../process/log/log.ts";
import type { Practice } from "./practice.service.ts";
import { TakenTest } from "./tests/restore-tests.ts";
import { eventBytes, heartbeatBytes, openEventStream } from "../../feed/event-stream.ts";
import type { PreparedTest } from "./making.ts";

const DeckId = z.int().min(0);
/** A card can have several gaps. */
const mostQuestions = 10 * DECK.maxCards;

const TestId = z.string().max(64);

/** A student's options for a test; the request is bounded by the largest deck, the result by what the deck has. */
const Options = z.strictObject({
  count: z.union([z.literal("all"), z.int().min(1).max(DECK.maxCards)]),
  which: z.union([
    z.strictObject({ kind: z.literal("all") }),
    z.strictObject({ kind: z.literal("due-or-weak") }),
    z.strictObject({ kind: z.literal("starred") }),
    z.strictObject({ kind: z.literal("tag"), tag: z.string().min(1).max(CARD.tagMaxLength) }),
    z.strictObject({ kind: z.literal("missed"), test: TestId }),
  ]),
  direction: z.enum(["definition", "term", "mixed"]),
  order: z.enum(["deck", "shuffled"]),
});

const TestBody = z.strictObject({ deckId: DeckId, options: Options.optional() });

const MixedBody = TestBody.extend({ kinds: z.array(z.enum(mixedKinds)).min(1).max(mixedKinds.length) });

const AgainBody = z.strictObject({
  deckId: DeckId,
  testId: TestId,
  keys: z.array(z.string().max(64)).min(1).max(mostQuestions).optional(),
});

const Pick = z.strictObject({ cardId: z.string().max(64), choice: z.string() });

const ResultBody = z.strictObject({ deckId: DeckId, testId: TestId, picks: z.array(Pick).max(mostQuestions).default([]) });

const TakenBody = z.strictObject({ deckId: DeckId, test: TakenTest });

/** An answer to a card. The domain checks the answer itself, with its own errors. */
const AnswerBody = z.strictObject({ deckId: DeckId, cardId: z.string(), answer: z.string(), testId: TestId.optional() });

/** The query of a request about one deck. */
const DeckQuery = z.strictObject({ deckId: z.coerce.number().pipe(DeckId) });

/** A word of a card that is being written. */
const WordQuery = z.strictObject({ language: z.enum(helpedLanguages), word: z.string().min(1).max(longestHelpedWord) });

const noProgress = () => {};

/** `/api/practice`: makes tests and marks answers. */
export function practiceRoutes({ practice, log }: { practice: Practice; log: Log }) {
  const wireError = (c: Context) => (error: unknown) => failureOf(error, c.get("requestId"), log).body;

  return new Hono<SignedIn>()
    .get("/examiner", (c) => json(c, practice.examiner()))
    .get("/suggestions", query(DeckQuery), async (c) => json(c, await practice.suggestions(c.var.viewer, c.req.valid("query").deckId)))
    .get("/word-help", query(WordQuery), async (c) =>
      json(c, await practice.helpWithWord(c.var.viewer, c.req.valid("query"), senderLeft(c))),
    )
    .post("/multiple-choice", body(TestBody), async (c) => {
      const { deckId, options } = c.req.valid("json");
      const test = await practice.prepareTest(c.var.viewer, deckId, options);
      if (wantsStream(c)) return testStream(test, wireError(c)) as never;
      return json(c, await test.make({ signal: c.req.raw.signal, onProgress: noProgress }), 200, { Vary: "Accept" });
    })
    .post("/open-ended", body(TestBody), async (c) => {
      const { deckId, options } = c.req.valid("json");
      return json(c, await practice.beginWritten(c.var.viewer, deckId, options));
    })
    .post("/mixed", body(MixedBody), async (c) => json(c, await practice.beginMixed(c.var.viewer, c.req.valid("json"), senderLeft(c))))
    .get("/tests", query(DeckQuery), async (c) => json(c, await practice.listTests(c.var.viewer, c.req.valid("query").deckId)))
    .get("/history", query(DeckQuery), async (c) => json(c, await practice.history(c.var.viewer, c.req.valid("query").deckId)))
    .post("/tests", body(TakenBody), async (c) => {
      await practice.addTaken(c.var.viewer, c.req.valid("json"));
      return c.body(null, 204);
    })
    .post("/rounds", body(AgainBody, BODY_BYTES.deck), async (c) => json(c, await practice.again(c.var.viewer, c.req.valid("json"))))
    .post("/results", body(ResultBody, BODY_BYTES.deck), async (c) => json(c, await practice.finish(c.var.viewer, c.req.valid("json"))))
    .post("/evaluations", body(AnswerBody), async (c) =>
      json(c, await practice.evaluate(c.var.viewer, c.req.valid("json"), senderLeft(c), wishedLanguage(c, allTags))),
    )
    .post("/accepted-answers", body(AnswerBody), async (c) => json(c, await practice.accept(c.var.viewer, c.req.valid("json")), 201));
}

function wantsStream(c: Context): boolean {
  return c.req.header("Accept")?.includes("text/event-stream") ?? false;
}

/** The interval of heartbeats on an idle stream, in ms. */
const heartbeatMs = 15_000;

/**
 * The making of a test, as a stream: `progress` (`{done, total}`, in questions) as it grows, then `questions` (the reply) or `error` (the
 * wire's error), then the end. Leaving cancels it.
 */
export function testStream(test: PreparedTest, wireError: (error: unknown) => unknown): Response {
  const leaving = new AbortController();
  const stream = openEventStream(() => leaving.abort());
  const heart = setInterval(() => stream.send(heartbeatBytes), heartbeatMs).unref();

  async function run(): Promise<void> {
    try {
      const reply = await test.make({
        signal: leaving.signal,
        onProgress: (done, total) => stream.send(eventBytes("progress", { done, total })),
      });
      stream.sendSnapshot(eventBytes("questions", reply));
    } catch (error) {
      if (!leaving.signal.aborted) stream.send(eventBytes("error", wireError(error)));
    } finally {
      clearInterval(heart);
      stream.close();
    }
  }
  void run();
  return stream.response;
}
