import { expect, test } from "vitest";

import { relistDecksOf } from "../../src/library-index/listing.store.ts";
import type { Store } from "../../src/store/store.ts";
import { aStudent } from "../a-student.ts";
import { signedUp, type SignedUp } from "../signed-up.ts";
import { describeServerOnSqlite, expectHarmless } from "./attacked.ts";

const [authors, decksEach] = [12, 5000];

/** Each of their titles holds every part of what is sought, many times, and never in that order. */
const title = "abcda bcdab cdabc dabcd ".repeat(2);
const sought = "abcdabcdabcd";

/** More Public decks than the Library is searched for by the thread that answers everybody. */
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
  test("many at once of one student leave others, and another's search, their turn", { timeout: 300_000 }, async () => {
    const { server, attacker, whileOthersWork } = await aTarget({}, fillLibrary);
    const other = await signedUp(server.request);
    const search = async (student: SignedUp, limit: number) => {
      const reply = await student.get(`/api/library?search=${sought}&sort=a-z&limit=${limit}`);
      await reply.arrayBuffer();
      return reply.status;
    };
    await Promise.all([search(attacker, 99), search(other, 98)]);
    const { met, felt } = await whileOthersWork(async () => {
      let done = 0;
      const many = Promise.all(Array.from({ length: 40 }, (_, at) => search(attacker, at + 1).then((status) => ((done += 1), status))));
      const waited: number[] = [];
      for (let at = 60; at < 64; at += 1) {
        const before = done;
        expect(await search(other, at)).toBe(200);
        waited.push(done - before);
      }
      return { statuses: new Set(await many), mostBefore: Math.max(...waited) };
    });
    expect(met.statuses).toEqual(new Set([200]));
    expect(met.mostBefore, "searches of the attacker that were answered before one of another student").toBeLessThan(8);
    expectHarmless(felt);
  });
});
