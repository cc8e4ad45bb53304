import { expect, test } from "vitest";

import { aStudent } from "../../test/a-student.ts";
import { describeEachDatabase } from "../../test/databases.ts";
import { precompiled } from "./precompiled.ts";
import type { Db } from "./tables.ts";

describeEachDatabase("a precompiled query", (openStore) => {
  test("is built once and then run with the values of each call, also inside of a write", async () => {
    const store = await openStore();
    await aStudent(store, { uid: "a", username: "ada" });
    await aStudent(store, { uid: "b", username: "bob" });
    let built = 0;
    const usernameOf = precompiled((db, { uid, limit }: { uid: string; limit: number }) => {
      built += 1;
      return db.selectFrom("users").select("username").where("id", "=", uid).where("bio", "!=", "constant").limit(limit);
    });
    const rows = async (db: Db, uid: string) => (await usernameOf(db, { uid, limit: 1 })).rows;
    expect(await rows(store.read, "a")).toEqual([{ username: "ada" }]);
    expect(await rows(store.read, "b")).toEqual([{ username: "bob" }]);
    expect(await rows(store.read, "c")).toEqual([]);
    expect(built).toBe(1);
    await store.write(async ({ db }) => {
      await db.updateTable("users").set({ username: "eve" }).where("id", "=", "a").execute();
      expect(await rows(db, "a")).toEqual([{ username: "eve" }]);
    });
  });

  test("returns how many rows it changed", async () => {
    const store = await openStore();
    await aStudent(store, { uid: "a" });
    const nameEverybody = precompiled((db, { bio }: { bio: string }) => db.updateTable("users").set({ bio }));
    const { numAffectedRows } = await store.write(({ db }) => nameEverybody(db, { bio: "new" }));
    expect(numAffectedRows).toBe(1n);
  });
});
