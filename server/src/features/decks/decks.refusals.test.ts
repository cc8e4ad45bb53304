import { expect, test } from "vitest";

import { aCard, aDeck, cards } from "../../../test/a-deck.ts";
import { created, refusal, school } from "../../../test/school/a-school.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { decksApp } from "../../../test/decks-app.ts";

describeEachDatabase("refusals of own decks", (openStore) => {
  test.each([
    [undefined, 428, "deck/revision-needed"],
    ["*", 400, "deck/bad-revision"],
    ["1", 400, "deck/bad-revision"],
    ['"one"', 400, "deck/bad-revision"],
    ['"one", "two"', 400, "deck/bad-revision"],
    ['"1-other"', 400, "deck/bad-revision"],
    ['"1", 2', 400, "deck/bad-revision"],
    ['W/"7"', 412, "deck/changed-meanwhile"],
    ['"7-gzip"', 412, "deck/changed-meanwhile"],
    ['"7", "8"', 412, "deck/changed-meanwhile"],
    ['"-1"', 400, "deck/bad-revision"],
    ['"99999999999999999999"', 400, "deck/bad-revision"],
    ['"7"', 412, "deck/changed-meanwhile"],
  ])("a save with If-Match %s is refused with %i", async (ifMatch, status, code) => {
    const { own } = await school(await openStore());
    const deck = await created(own.create(aDeck()));
    expect(await refusal(own.save(deck.id, aDeck({ title: "New" }), ifMatch))).toMatchObject({ status, code });
    expect(await (await own.read(deck.id)).json()).toEqual(deck);
  });

  test.each(['W/"1"', '"1-gzip"', '"1-br"', 'W/"1-zstd"', '"1", "2"', '"another", W/"1-gzip"'])(
    "a save with If-Match %s, as a proxy that compresses makes it, is made",
    async (ifMatch) => {
      const { own } = await school(await openStore());
      const deck = await created(own.create(aDeck()));
      const saved = await own.save(deck.id, aDeck({ title: "New" }), ifMatch);
      expect([saved.status, saved.headers.get("etag")]).toEqual([200, expect.stringMatching(/^"2\./)]);
    },
  );

  test("a client can't choose card ids when it saves a whole deck, nor any that are not 12 safe characters for a new one, nor use one twice", async () => {
    const { own } = await school(await openStore());
    for (const id of ["mine", "abcdefghijk/", "abcdefghijklm", ""])
      expect(await refusal(own.create(aDeck({ cards: [aCard({ id })] })))).toMatchObject({ status: 422, code: "request/invalid" });
    const same = [aCard({ id: "abcdefghijkl" }), aCard({ id: "abcdefghijkl" })];
    expect(await refusal(own.create(aDeck({ cards: same })))).toMatchObject({ status: 422, code: "deck/duplicate-card-id" });
    const deck = await created(own.create(aDeck()));
    expect(await refusal(own.save(deck.id, aDeck({ cards: [aCard({ id: "mine" })] }), '"1"'))).toEqual({
      status: 422,
      code: "request/invalid",
      details: [{ path: "cards.0.id", problem: "the deck has no card with this id" }],
    });
    const twice = [deck.cards[0]!, deck.cards[0]!];
    expect(await refusal(own.save(deck.id, aDeck({ cards: twice }), '"1"'))).toMatchObject({ status: 422, code: "deck/duplicate-card-id" });
  });

  test.each(["public", "", "Everyone"])("the visibility %j is refused with its own code", async (visibility) => {
    const { own } = await school(await openStore());
    const deck = await created(own.create(aDeck()));
    expect(await refusal(own.show(deck.id, visibility))).toMatchObject({ status: 422, code: "deck/bad-visibility" });
  });

  test("a missing deck is not found by any route", async () => {
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

  test("others' decks are refused with the same answer whether they exist or not", async () => {
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
    ["an unknown field", { ...aDeck(), colour: "blue" }],
    ["an unknown field of a card", { ...aDeck(), cards: [{ ...aCard(), hint: "h" }] }],
  ])("%s is not a deck", async (_, body) => {
    const { own } = await school(await openStore());
    const deck = await created(own.create(aDeck()));
    expect(await refusal(own.create(body))).toMatchObject({ status: 422, code: "request/invalid" });
    expect(await refusal(own.save(deck.id, body, '"1"'))).toMatchObject({ status: 422, code: "request/invalid" });
  });

  test("a student has at most 5,000 decks, even with many requests at once", async () => {
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
    expect(await refusal(own.create(aDeck()))).toEqual({ status: 409, code: "deck/too-many-decks", details: { most: 5000 } });
  });

  test("a student who was deleted in the meantime can't make a deck", async () => {
    const store = await openStore();
    const { as } = decksApp(store);
    expect(await refusal(as("nobody").request("POST", "nobody/decks", { body: aDeck() }))).toEqual({
      status: 404,
      code: "profile/user-not-found",
    });
  });
});
