import { join } from "node:path";

import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { aCampus } from "../../../../test/a-campus.ts";
import { aTemporaryFolder } from "../../../../test/databases.ts";
import { aCrowd, findHelpful } from "../../../../test/library/a-crowd.ts";
import { start } from "../../../process/start.ts";
import { readConfig } from "../../../process/settings/config.ts";
import { openConnection } from "../../../store/sqlite/sqlite-connection.ts";
import { openSqlite } from "../../../store/sqlite/sqlite.ts";

test("a server that starts after an upgrade, or after a night in which it was off, counts worth and draws lots at once", async () => {
  const dataDir = await aTemporaryFolder();
  const store = await openSqlite(dataDir);
  const campus = aCampus(store);
  const crowd = await aCrowd(store, { size: 4, joinedAt: (at) => Date.now() - (30 + at) * dayMs, studyDays: 14 });
  const ada = campus.as(crowd[0]!);
  const known = await ada.deck({ title: "known", visibility: "Public" });
  await ada.deck({ title: "new", visibility: "Public" });
  await findHelpful(store, crowd.slice(1), [{ ownerId: ada.uid, id: known.id }]);
  // As an upgrade leaves them: thanks that nobody counted, and decks without lots.
  await store.write(({ db }) => db.updateTable("newDecks").set({ lot: null }).execute());
  await store.close();

  const read = openConnection(join(dataDir, "recollect.db"));
  const one = (query: string) => read.prepare(query).all()[0] as Record<string, number>;
  const counted = () =>
    one(`select (select count(*) from "deckWorth") as "worth", (select count("lot") from "newDecks") as "lots",
    (select count(*) from "worthRenewals") as "nights"`);
  const config = { ...readConfig({ DATA_DIR: dataDir }), port: 0 };
  let now = Date.now();
  const begin = () =>
    start(
      config,
      () => {},
      () => now,
    );
  expect({ ...counted() }).toEqual({ worth: 0, lots: 0, nights: 0 });
  const server = await begin();
  await expect.poll(() => ({ ...counted() })).toEqual({ worth: 1, lots: 2, nights: 1 });
  await server.stop();

  const doneAt = () => one(`select "doneAt" from "worthRenewals"`)["doneAt"];
  const first = doneAt();
  now += 2 * dayMs;
  const later = await begin();
  await expect.poll(doneAt).toBe(now);
  expect(first).toBe(now - 2 * dayMs);
  await later.stop();
  read.close();
});
