import type { SavedDecks } from "@recollect/domain/library/saved-decks.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type Campus, type CampusStudent } from "../../../../test/a-campus.ts";
import { refusal } from "../../../../test/school/a-school.ts";
import { describeEachDatabase, type OpenStore } from "../../../../test/databases.ts";

async function adaAndBob(openStore: OpenStore) {
  const store = await openStore();
  const campus = aCampus(store);
  return { store, campus, ada: clientOf(campus, await campus.student("ada")), bob: clientOf(campus, await campus.student("bob")) };
}

function clientOf(campus: Campus, student: CampusStudent) {
  const path = `/api/users/${student.uid}/saved`;
  const change = (method: string, to: string) => jsonOf<SavedDecks>(student.send(method, `${path}/${to}`));
  return {
    ...student,
    path,
    kept: () => jsonOf<SavedDecks>(student.get(path)),
    save: ({ id }: { id: number }) => change("PUT", `${id}`),
    remove: ({ id }: { id: number }) => change("DELETE", `${id}`),
    star: ({ id }: { id: number }) => change("PUT", `${id}/star`),
    unstar: ({ id }: { id: number }) => change("DELETE", `${id}/star`),
    study: (deck: Deck, ownerId: string) => {
      const entry = { id: crypto.randomUUID(), deckKey: deckKeyOf(ownerId, deck.id), cardId: deck.cards[0]!.id, at: campus.clock.now() };
      return jsonOf(
        student.send("POST", "/api/study/entries", {
          entries: [{ ...entry, kind: "answer", source: "study", rating: "good", tookMs: 1000 }],
        }),
      );
    },
    deleteDeck: ({ id }: { id: number }) => student.send("DELETE", `/api/users/${student.uid}/decks/${id}`),
  };
}

const nothing: SavedDecks = { starred: [], others: [] };
const titles = ({ others }: SavedDecks) => others.map(({ deck }) => deck?.title ?? null);

describeEachDatabase("saved decks", (openStore) => {
  test("are shared ones of others, with their authors and first cards, the last saved first", async () => {
    const { campus, ada, bob } = await adaAndBob(openStore);
    const [cells, torts] = [
      await bob.deck({ title: "Cells", visibility: "Public" }),
      await bob.deck({ title: "Torts", visibility: "Unlisted" }),
    ];
    expect(await ada.kept()).toEqual(nothing);
    await ada.save(cells);
    campus.clock.forward(1000);
    const saved = await ada.save(torts);
    expect(titles(saved)).toEqual(["Torts", "Cells"]);
    const deck = { title: "Cells", author: "@bob", authorId: bob.uid, official: false, authorTheme: 0, firstCard: cells.cards[0]!.term };
    expect(saved.others[1]).toMatchObject({ deckId: cells.id, isStarred: false, learned: 0, deck });
    expect(await ada.kept()).toEqual(saved);
    expect(titles(await ada.remove(torts))).toEqual(["Cells"]);
    expect(await bob.kept()).toEqual(nothing);
  });

  test("exclude own decks, Private ones and missing ones", async () => {
    const { ada, bob } = await adaAndBob(openStore);
    const [own, hidden] = [await ada.deck({ visibility: "Public" }), await bob.deck()];
    expect(await refusal(ada.send("PUT", `${ada.path}/${own.id}`))).toMatchObject({ status: 422, code: "deck/own-not-saved" });
    for (const id of [hidden.id, 1600000000000]) {
      expect(await refusal(ada.send("PUT", `${ada.path}/${id}`))).toMatchObject({ status: 404, code: "deck/not-found" });
      expect(await refusal(ada.send("PUT", `${ada.path}/${id}/star`))).toMatchObject({ status: 404, code: "deck/not-found" });
    }
    expect(await refusal(ada.send("PUT", `${ada.path}/x`))).toMatchObject({ code: "deck/bad-id" });
    expect(await ada.kept()).toEqual(nothing);
  });

  test("are separate for each student: others neither read nor change the list", async () => {
    const { ada, bob } = await adaAndBob(openStore);
    const deck = await bob.deck({ visibility: "Public" });
    await ada.save(deck);
    for (const [method, path] of [
      ["GET", ada.path],
      ["PUT", `${ada.path}/${deck.id}`],
      ["DELETE", `${ada.path}/${deck.id}`],
      ["PUT", `${ada.path}/${deck.id}/star`],
      ["DELETE", `${ada.path}/${deck.id}/star`],
    ] as const) {
      const reply = method === "GET" ? bob.get(path) : bob.send(method, path);
      expect(await refusal(reply), `${method} ${path}`).toMatchObject({ status: 403, code: "database/permission-denied" });
    }
    expect(titles(await ada.kept())).toEqual([deck.title]);
  });

  test.each(["made Private", "deleted", "deleted for good"])("are listed without their content when they are %s", async (how) => {
    const { ada, bob } = await adaAndBob(openStore);
    const deck = await bob.deck({ title: "Quite unlike others", visibility: "Public" });
    await ada.save(deck);
    await ada.study(deck, bob.uid);
    if (how === "made Private") await bob.show(deck, "Private");
    else await bob.deleteDeck(deck);
    if (how === "deleted for good") await bob.send("DELETE", `/api/users/${bob.uid}/trash/${deck.id}`);
    const reply = await ada.get(ada.path);
    const text = await reply.text();
    for (const secret of [deck.title, deck.cards[0]!.term, bob.uid, "@bob"]) expect(text).not.toContain(secret);
    expect((JSON.parse(text) as SavedDecks).others).toMatchObject([{ deckId: deck.id, deck: null, learned: 1 }]);
    expect(await ada.remove(deck)).toEqual(nothing);
  });

  test("return unchanged when their author shares them again", async () => {
    const { ada, bob } = await adaAndBob(openStore);
    const deck = await bob.deck({ title: "Cells", visibility: "Public" });
    await ada.save(deck);
    await bob.show(deck, "Private");
    expect(titles(await ada.kept())).toEqual([null]);
    await bob.show(deck, "Unlisted");
    expect(titles(await ada.kept())).toEqual(["Cells"]);
  });
});

