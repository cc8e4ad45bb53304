import { expect, test } from "vitest";

import { codeIn, signedUp } from "../signed-up.ts";
import { describeServerOnSqlite, expectHarmless } from "./attacked.ts";

/** The attacker's requests at a time. */
const atOnce = 6;

/** Sides on which expressions of the rules once took 2^n steps, or the cube of the length. */
const hostileSides = [
  ...[30, 60, 250, 3000].map((count) => `${"A".repeat(count)}!`),
  `${"ABCDEFG ".repeat(300)}!`,
  `${"Aa'".repeat(800)}, ${"Bb".repeat(800)}1`,
  `${"1 ".repeat(2000)}x`,
  `${"1".repeat(60)}! · 2`,
  `${"A, ".repeat(1200)}!`,
  `not ${" ".repeat(4000)}x`,
  "not a, ".repeat(600),
  `x${"'".repeat(4000)}y`,
  `${"- ".repeat(2000)}::`,
  `${"(".repeat(2000)}${")".repeat(2000)}`,
  "used to be was ".repeat(250),
];

// Graded in threads of the process.
describeServerOnSqlite("cards of capitals, digits and signs", (aTarget) => {
  test("that a student answers and begins tests on delay no other student, who goes on being graded", async () => {
    const { attacker, server, whileOthersWork } = await aTarget();
    const cards = hostileSides.flatMap((side) => [
      { term: "What is it?", definition: side.slice(0, 4500) },
      { term: side.slice(0, 4500), definition: "Paris" },
    ]);
    const made = await attacker.send("POST", `/api/users/${attacker.uid}/decks`, { title: "Capitals", description: "", cards });
    expect(made.status).toBe(201);
    const deck = (await made.json()) as { id: number; cards: { id: string }[] };
    await attacker.send("PUT", `/api/users/${attacker.uid}/decks/${deck.id}/visibility`, { visibility: "Unlisted" });
    const student = await signedUp(server.request);
    const own = await student.send("POST", `/api/users/${student.uid}/decks`, {
      title: "Capitals",
      description: "",
      cards: [{ term: "France", definition: "Paris" }],
    });
    const { id: deckId, cards: ownCards } = (await own.json()) as { id: number; cards: { id: string }[] };
    let markedForAttacker = 0;
    /** The number of the attacker's answers that were graded while this one waited: unlike time, it does not depend on the machine. */
    const graded = async () => {
      const before = markedForAttacker;
      const reply = await student.send("POST", "/api/practice/evaluations", { deckId, cardId: ownCards[0]!.id, answer: "Paris" });
      expect(await reply.json()).toMatchObject({ isCorrect: true, score: 100 });
      return markedForAttacker - before;
    };
    // The dictionaries are read once.
    await graded();
    const { met, felt } = await whileOthersWork(async () => {
      const over = new AbortController();
      const orders = deck.cards.flatMap(({ id: cardId }, at) => [
        () => attacker.send("POST", "/api/practice/open-ended", { deckId: deck.id }),
        async () => {
          const answer = hostileSides[at % hostileSides.length];
          const reply = await attacker.send("POST", "/api/practice/evaluations", { deckId: deck.id, cardId, answer });
          markedForAttacker += reply.ok ? 1 : 0;
          return reply;
        },
      ]);
      const replies: Response[] = [];
      const inARow = async () => {
        for (let order = orders.pop(); order !== undefined; order = orders.pop()) replies.push(await order());
      };
      const attack = Promise.all(Array.from({ length: atOnce }, inARow)).finally(() => over.abort());
      const waits: number[] = [];
      while (!over.signal.aborted) waits.push(await graded());
      await attack;
      return { replies, waits };
    });
    const failures = await Promise.all(met.replies.filter(({ ok }) => !ok).map(codeIn));
    expect(failures.filter((code) => code !== "practice/took-too-long" && code !== "api/rate-limit")).toEqual([]);
    expect(met.waits.length).toBeGreaterThan(0);
    // Students take turns: nobody waits until all of another's answers are graded.
    expect(Math.max(...met.waits)).toBeLessThan(2 * atOnce);
    expectHarmless(felt);
  });
});
