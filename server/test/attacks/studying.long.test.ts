import { expect, test } from "vitest";

import { keepBusy } from "../study/a-busy-student.ts";
import { describeEachServer, expectHarmless } from "./attacked.ts";

const modes = ["hard", "practice", "ahead", "more"];

describeEachServer("a student of 5,000 cards in 200 decks", (aTarget) => {
  test("requests everything that reads them, repeatedly, and others do not wait", { timeout: 120_000 }, async () => {
    const { attacker, whileOthersWork } = await aTarget({}, (store, uid) =>
      keepBusy(store, uid, { decks: 200, cardsADeck: 25, answersACard: 2 }),
    );
    const often = [
      "queue",
      "ways-on",
      "today",
      "decks",
      "summary",
      "progress",
      "set-aside",
      "memory",
      ...modes.map((mode) => `queue?mode=${mode}`),
    ];
    const status = (reply: Promise<Response>) => reply.then(async (got) => (await got.arrayBuffer(), got.status));
    const { met, felt } = await whileOthersWork(() =>
      Promise.all([
        ...often.flatMap((path) => Array.from({ length: 3 }, () => status(attacker.get(`/api/study/${path}`)))),
        ...Array.from({ length: 5 }, () => status(attacker.get(`/api/users/${attacker.uid}/decks`))),
        status(attacker.get("/api/study/memory/plan")),
        status(attacker.send("POST", "/api/study/memory/plan")),
      ]),
    );
    expect(new Set(met)).toEqual(new Set([200]));
    expectHarmless(felt);
  });

  test("may read and make the plan, and start learning, a few times an hour", async () => {
    const { attacker } = await aTarget();
    const asked = async (method: string, path: string) => {
      const statuses: number[] = [];
      for (let at = 0; at < 40; at += 1) statuses.push((await attacker.send(method, `/api/study/memory/${path}`)).status);
      return statuses.filter((status) => status === 429).length;
    };
    expect([await asked("GET", "plan"), await asked("POST", "plan"), await asked("POST", "learning")]).toEqual([10, 30, 20]);
  });
});
