import { expect, test } from "vitest";

import { aDeck } from "../../../../test/a-deck.ts";
import { aStudent } from "../../../../test/a-student.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { createDecks } from "../decks.service.ts";
import { listBytes } from "./list-bytes.store.ts";

describeEachDatabase("the length of a student's list of decks", (openStore) => {
  test("is about that of its texts without the cards, and nothing if all decks together are short", async () => {
    const store = await openStore();
    const decks = createDecks({ store, clock: () => 1_800_000_000_000, brand: "" });
    const [many, few, large] = [await aStudent(store), await aStudent(store), await aStudent(store)];
    const make = (uid: string, said: Parameters<typeof aDeck>[0]) => decks.create({ uid }, uid, aDeck(said));
    for (let made = 0; made < 60; made += 1) await make(many, { description: "語".repeat(2000) });
    await make(few, { description: "x".repeat(5000) });
    await make(large, { cards: [{ term: "long", definition: "x".repeat(300_000) }] });
    const list = JSON.stringify(await decks.list({ uid: many }, many));
    const bytes = await listBytes(store.read, many);
    expect(bytes).toBeGreaterThan(360_000);
    expect(Math.abs(bytes - Buffer.byteLength(list))).toBeLessThan(40_000);
    expect(await listBytes(store.read, few)).toBe(0);
    expect(await listBytes(store.read, large)).toBeLessThan(1000);
    const listed = async (uid: string) => (await decks.list({ uid }, uid)).map(({ cardCount }) => cardCount);
    expect([await listed(few), await listed(large), await listed(await aStudent(store))]).toEqual([[expect.any(Number)], [1], []]);
  });
});
