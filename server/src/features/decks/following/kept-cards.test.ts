import { AppError } from "@recollect/domain/errors/app-error.ts";
import { expect, test } from "vitest";

import { aCampus } from "../../../../test/a-campus.ts";
import { cards } from "../../../../test/a-deck.ts";
import { aFollower, withCard } from "../../../../test/a-follower.ts";
import { describeEachDatabase, type OpenStore } from "../../../../test/databases.ts";
import { duringTransaction } from "../../../../test/during-transaction.ts";
import { codeIn } from "../../../../test/signed-up.ts";
import { keepLeftCard } from "../taken/version-bases.store.ts";

/** Ada's deck, and Bob's copy of it. */
async function aFollowedDeck(openStore: OpenStore) {
  const store = await openStore();
  const campus = aCampus(store);
  const [ada, bob, carl] = [await campus.student("ada"), await campus.student("bob"), await campus.student("carl")];
  const [author, follower, third] = [aFollower(ada), aFollower(bob), aFollower(carl)];
  const original = await ada.deck({ title: "Cells", cards: cards(3), visibility: "Unlisted" });
  const copy = await follower.follow(original.id);
  return { store, ada, bob, author, follower, third, original, copy, key: { ownerId: bob.uid, id: copy.id } };
}

describeEachDatabase("a card that its author removed and its student kept", (openStore) => {
  test("is named in the copy until it is kept for good, and again when it comes back and leaves", async () => {
    const { ada, author, follower, third, original, copy } = await aFollowedDeck(openStore);
    const [first, second] = copy.cards;
    await follower.edit(copy.id, (deck) => ({ cards: withCard(deck, 0, { definition: "mine" }) }));
    expect(await follower.left(copy.id)).toEqual([]);
    await author.edit(original.id, (deck) => ({ cards: deck.cards.slice(1) }));
    expect((await follower.take(copy.id)).cards).toHaveLength(3);
    expect(await follower.left(copy.id)).toEqual([first?.id]);
    expect((await follower.keep(copy.id, second!.id)).status).toBe(204);
    expect(await follower.left(copy.id)).toEqual([first?.id]);
    expect((await follower.keep(copy.id, first!.id)).status).toBe(204);
    expect(await follower.left(copy.id)).toEqual([]);
    await author.edit(original.id, (deck) => ({ title: "More", cards: deck.cards }));
    await follower.take(copy.id);
    expect(await follower.left(copy.id)).toEqual([]);
    await author.edit(original.id, (deck) => ({ cards: [original.cards[0]!, ...deck.cards] }));
    await follower.take(copy.id);
    await author.edit(original.id, (deck) => ({ cards: deck.cards.slice(1) }));
    expect((await follower.take(copy.id)).cards[0]).toMatchObject({ id: first?.id, definition: "mine" });
    expect(await follower.left(copy.id)).toEqual([first?.id]);
    await follower.edit(copy.id, (deck) => ({ cards: deck.cards.slice(1) }));
    expect(await follower.left(copy.id)).toEqual([]);
    expect((await third.keep(copy.id, first!.id)).status).toBe(404);
    await ada.show(original, "Private");
    expect(await follower.left(copy.id)).toEqual([]);
  });

  test("is not kept for good if its student writes too much", async () => {
    const { author, follower, store, original, copy, key } = await aFollowedDeck(openStore);
    await follower.edit(copy.id, (deck) => ({ cards: withCard(deck, 0, { definition: "mine" }) }));
    await author.edit(original.id, (deck) => ({ cards: deck.cards.slice(1) }));
    const taken = await follower.take(copy.id);
    const { bytes } = await store.read.selectFrom("followedDecks").select("bytes").executeTakeFirstOrThrow();
    const count = (written: number) => {
      throw new AppError("deck/written-too-much", { details: { written } });
    };
    await expect(store.write(({ db }) => keepLeftCard(db, key, taken.cards[0]!.id, { share: Infinity, count }))).rejects.toMatchObject({
      code: "deck/written-too-much",
      details: { written: bytes },
    });
    expect(await follower.left(copy.id)).toEqual([taken.cards[0]!.id]);
  });

  test("stays kept for good when another tab takes the author's changes at that moment", async () => {
    const { author, follower, store, original, copy, key } = await aFollowedDeck(openStore);
    await follower.edit(copy.id, (deck) => ({ cards: withCard(deck, 0, { definition: "mine" }) }));
    await author.edit(original.id, (deck) => ({ cards: deck.cards.slice(1) }));
    const taken = await follower.take(copy.id);
    await author.edit(original.id, (deck) => ({ cards: withCard(deck, 0, { term: "theirs" }) }));
    const { sourceRevision, revision } = await follower.changes(copy.id);
    const taking = { sourceRevision, revision, theirs: [], wanted: [] };
    const reply = await duringTransaction(
      store,
      () => follower.sendTaking(copy.id, taking),
      async ({ db }, send) => {
        await keepLeftCard(db, key, taken.cards[0]!.id, { share: Infinity, count: () => {} });
        await send();
      },
    );
    expect([reply.status, await codeIn(reply)]).toEqual([409, "deck/original-changed"]);
    expect(await follower.following(copy.id)).toMatchObject({ changeCount: 1, left: [] });
    expect((await follower.take(copy.id)).cards[1]?.term).toBe("theirs");
    expect(await follower.left(copy.id)).toEqual([]);
  });

  test("stays kept for good whichever of two tabs comes first", async () => {
    const { author, follower, original, copy } = await aFollowedDeck(openStore);
    await follower.edit(copy.id, (deck) => ({ cards: withCard(deck, 0, { definition: "mine" }) }));
    await author.edit(original.id, (deck) => ({ cards: deck.cards.slice(1) }));
    const taken = await follower.take(copy.id);
    await author.edit(original.id, (deck) => ({ cards: withCard(deck, 0, { term: "theirs" }) }));
    const { sourceRevision, revision } = await follower.changes(copy.id);
    const [kept, reply] = await Promise.all([
      follower.keep(copy.id, taken.cards[0]!.id),
      follower.sendTaking(copy.id, { sourceRevision, revision, theirs: [], wanted: [] }),
    ]);
    expect(kept.status).toBe(204);
    expect([200, 409]).toContain(reply.status);
    expect(await follower.left(copy.id)).toEqual([]);
  });
});
