import type { CardInput } from "@recollect/domain/cards/card.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import fc from "fast-check";
import { expect, test } from "vitest";

import { aCampus, type CampusStudent } from "../../../../test/a-campus.ts";
import { cards } from "../../../../test/a-deck.ts";
import { aFollower } from "../../../../test/a-follower.ts";
import { describeEachDatabase, type OpenStore } from "../../../../test/databases.ts";

type Edit = { readonly kind: "term" | "definition" | "extra" | "tag" | "remove" | "add" | "move"; readonly at: number };

const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom("term", "definition", "extra", "tag", "remove", "add", "move"),
  at: fc.nat({ max: 5 }),
});
const edits = fc.array(edit, { minLength: 1, maxLength: 4 });
const maybeEdits = fc.oneof(fc.constant([]), edits);

/** Each run makes decks and sends some twenty requests. What does not fit into the time is left for the next run of the tests. */
const bounded = { numRuns: 12, interruptAfterTimeLimit: 15_000 } as const;

/** The cards after somebody's edits: each text is unlike any other. */
function edited(deck: Pick<Deck, "cards">, who: string, list: readonly Edit[]): readonly CardInput[] {
  let next: readonly CardInput[] = deck.cards;
  for (const [step, { kind, at }] of list.entries()) {
    const index = at % next.length;
    const card = next[index];
    const text = `${who} ${step}`;
    if (kind === "add") next = next.toSpliced(index, 0, { term: text, definition: "new" });
    else if (!card) continue;
    else if (kind === "remove") next = next.length > 1 ? next.toSpliced(index, 1) : next;
    else if (kind === "move") next = [card, ...next.toSpliced(index, 1)];
    else
      next = next.with(
        index,
        kind === "tag" ? { ...card, tags: [...new Set([...(card.tags ?? []), `tag${at}`])] } : { ...card, [kind]: text },
      );
  }
  return next;
}

const contentOf = ({ title, description, cards: all }: Deck) => ({
  title,
  description,
  cards: all.map(({ id: _id, ...content }) => content),
});

/** The words of somebody on cards, each a JSON text. */
function wordsOf(who: string, list: readonly CardInput[]): string[] {
  return list.flatMap(({ term, definition, extra = "" }) => [term, definition, extra]).filter((text) => text.startsWith(`${who} `));
}

/** Ada, whose decks are followed, and two followers. */
async function aSchool(openStore: OpenStore) {
  const campus = aCampus(await openStore(), { config: { limits: false } });
  const [ada, bob, eve] = [await campus.student("ada"), await campus.student("bob"), await campus.student("eve")];
  const writesTo = (student: CampusStudent, id: number) => (who: string, list: readonly Edit[]) =>
    aFollower(student).edit(id, (deck) => ({ cards: edited(deck, who, list) }));
  return {
    /** A new deck of Ada, and the copies of both followers. */
    async aDeck() {
      const original = await ada.deck({ title: "Sky", cards: cards(4), visibility: "Unlisted" });
      const sides = await Promise.all(
        [bob, eve].map(async (student) => {
          const follower = aFollower(student);
          const { id } = await follower.follow(original.id);
          return { id, ...follower, writes: writesTo(student, id) };
        }),
      );
      return { author: writesTo(ada, original.id), follower: sides[0]!, another: sides[1]! };
    },
  };
}

describeEachDatabase("merging, through the routes", (openStore) => {
  test("changes nothing if the author changed nothing", async () => {
    const school = await aSchool(openStore);
    await fc.assert(
      fc.asyncProperty(maybeEdits, async (mine) => {
        const { follower } = await school.aDeck();
        const before = await follower.writes("mine", mine);
        expect((await follower.changes(follower.id)).changes).toEqual([]);
        expect(await follower.take(follower.id)).toEqual(before);
      }),
      bounded,
    );
  });

  test("is the same twice as once, and loses no word of mine and none of the author's", async () => {
    const school = await aSchool(openStore);
    await fc.assert(
      fc.asyncProperty(maybeEdits, edits, async (mine, theirs) => {
        const { author, follower } = await school.aDeck();
        const own = await follower.writes("mine", mine);
        const saved = await author("theirs", theirs);
        const listed = JSON.stringify((await follower.changes(follower.id)).changes);
        const taken = await follower.take(follower.id);
        const here = JSON.stringify(taken.cards);
        const missing = (words: readonly string[], where: string) => words.filter((word) => !where.includes(JSON.stringify(word)));
        expect(missing(wordsOf("mine", own.cards), here)).toEqual([]);
        expect(missing(wordsOf("theirs", saved.cards), here + listed)).toEqual([]);
        expect((await follower.changes(follower.id)).changes).toEqual([]);
        expect(contentOf(await follower.take(follower.id))).toEqual(contentOf(taken));
      }),
      bounded,
    );
  });

  test("makes a copy that nobody edited the author's deck, whether two saves are taken one by one or together", async () => {
    const school = await aSchool(openStore);
    await fc.assert(
      fc.asyncProperty(edits, edits, async (first, second) => {
        const { author, follower, another } = await school.aDeck();
        await author("first", first);
        await follower.take(follower.id);
        const saved = await author("second", second);
        const [oneByOne, together] = [await follower.take(follower.id), await another.take(another.id)];
        expect([contentOf(oneByOne), contentOf(together)]).toEqual([contentOf(saved), contentOf(saved)]);
      }),
      bounded,
    );
  });

  test("takes what two saves changed on cards that I left alone, however my own edits lie between", async () => {
    const school = await aSchool(openStore);
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 3 }), fc.nat({ max: 3 }), async (mineAt, theirsAt) => {
        const { author, follower, another } = await school.aDeck();
        for (const one of [follower, another]) await one.writes("mine", [{ kind: "term", at: mineAt }]);
        await author("first", [{ kind: "definition", at: theirsAt }]);
        await follower.take(follower.id);
        await author("second", [{ kind: "extra", at: theirsAt }]);
        const [oneByOne, together] = [await follower.take(follower.id), await another.take(another.id)];
        expect(contentOf(oneByOne)).toEqual(contentOf(together));
        expect(oneByOne.cards[theirsAt]).toMatchObject({ definition: "first 0", extra: "second 0" });
        expect(oneByOne.cards[mineAt]).toMatchObject({ term: "mine 0" });
      }),
      bounded,
    );
  });
});
