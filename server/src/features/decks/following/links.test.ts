import type { Deck } from "@recollect/domain/decks/deck.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../../../test/a-campus.ts";
import { cards } from "../../../../test/a-deck.ts";
import { aFollower, withCard } from "../../../../test/a-follower.ts";
import { aGroup, leaveGroup, putIntoGroup } from "../../../../test/a-group.ts";
import { actOnDeck, makeModerator } from "../../../../test/a-moderator.ts";
import { inText, sentPicture } from "../../../../test/a-picture.ts";
import { describeEachDatabase, type OpenStore } from "../../../../test/databases.ts";
import { codeIn } from "../../../../test/signed-up.ts";

async function aSchool(openStore: OpenStore) {
  const store = await openStore();
  const campus = aCampus(store);
  const [ada, bob, carl] = [await campus.student("ada"), await campus.student("bob"), await campus.student("carl")];
  return { store, campus, ada, bob, carl, author: aFollower(ada), follower: aFollower(bob), third: aFollower(carl) };
}

const shared = (student: CampusStudent, count = 3) => student.deck({ title: "Cells", cards: cards(count), visibility: "Unlisted" });
const terms = (deck: Deck) => deck.cards.map(({ term }) => term);

describeEachDatabase("a link to an author's deck", (openStore) => {
  test("is closed while the deck is Private or taken down, says nothing of it, and is open again afterwards", async () => {
    const { store, ada, bob, carl, author, follower } = await aSchool(openStore);
    await makeModerator(store, carl);
    const original = await shared(ada);
    const copy = await follower.follow(original.id);
    await author.edit(original.id, (deck) => ({ title: "Secret", cards: withCard(deck, 0, { term: "secret" }) }));
    await ada.show(original, "Private");
    expect(await follower.following(copy.id)).toEqual({ state: "closed", original: null });
    const path = `/api/users/${bob.uid}/decks/${copy.id}/following`;
    expect(await codeIn(await bob.get(`${path}/changes`))).toBe("deck/original-closed");
    expect(await codeIn(await follower.sendTaking(copy.id, { sourceRevision: 2, revision: 1, theirs: [], wanted: [] }))).toBe(
      "deck/original-closed",
    );
    expect(await follower.deck(copy.id)).toEqual(copy);
    await ada.show(original, "Public");
    expect(await follower.following(copy.id)).toMatchObject({ state: "open", changeCount: 2 });
    expect((await actOnDeck(carl, original.id, "take-down")).status).toBe(200);
    expect(await follower.following(copy.id)).toEqual({ state: "closed", original: null });
  });

  test("takes nothing of a deck that is withdrawn between looking and taking", async () => {
    const { ada, author, follower } = await aSchool(openStore);
    const original = await shared(ada);
    const copy = await follower.follow(original.id);
    await author.edit(original.id, (deck) => ({ cards: withCard(deck, 0, { term: "secret" }) }));
    const { sourceRevision, revision } = await follower.changes(copy.id);
    await ada.show(original, "Private");
    const reply = await follower.sendTaking(copy.id, { sourceRevision, revision, theirs: [], wanted: [] });
    expect([reply.status, await codeIn(reply)]).toEqual([409, "deck/original-closed"]);
    expect(JSON.stringify(await follower.deck(copy.id))).not.toContain("secret");
  });

  test("is closed once the deck is in the trash, and open again when it is restored and shared", async () => {
    const { ada, follower } = await aSchool(openStore);
    const original = await shared(ada);
    const copy = await follower.follow(original.id);
    await ada.send("DELETE", `/api/users/${ada.uid}/decks/${original.id}`);
    expect(await follower.following(copy.id)).toEqual({ state: "closed", original: null });
    const back = await jsonOf<Deck>(ada.send("POST", `/api/users/${ada.uid}/trash/${original.id}/restore`));
    await ada.show(back, "Unlisted");
    expect(await follower.following(copy.id)).toMatchObject({ state: "open", changeCount: 0 });
  });

  test("stays closed after its author's account is deleted, and the copy stays whole", async () => {
    const { store, ada, follower } = await aSchool(openStore);
    const original = await shared(ada);
    const copy = await follower.follow(original.id);
    await store.write(({ db }) => db.deleteFrom("users").where("id", "=", ada.uid).execute());
    expect(await follower.following(copy.id)).toEqual({ state: "closed", original: null });
    expect(terms(await follower.deck(copy.id))).toEqual(terms(copy));
    expect(await store.read.selectFrom("followedDecks").select("sourceOwnerId").execute()).toEqual([{ sourceOwnerId: null }]);
  });

  test("goes with the follower's account", async () => {
    const { store, ada, bob, follower } = await aSchool(openStore);
    await follower.follow((await shared(ada)).id);
    await store.write(({ db }) => db.deleteFrom("users").where("id", "=", bob.uid).execute());
    expect(await store.read.selectFrom("followedDecks").selectAll().execute()).toEqual([]);
  });

  test("stays with the copy in the trash, and comes back with it", async () => {
    const { ada, bob, author, follower } = await aSchool(openStore);
    const original = await shared(ada);
    const copy = await follower.follow(original.id);
    await bob.send("DELETE", `/api/users/${bob.uid}/decks/${copy.id}`);
    await author.edit(original.id, (deck) => ({ cards: withCard(deck, 0, { term: "new word" }) }));
    const back = await jsonOf<Deck>(bob.send("POST", `/api/users/${bob.uid}/trash/${copy.id}/restore`));
    expect(terms(await follower.take(back.id))[0]).toBe("new word");
  });

  test("ends when its student wants it, with nothing changed", async () => {
    const { ada, bob, follower } = await aSchool(openStore);
    const copy = await follower.follow((await shared(ada)).id);
    const path = `/api/users/${bob.uid}/decks/${copy.id}/following`;
    expect((await bob.send("DELETE", path)).status).toBe(204);
    expect(await codeIn(await bob.send("DELETE", path))).toBe("deck/not-followed");
    expect(await follower.following(copy.id)).toMatchObject({ state: "none", original: { author: "@ada" } });
    expect(await follower.deck(copy.id)).toEqual(copy);
  });

  test("is refused for an own deck, and for a Private one of somebody else", async () => {
    const { ada, author, follower } = await aSchool(openStore);
    expect(await codeIn(await author.sendFollow((await shared(ada)).id))).toBe("deck/own-not-saved");
    const closed = await ada.deck();
    expect(await codeIn(await author.sendFollow(closed.id))).toBe("deck/own-not-saved");
    expect(await codeIn(await follower.sendFollow(closed.id))).toBe("deck/not-found");
  });

  test("is refused for a deck that is only in a group, like a copy, and an older copy of it can't be linked", async () => {
    const { store, ada, bob, follower, third } = await aSchool(openStore);
    const original = await shared(ada);
    const copy = await jsonOf<Deck>(bob.send("POST", `/api/library/${original.id}/copies`), 201);
    await ada.show(original, "Private");
    const group = await aGroup(store, { teachers: [ada], students: [bob] });
    await putIntoGroup(store, group, { id: original.id, owner: ada });
    for (const way of ["followers", "copies"]) {
      const reply = await bob.send("POST", `/api/library/${original.id}/${way}`);
      expect([way, reply.status, await codeIn(reply)]).toEqual([way, 403, "deck/read-only"]);
    }
    expect(await codeIn(await third.sendFollow(original.id))).toBe("deck/not-found");
    expect(await follower.following(copy.id)).toEqual({ state: "none", original: null });
    expect(await codeIn(await bob.send("PUT", `/api/users/${bob.uid}/decks/${copy.id}/following`))).toBe("deck/no-original");
  });

  test("takes nothing once the deck is only in a group, where its follower reads it by name, and nothing by name after leaving", async () => {
    const { store, ada, bob, author, follower } = await aSchool(openStore);
    const original = await shared(ada);
    const copy = await follower.follow(original.id);
    await follower.edit(copy.id, (deck) => ({ cards: withCard(deck, 1, { definition: "mine" }) }));
    const group = await aGroup(store, { teachers: [ada], students: [bob] });
    await putIntoGroup(store, group, { id: original.id, owner: ada });
    await ada.show(original, "Private");
    await author.edit(original.id, (deck) => ({ cards: withCard(deck, 2, { term: "for the group" }) }));
    const path = `/api/users/${bob.uid}/decks/${copy.id}/following`;
    const shown = { id: original.id, title: "Cells", author: "@ada" };
    expect(await follower.following(copy.id)).toEqual({ state: "closed", original: shown });
    expect(await follower.withChanges()).toEqual([]);
    for (const what of ["changes", "edits"]) expect(await codeIn(await bob.get(`${path}/${what}`))).toBe("deck/original-closed");
    expect(await codeIn(await follower.sendTaking(copy.id, { sourceRevision: 2, revision: 2, theirs: [], wanted: [] }))).toBe(
      "deck/original-closed",
    );
    expect(terms(await follower.deck(copy.id))).toEqual(terms(copy));

    await leaveGroup(store, group, bob);
    expect(await follower.following(copy.id)).toEqual({ state: "closed", original: null });
    await ada.show(original, "Unlisted");
    const taken = await follower.take(copy.id);
    expect([taken.cards[1]?.definition, taken.cards[2]?.term]).toEqual(["mine", "for the group"]);
  });

  test("says nothing of a deck that a moderator took down, also to a member of its group", async () => {
    const { store, ada, bob, carl, follower } = await aSchool(openStore);
    await makeModerator(store, carl);
    const original = await shared(ada);
    const group = await aGroup(store, { teachers: [ada], students: [bob] });
    await putIntoGroup(store, group, { id: original.id, owner: ada });
    const copy = await follower.follow(original.id);
    expect((await actOnDeck(carl, original.id, "take-down")).status).toBe(200);
    expect(await follower.following(copy.id)).toEqual({ state: "closed", original: null });
  });

  test("is one step long: a follower's follower gets the words when the one between has taken them", async () => {
    const { ada, bob, author, follower, third } = await aSchool(openStore);
    const original = await shared(ada);
    const second = await follower.follow(original.id);
    await bob.show(second, "Unlisted");
    const last = await third.follow(second.id);
    await author.edit(original.id, (deck) => ({ cards: withCard(deck, 0, { term: "new word" }) }));
    expect(await third.following(last.id)).toMatchObject({ original: { author: "@bob" }, changeCount: 0 });
    await follower.take(second.id);
    expect(terms(await third.take(last.id))[0]).toBe("new word");
  });

  test("never makes two decks follow each other", async () => {
    const { store, ada, bob, follower } = await aSchool(openStore);
    const original = await shared(ada);
    const copy = await follower.follow(original.id);
    await bob.show(copy, "Unlisted");
    const forged = JSON.stringify({ originalId: copy.id, originalAuthor: "@bob", copiedAt: 1 });
    await store.write(({ db }) => db.updateTable("decks").set({ copiedFrom: forged }).where("id", "=", original.id).execute());
    const reply = await ada.send("PUT", `/api/users/${ada.uid}/decks/${original.id}/following`);
    expect([reply.status, await codeIn(reply)]).toEqual([409, "deck/follows-itself"]);
  });

  test("can be made for an old copy: equal cards are known, removed ones stay away, and the rest is asked about once", async () => {
    const { ada, bob, author, follower } = await aSchool(openStore);
    const original = await shared(ada, 4);
    const copy = await jsonOf<Deck>(bob.send("POST", `/api/library/${original.id}/copies`), 201);
    await follower.edit(copy.id, (deck) => ({ cards: withCard(deck, 1, { definition: "mine" }).slice(0, 3) }));
    await author.edit(original.id, (deck) => ({ cards: [...withCard(deck, 0, { term: "theirs" }), { term: "new", definition: "card" }] }));
    const path = `/api/users/${bob.uid}/decks/${copy.id}/following`;
    expect(await follower.following(copy.id)).toMatchObject({ state: "none", original: { id: original.id, author: "@ada" } });
    expect(await jsonOf(bob.send("PUT", path))).toMatchObject({ state: "open" });
    const { changes } = await follower.changes(copy.id);
    expect(changes.map(({ kind }) => kind)).toEqual(["changed", "changed", "added"]);
    expect(changes.slice(0, 2)).toMatchObject([
      { clashes: [{ fields: [{ field: "term", base: null, theirs: "theirs", mine: original.cards[0]?.term }] }] },
      { clashes: [{ fields: [{ field: "definition", base: null, theirs: original.cards[1]?.definition, mine: "mine" }] }] },
    ]);
    const taken = await follower.take(copy.id, { theirs: [`term ${copy.cards[0]?.id}`] });
    expect(taken.cards.map(({ term, definition }) => [term, definition])).toEqual([
      ["theirs", original.cards[0]?.definition],
      [original.cards[1]?.term, "mine"],
      [original.cards[2]?.term, original.cards[2]?.definition],
      ["new", "card"],
    ]);
    expect((await follower.changes(copy.id)).changes).toEqual([]);
  });

  test("brings pictures with the words, which stay after the author withdraws the deck", async () => {
    const { campus, ada, bob, author, follower } = await aSchool(openStore);
    const original = await shared(ada);
    const copy = await follower.follow(original.id);
    const picture = await sentPicture(campus, ada);
    await author.edit(original.id, (deck) => ({ cards: withCard(deck, 0, { definition: inText(picture) }) }));
    const taken = await follower.take(copy.id);
    expect(taken.cards[0]?.definition).toBe(inText(picture));
    await ada.show(original, "Private");
    expect((await bob.get(`/api/media/${picture.id}.png`)).status).toBe(200);
  });

  test("leaves a studied card that the author removed, and its progress", async () => {
    const { ada, bob, author, follower, store } = await aSchool(openStore);
    const original = await shared(ada);
    const copy = await follower.follow(original.id);
    const cardId = copy.cards[0]?.id ?? "";
    const entry = { id: "first", deckKey: deckKeyOf(bob.uid, copy.id), cardId, at: Date.now(), kind: "answer", source: "study" };
    expect((await bob.send("POST", "/api/study/entries", { entries: [{ ...entry, rating: "good", tookMs: 900 }] })).status).toBe(200);
    await author.edit(original.id, (deck) => ({ cards: deck.cards.slice(2) }));
    expect((await follower.changes(copy.id)).changes).toMatchObject([{ kind: "stays", why: "studied" }, { kind: "removed" }]);
    const taken = await follower.take(copy.id);
    expect(taken.cards.map(({ id }) => id)).toEqual([cardId, copy.cards[2]?.id]);
    expect((await follower.changes(copy.id)).left).toEqual([cardId]);
    expect(await store.read.selectFrom("studyCards").select(["cardId", "isPresent"]).execute()).toEqual([{ cardId, isPresent: 1 }]);
  });
});
