import { expect, test } from "vitest";

import { signedUp, type SignedUp } from "../signed-up.ts";
import { expectHarmless, describeEachServer } from "./attacked.ts";

/** A deck that is as large as a deck can be: 23 MB. */
const body = JSON.stringify({
  title: "Large",
  description: "",
  cards: Array.from({ length: 10_000 }, (_, at) => ({ term: `Term ${at}`, definition: `word${at} `.repeat(300).slice(0, 2300) })),
});

async function aLargeDeck(student: SignedUp, request: (path: string, init?: RequestInit) => Promise<Response>): Promise<number> {
  const headers = { "content-type": "application/json", cookie: student.cookie };
  const reply = await request(`/api/users/${student.uid}/decks`, { method: "POST", headers, body });
  expect(reply.status).toBe(201);
  const id = Number(/^\{"id":(\d+)/.exec(await reply.text())?.[1]);
  expect((await student.send("PUT", `/api/users/${student.uid}/decks/${id}/visibility`, { visibility: "Unlisted" })).status).toBe(200);
  return id;
}

/** The statuses of so many requests at once, their bodies thrown away as they come. */
async function statuses(count: number, ask: () => Promise<Response>): Promise<number[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { status, body: content } = await ask();
      for await (const chunk of content ?? []) void chunk;
      return status;
    }),
  );
}

describeEachServer("the largest deck", (aTarget) => {
  test("is copied a few times and then no more, and written and read again and again, without anybody noticing", async () => {
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

  test("is refused where the student's share is full, and nothing is kept of it", async () => {
    const { server, attacker } = await aTarget({ STORAGE_PER_STUDENT: "30" });
    const id = await aLargeDeck(attacker, server.request);
    const again = await attacker.send("POST", `/api/users/${attacker.uid}/decks`, JSON.parse(body));
    expect([again.status, ((await again.json()) as { error: { code: string } }).error.code]).toEqual([507, "storage/full"]);
    const list = (await (await attacker.get(`/api/users/${attacker.uid}/decks`)).json()) as { id: number }[];
    expect(list.map((deck) => deck.id)).toEqual([id]);
  });
});