describeEachDatabase("studied decks of others", (openStore) => {
  test("are listed without being saved, until they are removed, and again when they are studied again", async () => {
    const { campus, ada, bob } = await adaAndBob(openStore);
    const deck = await bob.deck({ title: "Cells", visibility: "Public" });
    await ada.study(deck, bob.uid);
    expect((await ada.kept()).others).toMatchObject([{ deckId: deck.id, savedAt: null, deck: { title: "Cells" } }]);
    campus.clock.forward(1000);
    expect(await ada.remove(deck)).toEqual(nothing);
    campus.clock.forward(1000);
    await ada.study(deck, bob.uid);
    expect(titles(await ada.kept())).toEqual(["Cells"]);
  });
});

describeEachDatabase("stars on decks", (openStore) => {
  test("are set on own decks and on shared ones, which are then in the list, and removed again", async () => {
    const { ada, bob } = await adaAndBob(openStore);
    const [own, other] = [await ada.deck(), await bob.deck({ title: "Cells", visibility: "Public" })];
    expect(await ada.star(own)).toEqual({ starred: [own.id], others: [] });
    const { starred, others } = await ada.star(other);
    expect(starred).toEqual([own.id]);
    expect(others).toMatchObject([{ deckId: other.id, isStarred: true, deck: { title: "Cells" } }]);
    await ada.unstar(own);
    const { starred: none, others: left } = await ada.unstar(other);
    expect(none).toEqual([]);
    expect(left).toMatchObject([{ deckId: other.id, isStarred: false }]);
  });

  test("are removed with an own deck that is deleted for good, and kept while it is in the trash", async () => {
    const { store, ada } = await adaAndBob(openStore);
    const deck = await ada.deck();
    await ada.star(deck);
    await ada.deleteDeck(deck);
    expect((await ada.kept()).starred).toEqual([]);
    await ada.send("POST", `/api/users/${ada.uid}/trash/${deck.id}/restore`);
    expect((await ada.kept()).starred).toEqual([deck.id]);
    await ada.deleteDeck(deck);
    await ada.send("DELETE", `/api/users/${ada.uid}/trash/${deck.id}`);
    expect(await store.read.selectFrom("deckMarks").selectAll().execute()).toEqual([]);
  });
});

describeEachDatabase("announcements of saved decks", (openStore) => {
  test("go to the students who saved the deck when it is withdrawn, and to no others", async () => {
    const { store, ada, bob } = await adaAndBob(openStore);
    const deck = await bob.deck({ visibility: "Public" });
    await ada.save(deck);
    const told: string[] = [];
    store.onChange((change) => void (change.kind === "study" && told.push(change.uid)));
    await bob.show(deck, "Unlisted");
    expect(told).toEqual([]);
    await bob.show(deck, "Private");
    expect(told).toEqual([ada.uid]);
    await bob.deleteDeck(deck);
    expect(told).toEqual([ada.uid, ada.uid]);
  });
});
