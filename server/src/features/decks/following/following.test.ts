import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { VersionSummary } from "@recollect/domain/decks/history/version.ts";
import { DECK } from "@recollect/domain/limits/limits.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf } from "../../../../test/a-campus.ts";
import { cards } from "../../../../test/a-deck.ts";
import { aFollower, withCard } from "../../../../test/a-follower.ts";
import { describeEachDatabase, type OpenStore } from "../../../../test/databases.ts";
import { codeIn } from "../../../../test/signed-up.ts";
import { ensureOfficial } from "../../../official/ensure-official.store.ts";
import { storageUseOf } from "../../../media/storage.store.ts";

/** Ada's Public deck, and Bob, who follows it. */
async function adaAndBob(openStore: OpenStore, count = 4) {
  const store = await openStore();
  const campus = aCampus(store);
  const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
  const original = await ada.deck({ title: "Cells", cards: cards(count), visibility: "Public" });
  const [author, follower] = [aFollower(ada), aFollower(bob)];
  const copy = await follower.follow(original.id);
  return { store, campus, ada, bob, author, follower, original, copy };
}

const terms = (deck: Deck) => deck.cards.map(({ term }) => term);
const uncopied = (deck: Deck) => deck.cards.map(({ id: _id, ...content }) => content);

describeEachDatabase("a deck that follows another student's", (openStore) => {
  test("is a Private copy with its own cards and the same title, made once", async () => {
    const { follower, original, copy } = await adaAndBob(openStore);
    expect(copy).toMatchObject({ title: "Cells", visibility: "Private", copiedFrom: { originalId: original.id } });
    expect(uncopied(copy)).toEqual(uncopied(original));
    expect(copy.cards[0]?.id).not.toBe(original.cards[0]?.id);
    expect((await follower.follow(original.id)).id).toBe(copy.id);
    expect(await follower.following(copy.id)).toEqual({
      state: "open",
      original: { id: original.id, title: "Cells", author: "@ada" },
      changeCount: 0,
      left: [],
    });
  });

  test("is merged at the first look only, until one of the decks changes", async () => {
    const { author, follower, store, original, copy } = await adaAndBob(openStore);
    await author.edit(original.id, (deck) => ({ cards: withCard(deck, 0, { term: "new" }) }));
    const first = await follower.following(copy.id);
    expect(first).toMatchObject({ state: "open", changeCount: 1, left: [] });
    const known = await store.read.selectFrom("followedDecks").select("base").executeTakeFirstOrThrow();
    const overwrite = (base: Uint8Array) => store.write(({ db }) => db.updateTable("followedDecks").set({ base }).execute());
    // Whoever merges now fails.
    await overwrite(new Uint8Array([0]));
    expect(await follower.following(copy.id)).toEqual(first);
    await overwrite(known.base);
    await author.edit(original.id, (deck) => ({ cards: withCard(deck, 1, { term: "newer" }) }));
    expect(await follower.following(copy.id)).toMatchObject({ changeCount: 2 });
  });

  test("is made once, however often its student asks at the same moment", async () => {
    const campus = aCampus(await openStore(), { config: { limits: false } });
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const original = await ada.deck({ cards: cards(4), visibility: "Public" });
    const follower = aFollower(bob);
    const copies = await Promise.all(Array.from({ length: 12 }, () => follower.follow(original.id)));
    expect(new Set(copies.map(({ id }) => id)).size).toBe(1);
    expect(await jsonOf<Deck[]>(bob.get(`/api/users/${bob.uid}/decks`))).toHaveLength(1);
  });

  test("is made once of a tutorial, too", async () => {
    const store = await openStore();
    await ensureOfficial({ store, brand: "Recollect", clock: Date.now });
    const follower = aFollower(await aCampus(store).student("bob"));
    expect((await follower.follow(0)).id).toBe((await follower.follow(0)).id);
  });

  test("takes what only the author changed, keeps what only its student changed, and asks about the rest", async () => {
    const { author, follower, original, copy } = await adaAndBob(openStore);
    await follower.edit(copy.id, (deck) => ({
      cards: [
        ...withCard({ ...deck, cards: withCard(deck, 0, { definition: "mine" }) as Deck["cards"] }, 1, { term: "my word" }),
        { term: "own", definition: "card" },
      ],
    }));
    await author.edit(original.id, (deck) => ({
      title: "Cell biology",
      cards: withCard({ ...deck, cards: withCard(deck, 0, { term: "theirs" }) as Deck["cards"] }, 1, { term: "their word" }).slice(0, 3),
    }));
    expect(await follower.following(copy.id)).toMatchObject({ changeCount: 4 });
    const { changes } = await follower.changes(copy.id);
    const clash = { fields: [{ field: "term", base: original.cards[1]?.term, theirs: "their word", mine: "my word" }] };
    expect(changes).toMatchObject([
      { kind: "changed", clashes: [clash] },
      { kind: "text", field: "title", theirs: "Cell biology", clashes: false },
      { kind: "changed", after: { term: "theirs", definition: "mine" }, clashes: [] },
      { kind: "removed" },
    ]);
    const taken = await follower.take(copy.id);
    expect(taken).toMatchObject({ title: "Cell biology", revision: 3 });
    expect(terms(taken)).toEqual(["theirs", "my word", original.cards[2]?.term, "own"]);
    expect(taken.cards.slice(0, 2).map(({ id }) => id)).toEqual(copy.cards.slice(0, 2).map(({ id }) => id));
    expect(await follower.following(copy.id)).toMatchObject({ changeCount: 0 });
    expect((await follower.changes(copy.id)).changes).toEqual([]);
  });

  test("has the author's text where its student decides so", async () => {
    const { author, follower, original, copy } = await adaAndBob(openStore);
    await follower.edit(copy.id, (deck) => ({ cards: withCard(deck, 1, { term: "my word" }) }));
    await author.edit(original.id, (deck) => ({ cards: withCard(deck, 1, { term: "their word" }) }));
    const taken = await follower.take(copy.id, { theirs: [`term ${copy.cards[1]?.id}`] });
    expect(terms(taken)[1]).toBe("their word");
  });

  test("is taken as one save, and Restore is the undo", async () => {
    const { bob, author, follower, original, copy } = await adaAndBob(openStore);
    await author.edit(original.id, (deck) => ({ cards: [...withCard(deck, 0, { term: "theirs" }), { term: "new", definition: "card" }] }));
    const taken = await follower.take(copy.id);
    expect(taken.revision).toBe(2);
    const path = `/api/users/${bob.uid}/decks/${copy.id}/versions`;
    expect(await jsonOf<VersionSummary[]>(bob.get(path))).toMatchObject([{ revision: 1, added: 1, changed: 1, removed: 0 }]);
    const back = await jsonOf<Deck>(bob.send("POST", `${path}/1/restore`, undefined, { "if-match": '"2"' }));
    expect(uncopied(back)).toEqual(uncopied(copy));
    expect(await follower.following(copy.id)).toMatchObject({ changeCount: 2 });
  });

  test("takes nothing if one of the decks was changed since its student looked", async () => {
    const { author, follower, original, copy } = await adaAndBob(openStore);
    await author.edit(original.id, (deck) => ({ cards: withCard(deck, 0, { term: "theirs" }) }));
    const seen = await follower.changes(copy.id);
    const taking = { sourceRevision: seen.sourceRevision, revision: seen.revision, theirs: [], wanted: [] };
    await author.edit(original.id, (deck) => ({ cards: withCard(deck, 0, { term: "theirs again" }) }));
    const late = await follower.sendTaking(copy.id, taking);
    expect([late.status, await codeIn(late)]).toEqual([409, "deck/original-changed"]);
    const now = await follower.changes(copy.id);
    await follower.edit(copy.id, (deck) => ({ cards: withCard(deck, 0, { definition: "mine" }) }));
    expect(await codeIn(await follower.sendTaking(copy.id, { ...taking, sourceRevision: now.sourceRevision }))).toBe(
      "deck/original-changed",
    );
    expect(await follower.deck(copy.id)).toMatchObject({ revision: 2 });
    expect(terms(await follower.take(copy.id))[0]).toBe("theirs again");
  });

  test("is taken once by two takings at the same time", async () => {
    const { author, follower, original, copy } = await adaAndBob(openStore);
    await author.edit(original.id, (deck) => ({ cards: [...deck.cards, { term: "new", definition: "card" }] }));
    const { sourceRevision, revision } = await follower.changes(copy.id);
    const taking = { sourceRevision, revision, theirs: [], wanted: [] };
    const replies = await Promise.all([1, 2, 3].map(() => follower.sendTaking(copy.id, taking)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(terms(await follower.deck(copy.id)).filter((term) => term === "new")).toHaveLength(1);
  });

  test("loses nothing while its author saves and it merges", async () => {
    const { author, follower, original, copy } = await adaAndBob(openStore);
    const words = Array.from({ length: 8 }, (_, at) => `author ${at}`);
    const saves = (async () => {
      for (const term of words) await author.edit(original.id, (deck) => ({ cards: [...deck.cards, { term, definition: "x" }] }));
    })();
    for (let turn = 0; turn < 6; turn += 1) {
      const { sourceRevision, revision } = await follower.changes(copy.id);
      const reply = await follower.sendTaking(copy.id, { sourceRevision, revision, theirs: [], wanted: [] });
      expect([200, 409]).toContain(reply.status);
      await follower.edit(copy.id, (deck) => ({ cards: [...deck.cards, { term: `mine ${turn}`, definition: "x" }] }));
    }
    await saves;
    const end = terms(await follower.take(copy.id));
    for (const term of [...words, ...Array.from({ length: 6 }, (_, at) => `mine ${at}`)])
      expect(end.filter((one) => one === term)).toEqual([term]);
    expect(terms(await author.deck(original.id)).filter((term) => term.startsWith("mine"))).toEqual([]);
  });

  test("keeps a removed card away, and has it back when it is wanted", async () => {
    const { author, follower, original, copy } = await adaAndBob(openStore);
    await follower.edit(copy.id, (deck) => ({ cards: deck.cards.slice(1) }));
    await author.edit(original.id, (deck) => ({ cards: withCard(deck, 0, { extra: "more" }) }));
    const { changes } = await follower.changes(copy.id);
    expect(changes).toMatchObject([{ kind: "away", card: { id: copy.cards[0]?.id, extra: "more" } }]);
    const taken = await follower.take(copy.id, { wanted: [copy.cards[0]?.id ?? ""] });
    expect(taken.cards[0]).toMatchObject({ id: copy.cards[0]?.id, extra: "more" });
  });

  test("keeps a removed card away when its author removes it and brings it back, and offers it with other words", async () => {
    const { author, follower, original, copy } = await adaAndBob(openStore);
    const [first] = original.cards;
    await follower.edit(copy.id, (deck) => ({ cards: deck.cards.slice(1) }));
    await author.edit(original.id, (deck) => ({ cards: deck.cards.slice(1) }));
    await follower.take(copy.id);
    await author.edit(original.id, (deck) => ({ cards: [first!, ...deck.cards] }));
    expect(await follower.following(copy.id)).toMatchObject({ changeCount: 0 });
    expect(terms(await follower.take(copy.id))).toEqual(terms(original).slice(1));
    await author.edit(original.id, (deck) => ({ cards: deck.cards.slice(1) }));
    await follower.take(copy.id);
    await author.edit(original.id, (deck) => ({ cards: [{ ...first!, extra: "more" }, ...deck.cards] }));
    expect((await follower.changes(copy.id)).changes).toMatchObject([{ kind: "away", card: { id: copy.cards[0]?.id, extra: "more" } }]);
    expect(terms(await follower.take(copy.id, { wanted: [copy.cards[0]?.id ?? ""] }))).toEqual(terms(original));
  });

  test("asks about no card that its author removed and brought back with other words, if its student only kept it", async () => {
    const { store, bob, author, follower, original, copy } = await adaAndBob(openStore);
    const cardId = copy.cards[0]?.id ?? "";
    const entry = { id: "first", deckKey: deckKeyOf(bob.uid, copy.id), cardId, at: Date.now(), kind: "answer", source: "study" };
    expect((await bob.send("POST", "/api/study/entries", { entries: [{ ...entry, rating: "good", tookMs: 900 }] })).status).toBe(200);
    await author.edit(original.id, (deck) => ({ cards: deck.cards.slice(1) }));
    expect((await follower.take(copy.id)).cards[0]?.id).toBe(cardId);
    await author.edit(original.id, (deck) => ({ cards: [{ ...original.cards[0]!, definition: "better" }, ...deck.cards] }));
    expect((await follower.edits(copy.id)).edits).toEqual([]);
    expect((await follower.changes(copy.id)).changes).toMatchObject([{ kind: "changed", clashes: [] }]);
    expect((await follower.take(copy.id)).cards[0]).toMatchObject({ id: cardId, definition: "better" });
    expect(await store.read.selectFrom("studyCards").select(["cardId", "isPresent"]).execute()).toEqual([{ cardId, isPresent: 1 }]);
  });

  test("is refused whole, with nothing changed, if it would have too many cards", async () => {
    const { author, follower, original, copy } = await adaAndBob(openStore, 2);
    await follower.edit(copy.id, (deck) => ({ cards: [...deck.cards, ...cards(DECK.maxCards - 2)] }));
    await author.edit(original.id, (deck) => ({ cards: [...deck.cards, { term: "new", definition: "card" }] }));
    const { sourceRevision, revision } = await follower.changes(copy.id);
    const reply = await follower.sendTaking(copy.id, { sourceRevision, revision, theirs: [], wanted: [] });
    expect(await codeIn(reply)).toBe("deck/too-many-cards");
    expect(await follower.deck(copy.id)).toMatchObject({ revision: 2, cardCount: DECK.maxCards });
    expect(await follower.following(copy.id)).toMatchObject({ changeCount: 1 });
  });

  test("counts what it took as its student's storage, until it is deleted for good", async () => {
    const { store, bob, copy, original, author, follower } = await adaAndBob(openStore);
    const used = async () => (await storageUseOf(store.read, bob.uid)).decks;
    const bytes = async () =>
      (await store.read.selectFrom("followedDecks").select("bytes").execute()).reduce((sum, row) => sum + row.bytes, 0);
    const size = (deck: Deck) =>
      Buffer.byteLength(deck.title) + Buffer.byteLength(deck.description) + Buffer.byteLength(JSON.stringify(deck.cards));
    expect(await used()).toBe(size(copy) + (await bytes()));
    await author.edit(original.id, (deck) => ({ cards: withCard(deck, 0, { extra: "a longer explanation of it" }) }));
    const taken = await follower.take(copy.id);
    expect(await used()).toBe(size(taken) + (await bytes()));
    await bob.send("DELETE", `/api/users/${bob.uid}/decks/${copy.id}`);
    await bob.send("DELETE", `/api/users/${bob.uid}/trash/${copy.id}`);
    expect([await used(), await bytes()]).toEqual([0, 0]);
  });
});
