import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import type { Entry } from "@recollect/domain/study/log/entry.ts";
import { withoutUndone } from "@recollect/domain/study/log/log.ts";
import { expect, test } from "vitest";

import { aLearner, morning } from "../../../../test/study/a-learner.ts";
import { aStudyLife, secondDeviceLate } from "../../../../test/study/a-study-life.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { migrate } from "../../../store/migrate.ts";
import { migrations } from "../../../store/migrations/list.ts";
import type { Store } from "../../../store/store.ts";
import { askedRetentionOf, dayOfAnswer } from "./study-days.store.ts";

const before = migrations.findIndex(({ name }) => name === "0006-study-days");

/** A student of some weeks, whose phone sent late, with a year-old review of a well-known card. */
async function aYear(store: Store, seed: string) {
  const learner = await aLearner(store, { cards: 5 });
  learner.time.now = morning + 89 * dayMs;
  for (const entries of secondDeviceLate(aStudyLife(learner, seededRandom(seed)), seededRandom(seed)))
    if (entries.length > 0) await learner.append(...entries);
  for (let years = 0; years < 3; years += 1) {
    learner.time.now += 80 * dayMs;
    await learner.append(learner.answer({ rating: years === 1 ? "again" : "easy" }));
    learner.time.now += 20 * 60_000;
    await learner.append(learner.answer({ rating: "easy" }));
  }
  return learner;
}

/** The counts; a day on which everything was undone counts as none. */
const counted = (store: Store) =>
  store.read.selectFrom("studyDays").selectAll().where("answers", ">", 0).orderBy("userId").orderBy("deckId").orderBy("day").execute();

describeEachDatabase("a study day's counts", (openStore) => {
  test("equal the log without undone answers, also when a second device sends late", async () => {
    const store = await openStore();
    const learner = await aYear(store, "days");
    const log = (await learner.log()).map(({ entry }) => JSON.parse(entry) as Entry);
    const answers = withoutUndone(log).filter((entry) => entry.kind === "answer");
    expect(answers.length).toBeLessThan(log.filter(({ kind }) => kind === "answer").length);
    const expected = [...Map.groupBy(answers, dayOfAnswer)]
      .sort(([a], [b]) => a - b)
      .map(([day, ofDay]) => {
        const mature = ofDay.filter((answer) => askedRetentionOf(answer) !== null);
        const right = (some: typeof ofDay) => some.filter(({ rating }) => rating !== "again").length;
        return { day, answers: ofDay.length, right: right(ofDay), mature: mature.length, matureRight: right(mature) };
      });
    expect(expected.some(({ mature, matureRight }) => mature > matureRight)).toBe(true);
    const rows = await counted(store);
    expect(rows.map(({ day, answers: all, right, mature, matureRight }) => ({ day, answers: all, right, mature, matureRight }))).toEqual(
      expected,
    );
    expect(rows.map(({ asked }) => asked)).toEqual(expected.map(({ mature }) => mature * 900_000));
  });

  test("include an entry that is sent again once", async () => {
    const store = await openStore();
    const learner = await aLearner(store);
    const answer = learner.answer();
    await learner.append(answer);
    await learner.append(answer, answer);
    expect((await counted(store)).map(({ answers, right }) => [answers, right])).toEqual([[1, 1]]);
    const undo = { ...learner.undo(answer), at: learner.time.now + 1 };
    await learner.append(undo);
    await learner.append(undo);
    expect(await counted(store)).toEqual([]);
    expect((await learner.study.progress(learner, null)).streak.isTodayDone).toBe(false);
  });

  test("are migrated to the same rows from a log of the days before them, and back", async () => {
    const store = await openStore();
    await aYear(store, "one");
    await aYear(store, "two");
    const lived = await counted(store);
    expect(new Set(lived.map(({ userId }) => userId)).size).toBe(2);
    await migrate({ db: store.identity, kind: store.kind, target: before });
    await migrate({ db: store.identity, kind: store.kind });
    expect(await counted(store)).toEqual(lived);
  });
});
