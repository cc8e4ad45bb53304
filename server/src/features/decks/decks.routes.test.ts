import type { Deck, DeckSummary } from "@recollect/domain/decks/deck.ts";
import { visibilities } from "@recollect/domain/decks/visibility.ts";
import fc from "fast-check";
import { expect, test } from "vitest";

import { aCard, aDeck, cards } from "../../../test/a-deck.ts";
import { aStudent } from "../../../test/a-student.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { decksApp } from "../../../test/decks-app.ts";
import type { Store } from "../../store/store.ts";

const NOW = 1_800_000_000_000;

/** Ada, her own client, and somebody else's. */
async function school(store: Store, clock = () => NOW) {
  const { as, decks } = decksApp(store, { clock });
  const [ada, bob] = [await aStudent(store), await aStudent(store)];
  const own = as(ada);
  return {
    ada,
    bob,
    decks,
    own: {
      list: () => own.request("GET", `${ada}/decks`),
      create: (body: unknown) => own.request("POST", `${ada}/decks`, { body }),
      read: (id: number | string) => own.request("GET", `${ada}/decks/${id}`),
      save: (id: number | string, body: unknown, ifMatch?: string) =>
        own.request("PUT", `${ada}/decks/${id}`, { body, headers: ifMatch === undefined ? {} : { "If-Match": ifMatch } }),
      show: (id: number | string, visibility: unknown) => own.request("PUT", `${ada}/decks/${id}/visibility`, { body: { visibility } }),
      remove: (id: number | string) => own.request("DELETE", `${ada}/decks/${id}`),
    },
    others: as(bob),
  };
}

async function created(reply: Response | Promise<Response>): Promise<Deck> {
  const response = await reply;
  expect(response.status).toBe(201);
  return (await response.json()) as Deck;
}

function summaryOf(deck: Deck): DeckSummary {
  const { cards: _cards, ...summary } = deck;
  return summary;
}

async function refusal(reply: Response | Promise<Response>): Promise<{ status: number; code: string; details?: unknown }> {
  const response = await reply;
  const { error } = (await response.json()) as { error: { code: string; details?: unknown } };
  return { status: response.status, code: error.code, ...(error.details === undefined ? {} : { details: error.details }) };
}

