import type { Card } from "@recollect/domain/cards/card.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { DeckPatch } from "@recollect/domain/decks/deck-patch.ts";
import { makePatch } from "@recollect/domain/decks/make-patch.ts";
import { describe, expect, test } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../../../test/a-campus.ts";
import { refusal } from "../../../../test/school/a-school.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";

let made = 0;
const newCardId = () => `device${String((made += 1)).padStart(6, "0")}`;

const pathOf = (student: CampusStudent, { id }: { id: number }) => `/api/users/${student.uid}/decks/${id}`;
const read = (student: CampusStudent, deck: { id: number }) => jsonOf<Deck>(student.get(pathOf(student, deck)));
const send = (student: CampusStudent, deck: { id: number }, patch: unknown) => student.send("PATCH", pathOf(student, deck), patch);
const patched = (student: CampusStudent, deck: { id: number }, patch: DeckPatch) => jsonOf<Deck>(send(student, deck, patch));
/** The changes that make the deck's cards into these. */
const changesTo = (deck: Deck, cards: readonly (Card | { term: string; definition: string })[], title = deck.title) =>
  makePatch(deck, { title, description: deck.description, cards }, newCardId);
const withDefinition = (deck: Deck, at: number, definition: string) => deck.cards.with(at, { ...(deck.cards[at] as Card), definition });

