import { expect, test } from "vitest";
import type { Card } from "../cards/card.ts";
import { MASKS } from "../limits/mask-limits.ts";
import { promptsOf } from "../study/prompts.ts";
import { learnQuestions } from "./learn/learn-questions.ts";
import { mostInSitting } from "./learn/sitting.ts";
import { matchPairs } from "./match/match-pairs.ts";
import { seededRandom } from "./seeded-random.ts";

/** Pictures with as many masks as a card can have, and how often their masks are read: each question of a picture that is made reads all of them. */
function aDeckOfMasks(count: number) {
  let reads = 0;
  const masks = Array.from({ length: MASKS.perCard }, (_, at) => `${at + 1} box 0.1 0.1 0.2 0.2: part ${at + 1} of it`);
  const cards = Array.from({ length: count }, (_, at): Card => {
    const picture = String(at).padStart(16, "p");
    return {
      id: `c${at}`.padEnd(12, "-"),
      term: `![map ${at}](media/${picture}.png)`,
      definition: "",
      get masks() {
        reads += 1;
        return masks.map((line) => `${line}, map ${at}`);
      },
    };
  });
  const keys = cards.flatMap((card) => promptsOf(card).map(({ key }) => key)).slice(0, mostInSitting);
  reads = 0;
  return { cards, keys, reads: () => reads };
}

test("a game of Match over pictures with many masks makes one question of a card", () => {
  const { cards, reads } = aDeckOfMasks(300);
  expect(matchPairs(cards, seededRandom("masks")).length).toBeGreaterThanOrEqual(6);
  expect(reads()).toBeLessThan(cards.length * 10);
});

test("a sitting of Learn over pictures with many masks makes the questions of its prompts and of some other cards", () => {
  const { cards, keys, reads } = aDeckOfMasks(300);
  const { stages } = learnQuestions(cards, keys, "masks");
  expect(stages.size).toBe(mostInSitting);
  expect(reads()).toBeLessThan(10 * mostInSitting + 2000);
});