describeEachDatabase("one's own decks", (openStore) => {
  test("a new deck is Private, at revision 1, its id the ms of its creation, its cards with ids of their own", async () => {
    const { own } = await school(await openStore());
    const reply = await own.create(aDeck({ title: " Capitals ", description: " of Europe\n", cards: cards(3) }));
    expect(reply.status).toBe(201);
    expect(reply.headers.get("ETag")).toBe('"1"');
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
    expect(reply.headers.get("ETag")).toBe('"1"');
    expect(await reply.json()).toEqual(deck);
  });

  test("cards keep every character that was typed: blanks, line breaks, quotes, marks, emoji, bidi", async () => {
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

  test("the list holds summaries, newest first, without cards", async () => {
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

  test("decks made in the same millisecond get the next free ids, whoever makes them", async () => {
    const { decks, ada, bob } = await school(await openStore());
    const makers = Array.from({ length: 200 }, (_, index) => (index % 2 ? ada : bob));
    const made = await Promise.all(makers.map((uid) => decks.create({ uid }, uid, aDeck())));
    expect(made.map(({ id }) => id).sort((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, index) => NOW + index));
  });

  test("an id that another process took is passed over", async () => {
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

  test("a save replaces title, description and cards, and counts the revision on", async () => {
    let now = NOW;
    const { own } = await school(await openStore(), () => now);
    const before = await created(own.create(aDeck({ cards: cards(3) })));
    now += 60_000;
    const [first, , third] = before.cards;
    const edited = [third!, { ...first!, definition: "changed" }, { term: "new", definition: "card" }];
    const reply = await own.save(before.id, { title: "New", description: "text", cards: edited }, '"1"');
    expect(reply.status).toBe(200);
    expect(reply.headers.get("ETag")).toBe('"2"');
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

  test("a save of an older revision changes nothing and is told the revision there is", async () => {
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

  test("of twenty simultaneous saves of one revision exactly one is kept, every time", async () => {
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

  test.each([
    [undefined, 428, "deck/revision-needed"],
    ["*", 400, "deck/bad-revision"],
    ['W/"1"', 400, "deck/bad-revision"],
    ["1", 400, "deck/bad-revision"],
    ['"one"', 400, "deck/bad-revision"],
    ['"1", "2"', 400, "deck/bad-revision"],
    ['"-1"', 400, "deck/bad-revision"],
    ['"99999999999999999999"', 400, "deck/bad-revision"],
    ['"7"', 412, "deck/changed-meanwhile"],
  ])("a save with If-Match %s is refused with %i", async (ifMatch, status, code) => {
    const { own } = await school(await openStore());
    const deck = await created(own.create(aDeck()));
    expect(await refusal(own.save(deck.id, aDeck({ title: "New" }), ifMatch))).toMatchObject({ status, code });
    expect(await (await own.read(deck.id)).json()).toEqual(deck);
  });

  test("a client cannot make up card ids, nor use one twice", async () => {
    const { own } = await school(await openStore());
    expect(await refusal(own.create(aDeck({ cards: [aCard({ id: "mine" })] })))).toMatchObject({ status: 422, code: "request/invalid" });
    const deck = await created(own.create(aDeck()));
    expect(await refusal(own.save(deck.id, aDeck({ cards: [aCard({ id: "mine" })] }), '"1"'))).toEqual({
      status: 422,
      code: "request/invalid",
      details: [{ path: "cards.0.id", problem: "the deck has no card with this id" }],
    });
    const twice = [deck.cards[0]!, deck.cards[0]!];
    expect(await refusal(own.save(deck.id, aDeck({ cards: twice }), '"1"'))).toMatchObject({ status: 422, code: "deck/duplicate-card-id" });
  });

  test("a new visibility is kept and dated, and does not get in the way of an editor that is open", async () => {
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

  test("the visibility that a deck already has changes nothing", async () => {
    let now = NOW;
    const { own } = await school(await openStore(), () => now);
    const deck = await created(own.create(aDeck()));
    now += 1000;
    expect(await (await own.show(deck.id, "Private")).json()).toEqual(deck);
  });

  test.each(["public", "", "Everyone"])("the visibility %j is refused by its own name", async (visibility) => {
    const { own } = await school(await openStore());
    const deck = await created(own.create(aDeck()));
    expect(await refusal(own.show(deck.id, visibility))).toMatchObject({ status: 422, code: "deck/bad-visibility" });
  });

  test("a deleted deck is gone, and cannot be deleted again", async () => {
    const { own } = await school(await openStore());
    const deck = await created(own.create(aDeck()));
    const reply = await own.remove(deck.id);
    expect([reply.status, await reply.text()]).toEqual([204, ""]);
    expect(await refusal(own.read(deck.id))).toEqual({ status: 404, code: "deck/not-in-collection" });
    expect(await refusal(own.remove(deck.id))).toEqual({ status: 404, code: "deck/not-in-collection" });
    expect(await (await own.list()).json()).toEqual([]);
  });

  test("a deck that one does not have is not found, whatever is done with it", async () => {
    const { own } = await school(await openStore());
    for (const reply of [own.read(5), own.save(5, aDeck(), '"1"'), own.show(5, "Public"), own.remove(5)]) {
      expect(await refusal(reply)).toEqual({ status: 404, code: "deck/not-in-collection" });
    }
  });

  test.each(["-1", "1.5", "9007199254740992", "1e3", "012", "x", "%20", "NaN", "0x10"])(
    "the id %s is refused by every route",
    async (id) => {
      const { own } = await school(await openStore());
      for (const reply of [own.read(id), own.save(id, aDeck(), '"1"'), own.show(id, "Public"), own.remove(id)]) {
        expect(await refusal(reply)).toEqual({ status: 400, code: "deck/bad-id" });
      }
    },
  );

  test("somebody else's decks are refused with the same words whether they exist or not", async () => {
    const { own, others, ada } = await school(await openStore());
    const { id } = await created(own.create(aDeck()));
    for (const address of [`${ada}/decks/${id}`, `${ada}/decks/5`]) {
      const save = { body: aDeck(), headers: { "If-Match": '"1"' } };
      expect(await refusal(others.request("GET", address))).toEqual({ status: 403, code: "database/permission-denied" });
      expect(await refusal(others.request("PUT", address, save))).toEqual({ status: 403, code: "deck/not-yours-to-edit" });
      expect(await refusal(others.request("DELETE", address))).toEqual({ status: 403, code: "deck/not-yours-to-delete" });
      const show = others.request("PUT", `${address}/visibility`, { body: { visibility: "Public" } });
      expect(await refusal(show)).toEqual({ status: 403, code: "deck/not-yours-to-show" });
    }
    for (const reply of [
      others.request("GET", `${ada}/decks`),
      others.request("GET", `${ada}/decks`, { headers: { Accept: "text/event-stream" } }),
      others.request("POST", `${ada}/decks`, { body: aDeck() }),
    ]) {
      expect(await refusal(reply)).toEqual({ status: 403, code: "database/permission-denied" });
    }
    expect(await (await own.list()).json()).toHaveLength(1);
  });

  test.each([
    ["a blank title", aDeck({ title: " " }), "deck/new-needs-title", "deck/needs-title"],
    ["no complete card", aDeck({ cards: [aCard({ term: "" })] }), "deck/new-needs-card", "deck/needs-card"],
    ["no card at all", aDeck({ cards: [] }), "deck/new-needs-card", "deck/needs-card"],
    ["a title of 301 characters", aDeck({ title: "x".repeat(301) }), "deck/title-too-long", "deck/title-too-long"],
    [
      "a description of 5,001 characters",
      aDeck({ description: "x".repeat(5001) }),
      "deck/description-too-long",
      "deck/description-too-long",
    ],
    ["20,000 cards", aDeck({ cards: cards(20_000) }), "deck/too-many-cards", "deck/too-many-cards"],
  ])("%s is refused, new and edited, and nothing is written", async (_, input, whenNew, whenEdited) => {
    const { own } = await school(await openStore());
    const deck = await created(own.create(aDeck()));
    expect(await refusal(own.create(input))).toMatchObject({ status: 422, code: whenNew });
    expect(await refusal(own.save(deck.id, input, '"1"'))).toMatchObject({ status: 422, code: whenEdited });
    expect(await (await own.list()).json()).toHaveLength(1);
    expect(await (await own.read(deck.id)).json()).toEqual(deck);
  });

  test.each([
    ["nothing", {}],
    ["a list", []],
    ["null", null],
    ["a missing description", { title: "T", cards: [aCard()] }],
    ["a title that is a number", { ...aDeck(), title: 1 }],
    ["cards that are no list", { ...aDeck(), cards: "cards" }],
    ["a card without a definition", { ...aDeck(), cards: [{ term: "T" }] }],
    ["an unknown field", { ...aDeck(), visibility: "Public" }],
    ["an unknown field of a card", { ...aDeck(), cards: [{ ...aCard(), hint: "h" }] }],
  ])("%s is not a deck", async (_, body) => {
    const { own } = await school(await openStore());
    const deck = await created(own.create(aDeck()));
    expect(await refusal(own.create(body))).toMatchObject({ status: 422, code: "request/invalid" });
    expect(await refusal(own.save(deck.id, body, '"1"'))).toMatchObject({ status: 422, code: "request/invalid" });
  });

  test("10,000 cards are a deck, and 300 characters a title", async () => {
    const { own } = await school(await openStore());
    const deck = await created(own.create(aDeck({ title: "é".repeat(300), cards: cards(10_000) })));
    expect(deck.cardCount).toBe(10_000);
    const again = await own.save(deck.id, { title: deck.title, description: "", cards: deck.cards }, '"1"');
    expect(((await again.json()) as Deck).cards).toEqual(deck.cards);
  });

  test("a student has at most 5,000 decks, however many are made at once", async () => {
    const store = await openStore();
    const { own, ada, decks } = await school(store);
    const row = { ownerId: ada, title: "T", description: "", cards: "[]", cardCount: 0, updatedAt: 1, revision: 1, copiedFrom: null };
    await store.write(async ({ db }) => {
      for (let from = 2; from < 4997; from += 555) {
        const rows = Array.from({ length: 555 }, (_, index) => ({ ...row, id: from + index, visibility: "Private" as const }));
        await db.insertInto("decks").values(rows).execute();
      }
    });
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => decks.create({ uid: ada }, ada, aDeck())));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    expect(await (await own.list()).json()).toHaveLength(5000);
    expect(await refusal(own.create(aDeck()))).toEqual({ status: 409, code: "deck/too-many-decks" });
  });

  test("a student who was deleted meanwhile makes no deck", async () => {
    const store = await openStore();
    const { as } = decksApp(store);
    expect(await refusal(as("nobody").request("POST", "nobody/decks", { body: aDeck() }))).toEqual({
      status: 404,
      code: "profile/user-not-found",
    });
  });

  test("any deck that is accepted comes back as it was sent, title and description trimmed", async () => {
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
