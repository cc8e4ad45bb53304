import { sql } from "kysely";
import { expect, test } from "vitest";

import { aTemporaryFolder } from "../../../test/databases.ts";
import { openSqlite } from "./sqlite.ts";

/** A statement that takes some tens of ms. */
const long = sql<{ n: number }>`
  with recursive counted(n) as (select 1 union all select n + 1 from counted where n < 200000) select max(n) as n from counted`;

test("others get a turn after each long statement of a transaction, and of what is only read", async () => {
  const store = await openSqlite(await aTemporaryFolder(), { synchronous: "off" });
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 1);
  async function turnsWithin(work: () => Promise<unknown>): Promise<number> {
    const before = turns;
    await work();
    return turns - before;
  }
  const three = async (db: typeof store.read) => {
    for (let at = 0; at < 3; at += 1) expect((await long.execute(db)).rows).toEqual([{ n: 200_000 }]);
  };
  expect(await turnsWithin(() => store.write(({ db }) => three(db)))).toBeGreaterThanOrEqual(3);
  expect(await turnsWithin(() => three(store.read))).toBeGreaterThanOrEqual(3);
  clearInterval(counting);
  await store.close();
});
