import { randomBytes } from "node:crypto";

import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { VersionSummary } from "@recollect/domain/decks/history/version.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf } from "../../../../test/a-campus.ts";
import { cards } from "../../../../test/a-deck.ts";
import { aFollower, withCard } from "../../../../test/a-follower.ts";
import { describeEachDatabase, type OpenStore } from "../../../../test/databases.ts";
import { storageUseOf } from "../../../media/storage.store.ts";
import { thinOutAll } from "../history/thin-out.store.ts";

/** Ada's deck, Bob's copy that follows it, and how Bob goes back to an earlier version of the copy. */
async function aFollowedDeck(openStore: OpenStore) {
  const store = await openStore();
  const campus = aCampus(store);
  const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
  const [author, follower] = [aFollower(ada), aFollower(bob)];
  const original = await ada.deck({ title: "Cells", cards: cards(4), visibility: "Unlisted" });
  const copy = await follower.follow(original.id);
  const versions = `/api/users/${bob.uid}/decks/${copy.id}/versions`;
  const restore = async (version: number, cardIds?: readonly string[], student = bob) => {
    const { revision } = await follower.deck(copy.id);
    const body = cardIds && { cardIds };
    return jsonOf<Deck>(student.send("POST", `${versions}/${version}/restore`, body, { "if-match": `"${revision}"` }));
  };
  const revisions = async () => (await jsonOf<VersionSummary[]>(bob.get(versions))).map(({ revision }) => revision);
  const versionBytes = async () => {
    const rows = await store.read.selectFrom("deckVersions").select("bytes").where("ownerId", "=", bob.uid).execute();
    return rows.reduce((sum, { bytes }) => sum + bytes, 0);
  };
  const write = (at: number, change: Parameters<typeof withCard>[2]) =>
    author.edit(original.id, (deck) => ({ cards: withCard(deck, at, change) }));
  const edit = (at: number, change: Parameters<typeof withCard>[2]) =>
    follower.edit(copy.id, (deck) => ({ cards: withCard(deck, at, change) }));
  return { store, campus, bob, author, follower, original, copy, restore, revisions, versionBytes, write, edit };
}

/** Text that hardly compresses. */
const noiseBytes = 20_000;
const noise = () => randomBytes(noiseBytes).toString("base64");

const uncopied = (deck: Deck) => deck.cards.map(({ id: _id, ...content }) => content);

