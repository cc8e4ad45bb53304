import type { Card, CardInput } from "@recollect/domain/cards/card.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import { expect, test } from "vitest";

import { aCampus } from "../../../../test/a-campus.ts";
import { cards } from "../../../../test/a-deck.ts";
import { aFollower } from "../../../../test/a-follower.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";

/** What a student makes of a deck by chance: each text that is written is unlike any other, and is returned with its card. */
function editedByChance(deck: Deck, who: string, random: () => number): { cards: readonly CardInput[]; words: readonly string[] } {
  let next: readonly CardInput[] = deck.cards;
  const words: string[] = [];
  for (let step = 0; step < 1 + Math.floor(random() * 4); step += 1) {
    const at = Math.floor(random() * next.length);
    const card = next[at] as Card;
    const text = `${who} ${deck.revision} ${step}`;
    const dice = random();
    if (dice < 0.5) next = next.with(at, { ...card, [dice < 0.25 ? "term" : "definition"]: text });
    else if (dice < 0.7) next = [...next.slice(0, at), { term: text, definition: "new" }, ...next.slice(at)];
    else if (dice < 0.85 && next.length > 2) next = next.toSpliced(at, 1);
    else next = next.toReversed();
  }
  for (const { term, definition } of next) words.push(...[term, definition].filter((text) => text.startsWith(`${who} `)));
  return { cards: next, words };
}

const textsOf = (deck: Deck) => deck.cards.map(({ id: _id, ...content }) => content);

describeEachDatabase("following, by chance", (openStore) => {
  test("loses no word of the follower's, has every word of the author's or lists it, and takes nothing twice", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const [writer, follower] = [aFollower(ada), aFollower(bob)];
    const original = await ada.deck({ cards: cards(6), visibility: "Unlisted" });
    const copy = await follower.follow(original.id);
    const random = seededRandom(7);
    for (let round = 0; round < 25; round += 1) {
      let mine: readonly string[] = [];
      let theirs: readonly string[] = [];
      if (random() < 0.7)
        await follower.edit(copy.id, (deck) => {
          const edited = editedByChance(deck, "bob", random);
          mine = edited.words;
          return edited;
        });
      await writer.edit(original.id, (deck) => {
        const edited = editedByChance(deck, "ada", random);
        theirs = edited.words;
        return edited;
      });
      const listed = JSON.stringify((await follower.changes(copy.id)).changes);
      const taken = await follower.take(copy.id);
      const here = JSON.stringify(taken.cards);
      expect([round, mine.filter((word) => !here.includes(JSON.stringify(word)))]).toEqual([round, []]);
      const isNew = (word: string) => listed.includes(JSON.stringify(word)) || here.includes(JSON.stringify(word));
      expect(theirs.filter((word) => word.startsWith(`ada ${round + 1} `) && !isNew(word))).toEqual([]);
      expect((await follower.changes(copy.id)).changes).toEqual([]);
      expect(textsOf(await follower.take(copy.id))).toEqual(textsOf(taken));
    }
  });

  test("makes a copy that nobody edited the author's deck, whatever the author does", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const [author, follower] = [aFollower(ada), aFollower(bob)];
    const original = await ada.deck({ cards: cards(6), visibility: "Unlisted" });
    const copy = await follower.follow(original.id);
    const random = seededRandom(11);
    for (let round = 0; round < 15; round += 1) {
      const saved = await author.edit(original.id, (deck) => editedByChance(deck, "ada", random));
      expect(textsOf(await follower.take(copy.id))).toEqual(textsOf(saved));
    }
  });
});
