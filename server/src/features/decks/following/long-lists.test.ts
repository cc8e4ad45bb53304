import type { Card } from "@recollect/domain/cards/card.ts";
import type { AuthorChange } from "@recollect/domain/decks/following/merge-decks.ts";
import { clashKey } from "@recollect/domain/decks/following/merge-card.ts";
import { expect, test } from "vitest";

import { aCampus } from "../../../../test/a-campus.ts";
import { cards } from "../../../../test/a-deck.ts";
import { aFollower } from "../../../../test/a-follower.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";

/** Of a card that both changed, the list has four such texts, of one that I removed one. It has room for fifty. */
const long = "x".repeat(40_000);

const changed = (changes: readonly AuthorChange[]) => changes.filter((change) => change.kind === "changed");
const namesIn = (changes: readonly AuthorChange[]) => changed(changes).map(({ before }) => before.term);
const fieldsIn = (changes: readonly AuthorChange[]) => changed(changes).flatMap(({ clashes }) => clashes.flatMap(({ fields }) => fields));
const keysIn = (changes: readonly AuthorChange[]) =>
  changed(changes).flatMap(({ before, clashes }) => clashes.map((clash) => clashKey(before.id, clash)));

describeEachDatabase("changes that are too long to be listed at once", (openStore) => {
  async function aLongCopy(count: number) {
    const campus = aCampus(await openStore(), { config: { limits: false } });
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const [author, follower] = [aFollower(ada), aFollower(bob)];
    const original = await ada.deck({ cards: cards(count), visibility: "Unlisted" });
    const { id } = await follower.follow(original.id);
    const writes = (who: string) => (deck: { cards: readonly Card[] }) => ({
      cards: deck.cards.map((card) => ({ ...card, definition: `${who} ${card.term} ${long}` })),
    });
    await follower.edit(id, writes("mine"));
    await author.edit(original.id, writes("theirs"));
    return { author, follower, original, id, terms: original.cards.map(({ term }) => term) };
  }

  test("are asked about in portions: no question is lost, none comes twice, and none is decided before it was seen", async () => {
    const { author, follower, original, id, terms } = await aLongCopy(16);
    await author.edit(original.id, (deck) => ({ cards: deck.cards.map((card) => ({ ...card, extra: "a note" })) }));
    const first = await follower.changes(id);
    expect([first.changes.length + (first.waiting ?? 0), first.unlisted]).toEqual([16, 0]);
    expect(first.waiting).toBeGreaterThan(0);
    const after = await follower.take(id);
    // What needs no decision is taken with the first portion.
    expect(after.cards.every(({ extra, definition }) => extra === "a note" && definition.startsWith("mine "))).toBe(true);
    expect(await follower.following(id)).toMatchObject({ state: "open", changeCount: first.waiting });
    expect(await follower.withChanges()).toEqual([id]);

    const asked = [...namesIn(first.changes)];
    const theirs: string[] = [];
    for (let look = await follower.changes(id); look.changes.length > 0; look = await follower.changes(id)) {
      for (const { field, base } of fieldsIn(look.changes))
        expect([field, base]).toEqual(["definition", expect.stringMatching(/^Definition/)]);
      asked.push(...namesIn(look.changes));
      theirs.push(...namesIn(look.changes));
      await follower.take(id, { theirs: keysIn(look.changes) });
    }
    expect(asked.toSorted()).toEqual(terms.toSorted());
    const end = await follower.deck(id);
    expect(end.cards.filter(({ definition }) => definition.startsWith("theirs ")).map(({ term }) => term)).toEqual(theirs);
    expect(await follower.following(id)).toMatchObject({ state: "open", changeCount: 0 });
    expect(await follower.withChanges()).toEqual([]);
  });

  test("of cards that I removed are offered in portions too", async () => {
    const { follower, id, terms } = await aLongCopy(53);
    await follower.edit(id, (deck) => ({ cards: deck.cards.slice(0, 1) }));
    const offered: string[] = [];
    for (let look = await follower.changes(id); look.changes.length > 0; look = await follower.changes(id)) {
      offered.push(...look.changes.flatMap((change) => (change.kind === "away" ? change.card.term : [])));
      await follower.take(id);
    }
    expect(offered).toEqual(terms.slice(1));
    expect((await follower.deck(id)).cards).toHaveLength(1);
  });
});
