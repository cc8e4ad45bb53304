import { expect, test } from "vitest";

import { aCampus, jsonOf } from "../../../../test/a-campus.ts";
import { aDeck } from "../../../../test/a-deck.ts";
import { refusal } from "../../../../test/school/a-school.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import type { Store } from "../../../store/store.ts";
import { createDecks } from "../decks.service.ts";

const share = 6000;
const long = "x".repeat(3500);

async function aFullStudent(store: Store) {
  const campus = aCampus(store, { config: { storagePerStudent: share } });
  const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
  const deck = await ada.deck({ description: long });
  const shared = await bob.deck({ description: long, visibility: "Public" });
  return { campus, ada, deck, shared, own: `/api/users/${ada.uid}/decks` };
}

const full = {
  status: 507,
  code: "storage/full",
  details: { share, used: { decks: expect.any(Number), versions: expect.any(Number), media: 0, imports: 0 } },
};

describeEachDatabase("a student whose storage is full", (openStore) => {
  test("gets the same error for a new deck, a longer one and a copy, and keeps the existing ones", async () => {
    const { ada, deck, shared, own } = await aFullStudent(await openStore());
    const longer = { title: deck.title, description: long, cards: [...deck.cards, { term: "a", definition: long }] };
    expect(await refusal(ada.send("POST", own, aDeck({ description: long })))).toEqual(full);
    expect(await refusal(ada.send("PUT", `${own}/${deck.id}`, longer, { "If-Match": '"1"' }))).toEqual(full);
    expect(await refusal(ada.send("POST", `/api/library/${shared.id}/copies`))).toEqual(full);
    expect(await jsonOf(ada.get(`${own}/${deck.id}`))).toEqual(deck);
    expect(await jsonOf<unknown[]>(ada.get(own))).toHaveLength(1);
  });

  test("may still make a deck shorter", async () => {
    const { ada, deck, own } = await aFullStudent(await openStore());
    const shorter = { title: deck.title, description: "", cards: deck.cards };
    expect((await ada.send("PUT", `${own}/${deck.id}`, shorter, { "If-Match": '"1"' })).status).toBe(200);
  });

  test("can't import, neither as a deck nor into one", async () => {
    const store = await openStore();
    const { ada, deck } = await aFullStudent(store);
    const { imported } = createDecks({ store, clock: Date.now, brand: "Recollect", share });
    const card = { id: "c1", term: "a", definition: long };
    const added = store.write((tx) => imported.add(tx, ada.uid, { title: "More", description: long, cards: [] }));
    await expect(added).rejects.toMatchObject({ code: "storage/full" });
    const changed = store.write((tx) => imported.change(tx, ada.uid, deck.id, ({ cards }) => [...cards, card]));
    await expect(changed).rejects.toMatchObject({ code: "storage/full" });
  });
});
