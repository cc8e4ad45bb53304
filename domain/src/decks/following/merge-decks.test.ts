import { describe, expect, test } from "vitest";
import type { Card } from "../../cards/card.ts";
import { CARD } from "../../limits/limits.ts";
import { applyPatch, type DeckContent } from "../deck-patch.ts";
import { clashKey, mergeCard, withTheirs } from "./merge-card.ts";
import { mergeDecks, type FollowedMergeInput } from "./merge-decks.ts";

const card: Card = { id: "a", term: "cell", definition: "unit of life" };
const deck = (cards: readonly Card[], title = "Cells"): DeckContent => ({ title, description: "", cards });
const named = (id: string): Card => ({ id, term: id, definition: `${id}.` });
const [a, b, c, d] = ["a", "b", "c", "d"].map(named) as [Card, Card, Card, Card];

type Decks = Partial<Omit<FollowedMergeInput, "mine">> & { base: DeckContent; mine: DeckContent; theirs: DeckContent };

function merged(input: Decks) {
  const mine = { ...input.mine, revision: 1 };
  const { patch, changes } = mergeDecks({ isStudied: () => false, ...input, mine });
  return { deck: applyPatch(mine, patch, () => null).deck, changes };
}
const idsOf = ({ cards }: DeckContent) => cards.map(({ id }) => id).join("");

describe("a card", () => {
  test("takes the author's term and keeps my definition", () => {
    const result = mergeCard(card, { ...card, definition: "mine" }, { ...card, term: "cell (biology)" });
    expect(result).toEqual({ card: { ...card, term: "cell (biology)", definition: "mine" }, clashes: [] });
  });

  test("keeps my text where both changed it, with all three listed", () => {
    const result = mergeCard(card, { ...card, definition: "mine" }, { ...card, definition: "theirs" });
    expect(result.card.definition).toBe("mine");
    expect(result.clashes).toEqual([{ fields: [{ field: "definition", base: "unit of life", theirs: "theirs", mine: "mine" }] }]);
  });

  test("has no clash where both changed it alike", () => {
    const same = { ...card, definition: "alike" };
    expect(mergeCard(card, same, { ...same })).toEqual({ card: same, clashes: [] });
  });

  test("has the tags that either added, without those that either removed", () => {
    const base = { ...card, tags: ["old", "both"] };
    const result = mergeCard(base, { ...card, tags: ["both", "mine"] }, { ...card, tags: ["old", "theirs"] });
    expect(result).toEqual({ card: { ...card, tags: ["mine", "theirs"] }, clashes: [] });
  });

  test("keeps my tags, and lists the author's, where together they are too many", () => {
    const many = (who: string) => Array.from({ length: CARD.maxTags }, (_, at) => `${who}${at}`);
    const result = mergeCard(card, { ...card, tags: many("m") }, { ...card, tags: many("t") });
    expect(result.card.tags).toEqual(many("m"));
    expect(result.clashes).toMatchObject([{ fields: [{ field: "tags", theirs: many("t") }] }]);
  });

  test("never has my masks on another picture of the author's", () => {
    const base = { ...card, term: "![heart](media/one.png)", masks: ["1 rect 0 0 9 9"] };
    const [mine, theirs] = [
      { ...base, masks: ["1 rect 5 5 9 9"] },
      { ...base, term: "![heart](media/two.png)" },
    ];
    const result = mergeCard(base, mine, theirs);
    expect(result.card).toEqual(mine);
    expect(result.clashes.map(({ fields }) => fields.map(({ field }) => field))).toEqual([["term", "masks"]]);
  });

  test("takes the author's masks if I only corrected a word beside the same picture", () => {
    const base = { ...card, term: "![heart](media/one.png) hart" };
    const theirs = { ...base, masks: ["1 rect 5 5 9 9"] };
    const result = mergeCard(base, { ...base, term: "![heart](media/one.png) heart" }, theirs);
    expect(result).toEqual({ card: { ...theirs, term: "![heart](media/one.png) heart" }, clashes: [] });
  });

  test("stays mine if our sides would not make a card together", () => {
    const base = { ...card, term: "a {{c1::cell}}" };
    const [mine, theirs] = [
      { ...base, definition: "" },
      { ...base, term: "a cell" },
    ];
    const result = mergeCard(base, mine, theirs);
    expect(result.card).toEqual(mine);
    expect(result.clashes.map(({ fields }) => fields.map(({ field }) => field))).toEqual([["term", "definition"]]);
  });

  test("keeps a term that only I changed if the author's other side can't go with it: both are decided as one", () => {
    const base = { ...card, term: "a {{c1::cell}}" };
    const [mine, theirs] = [
      { ...base, term: "a cell", definition: "my unit" },
      { ...base, definition: "" },
    ];
    const { card: here, clashes } = mergeCard(base, mine, theirs);
    expect(here).toEqual(mine);
    expect(clashes.map(({ fields }) => fields.map(({ field }) => field))).toEqual([["term", "definition"]]);
    expect(withTheirs(here, theirs, clashes)).toEqual(theirs);
  });

  test("has the author's definition where a term of theirs needs one and mine is empty, with masks that stay mine", () => {
    const [mine, theirs] = [
      { ...card, term: "my {{c1::cell}}", definition: "", masks: ["1 rect 0 0 9 9"] },
      { ...card, term: "their cell" },
    ];
    const { card: here, clashes } = mergeCard({ ...card, masks: ["1 rect 5 5 9 9"] }, mine, { ...theirs, masks: ["1 rect 5 5 9 9"] });
    expect(clashes.map(({ fields }) => fields.map(({ field }) => field))).toEqual([["term"]]);
    expect(withTheirs(here, theirs, clashes)).toEqual({ ...theirs, masks: mine.masks });
  });

  test("stays as it is if it was edited since, so that the author's side would leave it without a definition", () => {
    const fields = [{ field: "definition", base: "unit of life", theirs: "", mine: "my unit" }] as const;
    expect(withTheirs({ ...card, definition: "my unit" }, { ...card, term: "a {{c1::cell}}", definition: "" }, [{ fields }])).toEqual({
      ...card,
      definition: "my unit",
    });
  });

  test("without a base is asked about in every field that differs", () => {
    const result = mergeCard(null, card, { ...card, definition: "theirs", extra: "more" });
    expect(result.card).toEqual(card);
    expect(result.clashes.map((clash) => clashKey("a", clash))).toEqual(["definition a", "extra a"]);
  });
});

