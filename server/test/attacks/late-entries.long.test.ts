import { randomUUID } from "node:crypto";

import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { expect, test } from "vitest";

import { aDeck } from "../a-deck.ts";
import { codeIn } from "../signed-up.ts";
import { describeEachServer, expectHarmless } from "./attacked.ts";

const tenMinutes = 600_000;

describeEachServer("answers to one card", (aTarget) => {
  test("after a thousand others are inserted without a wait, and 500 for one day are refused", async () => {
    const target = await aTarget();
    const { attacker } = target;
    const made = await attacker.send("POST", `/api/users/${attacker.uid}/decks`, aDeck());
    const deck = (await made.json()) as { id: number; cards: { id: string }[] };
    const place = { deckKey: deckKeyOf(attacker.uid, deck.id), cardId: deck.cards[0]!.id };
    const begin = Date.now() - 8 * 24 * 3600 * 1000;
    const answerAt = (at: number) => ({ id: randomUUID(), ...place, at, kind: "answer", source: "study", rating: "good", tookMs: 1000 });
    const send = (entries: readonly object[]) => attacker.send("POST", "/api/study/entries", { entries });
    const { met, felt } = await target.whileOthersWork(async () => {
      const statuses: number[] = [];
      for (const batch of [0, 1]) {
        const answers = Array.from({ length: 500 }, (_, at) => answerAt(begin + (batch * 500 + at) * tenMinutes));
        statuses.push((await send(answers)).status);
      }
      statuses.push((await send(Array.from({ length: 100 }, (_, at) => answerAt(begin + (at * 10 + 0.5) * tenMinutes)))).status);
      const oneDay = await send(Array.from({ length: 500 }, (_, at) => answerAt(begin + at * 1000)));
      return [...statuses, oneDay.status, await codeIn(oneDay)];
    });
    expect(met).toEqual([200, 200, 200, 422, "study/card-too-often"]);
    expectHarmless(felt);
  });
});
