import { setImmediate as nextTurn } from "node:timers/promises";

import { expect, test } from "vitest";

import { bestCardMatch } from "./card-match.ts";
import { createLooking } from "./looking.ts";
import { searchOf } from "./search.ts";

const cardsText = (count: number, last: string) =>
  JSON.stringify(
    Array.from({ length: count }, (_, at) => ({ id: `c${at}`, term: `side number ${at}`, definition: at === count - 1 ? last : "seen" })),
  );
const wordsOf = (search: string) => searchOf(search)?.words ?? [];

/** How many turns of the event loop others got meanwhile. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  const over = new AbortController();
  let turns = 0;
  const counting = (async () => {
    for (; !over.signal.aborted; turns += 1) await nextTurn();
  })();
  await work().finally(() => over.abort());
  await counting;
  return turns;
}

test("a card with another form of the word is looked for in all cards, as far as is allowed", async () => {
  const cards = cardsText(2_000, "studying");
  const find = (most: number) => bestCardMatch(cards, wordsOf("studies"), createLooking(most));
  expect((await find(200_000))?.cardId).toBe("c1999");
  expect(await find(10_000)).toBeNull();
});

test("others get their turns meanwhile, and what several decks may take together is taken once", async () => {
  const cards = cardsText(2_000, "nothing");
  const whole = createLooking(100_000);
  const turns = await turnsDuring(async () => {
    for (let deck = 0; deck < 100; deck += 1) await bestCardMatch(cards, wordsOf("studies"), createLooking(60_000, whole));
  });
  expect(whole.isOver()).toBe(true);
  expect(turns).toBeGreaterThan(8);
  expect(turns).toBeLessThan(40);
});

test("the last of many decks has its card where a word stands as it was typed, and all of them together are bounded", async () => {
  const [others, typed] = [createLooking(100_000), createLooking(100_000)];
  const find = (cards: string, words: string) =>
    bestCardMatch(cards, wordsOf(words), createLooking(60_000, others), createLooking(60_000, typed));
  for (let deck = 0; deck < 10; deck += 1) await find(cardsText(2_000, "nothing"), "studies");
  expect(others.isOver()).toBe(true);
  expect((await find(cardsText(2_000, "studies"), "studies"))?.cardId).toBe("c1999");
  const long = JSON.stringify([{ id: "a", term: `studies ${"side ".repeat(9_000)}`, definition: "" }]);
  for (let deck = 0; deck < 10; deck += 1) await find(long, "studies missing");
  expect(typed.isOver()).toBe(true);
  expect(await find(long, "studies missing")).toBeNull();
});

test("of a long side the beginning is shown and compared", async () => {
  const long = `${"side ".repeat(20_000)} hidden`;
  const cards = JSON.stringify([{ id: "a", term: long, definition: "" }]);
  expect(await bestCardMatch(cards, wordsOf("hidden"), createLooking(1_000_000))).toBeNull();
  expect((await bestCardMatch(cards, wordsOf("sides"), createLooking(1_000_000)))?.cardId).toBe("a");
});
