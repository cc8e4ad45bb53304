import type { VersionSummary } from "@recollect/domain/decks/history/version.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf } from "../../../../test/a-campus.ts";
import { cards } from "../../../../test/a-deck.ts";
import { aFollower, withCard } from "../../../../test/a-follower.ts";
import { describeEachDatabase, type OpenStore } from "../../../../test/databases.ts";
import { codeIn } from "../../../../test/signed-up.ts";

/** Ada's deck, of which one card was changed, and Bob's copy, in which he wrote words of his own and has looked at the change. */
async function aLookedAtCopy(openStore: OpenStore, count = 4) {
  const campus = aCampus(await openStore(), { config: { limits: false } });
  const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
  const [author, follower] = [aFollower(ada), aFollower(bob)];
  const original = await ada.deck({ title: "Cells", cards: cards(count), visibility: "Unlisted" });
  const copy = await follower.follow(original.id);
  const before = await follower.edit(copy.id, (deck) => ({ cards: withCard(deck, 1, { definition: "my words" }) }));
  await author.edit(original.id, (deck) => ({ cards: withCard(deck, 0, { term: "their words" }) }));
  const { sourceRevision, revision } = await follower.changes(copy.id);
  const send = () => follower.sendTaking(copy.id, { sourceRevision, revision, theirs: [], wanted: [] });
  const own = `/api/users/${ada.uid}/decks/${original.id}`;
  const versions = () => jsonOf<VersionSummary[]>(bob.get(`/api/users/${bob.uid}/decks/${copy.id}/versions`));
  /** Whether the deck was taken; a refusal has changed nothing. */
  const outcomeOf = async (reply: Response) => {
    const now = await follower.deck(copy.id);
    return reply.ok ? { taken: now.cards[0]?.term } : { code: await codeIn(reply), isUnchanged: now.revision === before.revision };
  };
  return { ada, bob, author, follower, original, copy, send, own, versions, outcomeOf };
}

const taken = { taken: "their words" };
const refused = { code: "deck/original-changed", isUnchanged: true };

describeEachDatabase("a taking", (openStore) => {
  test("in two tabs at once is one save with one version, and the other tab is told", async () => {
    const { send, versions, follower, copy } = await aLookedAtCopy(openStore);
    const count = (await versions()).length;
    const replies = await Promise.all([send(), send()]);
    const outcomes = await Promise.all(replies.map(async (reply) => (reply.ok ? "taken" : codeIn(reply))));
    expect(outcomes.toSorted()).toEqual(["deck/original-changed", "taken"]);
    expect(await versions()).toHaveLength(count + 1);
    expect(await follower.following(copy.id)).toMatchObject({ changeCount: 0 });
  });

  test("is refused while the deck is Private, and goes on when it is shared again", async () => {
    const { ada, original, send, outcomeOf, follower, copy } = await aLookedAtCopy(openStore);
    await ada.show(original, "Private");
    expect(await outcomeOf(await send())).toEqual({ code: "deck/original-closed", isUnchanged: true });
    await ada.show(original, "Public");
    expect((await follower.take(copy.id)).cards.slice(0, 2)).toMatchObject([{ term: "their words" }, { definition: "my words" }]);
  });

  test("is refused while the deck is in the trash, and goes on when its author restores it", async () => {
    const { ada, original, own, send, outcomeOf, follower, copy } = await aLookedAtCopy(openStore);
    expect((await ada.send("DELETE", own)).ok).toBe(true);
    expect(await outcomeOf(await send())).toEqual({ code: "deck/original-closed", isUnchanged: true });
    expect(await follower.following(copy.id)).toEqual({ state: "closed", original: null });
    expect((await ada.send("POST", `/api/users/${ada.uid}/trash/${original.id}/restore`)).ok).toBe(true);
    await ada.show(original, "Unlisted");
    expect((await follower.take(copy.id)).cards.slice(0, 2)).toMatchObject([{ term: "their words" }, { definition: "my words" }]);
  });

  test("of what the author took back by restoring a version is refused, and leaves nothing to take", async () => {
    const { ada, own, send, outcomeOf, follower, original, copy } = await aLookedAtCopy(openStore);
    await jsonOf(ada.send("POST", `${own}/versions/1/restore`, undefined, { "if-match": `"2"` }));
    expect(await outcomeOf(await send())).toEqual(refused);
    const now = await follower.following(copy.id);
    expect(now).toMatchObject({ state: "open", changeCount: 0 });
    expect((await follower.deck(copy.id)).cards.map(({ term }) => term)).toEqual(original.cards.map(({ term }) => term));
  });

  test("of a deck whose author changes thousands of cards at that moment comes whole or not at all", async () => {
    const { author, original, send, outcomeOf, follower, copy } = await aLookedAtCopy(openStore, 3000);
    const [reply] = await Promise.all([
      send(),
      author.edit(original.id, (deck) => ({ cards: deck.cards.map((card, at) => ({ ...card, definition: `new ${at}` })) })),
    ]);
    expect([taken, refused]).toContainEqual(await outcomeOf(reply));
    const now = await follower.take(copy.id);
    expect(now.cards.map(({ definition }) => definition)).toEqual(original.cards.map((_card, at) => (at === 1 ? "my words" : `new ${at}`)));
  });

  test("of a deck whose author empties it but for one new card keeps what I edited, and says which cards those are", async () => {
    const { author, original, send, outcomeOf, follower, copy } = await aLookedAtCopy(openStore, 50);
    const [reply] = await Promise.all([send(), author.edit(original.id, () => ({ cards: [{ term: "only", definition: "card" }] }))]);
    expect([taken, refused]).toContainEqual(await outcomeOf(reply));
    const now = await follower.take(copy.id);
    expect(now.cards.map(({ term }) => term).toSorted()).toEqual([original.cards[1]!.term, "only"].toSorted());
    expect(await follower.left(copy.id)).toEqual([copy.cards[1]!.id]);
  });
});