describe("a deck", () => {
  test("has the author's new cards behind those that they follow there, and mine where I put them", () => {
    const result = merged({ base: deck([a, b]), mine: deck([a, named("m"), b]), theirs: deck([named("x"), a, b, named("y")]) });
    expect(idsOf(result.deck)).toBe("xamby");
  });

  test("has a new card behind the nearest one that I have, if I removed the one that it follows", () => {
    const result = merged({ base: deck([a, b, c]), mine: deck([a, c]), theirs: deck([a, b, named("x"), c]) });
    expect(idsOf(result.deck)).toBe("axc");
  });

  test("is in the author's order, with a card of mine behind the one that it follows", () => {
    const result = merged({ base: deck([a, b, c]), mine: deck([a, named("m"), b, c]), theirs: deck([c, b, a]) });
    expect(idsOf(result.deck)).toBe("cbam");
  });

  test("stays in my order if I moved cards", () => {
    const result = merged({ base: deck([a, b, c]), mine: deck([b, a, c]), theirs: deck([c, named("x"), b, a]) });
    expect(idsOf(result.deck)).toBe("bacx");
    expect(result.changes.map(({ kind }) => kind)).toEqual(["added"]);
  });

  test("lists a card that I removed only when the author changed it since, and has it back when I want it", () => {
    const decks = { base: deck([a, b, c]), mine: deck([a]), theirs: deck([a, { ...b, definition: "new" }, c]) };
    expect(merged(decks).changes).toEqual([{ kind: "away", card: { ...b, definition: "new" } }]);
    expect(idsOf(merged(decks).deck)).toBe("a");
    expect(idsOf(merged({ ...decks, wanted: new Set(["b"]) }).deck)).toBe("ab");
  });

  test("keeps a card that the author removed and I edited or studied, and says why", () => {
    const mine = deck([a, { ...b, extra: "mine" }, c, d]);
    const result = merged({ base: deck([a, b, c, d]), mine, theirs: deck([a]), isStudied: (id) => id === "c" });
    expect(idsOf(result.deck)).toBe("abc");
    expect(result.changes).toMatchObject([
      { kind: "stays", card: { id: "b" }, why: "edited" },
      { kind: "stays", card: { id: "c" }, why: "studied" },
      { kind: "removed", card: d },
    ]);
  });

  test("keeps my title where both renamed it, or takes the author's if I decide so", () => {
    const decks = { base: deck([a]), mine: deck([a], "Mine"), theirs: deck([a], "Theirs") };
    expect(merged(decks).deck.title).toBe("Mine");
    expect(merged(decks).changes).toEqual([{ kind: "text", field: "title", base: "Cells", theirs: "Theirs", mine: "Mine", clashes: true }]);
    expect(merged({ ...decks, theirsFor: new Set(["title"]) }).deck.title).toBe("Theirs");
  });

  test("has the author's text in one clash and mine in another, as I decide", () => {
    const decks = {
      base: deck([a, b]),
      mine: deck([
        { ...a, term: "my a" },
        { ...b, term: "my b" },
      ]),
      theirs: deck([
        { ...a, term: "their a" },
        { ...b, term: "their b" },
      ]),
    };
    expect(merged({ ...decks, theirsFor: new Set(["term b"]) }).deck.cards.map(({ term }) => term)).toEqual(["my a", "their b"]);
  });
});
