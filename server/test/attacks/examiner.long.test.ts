import { expect, test } from "vitest";

import { codeIn, signedUp } from "../signed-up.ts";
import { describeEachServer, describeServerOnSqlite, expectHarmless, type Target } from "./attacked.ts";

type Made = { id: number; cards: { id: string }[] };

async function aDeckOf({ attacker }: Target, cards: readonly { term: string; definition: string }[]): Promise<Made> {
  const reply = await attacker.send("POST", `/api/users/${attacker.uid}/decks`, { title: "Long", description: "", cards });
  expect(reply.status).toBe(201);
  return (await reply.json()) as Made;
}

const outcome = async (reply: Response) => (reply.ok ? `${reply.status}` : `${reply.status} ${await codeIn(reply)}`);

const longCards = Array.from({ length: 10_000 }, (_, at) => ({ term: `Term ${at}`, definition: `word${at} `.repeat(50).slice(0, 480) }));
const numbers = Array.from({ length: 4 }, (_, at) => ({ term: `Numbers ${at}`, definition: "1;-2;".repeat(32_000) }));

describeEachServer("a deck of 10,000 long cards", (aTarget) => {
  test("that several students answer, test, star and study at once delays no other student", async () => {
    const target = await aTarget();
    const { attacker, server } = target;
    const deck = await aDeckOf(target, longCards);
    await attacker.send("PUT", `/api/users/${attacker.uid}/decks/${deck.id}/visibility`, { visibility: "Unlisted" });
    const [deckId, cardId] = [deck.id, deck.cards[9_999]!.id];
    const students = [attacker, ...(await Promise.all(Array.from({ length: 4 }, () => signedUp(server.request))))];
    const { met, felt } = await target.whileOthersWork(() =>
      Promise.all(
        students.flatMap((student) => [
          student.send("POST", "/api/practice/evaluations", { deckId, cardId, answer: "word ".repeat(1000) }),
          student.send("PUT", `/api/stars/${deckId}/${cardId}`, { starred: true }),
          student.get(`/api/study/queue?deckId=${deckId}`),
          student.get(`/api/study/queue?deckId=${deckId}&tag=a`),
          student.send("POST", "/api/practice/multiple-choice", { deckId }),
          student.send("POST", "/api/practice/open-ended", { deckId }),
        ]),
      ),
    );
    const wanted = students.flatMap(() => [...Array<string>(4).fill("200"), ...Array<string>(2).fill("422 practice/deck-too-long")]);
    expect(await Promise.all(met.map(outcome))).toEqual(wanted);
    expectHarmless(felt);
  });
});

// Tests are made in threads of the process.
describeServerOnSqlite("numbers", (aTarget) => {
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
