import { expect, test } from "vitest";

import { aCampus } from "../../test/a-campus.ts";
import { cards } from "../../test/a-deck.ts";
import { describeEachDatabase } from "../../test/databases.ts";
import { indexWaitingDecks } from "../library-index/index-decks.store.ts";
import { silent } from "../process/log/log.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/list.ts";
import type { Store } from "./store.ts";

const indexOf = (name: string) => migrations.findIndex((migration) => migration.name === name);

const titles = ["Ärzte & Ämter", "10 Flüsse", "9 Flüsse", "カタカナ", "zz 🎓", "Ł", "plain", "¿Qué?"];

const libraryOf = (store: Store) => store.read.selectFrom("library").selectAll().orderBy("id").execute();

describeEachDatabase("what migrations do with what is there", (openStore, kind) => {
  test("the Library's rows are the same as the program's", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const ada = await campus.student("ada");
    for (const title of titles) await ada.deck({ title, cards: cards(1), visibility: "Public" });
    await indexWaitingDecks({ store, log: silent });
    const before = await libraryOf(store);
    expect(before.length).toBeGreaterThanOrEqual(titles.length);
    await migrate({ db: store.identity, kind, target: indexOf("0002-library-and-creation-keys") });
    await migrate({ db: store.identity, kind });
    await indexWaitingDecks({ store, log: silent });
    expect(await libraryOf(store)).toEqual(before);
    const found = await ada.get(`/api/library?search=${encodeURIComponent("flüsse")}&sort=newest`);
    expect(((await found.json()) as { decks: unknown[] }).decks).toHaveLength(2);
  });

  test("an unknown visibility or badge can be stored, and migrating down refuses it again", async () => {
    const store = await openStore();
    const ada = await aCampus(store).student("ada");
    const { id } = await ada.deck();
    const show = (visibility: string) =>
      store.write(({ db }) =>
        db
          .updateTable("decks")
          .set({ visibility: visibility as "Public" })
          .where("id", "=", id)
          .execute(),
      );
    await show("Friends");
    await show("Private");
    await migrate({ db: store.identity, kind, target: indexOf("0007-shared-decks-and-names") });
    await expect(show("Friends")).rejects.toThrow(/check/i);
    await migrate({ db: store.identity, kind });
    await show("Friends");
  });

  test("versions are complete after migrating down to before deltas, and are read the same after migrating up", async () => {
    const store = await openStore();
    const ada = await aCampus(store).student("ada");
    const deck = await ada.deck({ cards: cards(40) });
    const own = `/api/users/${ada.uid}/decks/${deck.id}`;
    const save = async (revision: number) => {
      const list = deck.cards.map((card, at) => (at === revision ? { ...card, term: `saved ${revision}` } : card));
      await ada.send("PUT", own, { title: deck.title, description: "", cards: list }, { "If-Match": `"${revision}"` });
    };
    for (const revision of [1, 2, 3]) await save(revision);
    await ada.send("DELETE", own);
    await ada.send("POST", `/api/users/${ada.uid}/trash/${deck.id}/restore`);
    const versions = () => Promise.all([1, 2, 3].map(async (revision) => (await ada.get(`${own}/versions/${revision}`)).json()));
    const bytes = async () => {
      const rows = await store.read.selectFrom("deckVersions").select("bytes").execute();
      const { versions: counted } = await store.read.selectFrom("storageUse").select("versions").executeTakeFirstOrThrow();
      expect(rows.reduce((sum, row) => sum + row.bytes, 0)).toBe(counted);
      return counted;
    };
    const [before, taken] = [await versions(), await bytes()];
    await migrate({ db: store.identity, kind, target: indexOf("0025-version-deltas") });
    expect(await bytes()).toBeGreaterThan(taken);
    await migrate({ db: store.identity, kind });
    expect(await versions()).toEqual(before);
  });

  test("folders and tags of decks that were deleted for good are removed, and those of existing decks or in the trash stay", async () => {
    const store = await openStore();
    const ada = await aCampus(store).student("ada");
    const [kept, trashed] = [await ada.deck(), await ada.deck()];
    await ada.send("DELETE", `/api/users/${ada.uid}/decks/${trashed.id}`);
    await migrate({ db: store.identity, kind, target: indexOf("0019-forget-deleted-decks") });
    const place = (deckId: number) => ({ userId: ada.uid, deckOwnerId: ada.uid, deckId });
    const decks = [kept.id, trashed.id, 999].map(place);
    await store.write(async ({ db }) => {
      await db
        .insertInto("filedDecks")
        .values(decks.map((deck) => ({ ...deck, path: "Law" })))
        .execute();
      await db
        .insertInto("deckTags")
        .values(decks.map((deck) => ({ ...deck, tag: "exam" })))
        .execute();
    });
    await migrate({ db: store.identity, kind });
    for (const table of ["filedDecks", "deckTags"] as const)
      expect(await store.read.selectFrom(table).select("deckId").orderBy("deckId").execute()).toEqual([
        { deckId: kept.id },
        { deckId: trashed.id },
      ]);
  });
});
