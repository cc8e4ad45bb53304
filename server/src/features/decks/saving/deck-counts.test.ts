import { DECK } from "@recollect/domain/limits/limits.ts";
import { expect, test } from "vitest";

import { aCampus } from "../../../../test/a-campus.ts";
import { aDeck } from "../../../../test/a-deck.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { codeIn } from "../../../../test/signed-up.ts";
import { migrate } from "../../../store/migrate.ts";
import { migrations } from "../../../store/migrations/list.ts";
import type { Store } from "../../../store/store.ts";

/** The stored number of a student's decks, and the actual one. */
async function counts(store: Store, uid: string) {
  const kept = await store.read.selectFrom("storageUse").select(["deckCount", "decks"]).where("userId", "=", uid).executeTakeFirst();
  const rows = await store.read.selectFrom("decks").select("id").where("ownerId", "=", uid).execute();
  expect(kept?.deckCount).toBe(rows.length);
  return rows.length;
}

/** Gives the student `count` decks, as fast as the database accepts them. */
async function fill(store: Store, ownerId: string, count: number): Promise<void> {
  const texts = { description: "", cards: "[]", cardCount: 0, visibility: "Private", updatedAt: 1, revision: 1 } as const;
  const rows = Array.from({ length: count }, (_, at) => ({
    ownerId,
    id: 1000 + at,
    title: `Deck ${at}`,
    copiedFrom: null,
    cardOrigins: null,
    ...texts,
  }));
  for (let at = 0; at < count; at += 500)
    await store.write(({ db }) =>
      db
        .insertInto("decks")
        .values(rows.slice(at, at + 500))
        .execute(),
    );
}

describeEachDatabase("the count of a student's decks", (openStore, kind) => {
  test("is correct after decks were created, copied, deleted, restored, and migrated from a database without the count", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const own = `/api/users/${ada.uid}/decks`;
    const headers = { "Idempotency-Key": "form-1" };
    const shared = await bob.deck({ visibility: "Public" });
    const made = await Promise.all([
      ...Array.from({ length: 10 }, () => ada.deck()),
      ada.send("POST", `/api/library/${shared.id}/copies`).then(async (reply) => (await reply.json()) as { id: number }),
    ]);
    await Promise.all(Array.from({ length: 5 }, () => ada.send("POST", own, aDeck(), headers)));
    expect(await counts(store, ada.uid)).toBe(12);
    await Promise.all(made.slice(0, 4).map(({ id }) => ada.send("DELETE", `${own}/${id}`)));
    expect(await counts(store, ada.uid)).toBe(8);
    await ada.send("POST", `/api/users/${ada.uid}/trash/${made[0]?.id}/restore`);
    await ada.send("PUT", `${own}/${made[0]?.id}`, aDeck({ title: "Longer than it was" }), { "If-Match": '"1"' });
    expect(await counts(store, ada.uid)).toBe(9);

    await migrate({ db: store.identity, kind, target: migrations.findIndex(({ name }) => name === "0029-deck-counts") });
    await migrate({ db: store.identity, kind });
    expect(await counts(store, ada.uid)).toBe(9);
    await ada.deck();
    expect(await counts(store, ada.uid)).toBe(10);
  });

  test("allows exactly the maximum, with any number of requests at once", async () => {
    const store = await openStore();
    const ada = await aCampus(store).student("ada");
    await fill(store, ada.uid, DECK.maxDecks - 3);
    const asked = await Promise.all(
      Array.from({ length: 24 }, async (_, at) => {
        const headers: Record<string, string> = at % 2 === 0 ? {} : { "Idempotency-Key": `form-${at}` };
        const reply = await ada.send("POST", `/api/users/${ada.uid}/decks`, aDeck(), headers);
        return reply.status === 201 ? "made" : codeIn(reply);
      }),
    );
    expect(asked.toSorted()).toEqual([...Array.from({ length: 21 }, () => "deck/too-many-decks"), "made", "made", "made"]);
    expect(await counts(store, ada.uid)).toBe(DECK.maxDecks);
  });
});
