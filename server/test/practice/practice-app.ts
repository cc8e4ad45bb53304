import { Hono } from "hono";

import { createBuiltInExaminer } from "../../src/examiner/built-in-examiner.ts";
import { createChatExaminer, timeLimits, type TimeLimits } from "../../src/examiner/chat-examiner.ts";
import { chatService } from "../../src/examiner/chat-service.ts";
import type { Examiner } from "../../src/examiner/examiner.ts";
import { practiceRoutes } from "../../src/features/practice/practice.routes.ts";
import { createStudy } from "../../src/features/study/study.service.ts";
import { createPractice } from "../../src/features/practice/practice.service.ts";
import { answerError } from "../../src/http/errors.ts";
import type { SignedIn } from "../../src/http/viewer.ts";
import type { LogLine } from "../../src/process/log/log.ts";
import type { Store } from "../../src/store/store.ts";
import { aClock } from "../a-clock.ts";
import type { ChatService } from "./a-chat-service.ts";
import { cards } from "../a-deck.ts";

type PracticeAppOptions = {
  examiner?: Examiner;
  limits?: boolean;
  dailyCalls?: number;
  /** the cards that have a star */ starred?: readonly string[];
};

/** One for all tests of a worker: each has threads, which load the rules when they begin. */
const builtIn = createBuiltInExaminer();

/**
 * The practice routes alone, with a guard that trusts the request's user: `as(uid)` posts as that student. The whole server, with real sessions, has
 * its own tests.
 */
export function practiceApp(
  store: Store,
  { examiner = builtIn, limits = true, dailyCalls = 10_000, starred = [] }: PracticeAppOptions = {},
) {
  const clock = aClock();
  const lines: LogLine[] = [];
  const log = (line: LogLine) => void lines.push(line);
  const study = createStudy({ store, clock: clock.now });
  const chosenBy = (uid: string, deck: { ownerId: string; id: number }) => ({
    dueOrWeak: () => study.dueOrWeak({ uid }, deck),
    starred: async () => new Set(starred),
  });
  const practice = createPractice({ store, examiner, clock: clock.now, limits, dailyCalls, log, chosenBy });
  const app = new Hono<SignedIn>()
    .use(async (c, next) => {
      c.set("viewer", { uid: c.req.header("Test-Uid") ?? "", sessionId: "session" });
      await next();
    })
    .route("/api/practice", practiceRoutes({ practice, log }));
  app.onError(answerError(log));
  const as = (uid: string) => ({
    post: async (path: string, body: unknown, { headers = {}, signal }: { headers?: Record<string, string>; signal?: AbortSignal } = {}) =>
      app.request(`/api/practice/${path}`, {
        method: "POST",
        headers: { "Test-Uid": uid, "Content-Type": "application/json", ...headers },
        body: JSON.stringify(body),
        ...(signal ? { signal } : {}),
      }),
    get: async (path: string) => app.request(`/api/practice/${path}`, { headers: { "Test-Uid": uid } }),
  });
  return { app, as, clock, lines };
}

/** The student's deck 100 with so many cards `c0`, `c1`, ... of capitals. */
export async function aDeckToAsk(store: Store, ownerId: string, count: number): Promise<void> {
  const text = JSON.stringify(cards(count).map((card, at) => ({ id: `c${at}`, ...card })));
  const content = { title: "Capitals", description: "", cards: text, cardCount: count };
  await store.write(
    async ({ db }) =>
      void (await db
        .insertInto("decks")
        .values({ ...content, ownerId, id: 100, visibility: "Private", updatedAt: 1, revision: 1, copiedFrom: null })
        .execute()),
  );
}

/** The chat examiner on a test service. It does not really wait between retries; the times are in `waitedMs`. */
export function chatExaminerOn(
  service: Pick<ChatService, "baseUrl">,
  options: { apiKey?: string | null; limits?: Partial<TimeLimits> } = {},
) {
  const waitedMs: number[] = [];
  const lines: LogLine[] = [];
  const ask = chatService({
    baseUrl: service.baseUrl,
    model: "small-model",
    apiKey: options.apiKey === undefined ? "hunter2" : options.apiKey,
    referer: "https://cards.example.org",
    title: "Recollect",
    wait: async (ms) => void waitedMs.push(ms),
  });
  const log = (line: LogLine) => void lines.push(line);
  const limits = { ...timeLimits, ...options.limits };
  const examiner = createChatExaminer({ name: "small-model", ask, builtIn, log, limits });
  return { examiner, ask, waitedMs, lines };
}
