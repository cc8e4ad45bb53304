import { AppError } from "@recollect/domain/errors/app-error.ts";
import { expect, test } from "vitest";

import { aChatService, hangs } from "../../../test/practice/a-chat-service.ts";
import { aClock } from "../../../test/a-clock.ts";
import { aStudent } from "../../../test/a-student.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { aDeckToAsk, chatExaminerOn, practiceApp } from "../../../test/practice/practice-app.ts";
import type { LogLine } from "../../process/log/log.ts";
import type { Store } from "../../store/store.ts";
import { allowances, createExaminerLimits, TURNS_AT_ONCE, wordings } from "./examiner-limits.store.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

async function limitsFor(store: Store, on = true, dailyCalls = 1_000_000) {
  const clock = aClock();
  const uid = await aStudent(store);
  const lines: LogLine[] = [];
  const log = (line: LogLine) => void lines.push(line);
  const { begin, wording } = createExaminerLimits({ store, clock: clock.now, limits: on, log, dailyCalls });
  return { clock, uid, begin, wording, lines };
}

/** After how many seconds to retry; null if it is allowed. */
async function refusal(request: Promise<unknown>): Promise<number | null> {
  try {
    await request;
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "api/rate-limit") throw error;
    return (error.details as { retryAfterSeconds: number }).retryAfterSeconds;
  }
}

/** Makes `count` requests in sequence, each ended before the next. */
async function times(count: number, begin: () => Promise<() => Promise<void>>): Promise<void> {
  for (let index = 0; index < count; index += 1) await (await begin())();
}

