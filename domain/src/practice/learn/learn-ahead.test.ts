import fc from "fast-check";
import { expect, test } from "vitest";
import type { Card } from "../../cards/card.ts";
import { untouchedStanding } from "../../study/progress/card-standing.ts";
import { learnAhead } from "./learn-ahead.ts";
import { learnPrompts, type LearnChoice } from "./learn-prompts.ts";
import { beginSitting, mostInSitting, nextQuestion, progressOf, withAnswer, type LearnSitting } from "./sitting.ts";

const idAt = (at: number) => `card-${at}`.padEnd(12, "-");
const cardsOf = (count: number): Card[] =>
  Array.from({ length: count }, (_, at) => ({ id: idAt(at), term: `term ${at}`, definition: `definition ${at}`, tags: [`tag${at % 3}`] }));
const all: LearnChoice = { kind: "all" };

function ahead(sitting: LearnSitting | null, cards: readonly Card[], choice = all, suspended: readonly string[] = []) {
  const standingOf = (key: string) => ({ ...untouchedStanding, isSuspended: suspended.includes(key) });
  const input = { cards, choice, starred: new Set([idAt(1), idAt(4)]), standingOf };
  return { ahead: learnAhead(sitting, input), prompts: learnPrompts(input) };
}

test("without a sitting it begins one, with as many prompts as that will have", () => {
  const choices: LearnChoice[] = [all, { kind: "starred" }, { kind: "tag", tag: "tag1" }, { kind: "tag", tag: "none" }];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 * mostInSitting }), fc.constantFrom(...choices), fc.boolean(), (count, choice, bothWays) => {
      const cards = cardsOf(count).map((card) => ({ ...card, bothWays }));
      const { ahead: next, prompts } = ahead(null, cards, choice, [idAt(0)]);
      expect(next).toMatchObject({ does: "begin", count: prompts.length });
    }),
    { numRuns: 50 },
  );
  expect(ahead(null, cardsOf(mostInSitting)).ahead).toEqual({ does: "begin", count: mostInSitting, isAll: true });
  expect(ahead(null, cardsOf(mostInSitting + 1)).ahead).toEqual({ does: "begin", count: mostInSitting, isAll: false });
});

test("a sitting under way goes on, whichever cards are chosen, with the prompts that it has to go", () => {
  const cards = cardsOf(9);
  const stages = new Map(cards.map(({ id }) => [id, ["choose", "recall"] as const]));
  let sitting = beginSitting({ id: "s", begunAt: 1, keys: cards.map(({ id }) => id) });
  for (let next = nextQuestion(sitting, stages); next; next = nextQuestion(sitting, stages)) {
    const { of, learned } = progressOf(sitting, stages);
    expect(ahead(sitting, cards, { kind: "starred" }).ahead).toEqual({ does: "go-on", count: of - learned });
    sitting = withAnswer(sitting, next.key, "right", stages);
  }
  expect(ahead(sitting, cards).ahead).toEqual({ does: "begin", count: 9, isAll: true });
});

test("cards that were deleted meanwhile are not to go", () => {
  const sitting = beginSitting({ id: "s", begunAt: 1, keys: cardsOf(9).map(({ id }) => id) });
  expect(ahead(sitting, cardsOf(4)).ahead).toEqual({ does: "go-on", count: 4 });
  expect(ahead(sitting, []).ahead).toEqual({ does: "begin", count: 0, isAll: true });
});
