import { expect, test } from "vitest";

import { aCampus, jsonOf } from "../../../../test/a-campus.ts";
import { cards } from "../../../../test/a-deck.ts";
import { aFollower, withCard } from "../../../../test/a-follower.ts";
import { aGroup, putIntoGroup } from "../../../../test/a-group.ts";
import { describeEachDatabase, type OpenStore } from "../../../../test/databases.ts";
import { codeIn } from "../../../../test/signed-up.ts";

async function aSchool(openStore: OpenStore) {
  const store = await openStore();
  const campus = aCampus(store);
  const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
  return { store, ada, bob, author: aFollower(ada), follower: aFollower(bob) };
}

describeEachDatabase("what a follower edited", (openStore) => {
  test("is listed by the author's cards, and can be suggested with the words that the author has now", async () => {
    const { ada, bob, author, follower } = await aSchool(openStore);
    const original = await ada.deck({ title: "Cells", cards: cards(3), visibility: "Unlisted" });
    const copy = await follower.follow(original.id);
    expect((await follower.edits(copy.id)).edits).toEqual([]);
    await follower.edit(copy.id, (deck) => ({
      cards: [...withCard(deck, 1, { definition: "better" }), { term: "own", definition: "card" }],
    }));
    await author.edit(original.id, (deck) => ({ cards: withCard(deck, 2, { term: "theirs alone" }) }));
    const { edits, original: shown } = await follower.edits(copy.id);
    const [card] = [original.cards[1]!];
    expect(shown).toMatchObject({ id: original.id, author: "@ada" });
    expect(edits).toEqual([{ cardId: card.id, term: card.term, field: "definition", mine: "better", theirs: card.definition }]);

    const path = `/api/suggestions/${original.id}/${card.id}`;
    const changes = [{ field: "definition", base: card.definition, text: "better" }];
    expect((await bob.send("POST", path, { changes, sentence: "" })).status).toBe(201);
    const list = await jsonOf<{ suggestions: { id: string }[] }>(ada.get(`/api/users/${ada.uid}/decks/${original.id}/suggestions`));
    const decision = { decision: "accept", text: null, seen: null };
    const decided = await ada.send(
      "PUT",
      `/api/users/${ada.uid}/decks/${original.id}/suggestions/${list.suggestions[0]!.id}/decision`,
      decision,
    );
    expect(decided.status).toBe(200);
    expect((await follower.edits(copy.id)).edits).toEqual([]);
  });

  test("is closed to others, and of a deck that is not followed or not shared any more", async () => {
    const { ada, bob, follower } = await aSchool(openStore);
    const original = await ada.deck({ cards: cards(3), visibility: "Unlisted" });
    const copy = await follower.follow(original.id);
    const path = `/api/users/${bob.uid}/decks/${copy.id}/following/edits`;
    expect((await ada.get(path)).status).toBe(403);
    expect(await codeIn(await ada.get(`/api/users/${ada.uid}/decks/${original.id}/following/edits`))).toBe("deck/not-followed");
    await ada.show(original, "Private");
    expect(await codeIn(await bob.get(path))).toBe("deck/original-closed");
  });
});

describeEachDatabase("a card of a copy", (openStore) => {
  test("leads its student to the author's card, with the own edits; a card of one's own, and one that is closed, lead nowhere", async () => {
    const { ada, bob, author, follower } = await aSchool(openStore);
    const original = await ada.deck({ cards: cards(3), visibility: "Unlisted" });
    const copy = await follower.follow(original.id);
    const [first, second] = original.cards;
    const [mine] = copy.cards;
    const edited = await follower.edit(copy.id, (deck) => ({
      cards: [...withCard(deck, 0, { extra: "my note" }), { term: "own", definition: "card" }],
    }));
    expect(await jsonOf(follower.authorCard(copy.id, mine!.id))).toEqual({
      deckId: original.id,
      cardId: first!.id,
      edits: [{ cardId: first!.id, term: first!.term, field: "extra", mine: "my note", theirs: "" }],
    });
    expect(await jsonOf(follower.authorCard(copy.id, copy.cards[1]!.id))).toEqual({ deckId: original.id, cardId: second!.id, edits: [] });
    expect(await codeIn(await follower.authorCard(copy.id, edited.cards.at(-1)!.id))).toBe("card/not-found");
    expect((await ada.get(`/api/users/${bob.uid}/decks/${copy.id}/following/cards/${mine!.id}`)).status).toBe(403);
    expect(await jsonOf(bob.get(`/api/users/${bob.uid}/following`))).toEqual({ deckIds: [], allIds: [copy.id] });
    await author.edit(original.id, (deck) => ({ cards: deck.cards.slice(1) }));
    expect(await codeIn(await follower.authorCard(copy.id, mine!.id))).toBe("card/not-found");
    await ada.show(original, "Private");
    expect(await codeIn(await follower.authorCard(copy.id, copy.cards[1]!.id))).toBe("deck/original-closed");
    expect(await jsonOf(bob.get(`/api/users/${bob.uid}/following`))).toEqual({ deckIds: [], allIds: [] });
  });
});

describeEachDatabase("followed decks with changes", (openStore) => {
  test("are those whose authors saved since, until the changes are taken", async () => {
    const { ada, bob, author, follower } = await aSchool(openStore);
    const original = await ada.deck({ cards: cards(3), visibility: "Unlisted" });
    const copy = await follower.follow(original.id);
    expect(await follower.withChanges()).toEqual([]);
    await author.edit(original.id, (deck) => ({ cards: withCard(deck, 0, { term: "new word" }) }));
    expect(await follower.withChanges()).toEqual([copy.id]);
    expect((await ada.get(`/api/users/${bob.uid}/following`)).status).toBe(403);
    await follower.take(copy.id);
    expect(await follower.withChanges()).toEqual([]);
  });

  test("are not there for a save that leaves nothing to take, once that is caught up with", async () => {
    const { ada, author, follower } = await aSchool(openStore);
    const original = await ada.deck({ cards: cards(3), visibility: "Unlisted" });
    const copy = await follower.follow(original.id);
    await author.edit(original.id, (deck) => ({ cards: withCard(deck, 0, { term: "same word" }) }));
    const mine = await follower.edit(copy.id, (deck) => ({ cards: withCard(deck, 0, { term: "same word" }) }));
    const following = await follower.following(copy.id);
    expect(following).toMatchObject({ state: "open", changeCount: 0, catchUp: { sourceRevision: 2, revision: mine.revision } });
    if (following.state !== "open" || !following.catchUp) throw new Error("There is nothing to catch up with.");
    expect((await follower.sendTaking(copy.id, { ...following.catchUp, theirs: [], wanted: [] })).status).toBe(200);
    expect(await follower.withChanges()).toEqual([]);
    expect(await follower.deck(copy.id)).toEqual(mine);
    expect(await follower.following(copy.id)).not.toHaveProperty("catchUp");
  });

  test("are not those that are closed to the follower", async () => {
    const { store, ada, bob, author, follower } = await aSchool(openStore);
    const original = await ada.deck({ cards: cards(3), visibility: "Unlisted" });
    const group = await aGroup(store, { teachers: [ada], students: [bob] });
    await putIntoGroup(store, group, { id: original.id, owner: ada });
    const copy = await follower.follow(original.id);
    await author.edit(original.id, (deck) => ({ cards: withCard(deck, 0, { term: "new word" }) }));
    expect(await follower.withChanges()).toEqual([copy.id]);
    await ada.show(original, "Private");
    expect(await follower.withChanges()).toEqual([]);
  });
});
