import { expect, test } from "vitest";

import { aDeck, cards } from "../a-deck.ts";
import { signedUp } from "../signed-up.ts";
import { aLargeDeck, largeDeck, swallowed } from "./a-large-deck.ts";
import { describeEachServer, describeServerOnSqlite, expectHarmless } from "./attacked.ts";

/** The statuses of so many requests at once, with the bodies dropped. */
async function statuses(count: number, ask: () => Promise<Response>): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, async () => (await swallowed(ask())).status));
}

describeEachServer("the largest deck", (aTarget) => {
  test("is copied a few times and then no more, and written and read repeatedly, without an effect on others", async () => {
    const target = await aTarget();
    const { server, attacker } = target;
    const { met, felt } = await target.whileOthersWork(async () => {
      const id = await aLargeDeck(attacker, server.request);
      const copier = await signedUp(server.request);
      return {
        copies: await statuses(10, () => copier.send("POST", `/api/library/${id}/copies`)),
        reads: await statuses(10, () => attacker.get(`/api/users/${attacker.uid}/decks/${id}`, { "accept-encoding": "identity" })),
      };
    });
    expect(met.copies.filter((status) => status === 201).length).toBeLessThan(4);
    expect(met.copies.filter((status) => status === 429).length).toBeGreaterThan(6);
    expect(new Set(met.reads)).toEqual(new Set([200]));
    expectHarmless(felt);
  });

  test("of several students at once, sent and read or not read, takes neither the memory of all of them nor another's turn", async () => {
    const { server, whileOthersWork } = await aTarget();
    const students = await Promise.all(Array.from({ length: 6 }, () => signedUp(server.request)));
    const saver = await signedUp(server.request);
    const { met, felt } = await whileOthersWork(async () => {
      const answered = await Promise.all(
        students.map(async (student) => {
          const path = `/api/users/${student.uid}/decks/${await aLargeDeck(student, server.request)}`;
          const { status } = await swallowed(student.get(path));
          return { status, again: () => student.get(path, { "accept-encoding": "identity" }) };
        }),
      );
      const unread = await Promise.all(answered.slice(0, 4).map(({ again }) => again()));
      const deck = aDeck({ cards: cards(5_000).map((card) => ({ ...card, definition: "x".repeat(250) })) });
      const saved = await saver.send("POST", `/api/users/${saver.uid}/decks`, deck);
      const rest = await Promise.allSettled(unread.map((reply) => swallowed(Promise.resolve(reply))));
      return { statuses: answered.map(({ status }) => status), saved: saved.status, rest: rest.map(({ status }) => status) };
    });
    expect(new Set(met.statuses)).toEqual(new Set([200]));
    // The save did not have to wait until those who do not read were disconnected.
    expect([met.saved, ...met.rest]).toEqual([201, ...Array<string>(4).fill("fulfilled")]);
    // One such save takes some 300 MB. Without turns those of eight students took 900 together, and those of forty 2,800.
    expectHarmless(felt, { mostMb: 500 });
  });

  test("is refused when the student's storage is full, and nothing of it is stored", async () => {
    const { server, attacker } = await aTarget({ STORAGE_PER_STUDENT: "30" });
    const id = await aLargeDeck(attacker, server.request);
    const again = await attacker.send("POST", `/api/users/${attacker.uid}/decks`, JSON.parse(largeDeck()));
    expect([again.status, ((await again.json()) as { error: { code: string } }).error.code]).toEqual([507, "storage/full"]);
    const list = (await (await attacker.get(`/api/users/${attacker.uid}/decks`)).json()) as { id: number }[];
    expect(list.map((deck) => deck.id)).toEqual([id]);
  });
});

// A deck is searched for gaps before it is stored.
describeServerOnSqlite("the largest deck", (aTarget) => {
  test("of long terms full of marks is searched for gaps without an effect on others", async () => {
    const target = await aTarget();
    const { attacker } = target;
    const term = `{{c1::a}}${"*a".repeat(40_000)}`;
    const deck = {
      title: "Marks",
      description: "",
      cards: Array.from({ length: 40 }, (_, at) => ({ term: `${term}${at}`, definition: "b" })),
    };
    const { met, felt } = await target.whileOthersWork(() => attacker.send("POST", `/api/users/${attacker.uid}/decks`, deck));
    expect(met.status).toBe(201);
    expect(felt.failures).toEqual([]);
    expect(felt.longestMs).toBeLessThan(500);
  });

  test.each([
    ["one term of 9 MB", 1, 4_500_000],
    ["a hundred of 100 kB without a definition", 100, 50_000],
  ])("of %s, full of marks behind a gap, is read without an effect on others", async (_what, count, marks) => {
    const target = await aTarget();
    const { attacker } = target;
    const marked = Array.from({ length: count }, (_, at) => ({
      term: `{{c1::${at}}}${"*a".repeat(marks)} ![a](media/x.png)`,
      definition: "",
    }));
    const path = `/api/users/${attacker.uid}/decks`;
    const { met, felt } = await target.whileOthersWork(() =>
      attacker.send("POST", path, { title: "Marks", description: "", cards: marked }),
    );
    expect(met.status).toBe(201);
    expect(felt.failures).toEqual([]);
    expect(felt.longestMs).toBeLessThan(500);
  });
});
