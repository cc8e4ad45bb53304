import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isComplete, type Card } from "../../cards/card.ts";
import { formOf, inputWithIds, sameForm, type DeckForm } from "../deck-form.ts";
import { applyPatch, type DeckContent } from "../deck-patch.ts";
import { makePatch } from "../make-patch.ts";
import { takeSaved, type HeldPlaces } from "./take-saved.ts";

const nothing: HeldPlaces = { rows: new Set(), texts: false };
const holding = (...keys: string[]): HeldPlaces => ({ rows: new Set(keys), texts: false });

const deck: DeckContent = {
  title: "Space",
  description: "",
  cards: ["0", "1", "2", "3", "4"].map((id) => ({ id, term: `term ${id}`, definition: `definition ${id}` })),
};
const open = (content: DeckContent): DeckForm => formOf(content, () => "blank");
const withCard = (content: DeckContent, at: number, change: Partial<Card>): DeckContent => ({
  ...content,
  cards: content.cards.with(at, { ...content.cards[at]!, ...change }),
});

/** The form and its base after others saved. */
function taken(form: DeckForm, base: DeckForm, saved: DeckContent, held = nothing) {
  const { rebased, base: newBase } = takeSaved({ form, base }, saved, held);
  return { form: rebased(form), base: newBase };
}

describe("what others saved while a form is open", () => {
  test("is shown in a row that nobody here is writing in, beside own changes of other fields", () => {
    const mine = open(withCard(deck, 0, { term: "mine" }));
    const after = taken(mine, open(deck), withCard(deck, 0, { definition: "theirs" }));
    expect(after.form.cards[0]).toMatchObject({ term: "mine", definition: "theirs" });
    expect(after.base.cards[0]).toMatchObject({ term: "term 0", definition: "theirs" });
  });

  test("leaves the row that its student is writing in, and its base, as they are", () => {
    const mine = open(withCard(deck, 0, { term: "mine" }));
    const after = taken(mine, open(deck), withCard(withCard(deck, 0, { definition: "theirs" }), 1, { term: "other" }), holding("0"));
    expect([after.form.cards[0], after.base.cards[0]]).toEqual([mine.cards[0], open(deck).cards[0]]);
    expect(after.form.cards[1]?.term).toBe("other");
    expect(taken(after.form, after.base, withCard(deck, 0, { definition: "theirs" })).form.cards[0]?.definition).toBe("theirs");
  });

  test("keeps a field that both changed, which a save then asks about", () => {
    const saved = withCard(deck, 0, { term: "theirs" });
    const after = taken(open(withCard(deck, 0, { term: "mine" })), open(deck), saved);
    expect([after.form.cards[0]?.term, after.base.cards[0]?.term]).toEqual(["mine", "term 0"]);
  });

  test("brings new cards to their places and takes removed ones away, but not one that was changed here", () => {
    const saved = { ...deck, cards: [deck.cards[0]!, { id: "n", term: "new", definition: "x" }, ...deck.cards.slice(3)] };
    const after = taken(open(withCard(deck, 2, { term: "mine" })), open(deck), saved);
    expect(after.form.cards.map(({ term }) => term)).toEqual(["term 0", "mine", "new", "term 3", "term 4"]);
  });

  test("keeps the title while it is typed in", () => {
    const saved = { ...deck, title: "The sky" };
    expect(taken(open(deck), open(deck), saved, { rows: new Set(), texts: true }).form.title).toBe("Space");
    expect(taken(open(deck), open(deck), saved).form.title).toBe("The sky");
  });

  test("does not leave a card that asks nothing, so that no save drops it", () => {
    const gap = withCard(deck, 0, { term: "{{c1::gap}}", definition: "" });
    const mine = open(withCard(gap, 0, { term: "no gap", definition: "own" }));
    const after = taken(mine, open(withCard(deck, 0, { term: "{{c1::gap}}", definition: "own" })), gap);
    expect(isComplete(after.form.cards[0]!)).toBe(true);
  });

  test("of 10,000 cards is taken beside 10,000 new ones", () => {
    const cards = Array.from({ length: 10_000 }, (_, at) => ({ id: `c${at}`, term: `${at}`, definition: "x" }));
    const long = { ...deck, cards };
    const rows = [...open(long).cards, ...Array.from({ length: 10_000 }, (_, at) => ({ key: `k${at}`, term: "n", definition: "n" }))];
    const after = taken({ ...open(long), cards: rows }, open(long), {
      ...long,
      cards: cards.map((card) => ({ ...card, definition: "y" })),
    });
    expect([after.form.cards[9_999]?.definition, after.form.cards.length]).toEqual(["y", 20_000]);
  });
});

