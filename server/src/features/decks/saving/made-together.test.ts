import { expect, onTestFinished, test } from "vitest";

import { aDeck } from "../../../../test/a-deck.ts";
import { aStudent } from "../../../../test/a-student.ts";
import { created } from "../../../../test/school/a-school.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { decksApp } from "../../../../test/decks-app.ts";
import { lockStudent } from "../../../access/lock-student.store.ts";
import { openPostgres } from "../../../store/postgres/postgres.ts";
import type { Change, Store } from "../../../store/store.ts";

/** `count` students, each with a function that makes a deck with a title and a key. `clock` gives ms since 1970. */
async function students(store: Store, count: number, clock = Date.now) {
  const { as } = decksApp(store, { clock });
  const uids = await Promise.all(Array.from({ length: count }, () => aStudent(store)));
  return uids.map((uid) => ({
    uid,
    makes: (title: string, key: string) =>
      created(as(uid).request("POST", `${uid}/decks`, { body: aDeck({ title }), headers: { "Idempotency-Key": key } })),
  }));
}

describeEachDatabase("decks that several students make at once", (openStore, kind) => {
  test("belong to their students, are made once, and each is announced", async () => {
    const store = await openStore();
    const announced: Change[] = [];
    store.onChange((change) => void announced.push(change));
    const class30 = await students(store, 30);
    const made = await Promise.all(
      class30.flatMap(({ uid, makes }) => [makes(uid, "first"), makes(uid, "first"), makes(`${uid} 2`, "second")]),
    );
    const rows = await store.read.selectFrom("decks").select(["ownerId", "id", "title"]).execute();
    const wanted = class30.flatMap(({ uid }) => [`${uid} ${uid}`, `${uid} ${uid} 2`]);
    expect(rows.map(({ ownerId, title }) => `${ownerId} ${title}`).toSorted()).toEqual(wanted.toSorted());
    expect(new Set(made.map(({ id }) => id))).toEqual(new Set(rows.map(({ id }) => id)));
    const told = announced.map((change) => (change.kind === "deck" ? `${change.uid} ${change.deckId}` : ""));
    expect(told.toSorted()).toEqual(rows.map(({ ownerId, id }) => `${ownerId} ${id}`).toSorted());
  });

  test.skipIf(kind === "sqlite")("wait for no one whose row is held elsewhere", async () => {
    const store = await openStore();
    const [ada, bob, cleo] = (await students(store, 3)) as [Student, Student, Student];
    const [held, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = store.write(async ({ db }) => {
      await lockStudent(db, ada.uid);
      held.resolve();
      await over.promise;
    });
    await held.promise;
    let isMade = false;
    const waits = ada.makes("Hers", "1").then(() => (isMade = true));
    await Promise.all([bob.makes("His", "1"), cleo.makes("Cleo's", "1"), bob.makes("His second", "2")]);
    expect(isMade).toBe(false);
    over.resolve();
    await Promise.all([holding, waits]);
    expect(isMade).toBe(true);
  });

  test.skipIf(kind === "sqlite")("on several servers in one ms are all made", async () => {
    const first = await openStore();
    const others = await Promise.all([again(first), again(first)]);
    const now = Date.now();
    const schools = await Promise.all([first, ...others].map(async (server) => students(server, 14, () => now)));
    const made = await Promise.all(schools.flat().flatMap(({ makes }) => ["1", "2", "3"].map((key) => makes(`Deck ${key}`, key))));
    expect(new Set(made.map(({ id }) => id)).size).toBe(126);
  });
});

/** Another server on the same database. */
async function again({ place }: Store): Promise<Store> {
  if (place.kind !== "postgres") throw new Error("SQLite has one server");
  const store = await openPostgres(place.url);
  onTestFinished(() => store.close());
  return store;
}

type Student = Awaited<ReturnType<typeof students>>[number];
