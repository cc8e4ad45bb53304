import { expect, test } from "vitest";

import { relistDecksOf } from "../../src/library-index/listing.store.ts";
import type { Store } from "../../src/store/store.ts";
import { aStudent } from "../a-student.ts";
import { signedUp, type SignedUp } from "../signed-up.ts";
import { aLockedLibrary } from "../library/a-locked-library.ts";
import { aMigratedDatabase } from "../databases.ts";
import { describeServerOnPostgres, describeServerOnSqlite, expectHarmless } from "./attacked.ts";

const [authors, decksEach] = [12, 5000];

/** Each of their titles has every part of the search, many times, and never in that order. */
const title = "abcda bcdab cdabc dabcd ".repeat(2);
const sought = "abcdabcdabcd";

/** A page of so many decks, and its status: pages of different lengths are not cached together. */
async function search(student: SignedUp, limit: number): Promise<number> {
  const reply = await student.get(`/api/library?search=${sought}&sort=a-z&limit=${limit}`);
  await reply.arrayBuffer();
  return reply.status;
}

/** More Public decks than the main thread searches. */
async function fillLibrary(store: Store): Promise<void> {
  for (let author = 0; author < authors; author += 1) {
    const ownerId = await aStudent(store, { username: `author_${author}` });
    const decks = Array.from({ length: decksEach }, (_, at) => ({
      ownerId,
      id: 1_600_000_000_000 + author * decksEach + at,
      title: `${title}${at}`,
      description: "",
      cards: "[]",
      cardCount: 0,
      visibility: "Public" as const,
      updatedAt: 0,
      revision: 1,
    }));
    await store.write(async ({ db }) => {
      for (let at = 0; at < decks.length; at += 500)
        await db
          .insertInto("decks")
          .values(decks.slice(at, at + 500))
          .execute();
      await relistDecksOf({ db, kind: store.kind }, ownerId);
    });
  }
}

describeServerOnSqlite("slow searches of the Library", (aTarget) => {
  test("of one student, many at once, don't delay others, nor another's search", { timeout: 300_000 }, async () => {
    const { server, attacker, whileOthersWork } = await aTarget({}, fillLibrary);
    const other = await signedUp(server.request);
    await Promise.all([search(attacker, 99), search(other, 98)]);
    const { met, felt } = await whileOthersWork(async () => {
      let done = 0;
      const many = Promise.all(Array.from({ length: 58 }, (_, at) => search(attacker, at + 1).then((status) => ((done += 1), status))));
      // When this one is answered, all of the attacker's have been read from their connections, which takes longer than a search, and wait for the threads.
      expect(await search(other, 59)).toBe(200);
      const waited: number[] = [];
      for (let at = 60; at < 64; at += 1) {
        const before = done;
        expect(await search(other, at)).toBe(200);
        waited.push(done - before);
      }
      return { statuses: new Set(await many), mostBefore: Math.max(...waited) };
    });
    expect(met.statuses).toEqual(new Set([200]));
    expect(met.mostBefore, "searches of the attacker that were answered before one of another student").toBeLessThan(14);
    expectHarmless(felt);
  });
});

describeServerOnPostgres("searches of the Library that take as long as they may", (aTarget) => {
  test("of many students leave the other requests their connections to the database", async () => {
    const url = await aMigratedDatabase();
    const { server, attacker, whileOthersWork } = await aTarget({ DATABASE_URL: url });
    const attackers = [attacker, ...(await Promise.all(Array.from({ length: 5 }, () => signedUp(server.request))))];
    const other = await signedUp(server.request);
    // The first one reads the sample of the Library, for which the others would wait.
    await search(other, 99);
    const library = await aLockedLibrary(url);
    const { met, felt } = await whileOthersWork(async () => {
      const searches = attackers.flatMap((student, at) => [1, 2, 3, 4].map((one) => search(student, 4 * at + one)));
      await expect.poll(library.waiting).toBe(3);
      const replies = [];
      for (let time = 0; time < 10; time += 1) replies.push((await other.get(`/api/users/${other.uid}/decks`)).status);
      const waiting = await library.waiting();
      await library.release();
      return { replies: new Set(replies), waiting, searches: new Set(await Promise.all(searches)) };
    });
    expect(met.replies).toEqual(new Set([200]));
    expect(met.waiting).toBeLessThanOrEqual(3);
    // A search is refused where the others' requests took longer than its limit.
    expect([...met.searches].filter((status) => status !== 503)).toEqual([200]);
    expectHarmless(felt);
  });
});
