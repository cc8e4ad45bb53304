import type { Deck } from "@recollect/domain/decks/deck.ts";
import { expect, test, vi } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../../../test/a-campus.ts";
import { refusal } from "../../../../test/school/a-school.ts";
import { cards } from "../../../../test/a-deck.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { eventsOf } from "../../../../test/streams.ts";
import { lockStudent } from "../../../access/lock-student.store.ts";
import { readingTexts } from "../../../http/limits/long-texts.ts";
import { LARGE_BYTES } from "../../../http/limits/request-size.ts";

const star = (student: CampusStudent, deck: { id: number }, cardId: string, starred = true) =>
  student.send("PUT", `/api/stars/${deck.id}/${cardId}`, { starred });
const starsOf = async (student: CampusStudent, deck: { id: number }) =>
  (await jsonOf<{ cards: string[] }>(student.get(`/api/stars/${deck.id}`))).cards.toSorted();
const idsOf = (deck: Deck) => deck.cards.map(({ id }) => id).toSorted();

describeEachDatabase("stars on cards", (openStore) => {
  test("are set and removed for each student separately", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const deck = await ada.deck({ cards: cards(3), visibility: "Public" });
    const [first = "", second = ""] = deck.cards.map(({ id }) => id);
    expect(await starsOf(ada, deck)).toEqual([]);
    expect(await jsonOf(star(ada, deck, first))).toEqual({ starred: true });
    await star(ada, deck, first);
    await star(ada, deck, second);
    await star(bob, deck, second);
    expect(await starsOf(ada, deck)).toEqual([first, second].toSorted());
    expect(await jsonOf(star(ada, deck, first, false))).toEqual({ starred: false });
    expect([await starsOf(ada, deck), await starsOf(bob, deck)]).toEqual([[second], [second]]);
  });

  test("are refused in a deck that the student can't open, and on a card that the deck doesn't have", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const deck = await ada.deck({ cards: cards(1), visibility: "Unlisted" });
    const [cardId = ""] = idsOf(deck);
    expect(await refusal(star(bob, deck, "no-such-card"))).toMatchObject({ status: 404, code: "card/not-found" });
    expect((await star(bob, deck, cardId)).status).toBe(200);
    await ada.show(deck, "Private");
    for (const asked of [bob.get(`/api/stars/${deck.id}`), star(bob, deck, cardId), star(bob, deck, cardId, false)])
      expect(await refusal(asked)).toMatchObject({ status: 404, code: "deck/not-found" });
    expect(await refusal(bob.get("/api/stars/x"))).toMatchObject({ code: "deck/bad-id" });
  });

  test("wait for the student's other writes without keeping others from reading long decks", async () => {
    const store = await openStore();
    const ada = await aCampus(store).student("ada");
    const deck = await ada.deck({ cards: [{ term: "long", definition: "x".repeat(LARGE_BYTES) }] });
    const written = Promise.withResolvers<void>();
    const writing = store.write(async ({ db }) => {
      await lockStudent(db, ada.uid);
      await written.promise;
    });
    const writes = vi.spyOn(store, "write");
    const starred = star(ada, deck, idsOf(deck)[0] ?? "");
    await expect.poll(() => writes.mock.calls.length).toBe(1);
    expect(await readingTexts("bob", LARGE_BYTES, () => Promise.resolve("read"))).toBe("read");
    written.resolve();
    await writing;
    expect((await starred).status).toBe(200);
  });

  test("are kept through edits and the trash, removed with the deck, and not copied with it", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const deck = await ada.deck({ cards: cards(2), visibility: "Public" });
    const path = `/api/users/${ada.uid}/decks/${deck.id}`;
    for (const cardId of idsOf(deck)) await star(ada, deck, cardId);
    const copy = await jsonOf<Deck>(bob.send("POST", `/api/library/${deck.id}/copies`), 201);
    expect(await starsOf(bob, copy)).toEqual([]);
    await ada.send("DELETE", path);
    const back = await jsonOf<Deck>(ada.send("POST", `/api/users/${ada.uid}/trash/${deck.id}/restore`));
    expect(await starsOf(ada, back)).toEqual(idsOf(deck));
    await ada.send("DELETE", path);
    await ada.send("DELETE", `/api/users/${ada.uid}/trash/${deck.id}`);
    expect(await store.read.selectFrom("cardStars").selectAll().execute()).toEqual([]);
  });

  test("are sent to the student's other tabs", async () => {
    const campus = aCampus(await openStore());
    const ada = await campus.student("ada");
    const deck = await ada.deck({ cards: cards(1) });
    const stream = eventsOf(await ada.get("/api/events"));
    await stream.next("study");
    await star(ada, deck, idsOf(deck)[0] ?? "");
    expect((await stream.next("stars")).data).toEqual({ deckId: deck.id });
    await stream.cancel();
  });
});
