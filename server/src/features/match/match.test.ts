import { expect, test } from "vitest";

import { aCampus, jsonOf, type Campus, type CampusStudent } from "../../../test/a-campus.ts";
import { cards } from "../../../test/a-deck.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { duringTransaction } from "../../../test/during-transaction.ts";
import { refusal } from "../../../test/school/a-school.ts";
import { changeMember } from "../groups/members.store.ts";
import type { MatchTimes } from "./match.service.ts";

type Deck = { id: number };
const read = (student: CampusStudent, deck: Deck) => jsonOf<MatchTimes>(student.get(`/api/match/${deck.id}`));
const begin = (student: CampusStudent, deck: Deck) => jsonOf<{ gameId: string }>(student.send("POST", `/api/match/${deck.id}/games`));
const send = (student: CampusStudent, deck: Deck, game: unknown) => student.send("POST", `/api/match/${deck.id}/times`, game);
const show = (student: CampusStudent, deck: Deck, groupId: string, isShown = true) =>
  student.send("PUT", `/api/match/${deck.id}/shown`, { groupId, isShown });

describeEachDatabase("best times of Match", (openStore) => {
  /** Ada teaches Bob and Carl; her deck is in their group, which lets students see each other. */
  async function aClass({ seeEachOther = true } = {}) {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob, carl, dora] = [
      await campus.student("ada"),
      await campus.student("bob"),
      await campus.student("carl"),
      await campus.student("dora"),
    ];
    const deck = await ada.deck({ cards: cards(8) });
    const group = await jsonOf<{ id: string; code: string }>(ada.send("POST", "/api/groups", { name: "Class 9" }), 201);
    await ada.send("PATCH", `/api/groups/${group.id}`, { settings: { seeEachOther } });
    await ada.send("POST", `/api/groups/${group.id}/decks`, { deckId: deck.id });
    for (const student of [bob, carl]) await jsonOf(student.send("POST", "/api/join", { code: group.code }));
    return { store, campus, ada, bob, carl, dora, deck, group };
  }

  /** Plays and wins a game in so many seconds, with so many wrong pairs. */
  async function win(
    campus: Campus,
    student: CampusStudent,
    deck: Deck,
    { seconds = 30, misses = 0, pairs = 6 } = {},
  ): Promise<MatchTimes> {
    const { gameId } = await begin(student, deck);
    campus.clock.forward(seconds * 1000);
    return jsonOf<MatchTimes>(send(student, deck, { gameId, playedMs: seconds * 1000, misses, pairs }));
  }

  test("are a student's own five, by what a pair took, with a second for each wrong pair", async () => {
    const { ada, bob, deck, campus } = await aClass();
    for (const game of [
      { seconds: 28, misses: 2 },
      { seconds: 32, pairs: 8 },
      { seconds: 50 },
      { seconds: 20 },
      { seconds: 45 },
      { seconds: 40 },
    ])
      await win(campus, bob, deck, game);
    const { best } = await read(bob, deck);
    expect(best.map(({ ms, pairs }) => `${ms}/${pairs}`)).toEqual(["20000/6", "32000/8", "30000/6", "40000/6", "45000/6"]);
    expect((await read(ada, deck)).best).toEqual([]);
  });

  test("are in the group's list only of members who chose it, off at first", async () => {
    const { bob, carl, deck, group, campus } = await aClass();
    await win(campus, bob, deck);
    await win(campus, carl, deck, { seconds: 24 });
    expect((await read(bob, deck)).groups).toEqual([{ groupId: group.id, name: "Class 9", isShown: false, times: [] }]);
    await jsonOf(show(carl, deck, group.id));
    expect((await read(bob, deck)).groups[0]).toMatchObject({
      isShown: false,
      times: [{ name: "@carl", ms: 24_000, pairs: 6, isYou: false }],
    });
    await jsonOf(show(bob, deck, group.id));
    const { groups } = await jsonOf<MatchTimes>(show(bob, deck, group.id));
    expect(groups[0]).toMatchObject({ isShown: true, times: [{ name: "@carl" }, { name: "@bob", isYou: true }] });
    await show(carl, deck, group.id, false);
    expect((await read(bob, deck)).groups[0]?.times.map(({ name }) => name)).toEqual(["@bob"]);
  });

  test("list each member once, with the best time", async () => {
    const { bob, deck, group, campus } = await aClass();
    await show(bob, deck, group.id);
    for (const seconds of [30, 20, 40]) await win(campus, bob, deck, { seconds });
    expect((await read(bob, deck)).groups[0]?.times).toEqual([{ name: "@bob", ms: 20_000, pairs: 6, isYou: true }]);
  });

  test("have no list where students don't see each other, and none for strangers", async () => {
    const { ada, bob, dora, deck, group } = await aClass({ seeEachOther: false });
    expect((await read(bob, deck)).groups).toEqual([]);
    expect(await refusal(show(bob, deck, group.id))).toMatchObject({ status: 404, code: "group/not-found" });
    expect((await read(ada, deck)).groups).toHaveLength(1);
    for (const reply of [dora.get(`/api/match/${deck.id}`), dora.send("POST", `/api/match/${deck.id}/games`), show(dora, deck, group.id)])
      expect(await refusal(reply)).toMatchObject({ status: 404, code: "deck/not-found" });
  });

  test("of who left are gone from the list, and stay out of it after joining again until chosen anew", async () => {
    const { bob, carl, deck, group, campus, store } = await aClass();
    await win(campus, carl, deck, { seconds: 24 });
    await show(carl, deck, group.id);
    await carl.send("DELETE", `/api/groups/${group.id}/members/${carl.uid}`);
    expect((await read(bob, deck)).groups[0]?.times).toEqual([]);
    expect(await store.read.selectFrom("matchShown").selectAll().execute()).toEqual([]);
    await jsonOf(carl.send("POST", "/api/join", { code: group.code }));
    expect((await read(carl, deck)).groups[0]).toMatchObject({ isShown: false, times: [] });
  });

  test.each([
    ["of five pairs", { pairs: 5 }],
    ["of nine pairs", { pairs: 9 }],
    ["faster than anybody presses", { playedMs: 1000 }],
    ["longer than a minute", { playedMs: 90_000 }],
    ["of a negative time", { playedMs: -1 }],
    ["of parts of a millisecond", { playedMs: 30_000.5 }],
    ["of a text", { playedMs: "30000" }],
    ["with fewer wrong pairs than none", { misses: -3 }],
    ["with what nobody asked for", { name: "Mallory" }],
  ])("of a game %s are refused", async (_, change) => {
    const { bob, deck, campus } = await aClass();
    const { gameId } = await begin(bob, deck);
    campus.clock.forward(30_000);
    const reply = send(bob, deck, { gameId, playedMs: 30_000, misses: 0, pairs: 6, ...change });
    expect(await refusal(reply)).toMatchObject({ status: 422, code: "request/invalid" });
    expect((await read(bob, deck)).best).toEqual([]);
  });

  test("count once, of a game that was begun here, and only as long as it took by the server's clock", async () => {
    const { bob, carl, deck, campus } = await aClass();
    const time = { playedMs: 20_000, misses: 0, pairs: 6 };
    const isRefused = async (student: CampusStudent, game: object, code: string) =>
      expect(await refusal(send(student, deck, { ...time, ...game }))).toMatchObject({ code });
    await isRefused(bob, { gameId: "made-up" }, "match/not-started");

    const first = await begin(bob, deck);
    await isRefused(bob, first, "request/invalid");
    const second = await begin(bob, deck);
    campus.clock.forward(20_000);
    await isRefused(bob, first, "match/not-started");
    await isRefused(carl, second, "match/not-started");
    await jsonOf(send(bob, deck, { ...time, ...second }));
    await isRefused(bob, second, "match/not-started");

    const slow = await begin(bob, deck);
    campus.clock.forward(50_000);
    await isRefused(bob, slow, "match/late");
    expect((await read(bob, deck)).best).toHaveLength(1);
  });

  test("end with the deck and with the account", async () => {
    const { store, ada, bob, deck, group, campus } = await aClass();
    await win(campus, bob, deck);
    await show(bob, deck, group.id);
    await begin(bob, deck);
    await begin(ada, deck);
    await ada.send("DELETE", `/api/users/${ada.uid}/decks/${deck.id}`);
    const counts = () =>
      Promise.all(
        (["matchTimes", "matchGames", "matchShown"] as const).map(
          async (table) => (await store.read.selectFrom(table).select("userId").execute()).length,
        ),
      );
    expect(await counts()).toEqual([1, 2, 1]);
    await ada.send("DELETE", `/api/users/${ada.uid}/trash/${deck.id}`);
    expect(await counts()).toEqual([0, 0, 1]);
    const other = await bob.deck({ cards: cards(8) });
    await win(campus, bob, other);
    await begin(bob, other);
    expect(await counts()).toEqual([1, 1, 1]);
    await store.write(async ({ db }) => void (await db.deleteFrom("users").where("id", "=", bob.uid).execute()));
    expect(await counts()).toEqual([0, 0, 0]);
  });

  test("of a member who leaves at the moment of choosing are in no list after coming back", async () => {
    const { store, bob, deck, group } = await aClass();
    await duringTransaction(
      store,
      () => show(bob, deck, group.id),
      async (tx, sendNow) => {
        await changeMember(tx.db, { groupId: group.id, userId: bob.uid }, { leftAt: 1 });
        await sendNow();
      },
    );
    await jsonOf(bob.send("POST", "/api/join", { code: group.code }));
    expect((await read(bob, deck)).groups.map(({ isShown }) => isShown)).toEqual([false]);
  });
});
