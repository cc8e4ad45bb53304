import type { Deck, DeckSummary } from "@recollect/domain/decks/deck.ts";
import { visibilities } from "@recollect/domain/decks/visibility.ts";
import fc from "fast-check";
import { expect, test } from "vitest";

import { aCard, aDeck, cards } from "../../../test/a-deck.ts";
import { created, NOW, refusal, school, summaryOf } from "../../../test/school/a-school.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { decksApp } from "../../../test/decks-app.ts";

describeEachDatabase("own decks", (openStore) => {
  test("a new deck is Private, at revision 1, its id is the time of its creation in ms, and its cards get ids", async () => {
    const { own } = await school(await openStore());
    const reply = await own.create(aDeck({ title: " Capitals ", description: " of Europe\n", cards: cards(3) }));
    expect(reply.status).toBe(201);
    expect(reply.headers.get("ETag")).toMatch(/^"1\.[0-9a-f]{16}"$/);
    expect(reply.headers.get("Content-Type")).toBe("application/json");
    const deck = (await reply.json()) as Deck;
    expect(deck).toEqual({
      id: NOW,
      title: "Capitals",
      description: "of Europe",
      cards: cards(3).map((card) => ({ ...card, id: expect.stringMatching(/^[A-Za-z0-9_-]{12}$/) as string })),
      cardCount: 3,
      visibility: "Private",
      updatedAt: NOW,
      revision: 1,
    });
    expect(new Set(deck.cards.map(({ id }) => id)).size).toBe(3);
  });

  test("a deck is read as it was written, with its revision as the tag", async () => {
    const { own } = await school(await openStore());
    const deck = await created(own.create(aDeck({ cards: cards(100) })));
    const reply = await own.read(deck.id);
    expect(reply.status).toBe(200);
    expect(reply.headers.get("ETag")).toMatch(/^"1\.[0-9a-f]{16}"$/);
    expect(await reply.json()).toEqual(deck);
  });

  test("cards keep every character: blanks, line breaks, quotes, marks, emoji, bidi", async () => {
    const { own } = await school(await openStore());
    const strange = [
      { term: "  two blanks  ", definition: "line\nbreak\r\n\ttab" },
      { term: `"quoted" \\ back</script>`, definition: "**bold** <b>&amp;</b>" },
      { term: "👩🏽‍🎓", definition: "\u202Eright to left\u202C \u200B" },
    ];
    const deck = await created(own.create(aDeck({ cards: strange })));
    const read = (await (await own.read(deck.id)).json()) as Deck;
    expect(read.cards.map(({ term, definition }) => ({ term, definition }))).toEqual(strange);
  });

  test("incomplete cards are dropped", async () => {
    const { own } = await school(await openStore());
    const kept = aCard();
    const deck = await created(own.create(aDeck({ cards: [aCard({ term: " " }), kept, aCard({ definition: "" })] })));
    expect(deck.cards).toEqual([{ ...kept, id: deck.cards[0]?.id }]);
    expect(deck.cardCount).toBe(1);
  });

  test("the list has summaries, newest first, without cards", async () => {
    let now = NOW;
    const { own } = await school(await openStore(), () => now);
    const first = await created(own.create(aDeck({ title: "First" })));
    now += 5;
    const second = await created(own.create(aDeck({ title: "Second", cards: cards(2) })));
    const list = (await (await own.list()).json()) as DeckSummary[];
    expect(list).toEqual([summaryOf(second), summaryOf(first)]);
  });

  test("a student without decks has an empty list", async () => {
    const { own } = await school(await openStore());
    expect(await (await own.list()).json()).toEqual([]);
  });

  test("a new deck's cards keep the ids that a device made for them, and the others get ids", async () => {
    const { own } = await school(await openStore());
    const deck = await created(own.create(aDeck({ cards: [aCard({ id: "abcdefghij_-" }), aCard({ term: "other" })] })));
    expect(deck.cards.map(({ id }) => id)).toEqual(["abcdefghij_-", expect.stringMatching(/^[A-Za-z0-9_-]{12}$/)]);
    expect((await created(own.create(aDeck({ cards: [aCard({ id: "abcdefghij_-" })] })))).cards[0]?.id).toBe("abcdefghij_-");
  });

  test("decks made in the same millisecond get the next free ids, across students", async () => {
    const { decks, ada, bob } = await school(await openStore());
    const makers = Array.from({ length: 200 }, (_, index) => (index % 2 ? ada : bob));
    const made = await Promise.all(makers.map((uid) => decks.create({ uid }, uid, aDeck())));
    expect(made.map(({ id }) => id).sort((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, index) => NOW + index));
  });

  test("an id that another process used is skipped", async () => {
    const store = await openStore();
    const { decks, ada } = await school(store);
    const another = decksApp(store, { clock: () => NOW }).decks;
    const third = decksApp(store, { clock: () => NOW }).decks;
    const made = await Promise.all(
      [decks, another, third].flatMap((one) => Array.from({ length: 20 }, () => one.create({ uid: ada }, ada, aDeck()))),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(60);
    expect(Math.max(...made.map(({ id }) => id))).toBe(NOW + 59);
  });

  test("a save replaces title, description and cards, and increments the revision", async () => {
    let now = NOW;
    const { own } = await school(await openStore(), () => now);
    const before = await created(own.create(aDeck({ cards: cards(3) })));
    now += 60_000;
    const [first, , third] = before.cards;
    const edited = [third!, { ...first!, definition: "changed" }, { term: "new", definition: "card" }];
    const reply = await own.save(before.id, { title: "New", description: "text", cards: edited }, '"1"');
    expect(reply.status).toBe(200);
    expect(reply.headers.get("ETag")).toMatch(/^"2\.[0-9a-f]{16}"$/);
    const after = (await reply.json()) as Deck;
    expect(after).toMatchObject({
      id: before.id,
      title: "New",
      description: "text",
      cardCount: 3,
      updatedAt: now,
      revision: 2,
      visibility: "Private",
    });
    expect(after.cards.slice(0, 2)).toEqual(edited.slice(0, 2));
    expect(before.cards.map(({ id }) => id)).not.toContain(after.cards[2]?.id);
    expect(await (await own.read(before.id)).json()).toEqual(after);
  });

  test("a deck can be saved as it was read, except for a visibility that is not its own", async () => {
    const { own } = await school(await openStore());
    const deck = await created(own.create(aDeck()));
    const reply = await own.save(deck.id, { ...deck, title: "Renamed" }, '"1"');
    expect([reply.status, await reply.json()]).toEqual([200, { ...deck, title: "Renamed", revision: 2, updatedAt: expect.any(Number) }]);
    const shown = await refusal(own.save(deck.id, { ...deck, visibility: "Public" }, '"2"'));
    expect(shown).toEqual({ status: 422, code: "deck/visibility-elsewhere" });
  });

  test("a save of an older revision changes nothing and returns the current one", async () => {
    const { own } = await school(await openStore());
    const deck = await created(own.create(aDeck()));
    await own.save(deck.id, aDeck({ title: "Mine" }), '"1"');
    expect(await refusal(own.save(deck.id, aDeck({ title: "Late" }), '"1"'))).toEqual({
      status: 412,
      code: "deck/changed-meanwhile",
      details: { revision: 2 },
    });
    expect(await (await own.read(deck.id)).json()).toMatchObject({ title: "Mine", revision: 2 });
  });

  test("of twenty simultaneous saves of one revision exactly one succeeds, every time", async () => {
    const { own } = await school(await openStore());
    let deck = await created(own.create(aDeck()));
    for (let round = 1; round <= 5; round += 1) {
      const save = (index: number) => own.save(deck.id, aDeck({ title: `Save ${index}` }), `"${round}"`);
      const replies = await Promise.all(Array.from({ length: 20 }, (_, index) => save(index)));
      expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array.from({ length: 19 }, () => 412)]);
      deck = (await replies.find(({ status }) => status === 200)!.json()) as Deck;
      expect(await (await own.read(deck.id)).json()).toEqual(deck);
    }
  });

  test("a new visibility is stored with its date, and doesn't conflict with an open editor", async () => {
    let now = NOW;
    const { own } = await school(await openStore(), () => now);
    const deck = await created(own.create(aDeck()));
    for (const visibility of ["Public", "Unlisted", "Private"]) {
      now += 1000;
      const reply = await own.show(deck.id, visibility);
      expect(reply.status).toBe(200);
      expect(await reply.json()).toEqual({ ...deck, visibility, updatedAt: now });
    }
    expect((await own.save(deck.id, aDeck({ title: "Saved" }), '"1"')).status).toBe(200);
  });

  test("setting the visibility that a deck has already changes nothing", async () => {
    let now = NOW;
    const { own } = await school(await openStore(), () => now);
    const deck = await created(own.create(aDeck()));
    now += 1000;
    expect(await (await own.show(deck.id, "Private")).json()).toEqual(deck);
  });

  test("a deleted deck is not found, and cannot be deleted again", async () => {
    const { own } = await school(await openStore());
    const deck = await created(own.create(aDeck()));
    const reply = await own.remove(deck.id);
    expect([reply.status, await reply.text()]).toEqual([204, ""]);
    expect(await refusal(own.read(deck.id))).toEqual({ status: 404, code: "deck/not-in-collection" });
    expect(await refusal(own.remove(deck.id))).toEqual({ status: 404, code: "deck/not-in-collection" });
    expect(await (await own.list()).json()).toEqual([]);
  });

  test("10,000 cards and a title of 300 characters are accepted", async () => {
    const { own } = await school(await openStore());
    const deck = await created(own.create(aDeck({ title: "é".repeat(300), cards: cards(10_000) })));
    expect(deck.cardCount).toBe(10_000);
    const again = await own.save(deck.id, { title: deck.title, description: "", cards: deck.cards }, '"1"');
    expect(((await again.json()) as Deck).cards).toEqual(deck.cards);
  });

  test("any deck that is accepted is read as it was sent, title and description trimmed", async () => {
    const { own } = await school(await openStore());
    const text = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
      .filter((value) => value.trim() !== "" && !value.includes("\0"));
    const card = fc.record({ term: text, definition: text });
    const input = fc.record({ title: text, description: text, cards: fc.array(card, { minLength: 1, maxLength: 5 }) });
    await fc.assert(
      fc.asyncProperty(input, fc.constantFrom(...visibilities), async (sent, visibility) => {
        const { id } = await created(own.create(sent));
        await own.show(id, visibility);
        const deck = (await (await own.read(id)).json()) as Deck;
        expect(deck).toMatchObject({ title: sent.title.trim(), description: sent.description.trim(), visibility });
        expect(deck.cards.map(({ term, definition }) => ({ term, definition }))).toEqual(sent.cards);
        await own.remove(id);
      }),
      { numRuns: 40 },
    );
  });
});
