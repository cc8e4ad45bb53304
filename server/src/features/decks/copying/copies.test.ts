import type { Deck } from "@recollect/domain/decks/deck.ts";
import { DECK } from "@recollect/domain/limits/limits.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../../../test/a-campus.ts";
import { cards } from "../../../../test/a-deck.ts";
import { refusal } from "../../../../test/school/a-school.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";

const copy = (student: CampusStudent, id: number, key?: string) =>
  student.send("POST", `/api/library/${id}/copies`, undefined, key === undefined ? {} : { "Idempotency-Key": key });

const decksOf = (student: CampusStudent) => student.get(`/api/users/${student.uid}/decks`).then((reply) => jsonOf<Deck[]>(reply));

describeEachDatabase("a copy", (openStore) => {
  test("is a Private deck of the student with the same content, its origin, and new card ids", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const original = await ada.deck({ title: "Capitals", description: "of Europe", cards: cards(3), visibility: "Public" });
    const reply = await copy(bob, original.id);
    expect(reply.headers.get("ETag")).toMatch(/^"1\.[0-9a-f]{16}"$/);
    const made = await jsonOf<Deck>(reply, 201);
    expect(made).toEqual({
      id: expect.any(Number),
      title: "Capitals (Copy)",
      description: "of Europe",
      cards: cards(3).map((card) => ({ ...card, id: expect.stringMatching(/^[A-Za-z0-9_-]{12}$/) })),
      cardCount: 3,
      visibility: "Private",
      updatedAt: expect.any(Number),
      revision: 1,
      copiedFrom: { originalId: original.id, originalAuthor: "@ada", copiedAt: made.updatedAt },
    });
    expect(made.id).not.toBe(original.id);
    const ids = new Set([...original.cards, ...made.cards].map(({ id }) => id));
    expect(ids.size).toBe(6);
    expect(await jsonOf(bob.get(`/api/users/${bob.uid}/decks/${made.id}`))).toEqual(made);

    const row = await store.read.selectFrom("decks").select("cardOrigins").where("id", "=", made.id).executeTakeFirstOrThrow();
    expect(JSON.parse(row.cardOrigins ?? "")).toEqual(Object.fromEntries(made.cards.map(({ id }, at) => [id, original.cards[at]?.id])));
  });

  test("and its original are independent from then on", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student(), await campus.student()];
    const original = await ada.deck({ cards: cards(2), visibility: "Unlisted" });
    const made = await jsonOf<Deck>(copy(bob, original.id), 201);
    const edit = { title: "Mine", description: "", cards: [{ ...made.cards[0]!, definition: "changed" }] };
    await jsonOf(bob.send("PUT", `/api/users/${bob.uid}/decks/${made.id}`, edit, { "If-Match": '"1"' }));
    expect(await jsonOf(ada.get(`/api/users/${ada.uid}/decks/${original.id}`))).toEqual(original);
    await ada.send("DELETE", `/api/users/${ada.uid}/decks/${original.id}`);
    expect(await jsonOf(bob.get(`/api/users/${bob.uid}/decks/${made.id}`))).toMatchObject({ title: "Mine", copiedFrom: made.copiedFrom });
  });

  test("of an own shared deck, or of a copy, is possible too", async () => {
    const campus = aCampus(await openStore());
    const ada = await campus.student("ada");
    const original = await ada.deck({ title: "Capitals", visibility: "Public" });
    const first = await jsonOf<Deck>(copy(ada, original.id), 201);
    await ada.show(first, "Public");
    const second = await jsonOf<Deck>(copy(ada, first.id), 201);
    expect(second).toMatchObject({ title: "Capitals (Copy) (Copy)", copiedFrom: { originalId: first.id, originalAuthor: "@ada" } });
    expect(await decksOf(ada)).toHaveLength(3);
  });

  test("keeps a title that is too long for the mark, and can be saved again", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student(), await campus.student()];
    const title = "x".repeat(DECK.titleMaxLength);
    const made = await jsonOf<Deck>(copy(bob, (await ada.deck({ title, visibility: "Public" })).id), 201);
    expect(made.title).toBe(title);
    const { description, cards: kept } = made;
    expect(
      (await bob.send("PUT", `/api/users/${bob.uid}/decks/${made.id}`, { title, description, cards: kept }, { "If-Match": '"1"' })).status,
    ).toBe(200);
  });

  test("of a deck of 10,000 cards is complete", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student(), await campus.student()];
    const original = await ada.deck({ cards: cards(DECK.maxCards), visibility: "Public" });
    const made = await jsonOf<Deck>(copy(bob, original.id), 201);
    expect(made.cards.map(({ term, definition }) => ({ term, definition }))).toEqual(cards(DECK.maxCards));
  });

  test("under a key is made once, even if the original is deleted afterwards", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student(), await campus.student()];
    const original = await ada.deck({ visibility: "Public" });
    const made = await Promise.all(Array.from({ length: 8 }, () => jsonOf<Deck>(copy(bob, original.id, "copy-1"), 201)));
    await ada.show(original, "Private");
    made.push(await jsonOf<Deck>(copy(bob, original.id, "copy-1"), 201));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await decksOf(bob)).toHaveLength(1);
    const other = await ada.deck({ visibility: "Public" });
    expect(await refusal(copy(bob, other.id, "copy-1"))).toMatchObject({ status: 409, code: "request/idempotency-key-reused" });
  });

  test("of a deck that is Private, deleted or never existed is refused, and nothing is written", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student(), await campus.student()];
    const [hidden, deleted, own] = [await ada.deck(), await ada.deck({ visibility: "Public" }), await bob.deck()];
    await ada.send("DELETE", `/api/users/${ada.uid}/decks/${deleted.id}`);
    for (const id of [hidden.id, deleted.id, own.id, 0, 77]) {
      expect(await refusal(copy(bob, id)), String(id)).toEqual({ status: 404, code: "deck/not-found" });
    }
    expect(await refusal(bob.send("POST", "/api/library/x/copies"))).toEqual({ status: 400, code: "deck/bad-id" });
    expect((await decksOf(bob)).map(({ id }) => id)).toEqual([own.id]);
  });

  test("of a deck that is deleted at the same moment is complete or does not exist", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student(), await campus.student()];
    let made = 0;
    for (let round = 0; round < 20; round += 1) {
      const original = await ada.deck({ cards: cards(5), visibility: "Public" });
      const vanish = () => ada.send("DELETE", `/api/users/${ada.uid}/decks/${original.id}`);
      const [first, second] = await Promise.all(round % 2 ? [copy(bob, original.id), vanish()] : [vanish(), copy(bob, original.id)]);
      const reply = round % 2 ? first : second;
      expect([201, 404]).toContain(reply.status);
      if (reply.status === 404) continue;
      made += 1;
      expect(((await reply.json()) as Deck).cardCount).toBe(5);
    }
    expect(await decksOf(bob)).toHaveLength(made);
  });

  test("is sent to the open lists of its student, and counts against the limit of 5,000 decks", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob] = [await campus.student(), await campus.student()];
    const original = await ada.deck({ visibility: "Public" });
    const received: unknown[] = [];
    const stop = store.onChange((change) => received.push(change));
    const made = await jsonOf<Deck>(copy(bob, original.id), 201);
    expect(received).toEqual([{ kind: "deck", uid: bob.uid, deckId: made.id }]);
    stop();
    await store.write(async ({ db }) => {
      const { cardOrigins: _none, ...row } = await db.selectFrom("decks").selectAll().where("id", "=", made.id).executeTakeFirstOrThrow();
      for (let start = 1; start < DECK.maxDecks; start += 1000) {
        const rows = Array.from({ length: Math.min(1000, DECK.maxDecks - start) }, (_, at) => ({ ...row, id: start + at + 10 }));
        await db.insertInto("decks").values(rows).execute();
      }
    });
    expect(await refusal(copy(bob, original.id))).toMatchObject({ status: 409, code: "deck/too-many-decks" });
  });
});