describeEachDatabase("a version of a copy that is restored", (openStore) => {
  test("is offered again what was taken since, with what the author changed after that", async () => {
    const { follower, copy, original, author, restore, write } = await aFollowedDeck(openStore);
    await write(0, { term: "first" });
    await follower.take(copy.id);
    await restore(1);
    expect(await follower.following(copy.id)).toMatchObject({ changeCount: 1 });
    expect(await follower.withChanges()).toEqual([copy.id]);
    expect((await follower.edits(copy.id)).edits).toEqual([]);
    await write(0, { definition: "second" });
    await write(1, { term: "third" });
    expect((await follower.changes(copy.id)).changes).toMatchObject([
      { kind: "changed", after: { term: "first", definition: "second" }, clashes: [] },
      { kind: "changed", after: { term: "third" }, clashes: [] },
    ]);
    expect(uncopied(await follower.take(copy.id))).toEqual(uncopied(await author.deck(original.id)));
  });

  test("has its student's words, and asks again where the author has others", async () => {
    const { follower, copy, restore, write, edit } = await aFollowedDeck(openStore);
    const [first] = copy.cards;
    await edit(0, { term: "mine" });
    await write(0, { term: "theirs" });
    const key = `term ${first?.id}`;
    await follower.take(copy.id, { theirs: [key] });
    await restore(2);
    await write(0, { definition: "more" });
    const { changes } = await follower.changes(copy.id);
    expect(changes).toMatchObject([
      { kind: "changed", clashes: [{ fields: [{ field: "term", base: first?.term, theirs: "theirs", mine: "mine" }] }] },
    ]);
    expect((await follower.take(copy.id)).cards[0]).toMatchObject({ term: "mine", definition: "more" });
  });

  test("asks again where a student kept the own words without any change of the copy, and restored what was before them", async () => {
    const { follower, copy, restore, write, edit } = await aFollowedDeck(openStore);
    await edit(0, { term: "mine" });
    await write(0, { term: "theirs" });
    expect(await follower.take(copy.id)).toMatchObject({ revision: 2 });
    await restore(1);
    expect((await follower.changes(copy.id)).changes).toMatchObject([{ kind: "changed", after: { term: "theirs" }, clashes: [] }]);
  });

  test("is offered new and removed cards again: the new ones come with the same ids", async () => {
    const { author, follower, original, copy, restore } = await aFollowedDeck(openStore);
    await author.edit(original.id, (deck) => ({ cards: [...deck.cards.slice(1), { term: "new", definition: "card" }] }));
    const taken = await follower.take(copy.id);
    expect((await restore(1)).cards).toEqual(copy.cards);
    expect((await follower.changes(copy.id)).changes.map(({ kind }) => kind)).toEqual(["added", "removed"]);
    expect((await follower.take(copy.id)).cards).toEqual(taken.cards);
  });

  test("can be undone itself: then nothing is offered, and nothing counts as edited", async () => {
    const { author, follower, original, copy, restore, write } = await aFollowedDeck(openStore);
    await write(0, { term: "first" });
    await follower.take(copy.id);
    await write(1, { term: "second" });
    const taken = await follower.take(copy.id);
    await restore(1);
    expect(await follower.following(copy.id)).toMatchObject({ changeCount: 2 });
    await restore(2);
    expect(await follower.following(copy.id)).toMatchObject({ changeCount: 1 });
    expect((await restore(3)).cards).toEqual(taken.cards);
    expect(await follower.following(copy.id)).toMatchObject({ changeCount: 0 });
    expect((await follower.edits(copy.id)).edits).toEqual([]);
    expect(uncopied(await follower.deck(copy.id))).toEqual(uncopied(await author.deck(original.id)));
  });

  test("keeps single restored cards as its student's own words", async () => {
    const { follower, copy, restore, write } = await aFollowedDeck(openStore);
    await write(0, { term: "first" });
    await follower.take(copy.id);
    const [first] = copy.cards;
    await restore(1, [first!.id]);
    expect(await follower.following(copy.id)).toMatchObject({ changeCount: 0 });
    await write(0, { term: "again" });
    expect((await follower.changes(copy.id)).changes).toMatchObject([
      { kind: "changed", clashes: [{ fields: [{ base: "first", theirs: "again", mine: first?.term }] }] },
    ]);
  });

  test("is offered the same after the versions between were thinned, and all of it is counted as storage", async () => {
    const { store, campus, bob, follower, copy, restore, versionBytes, write } = await aFollowedDeck(openStore);
    for (const term of ["one", "two", "three"]) {
      campus.clock.forward(3 * 60 * 1000);
      await follower.edit(copy.id, () => ({ title: term }));
      await write(0, { term });
      await follower.take(copy.id);
    }
    campus.clock.forward(3 * dayMs);
    expect(await thinOutAll({ store, clock: campus.clock.now })).toBeGreaterThan(0);
    expect((await storageUseOf(store.read, bob.uid)).versions).toBe(await versionBytes());
    // The first version of a day stays.
    expect((await restore(1)).cards).toEqual(copy.cards);
    expect(await follower.following(copy.id)).toMatchObject({ changeCount: 1 });
    expect((await follower.edits(copy.id)).edits).toEqual([]);
    expect((await storageUseOf(store.read, bob.uid)).versions).toBe(await versionBytes());
    expect((await follower.take(copy.id)).cards[0]?.term).toBe("three");
  });

  /** Bob's copy with what he took and some edits, and little storage: going back to the first version removes that version. */
  async function inLittleRoom(saves: number) {
    const all = await aFollowedDeck(openStore);
    const { store, bob, follower, copy, restore, versionBytes, write } = all;
    await write(0, { term: "first" });
    await follower.take(copy.id);
    for (let save = 0; save < saves; save += 1) await follower.edit(copy.id, (deck) => ({ cards: withCard(deck, 1, { extra: noise() }) }));
    const taken = await follower.deck(copy.id);
    const { decks, versions } = await storageUseOf(store.read, bob.uid);
    // The restored deck is shorter by one noise, and its version longer by one that is compressed.
    const share = decks + versions - noiseBytes;
    const restored = await restore(1, undefined, aCampus(store, { config: { storagePerStudent: share } }).as(bob.uid));
    expect(restored.cards).toEqual(copy.cards);
    expect(await follower.following(copy.id)).toMatchObject({ changeCount: 1 });
    expect((await follower.edits(copy.id)).edits).toEqual([]);
    expect((await storageUseOf(store.read, bob.uid)).versions).toBe(await versionBytes());
    return { ...all, taken };
  }

  test("is offered again what it took, also if its own save removes that version for lack of storage, and can be undone", async () => {
    const { follower, copy, restore, revisions, taken } = await inLittleRoom(8);
    const left = await revisions();
    expect(left).toContain(taken.revision);
    expect(left).not.toContain(1);
    expect((await restore(taken.revision)).cards).toEqual(taken.cards);
    expect(await follower.following(copy.id)).toMatchObject({ changeCount: 0 });
  });

  test("is offered again what it took, also if its own save leaves no version at all", async () => {
    const { follower, copy, revisions } = await inLittleRoom(1);
    expect(await revisions()).toEqual([]);
    expect((await follower.take(copy.id)).cards[0]?.term).toBe("first");
  });
});
