import { randomUUID } from "node:crypto";

import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { expect, test } from "vitest";

import { aDeck } from "../a-deck.ts";
import { aTarget, expectHarmless } from "./attacked.ts";

test("late answers to a card that was answered a thousand times are put at their places without a wait", async () => {
  const target = await aTarget();
  const { attacker } = target;
  const made = await attacker.send("POST", `/api/users/${attacker.uid}/decks`, aDeck());
  const deck = (await made.json()) as { id: number; cards: { id: string }[] };
  const place = { deckKey: deckKeyOf(attacker.uid, deck.id), cardId: deck.cards[0]!.id };
  const begin = Date.now() - 24 * 3600 * 1000;
  const answerAt = (at: number) => ({ id: randomUUID(), ...place, at, kind: "answer", source: "study", rating: "good", tookMs: 1000 });
  const send = (entries: readonly object[]) => attacker.send("POST", "/api/study/entries", { entries });
  const { met, felt } = await target.whileOthersWork(async () => {
    const statuses: number[] = [];
    for (const batch of [0, 1]) {
      statuses.push((await send(Array.from({ length: 500 }, (_, at) => answerAt(begin + (batch * 500 + at) * 10_000)))).status);
    }
    statuses.push((await send(Array.from({ length: 100 }, (_, at) => answerAt(begin + at * 10_000 + 5000)))).status);
    return statuses;
  });
  expect(met).toEqual([200, 200, 200]);
  expectHarmless(felt);
});
