import { expect, test } from "vitest";

import { codeIn } from "../signed-up.ts";
import { describeServerOnSqlite, expectHarmless, type Target } from "./attacked.ts";

type Made = { id: number; cards: { id: string }[] };

async function aDeckOf({ attacker }: Target, cards: readonly { term: string; definition: string }[]): Promise<Made> {
  const reply = await attacker.send("POST", `/api/users/${attacker.uid}/decks`, { title: "Long", description: "", cards });
  expect(reply.status).toBe(201);
  return (await reply.json()) as Made;
}

const longCards = Array.from({ length: 10_000 }, (_, at) => ({ term: `Term ${at}`, definition: `word${at} `.repeat(220).slice(0, 2200) }));
const numbers = Array.from({ length: 4 }, (_, at) => ({ term: `Numbers ${at}`, definition: "1;-2;".repeat(32_000) }));

describeServerOnSqlite("long decks and numbers", (aTarget) => {
  test("evaluations and tests of a deck of 10,000 long cards, requested at once, delay no other student", async () => {
    const target = await aTarget();
    const { attacker } = target;
    const deck = await aDeckOf(target, longCards);
    const answer = { deckId: deck.id, cardId: deck.cards[9_999]!.id, answer: "word ".repeat(1000) };
    const { met, felt } = await target.whileOthersWork(() =>
      Promise.all([
        attacker.send("POST", "/api/practice/multiple-choice", { deckId: deck.id }).then(codeIn),
        ...Array.from({ length: 6 }, () => attacker.send("POST", "/api/practice/evaluations", answer).then(({ status }) => status)),
      ]),
    );
    expect(met[0]).toBe("practice/deck-too-long");
    for (const status of met.slice(1)) expect([200, 422]).toContain(status);
    expectHarmless(felt);
  });

  test("cards with very many numbers, and senders who leave, don't delay other students' tests", async () => {
    const target = await aTarget();
    const { attacker } = target;
    const deck = await aDeckOf(target, numbers);
    const leaving = new AbortController();
    const { felt } = await target.whileOthersWork(async () => {
      const hostile = Array.from({ length: 6 }, () =>
        target.server.request("/api/practice/multiple-choice", {
          method: "POST",
          headers: { "content-type": "application/json", cookie: attacker.cookie },
          body: JSON.stringify({ deckId: deck.id }),
          signal: leaving.signal,
        }),
      );
      const asked = attacker.send("POST", "/api/practice/evaluations", {
        deckId: deck.id,
        cardId: deck.cards[0]!.id,
        answer: "1;-2;".repeat(1000),
      });
      expect([200, 422]).toContain((await asked).status);
      leaving.abort();
      await Promise.allSettled(hostile);
    });
    expectHarmless(felt);
  });
});