type Edit = { kind: "term" | "definition" | "extra" | "remove" | "add" | "move" | "gap"; at: number; to: number };
const edits = fc.array(
  fc.record({
    kind: fc.constantFrom("term", "definition", "extra", "remove", "add", "move", "gap"),
    at: fc.nat({ max: 7 }),
    to: fc.nat({ max: 7 }),
  }),
  { maxLength: 7 },
);

function edited(content: DeckContent, who: string, list: readonly Edit[]): DeckContent {
  let { cards } = content;
  for (const [step, { kind, at, to }] of list.entries()) {
    const index = at % Math.max(1, cards.length);
    const card = cards[index];
    if (kind === "add")
      cards = cards.toSpliced(to % (cards.length + 1), 0, {
        id: `${who}${step}`.padEnd(12, "_"),
        term: `new ${who} ${step}`,
        definition: "x",
      });
    else if (!card) continue;
    else if (kind === "remove" && cards.length > 1) cards = cards.toSpliced(index, 1);
    else if (kind === "move") cards = cards.toSpliced(index, 1).toSpliced(to % cards.length, 0, card);
    else if (kind === "gap") cards = cards.with(index, { ...card, term: `{{c1::${who} ${step}}}`, definition: "" });
    else cards = cards.with(index, { ...card, [kind]: `${kind} ${who} ${step}` });
  }
  return { ...content, cards: cards.filter(isComplete) };
}

const ids = (content: readonly { id?: string | undefined }[]) => content.map(({ id }) => id);

describe("laws", () => {
  const three = fc.record({ mine: edits, theirs: edits, held: fc.subarray(["0", "1", "2"]) });

  test("without own changes the form becomes what was saved", () => {
    fc.assert(
      fc.property(edits, (theirs) => {
        const saved = edited(deck, "b", theirs);
        const after = taken(open(deck), open(deck), saved);
        expect(after.form.cards.map(({ key: _key, ...card }) => card)).toEqual(saved.cards);
        expect(sameForm(after.form, after.base)).toBe(true);
      }),
    );
  });

  test("taking the same again changes nothing", () => {
    fc.assert(
      fc.property(three, ({ mine, theirs, held }) => {
        const saved = edited(deck, "b", theirs);
        const once = taken(open(edited(deck, "a", mine)), open(deck), saved, holding(...held));
        const twice = taken(once.form, once.base, saved, holding(...held));
        expect(twice.form).toEqual(once.form);
      }),
    );
  });

  test("what was written here is all still there", () => {
    fc.assert(
      fc.property(three, ({ mine, theirs, held }) => {
        const own = edited(deck, "a", mine);
        const { form } = taken(open(own), open(deck), edited(deck, "b", theirs), holding(...held));
        const words = (cards: readonly Omit<Card, "id">[]) =>
          cards.flatMap(({ term, definition, extra }) => [term, definition, extra ?? ""]);
        const mineAlone = words(own.cards).filter((text) => / a |::a /.test(text));
        expect(words(form.cards)).toEqual(expect.arrayContaining(mineAlone));
      }),
    );
  });

  /** What a save asks and writes, over what others saved: of the form as it was, and of the form that took theirs first. */
  function saves({ mine, theirs, held }: { mine: Edit[]; theirs: Edit[]; held: string[] }) {
    const saved = edited(deck, "b", theirs);
    const [form, base] = [open(edited(deck, "a", mine)), open(deck)];
    const sorted = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).toSorted();
    const fields = (card: Card) => Object.entries(card).toSorted(([a], [b]) => a.localeCompare(b));
    const saveOf = (at: { form: DeckForm; base: DeckForm }) => {
      const known = new Set(ids(at.base.cards));
      const content = (one: DeckForm) => inputWithIds(one, (id) => known.has(id));
      const patch = makePatch({ ...content(at.base), revision: 1 }, content(at.form), () => "never");
      const { deck: written, conflicts } = applyPatch(saved, patch, (id) => deck.cards.find((card) => card.id === id) ?? null);
      return { asked: sorted(conflicts), written: sorted(written.cards.map(fields)) };
    };
    return { before: saveOf({ form, base }), after: saveOf(taken(form, base, saved, holding(...held))) };
  }

  test("a save after it asks about nothing new", () => {
    fc.assert(
      fc.property(three, (edit) => {
        const { before, after } = saves(edit);
        expect(before.asked).toEqual(expect.arrayContaining(after.asked));
      }),
      { numRuns: 500 },
    );
  });

  test("a save after it writes the same where nothing would have been asked", () => {
    fc.assert(
      fc.property(three, (edit) => {
        const { before, after } = saves(edit);
        fc.pre(before.asked.length === 0);
        expect(after.written).toEqual(before.written);
      }),
      { numRuns: 500 },
    );
  });
});