describeEachDatabase("the examiner's limits", (openStore) => {
  test("a service makes 30 tests an hour for one student", async () => {
    const { begin, uid, clock } = await limitsFor(await openStore());
    const aTest = (student = uid) => begin({ uid: student, kind: "chat", what: "test", calls: 1 });
    expect(allowances.chat.test.most).toBe(30);
    await times(30, () => aTest());
    const seconds = await refusal(aTest());
    expect(seconds).toBeGreaterThan(3500);
    expect(seconds).toBeLessThanOrEqual(3600);
    clock.forward(HOUR_MS);
    expect(await refusal(aTest())).toBeNull();
  });

  test("one student's tests are not counted for another", async () => {
    const store = await openStore();
    const { begin, uid } = await limitsFor(store);
    const other = await aStudent(store);
    await times(30, () => begin({ uid, kind: "chat", what: "test", calls: 1 }));
    expect(await refusal(begin({ uid: other, kind: "chat", what: "test", calls: 1 }))).toBeNull();
    expect(await refusal(begin({ uid, kind: "chat", what: "evaluation", calls: 1 }))).toBeNull();
  });

  test("a service marks 600 answers an hour, and 600 wordings can be counted as right", async () => {
    const store = await openStore();
    const { begin, wording, uid, clock } = await limitsFor(store);
    const anEvaluation = () => begin({ uid, kind: "chat", what: "evaluation", calls: 1 });
    const aWording = () => store.write(({ db }) => wording(db, uid));
    await times(2, anEvaluation);
    await aWording();
    // All but the last one of the hour, at once instead of one after the other.
    await store.write(
      async ({ db }) => void (await db.updateTable("examinerUse").set({ used: 599 }).where("key", "not like", "calls %").execute()),
    );
    await times(1, anEvaluation);
    await aWording();
    expect(await refusal(anEvaluation())).toBeGreaterThan(3000);
    expect(await refusal(aWording())).toBeGreaterThan(3000);
    expect([allowances.chat.evaluation.most, wordings.most]).toEqual([600, 600]);
    clock.forward(HOUR_MS);
    expect(await refusal(anEvaluation())).toBeNull();
    expect(await refusal(aWording())).toBeNull();
  });

  test("without a service the limits are ten times higher", () => {
    for (const what of ["test", "evaluation"] as const) expect(allowances.builtin[what].most).toBe(allowances.chat[what].most * 10);
  });

  test("in any combination, a service is called a thousand times a day for one student", async () => {
    const { begin, uid, clock } = await limitsFor(await openStore());
    const aBigTest = () => begin({ uid, kind: "chat", what: "test", calls: 50 });
    await times(19, aBigTest);
    await times(30, () => begin({ uid, kind: "chat", what: "evaluation", calls: 1 }));
    const seconds = await refusal(aBigTest());
    expect(seconds).toBeGreaterThan(23 * 3600);
    // A refused request is not counted: a small one is still allowed.
    await times(20, () => begin({ uid, kind: "chat", what: "evaluation", calls: 1 }));
    clock.forward(2 * HOUR_MS);
    expect(await refusal(begin({ uid, kind: "chat", what: "evaluation", calls: 1 }))).toBeGreaterThan(21 * 3600);
    clock.forward(22 * HOUR_MS);
    expect(await refusal(aBigTest())).toBeNull();
  });

  test("two requests at once, and the next when one of them ends", async () => {
    const { begin, uid } = await limitsFor(await openStore());
    const request = () => begin({ uid, kind: "chat", what: "evaluation", calls: 1 });
    const [first] = [await request(), await request()];
    expect(await refusal(request())).toBe(5);
    await first();
    expect(await refusal(request())).toBeNull();
    expect(await refusal(request())).toBe(5);
  });

  test("of 20 requests at once exactly two are allowed, with either examiner", async () => {
    for (const kind of ["chat", "builtin"] as const) {
      const { begin, uid } = await limitsFor(await openStore());
      const calls = kind === "chat" ? 1 : 0;
      const refusals = await Promise.all(Array.from({ length: 20 }, () => refusal(begin({ uid, kind, what: "test", calls }))));
      expect(refusals.filter((one) => one === null)).toHaveLength(TURNS_AT_ONCE);
    }
  });

  test("places of a process that stopped are released after a while", async () => {
    const { begin, uid, clock } = await limitsFor(await openStore());
    const request = () => begin({ uid, kind: "chat", what: "test", calls: 1 });
    await request();
    await request();
    expect(await refusal(request())).toBe(5);
    clock.forward(6 * MINUTE_MS);
    expect(await refusal(request())).toBeNull();
  });

  test("a place that cannot be released is logged, and no request fails", async () => {
    const store = await openStore();
    const { begin, uid, lines } = await limitsFor(store);
    const end = await begin({ uid, kind: "chat", what: "test", calls: 1 });
    await store.close();
    await end();
    expect(lines).toEqual([
      { level: "error", message: "a turn with the examiner could not be ended", reason: expect.stringMatching(/database/) },
    ]);
  });

  test("marking by rules takes no place: it is synchronous", async () => {
    const store = await openStore();
    const { begin, uid } = await limitsFor(store);
    for (let at = 0; at < 5; at += 1) await begin({ uid, kind: "builtin", what: "evaluation", calls: 0 });
    expect(await store.read.selectFrom("examinerTurns").selectAll().execute()).toEqual([]);
  });

  test("all students together have a daily limit of calls; refused ones do not count for any student", async () => {
    const store = await openStore();
    const { begin, uid, clock } = await limitsFor(store, true, 100);
    const other = await aStudent(store);
    await times(3, () => begin({ uid, kind: "chat", what: "test", calls: 30 }));
    expect(await refusal(begin({ uid: other, kind: "chat", what: "test", calls: 11 }))).toBe(24 * 3600);
    expect(await refusal(begin({ uid: other, kind: "builtin", what: "test", calls: 0 }))).toBeNull();
    expect(await refusal(begin({ uid: other, kind: "chat", what: "test", calls: 10 }))).toBeNull();
    const used = await store.read.selectFrom("examinerUse").select("used").where("key", "=", `calls ${other}`).executeTakeFirst();
    expect(used).toEqual({ used: 10 });
    clock.forward(24 * HOUR_MS);
    expect(await refusal(begin({ uid, kind: "chat", what: "test", calls: 30 }))).toBeNull();
  });

  test("expired counts are deleted", async () => {
    const store = await openStore();
    const { begin, uid, clock } = await limitsFor(store);
    await begin({ uid, kind: "chat", what: "test", calls: 3 });
    clock.forward(24 * HOUR_MS);
    await begin({ uid, kind: "builtin", what: "evaluation", calls: 0 });
    expect(await store.read.selectFrom("examinerUse").select(["key", "used"]).execute()).toEqual([{ key: `evaluation ${uid}`, used: 1 }]);
    expect(await store.read.selectFrom("examinerTurns").selectAll().execute()).toEqual([]);
  });

  test("with LIMITS=off nothing is counted", async () => {
    const store = await openStore();
    const { begin, wording, uid } = await limitsFor(store, false);
    await Promise.all(Array.from({ length: 100 }, () => begin({ uid, kind: "chat", what: "test", calls: 50 })));
    await store.write(({ db }) => wording(db, uid));
    expect(await store.read.selectFrom("examinerUse").selectAll().execute()).toEqual([]);
  });

  test("over HTTP a third test at once gets the time to retry, and a loop stays within the limit", async () => {
    const store = await openStore();
    const ada = await aStudent(store);
    await aDeckToAsk(store, ada, 30);
    const service = await aChatService();
    service.plays(hangs);
    const { post } = practiceApp(store, { examiner: chatExaminerOn(service).examiner }).as(ada);
    const leaving = new AbortController();
    const open = [1, 2].map(() => post("multiple-choice", { deckId: 100 }, { signal: leaving.signal }));
    await expect.poll(() => service.requests.length).toBe(4);
    const refused = await post("multiple-choice", { deckId: 100 });
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "5"]);
    expect(await refused.json()).toMatchObject({
      error: { code: "api/rate-limit", message: "Too many requests. Please wait a moment before trying again." },
    });
    leaving.abort();
    await Promise.all(open);
    expect(service.requests).toHaveLength(4);
    const used = await store.read.selectFrom("examinerUse").select(["key", "used"]).orderBy("key").execute();
    expect(used).toEqual([
      { key: `calls ${ada}`, used: 4 },
      { key: "calls of all", used: 4 },
      { key: `test ${ada}`, used: 2 },
    ]);
  });
});
