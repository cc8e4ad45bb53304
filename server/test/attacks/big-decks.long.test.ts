import { expect, test } from "vitest";

import { aDeck, cards } from "../a-deck.ts";
import { signedUp } from "../signed-up.ts";
import { aLargeDeck, largeDeck, mostMbOfLargeDeck, swallowed } from "./a-large-deck.ts";
import { describeEachServer, expectHarmless } from "./attacked.ts";

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
    expectHarmless(felt, { mostMb: mostMbOfLargeDeck });
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
