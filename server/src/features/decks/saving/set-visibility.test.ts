import { sql } from "kysely";
import { expect, test, vi } from "vitest";

import { aCampus } from "../../../../test/a-campus.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { codeIn } from "../../../../test/signed-up.ts";
import { createRestrictDeck } from "../deck/restrictions.store.ts";
import type { Db } from "../../../store/tables.ts";

async function waitingForLocks(db: Db): Promise<number> {
  const { rows } = await sql<{
    pid: number;
  }>`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}

describeEachDatabase("the visibility of a deck", (openStore) => {
  test("waits for a restriction in progress, and is then refused", async () => {
    const store = await openStore();
    const ada = await aCampus(store).student("ada");
    const deck = await ada.deck();
    const isRestricted = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const restricting = store.write(async (tx) => {
      await createRestrictDeck(store.kind)(tx, { ownerId: ada.uid, id: deck.id, level: "taken-down", now: 1 });
      isRestricted.resolve();
      await mayCommit.promise;
    });
    await isRestricted.promise;
    const shown = ada.show(deck, "Unlisted");
    await vi.waitUntil(async () => store.kind === "sqlite" || (await waitingForLocks(store.read)) === 1);
    mayCommit.resolve();
    await restricting;
    expect(await codeIn(await shown)).toBe("deck/taken-down");
    const row = await store.read.selectFrom("decks").select("visibility").where("id", "=", deck.id).executeTakeFirst();
    expect(row).toEqual({ visibility: "Private" });
  });

  test("is announced to the students who saved the deck if their access changed, and otherwise not", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const deck = await ada.deck({ visibility: "Unlisted" });
    expect((await bob.send("PUT", `/api/users/${bob.uid}/saved/${deck.id}`)).status).toBe(200);
    const told: string[] = [];
    store.onChange((change) => void (change.uid === bob.uid && told.push(change.kind)));
    for (const [visibility, hints] of [
      ["Public", 0],
      ["Unlisted", 0],
      ["Private", 1],
      ["Private", 1],
      ["Unlisted", 2],
      ["Private", 3],
    ] as const) {
      const shown = await ada.show(deck, visibility);
      expect(await shown.json()).toMatchObject({ id: deck.id, visibility, title: deck.title, cards: deck.cards });
      expect(told).toEqual(Array.from({ length: hints }, () => "study"));
    }
  });

  test("of a Public deck to another removes it from the Library at once", async () => {
    const store = await openStore();
    const ada = await aCampus(store).student("ada");
    const listed = async () => (await store.read.selectFrom("library").select("id").execute()).length;
    const deck = await ada.deck({ visibility: "Public" });
    expect(await listed()).toBe(1);
    await ada.show(deck, "Unlisted");
    expect(await listed()).toBe(0);
    await ada.show(deck, "Public");
    expect(await listed()).toBe(1);
  });
});
