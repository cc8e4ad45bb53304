import { dayMs } from "@recollect/domain/time/units.ts";
import type { CompiledQuery } from "kysely";
import { expect, test } from "vitest";

import { aLearner, morning } from "../../../../test/study/a-learner.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import type { Store } from "../../../store/store.ts";
import type { Db } from "../../../store/tables.ts";
import { mostReplayed } from "./cards-in-batch.ts";

/** The store, counting how often a transaction reads a card's whole log. */
function countingLogs(store: Store) {
  const count = { logsRead: 0 };
  const watched = (db: Db): Db => {
    const executor = db.getExecutor();
    // A separate object, so that all queries still use Kysely's adapter.
    const adapter = Object.create(executor.adapter) as typeof executor.adapter;
    const executeQuery = (query: CompiledQuery) => {
      if (/^select "entry" from "studyLog" where .*"cardId" = \S+$/.test(query.sql)) count.logsRead += 1;
      return executor.executeQuery(query);
    };
    return instead(db, { executeQuery, getExecutor: () => instead(executor, { adapter, executeQuery }) });
  };
  const write: Store["write"] = (work) => store.write(({ db, announce }) => work({ db: watched(db), announce }));
  return { count, store: { ...store, write } };
}

/** The object with some properties replaced. */
function instead<T extends object>(object: T, others: Record<string, unknown>): T {
  return new Proxy(object, {
    get(target, name) {
      if (typeof name === "string" && Object.hasOwn(others, name)) return others[name];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}

describeEachDatabase("entries that come late", (openStore) => {
  test("are inserted with one read of their card's log, for a batch of any size", async () => {
    const { store, count } = countingLogs(await openStore());
    const learner = await aLearner(store);
    const at = (ms: number) => ({ ...learner.answer(), at: morning + ms });
    learner.time.now += 2 * dayMs;
    await learner.append(at(dayMs));
    expect(count.logsRead).toBe(0);
    await learner.append(...Array.from({ length: 50 }, (_, index) => at(index * 60_000)));
    expect(count.logsRead).toBe(1);
  });

  test("are refused if a card's log is longer than studying can make it; entries in order are accepted", async () => {
    const store = await openStore();
    const learner = await aLearner(store);
    learner.time.now += 2 * dayMs;
    await learner.append({ ...learner.answer(), at: morning + dayMs });
    const [row] = await learner.log();
    const { entry, ...rest } = row!;
    const others = Array.from({ length: mostReplayed }, (_, index) => ({
      ...rest,
      id: `earlier ${index}`,
      at: morning + index,
      entry: JSON.stringify({ ...(JSON.parse(entry) as object), id: `earlier ${index}`, at: morning + index }),
    }));
    await store.write(async ({ db }) => {
      for (let from = 0; from < others.length; from += 100)
        await db
          .insertInto("studyLog")
          .values(others.slice(from, from + 100))
          .execute();
    });
    const before = await learner.log();
    const late = { ...learner.answer(), at: morning - dayMs };
    await expect(learner.append(late)).rejects.toMatchObject({ code: "study/too-many-entries", details: { id: late.id } });
    expect(await learner.log()).toEqual(before);
    expect((await learner.append(learner.answer())).accepted).toHaveLength(1);
  });
});
