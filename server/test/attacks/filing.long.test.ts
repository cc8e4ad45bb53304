import { expect, test } from "vitest";

import { keepBusy } from "../study/a-busy-student.ts";
import { describeEachServer, expectHarmless } from "./attacked.ts";

const tops = Array.from({ length: 10 }, (_, top) => `Top ${top}`);
/** 990 of the maximum of 1,000 folders, 100 below each of ten others, seven levels deep. */
const folders = tops.flatMap((top) => [
  top,
  ...Array.from({ length: 14 }, (_, branch) => `${top}/${branch}`).flatMap((branch) =>
    Array.from({ length: 7 }, (_, depth) => branch + "/x".repeat(depth)),
  ),
]);

describeEachServer("a student of 2,000 decks in 990 folders, with 6,000 tags", (aTarget) => {
  test("moves, removes and reads them, and others do not wait", { timeout: 120_000 }, async () => {
    const { attacker, whileOthersWork } = await aTarget({}, async (store, uid) => {
      await keepBusy(store, uid, { decks: 2000, cardsADeck: 1, answersACard: 0 });
      await store.write(async ({ db }) => {
        const decks = await db.selectFrom("decks").select("id").where("ownerId", "=", uid).execute();
        const places = decks.map(({ id }, at) => ({ userId: uid, deckOwnerId: uid, deckId: id, path: folders[at % folders.length]! }));
        await db
          .insertInto("folders")
          .values(folders.map((path) => ({ userId: uid, path })))
          .execute();
        for (let start = 0; start < places.length; start += 500) {
          const some = places.slice(start, start + 500);
          await db.insertInto("filedDecks").values(some).execute();
          const tags = some.flatMap(({ userId, deckOwnerId, deckId }) =>
            ["one", "two", "three"].map((tag) => ({ userId, deckOwnerId, deckId, tag })),
          );
          await db.insertInto("deckTags").values(tags).execute();
        }
      });
    });
    const own = `/api/users/${attacker.uid}/folders`;
    const status = (reply: Promise<Response>) => reply.then(async (got) => (await got.arrayBuffer(), got.status));
    const { met, felt } = await whileOthersWork(async () => {
      const statuses = await Promise.all([
        ...Array.from({ length: 5 }, () => status(attacker.get(own))),
        ...Array.from({ length: 5 }, () => status(attacker.get(`/api/users/${attacker.uid}/decks`))),
        ...tops.map((top) => status(attacker.send("PATCH", own, { from: top, to: `Moved ${top}` }))),
        status(attacker.send("POST", own, { path: Array(8).fill("a".repeat(60)).join("/") })),
        status(attacker.send("POST", own, { path: Array(9).fill("a").join("/") })),
        status(attacker.send("DELETE", `${own}?path=${encodeURIComponent("Gone")}`)),
        ...Array.from({ length: 3 }, () => status(attacker.get(`/api/users/${attacker.uid}/saved`))),
      ]);
      return [...statuses, await status(attacker.send("DELETE", `${own}?path=${encodeURIComponent("Moved Top 1")}`))];
    });
    expect(met.slice(0, 20)).toEqual(Array(20).fill(200));
    expect(met.slice(20)).toEqual([201, 422, 404, ...Array<number>(4).fill(200)]);
    expectHarmless(felt);
  });
});