describeEachDatabase("a save by changes", (openStore) => {
  async function aDeckOfThree() {
    const campus = aCampus(await openStore());
    const ada = await campus.student("ada");
    const bare = [1, 2, 3].map((at) => ({ term: `Term ${at}`, definition: `Definition ${at}` }));
    const { id } = await ada.deck({ cards: bare });
    return { campus, ada, deck: await read(ada, { id }) };
  }

  test("changes the deck and nothing else of it, as one new revision with the revision as its tag", async () => {
    const { ada, deck } = await aDeckOfThree();
    const reply = await send(ada, deck, changesTo(deck, withDefinition(deck, 1, "changed"), "Other"));
    expect([reply.status, reply.headers.get("ETag"), reply.headers.get("Cache-Control")]).toEqual([
      200,
      expect.stringMatching(/^"2\./),
      "no-store",
    ]);
    expect(await reply.json()).toMatchObject({ title: "Other", revision: 2, cards: withDefinition(deck, 1, "changed") });
    expect(await read(ada, deck)).toMatchObject({ title: "Other", revision: 2, cards: withDefinition(deck, 1, "changed") });
  });

  test("of two devices merges by field: neither loses a word, and both versions are in the history", async () => {
    const { ada, deck } = await aDeckOfThree();
    const phone = changesTo(deck, [
      { ...(deck.cards[0] as Card), term: "phone" },
      ...deck.cards.slice(1),
      { term: "new", definition: "phone" },
    ]);
    const laptop = changesTo(deck, withDefinition(deck, 0, "laptop").slice(0, 2), "Laptop");
    await patched(ada, deck, phone);
    const merged = await patched(ada, deck, laptop);
    expect(merged).toMatchObject({ title: "Laptop", revision: 3, cardCount: 3 });
    expect(merged.cards.map(({ term, definition }) => `${term}: ${definition}`)).toEqual([
      "phone: laptop",
      "Term 2: Definition 2",
      "new: phone",
    ]);
    expect(await jsonOf<unknown[]>(ada.get(`${pathOf(ada, deck)}/versions`))).toHaveLength(2);
  });

  test("of a field that was changed meanwhile is refused with both texts, and changes nothing", async () => {
    const { ada, deck } = await aDeckOfThree();
    await patched(ada, deck, changesTo(deck, withDefinition(deck, 0, "theirs")));
    const both = changesTo(deck, withDefinition({ ...deck, cards: withDefinition(deck, 0, "mine") }, 1, "only mine"));
    expect(await refusal(send(ada, deck, both))).toEqual({
      status: 409,
      code: "deck/fields-changed-meanwhile",
      details: {
        revision: 2,
        conflicts: [{ kind: "card", id: deck.cards[0]?.id, field: "definition", mine: "mine", theirs: "theirs" }],
      },
    });
    expect(await read(ada, deck)).toMatchObject({ revision: 2, cards: withDefinition(deck, 0, "theirs") });
  });

  test("that is sent again changes nothing, so a lost reply is no reason not to send it again", async () => {
    const { ada, deck } = await aDeckOfThree();
    const change = changesTo(deck, [...withDefinition(deck, 0, "mine").slice(0, 2), { term: "new", definition: "mine" }]);
    const first = await patched(ada, deck, change);
    expect(await patched(ada, deck, change)).toEqual(first);
    await patched(ada, deck, changesTo(first, withDefinition(first, 1, "later")));
    expect(await patched(ada, deck, change)).toMatchObject({ revision: 3, cards: withDefinition(first, 1, "later") });
  });

  test("of a card that was deleted meanwhile brings it back as it was, with the change", async () => {
    const { ada, deck } = await aDeckOfThree();
    await patched(ada, deck, changesTo(deck, deck.cards.slice(1)));
    const merged = await patched(ada, deck, changesTo(deck, withDefinition(deck, 0, "mine")));
    expect(merged.cards).toEqual([...deck.cards.slice(1), { ...(deck.cards[0] as Card), definition: "mine" }]);
  });

  test("of a card that the history does not have either is refused with the text", async () => {
    const { ada, deck } = await aDeckOfThree();
    const change = { id: "gone00000000", field: "definition", from: "x", to: "mine" } as const;
    expect(await refusal(send(ada, deck, { ...changesTo(deck, deck.cards), cards: [change] }))).toMatchObject({
      code: "deck/fields-changed-meanwhile",
      details: { conflicts: [{ kind: "gone", id: "gone00000000", field: "definition", mine: "mine", theirs: null }] },
    });
  });

  test("keeps the progress of a card whose text changed, and studies a new one under the id that the device made", async () => {
    const { ada, deck } = await aDeckOfThree();
    const merged = await patched(ada, deck, changesTo(deck, [...withDefinition(deck, 0, "changed"), { term: "new", definition: "1" }]));
    expect(merged.cards.slice(0, 3).map(({ id }) => id)).toEqual(deck.cards.map(({ id }) => id));
    expect(merged.cards[3]?.id).toMatch(/^device\d{6}$/);
    const queue = await jsonOf<{ newCards: { cardId: string }[] }>(ada.get(`/api/study/queue?deckId=${deck.id}`));
    expect(queue.newCards.map(({ cardId }) => cardId)).toEqual(merged.cards.map(({ id }) => id));
  });

  test("is sent to the owner's other devices and to the Library, as any save is", async () => {
    const { ada, deck } = await aDeckOfThree();
    await ada.send("PUT", `${pathOf(ada, deck)}/visibility`, { visibility: "Public" });
    await patched(ada, deck, changesTo(deck, deck.cards, "Zebras"));
    const page = await jsonOf<{ decks: { title: string }[] }>(ada.get("/api/library?search=zebra"));
    expect(page.decks.map(({ title }) => title)).toEqual(["Zebras"]);
  });

  test("of another student's deck is refused, whether the deck exists or not", async () => {
    const { campus, ada, deck } = await aDeckOfThree();
    const bob = await campus.student("bob");
    for (const id of [deck.id, 1_600_000_000_000]) {
      const reply = bob.send("PATCH", pathOf(ada, { id }), changesTo(deck, deck.cards, "Mine now"));
      expect(await refusal(reply)).toMatchObject({ status: 403, code: "deck/not-yours-to-edit" });
    }
    expect(await refusal(send(ada, { id: 1_600_000_000_000 }, changesTo(deck, deck.cards, "x")))).toMatchObject({
      status: 404,
      code: "deck/not-in-collection",
    });
  });

  test("drops a new card without content, as a whole save does", async () => {
    const { ada, deck } = await aDeckOfThree();
    const blank = { after: null, card: { id: newCardId(), term: " ", definition: "" } };
    expect(await patched(ada, deck, { ...changesTo(deck, deck.cards, "Other"), added: [blank] })).toMatchObject({
      title: "Other",
      cards: deck.cards,
    });
  });

  test("that would leave a card without content is no change of it: its student chooses", async () => {
    const { ada, deck } = await aDeckOfThree();
    expect(await refusal(send(ada, deck, changesTo(deck, withDefinition(deck, 0, ""))))).toMatchObject({
      code: "deck/fields-changed-meanwhile",
      details: { conflicts: [{ field: "definition", mine: "", theirs: "Definition 1" }] },
    });
  });

  describe("is refused", () => {
    const card = { id: "device-card0", term: "a", definition: "b" };
    test.each([
      ["an empty title", { title: { from: "", to: " " } }, "deck/needs-title", 422],
      ["a title that is too long", { title: { from: "", to: "x".repeat(301) } }, "deck/title-too-long", 422],
      ["a new card with an id of another form", { added: [{ after: null, card: { ...card, id: "a b" } }] }, "request/invalid", 422],
      ["a field that cards do not have", { cards: [{ id: "x", field: "__proto__", from: null, to: "y" }] }, "request/invalid", 422],
      ["a value of another kind", { cards: [{ id: "x", field: "tags", from: null, to: "y" }] }, "request/invalid", 422],
      ["a missing side", { cards: [{ id: "x", field: "term", from: "y", to: null }] }, "request/invalid", 422],
      ["a tag with a space", { added: [{ after: null, card: { ...card, tags: ["a b"] } }] }, "card/bad-tag", 422],
      ["a base that is no revision", { base: 0 }, "request/invalid", 422],
      ["an unknown part", { visibility: "Public" }, "request/invalid", 422],
      ["more cards than a deck has", { order: Array.from({ length: 10_001 }, (_, at) => `${at}`) }, "deck/too-many-cards", 422],
    ] as const)("with %s", async (_what, part, code, status) => {
      const { ada, deck } = await aDeckOfThree();
      const whole = { ...changesTo(deck, deck.cards), ...part } as unknown as Record<string, { from?: string }>;
      if ("title" in part) whole["title"]!.from = deck.title;
      const reply = await refusal(send(ada, deck, whole));
      expect([reply.status, reply.code]).toEqual([status, code]);
      expect(await read(ada, deck)).toEqual(deck);
    });
  });

  test("that changes a field twice is refused, so that a short request can't be answered with a long text many times", async () => {
    const { ada, deck } = await aDeckOfThree();
    const long = "x".repeat(100_000);
    const longDeck = await patched(ada, deck, changesTo(deck, withDefinition(deck, 0, long)));
    const change = { id: deck.cards[0]?.id, field: "definition", from: "other", to: "mine" };
    const reply = await send(ada, deck, { ...changesTo(longDeck, longDeck.cards), cards: Array.from({ length: 100 }, () => change) });
    expect([reply.status, (await reply.text()).includes(long)]).toEqual([422, false]);
    expect(await read(ada, deck)).toEqual(longDeck);
  });

  test("that adds a card twice is refused, whether the deck has the card or not", async () => {
    const { ada, deck } = await aDeckOfThree();
    const id = newCardId();
    const twice = ["first", "second"].map((term) => ({ after: null, card: { id, term, definition: "1" } }));
    const repeats = { ...changesTo(deck, deck.cards), added: twice };
    expect(await refusal(send(ada, deck, repeats))).toMatchObject({ code: "deck/duplicate-card-id" });
    await patched(ada, deck, { ...changesTo(deck, deck.cards), added: twice.slice(0, 1) });
    expect(await refusal(send(ada, deck, repeats))).toMatchObject({ code: "deck/duplicate-card-id" });
  });

  test("takes a whole deck of 10,000 cards, and leaves 10,001 out", async () => {
    const { ada, deck } = await aDeckOfThree();
    const rows = Array.from({ length: 9_997 }, (_, at) => ({ term: `${at}`, definition: "1" }));
    const full = await patched(ada, deck, changesTo(deck, [...deck.cards, ...rows]));
    expect(full.cardCount).toBe(10_000);
    const more = changesTo(full, [...full.cards, { term: "one more", definition: "1" }]);
    expect(await refusal(send(ada, deck, more))).toMatchObject({ code: "deck/too-many-cards" });
    const turned = await patched(
      ada,
      deck,
      changesTo(
        full,
        [...full.cards].reverse().map((card) => ({ ...card, definition: "2" })),
      ),
    );
    expect([turned.revision, turned.cards[0]?.definition, turned.cards[9_999]?.term]).toEqual([3, "2", "Term 1"]);
  });

  test("at the same time from ten devices loses nothing", async () => {
    const { ada, deck } = await aDeckOfThree();
    const changes = Array.from({ length: 10 }, (_, at) => changesTo(deck, [...deck.cards, { term: `new ${at}`, definition: "1" }]));
    await Promise.all(changes.map((change) => patched(ada, deck, change)));
    const { cards, revision } = await read(ada, deck);
    expect([new Set(cards.map(({ term }) => term)).size, revision]).toEqual([13, 11]);
  });
});
