import { expect, test, vi } from "vitest";

import { aStudent } from "../../test/a-student.ts";
import { describeEachDatabase } from "../../test/databases.ts";
import type { Change, Store } from "./store.ts";
import type { Db } from "./tables.ts";
import { isUniqueViolation } from "./unique-violation.ts";

const uidsIn = async (store: Store) => (await store.read.selectFrom("users").select("id").orderBy("id").execute()).map(({ id }) => id);

const rename = (store: Store, uid: string, username: string) =>
  store.write(async ({ db }) => {
    await db.updateTable("users").set({ username }).where("id", "=", uid).execute();
  });

describeEachDatabase("a store", (openStore) => {
  test("what is written can be read at once", async () => {
    const store = await openStore();
    const uid = await aStudent(store);
    expect(await uidsIn(store)).toEqual([uid]);
  });

  test("work that fails changes nothing and fails with its own error", async () => {
    const store = await openStore();
    const uid = await aStudent(store, { username: "ada" });
    const failed = store.write(async ({ db }) => {
      await db.updateTable("users").set({ username: "grace" }).where("id", "=", uid).execute();
      await db.updateTable("users").set({ displayName: "Grace" }).where("id", "=", uid).execute();
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    const after = await store.read.selectFrom("users").select(["username", "displayName"]).executeTakeFirst();
    expect(after).toEqual({ username: "ada", displayName: null });
  });

  test("of writes that arrive together, one that fails affects no other", async () => {
    const store = await openStore();
    const uids = await Promise.all(["a", "b", "c", "d", "e", "f"].map((uid) => aStudent(store, { uid })));
    const writes = uids.map((uid, index) =>
      store.write(async ({ db }) => {
        await db
          .updateTable("users")
          .set({ displayName: `Student ${uid}` })
          .where("id", "=", uid)
          .execute();
        if (index % 2 === 1) throw new Error(`not ${uid}`);
        return uid;
      }),
    );
    const results = await Promise.allSettled(writes);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "rejected", "fulfilled", "rejected"]);
    const named = await store.read.selectFrom("users").select("id").where("displayName", "is not", null).orderBy("id").execute();
    expect(named.map(({ id }) => id)).toEqual(["a", "c", "e"]);
  });

  test("work that violates a constraint is rolled back and the next write continues", async () => {
    const store = await openStore();
    await aStudent(store, { uid: "a", username: "ada" });
    await aStudent(store, { uid: "b" });
    await expect(rename(store, "b", "ada")).rejects.toSatisfy(isUniqueViolation);
    await rename(store, "b", "grace");
    const names = await store.read.selectFrom("users").select("username").orderBy("username").execute();
    expect(names.map(({ username }) => username)).toEqual(["ada", "grace"]);
  });

  test("a username is stored in lower case", async () => {
    const store = await openStore();
    const uid = await aStudent(store);
    await expect(rename(store, uid, "Ada")).rejects.toThrow(/check constraint|CHECK constraint/);
  });

  test("a change is announced when its write is done, and can then be read", async () => {
    const store = await openStore();
    const uid = await aStudent(store);
    const readByListeners: Promise<string[]>[] = [];
    store.onChange(() => readByListeners.push(uidsIn(store)));
    await store.write(async (tx) => {
      await tx.db.deleteFrom("users").where("id", "=", uid).execute();
      tx.announce({ kind: "deck", uid, deckId: 2 });
      expect(readByListeners).toHaveLength(0);
    });
    expect(readByListeners).toHaveLength(1);
    expect(await readByListeners[0]).toEqual([]);
  });

  test("a write is done when the listeners of its change have finished", async () => {
    const store = await openStore();
    const happened: string[] = [];
    store.onChange(async () => {
      // In steps without a clock: a write waits at most 20 ms.
      for (let step = 0; step < 100; step += 1) await Promise.resolve();
      happened.push("shown in a list");
    });
    await store.write(async (tx) => tx.announce({ kind: "deck", uid: "ada", deckId: 1 })).then(() => happened.push("answered"));
    expect(happened).toEqual(["shown in a list", "answered"]);
  });

  test("a write that fails announces nothing", async () => {
    const store = await openStore();
    const received: Change[] = [];
    store.onChange((change) => received.push(change));
    const failing = store.write(async (tx) => {
      tx.announce({ kind: "deck", uid: "a", deckId: 1 });
      throw new Error("no");
    });
    const fine = store.write(async (tx) => tx.announce({ kind: "deck", uid: "a", deckId: 2 }));
    await expect(failing).rejects.toThrow("no");
    await fine;
    expect(received).toEqual([{ kind: "deck", uid: "a", deckId: 2 }]);
  });

  test("changes are announced in the order of their commits, once each, to every remaining listener", async () => {
    const store = await openStore();
    const first = vi.fn<(change: Change) => void>();
    const second = vi.fn<(change: Change) => void>();
    const stop = store.onChange(first);
    store.onChange(second);
    for (const deckId of [5, 6]) await store.write(async (tx) => tx.announce({ kind: "deck", uid: "a", deckId }));
    stop();
    await store.write(async (tx) => tx.announce({ kind: "session-ended", uid: "a", sessionId: "s" }));
    expect(first.mock.calls.map(([change]) => (change as { deckId: number }).deckId)).toEqual([5, 6]);
    expect(second).toHaveBeenCalledTimes(3);
  });

  test("a hundred writes at once all count: none reads what another is about to change", async () => {
    const store = await openStore();
    const uid = await aStudent(store);
    const increment = () =>
      store.write(async ({ db }) => {
        const row = await db.selectFrom("users").select("profileUpdatedAt").where("id", "=", uid).forUpdate().executeTakeFirstOrThrow();
        await db
          .updateTable("users")
          .set({ profileUpdatedAt: row.profileUpdatedAt + 1 })
          .where("id", "=", uid)
          .execute();
      });
    await Promise.all(Array.from({ length: 100 }, increment));
    const row = await store.read.selectFrom("users").select("profileUpdatedAt").executeTakeFirstOrThrow();
    expect(row.profileUpdatedAt).toBe(100);
  });

  test("of fifty simultaneous claims of one username exactly one succeeds", async () => {
    const store = await openStore();
    const uids = await Promise.all(Array.from({ length: 50 }, () => aStudent(store)));
    const claims = await Promise.allSettled(uids.map((uid) => rename(store, uid, "ada")));
    expect(claims.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const owners = await store.read.selectFrom("users").select("id").where("username", "=", "ada").execute();
    expect(owners).toHaveLength(1);
  });

  test("identity's transactions and ours are independent", async () => {
    const store = await openStore();
    const uids = await Promise.all(Array.from({ length: 10 }, () => aStudent(store)));
    const identityWork = uids.slice(0, 5).map((uid) =>
      store.identity.transaction().execute(async (tx) => {
        await tx.updateTable("users").set({ name: "identity" }).where("id", "=", uid).execute();
        await tx.selectFrom("users").selectAll().execute();
        throw new Error("undone");
      }),
    );
    const ourWork = uids.slice(5).map((uid) =>
      store.write(async ({ db }) => {
        await db.updateTable("users").set({ name: "ours" }).where("id", "=", uid).execute();
      }),
    );
    expect((await Promise.allSettled(identityWork)).every(({ status }) => status === "rejected")).toBe(true);
    await Promise.all(ourWork);
    const rows = await store.read.selectFrom("users").select("name").orderBy("name").execute();
    expect(rows.map(({ name }) => name)).toEqual(["", "", "", "", "", "ours", "ours", "ours", "ours", "ours"]);
  });

  test("deleting a user deletes the user's data", async () => {
    const store = await openStore();
    const uid = await aStudent(store);
    await store.write(async ({ db }) => {
      const row = { id: 7, title: "T", description: "", cards: "[]", cardCount: 0, updatedAt: 1, revision: 1, copiedFrom: null };
      await db
        .insertInto("decks")
        .values({ ...row, ownerId: uid, visibility: "Private" })
        .execute();
      await db.deleteFrom("users").where("id", "=", uid).execute();
    });
    expect(await store.read.selectFrom("decks").select("id").execute()).toEqual([]);
  });

  test("times and ids are returned as numbers", async () => {
    const store = await openStore();
    const uid = await aStudent(store);
    const setupDate = Number.MAX_SAFE_INTEGER;
    await store.write(async ({ db }) => {
      await db.updateTable("users").set({ setupDate }).where("id", "=", uid).execute();
    });
    expect(await store.read.selectFrom("users").select("setupDate").executeTakeFirst()).toEqual({ setupDate });
  });

  test("it answers while it is open, and can be closed twice", async () => {
    const store = await openStore();
    await store.ping();
    await Promise.all([store.close(), store.close()]);
    await expect(store.ping()).rejects.toMatchObject({ code: "database/network-error" });
    await expect(aStudent(store)).rejects.toMatchObject({ code: "database/network-error" });
  });

  test("a store that closes lets the started writes finish", async () => {
    const store = await openStore();
    const writes = ["a", "b", "c"].map((uid) => aStudent(store, { uid }));
    // The first query of each is running before the store is closed.
    await new Promise(setImmediate);
    const closing = store.close();
    await expect(Promise.all(writes)).resolves.toEqual(["a", "b", "c"]);
    await closing;
  });

  test("a write's changes are visible inside of it at once, and outside when it is done", async () => {
    const store = await openStore();
    const uid = await aStudent(store);
    const bioIn = async (db: Db) => (await db.selectFrom("users").select("bio").executeTakeFirst())?.bio;
    await store.write(async ({ db }) => {
      await db.updateTable("users").set({ bio: "new" }).where("id", "=", uid).execute();
      expect([await bioIn(db), await bioIn(store.read)]).toEqual(["new", "No bio provided"]);
    });
    expect(await bioIn(store.read)).toBe("new");
  });
});
