import { THANKS } from "@recollect/domain/library/deck-worth.ts";
import { CLOCK } from "@recollect/domain/limits/limits.ts";
import { dayMs, hourMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { describeEachDatabase } from "../../../../test/databases.ts";
import { aLearner } from "../../../../test/study/a-learner.ts";
import { isOfStanding } from "../../../library-index/standing.store.ts";

describeEachDatabase("the days on which a student visits", (openStore) => {
  test("are those on which the server receives answers, whatever days a device says: an account of many days in one request counts for nobody", async () => {
    const store = await openStore();
    const learner = await aLearner(store);
    const { uid, time } = learner;
    await store.write(({ db }) =>
      db
        .updateTable("users")
        .set({ setupDate: time.now - 2 * THANKS.leastAgeMs })
        .where("id", "=", uid)
        .execute(),
    );
    const days = async () => (await store.read.selectFrom("studyVisits").select("days").executeTakeFirst())?.days ?? 0;
    const counts = async () => (await store.read.selectFrom("users").select("id").where(isOfStanding(time.now)).execute()).length === 1;
    const said = async () => (await store.read.selectFrom("studyDays").select("day").distinct().execute()).length;

    const ofMonths = Array.from({ length: 30 }, (_, at) => learner.answer({ at: time.now - CLOCK.behindMs + (at + 1) * dayMs }));
    await learner.append(...ofMonths);
    expect([await said(), await days(), await counts()]).toEqual([30, 1, false]);
    time.now += 3 * hourMs;
    await learner.append(learner.answer());
    await learner.append(...ofMonths);
    expect([await days(), await counts()]).toEqual([1, false]);

    time.now += dayMs;
    await learner.append(...ofMonths, learner.undo(ofMonths[3]!));
    expect([await days(), await counts()], "nothing was answered").toEqual([1, false]);
    await learner.append(learner.answer());
    expect([await days(), await counts()]).toEqual([2, true]);
    time.now -= dayMs;
    await learner.append(learner.answer());
    expect(await days(), "a clock that went back").toBe(2);
  });
});
