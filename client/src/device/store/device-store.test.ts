import "fake-indexeddb/auto";
import { openDB } from "idb";
import { afterEach, expect, test } from "vitest";
import { deviceDatabase, forgetDevice } from "./device-store.ts";

afterEach(() => forgetDevice("ada"));

test.each([
  ["without any of its stores", [] as string[]],
  ["with one of its stores", ["decks"]],
])("a half-written store, %s, is made anew: all that it keeps can be read again", async (_what, stores) => {
  const half = await openDB("recollect-device-ada", 1, {
    upgrade: (database) => {
      for (const name of stores) database.createObjectStore(name);
    },
  });
  half.close();
  const database = await deviceDatabase("ada");
  await database.put("meta", "7.1", "cursor");
  expect([await database.get("meta", "cursor"), await database.count("decks"), await database.count("replies")]).toEqual(["7.1", 0, 0]);
});

test("a store whose site was cleared while its tab was open is there again at the next use", async () => {
  await (await deviceDatabase("ada")).put("meta", "7.1", "cursor");
  await new Promise<void>((resolve) => {
    indexedDB.deleteDatabase("recollect-device-ada").onsuccess = () => resolve();
  });
  const database = await deviceDatabase("ada");
  expect(await database.get("meta", "cursor")).toBeUndefined();
});
