import fc from "fast-check";
import { expect, test } from "vitest";
import { cardIdOf } from "../../study/prompts.ts";
import { mergedSittings } from "./merge-sittings.ts";
import { readSitting, sittingText } from "./read-sitting.ts";
import {
  beginSitting,
  isOver,
  learnStages,
  missedPrompts,
  mostInSitting,
  nextQuestion,
  progressOf,
  roundSize,
  withAnswer,
  withoutPrompt,
  type LearnOutcome,
  type LearnSitting,
  type LearnStage,
  type StagesOfPrompts,
} from "./sitting.ts";

const keyAt = (at: number) => `card${String(at).padStart(8, "0")}`;
const begun = (keys: readonly string[]) => beginSitting({ id: "sitting", begunAt: 1, keys });
const allStages = (keys: readonly string[]): StagesOfPrompts => new Map(keys.map((key) => [key, learnStages] as const));

/** Decks of some prompts, each with the stages that it happens to have. */
const prompts = fc.array(fc.subarray<LearnStage>(["choose", "write"]), { minLength: 1, maxLength: 30 }).map((early) => {
  const keys = early.map((_, at) => keyAt(at));
  const stages: StagesOfPrompts = new Map(early.map((some, at) => [keyAt(at), [...some, "recall"] as const]));
  return { keys, stages };
});
const outcomes = fc.array(fc.constantFrom<LearnOutcome>("right", "wrong", "unmarked"), { maxLength: 120 });

/** Answers the questions of a sitting one after the other; after the given outcomes all are right. Returns what was asked. */
function play(first: LearnSitting, stages: StagesOfPrompts, some: readonly LearnOutcome[] = []) {
  const asked: { key: string; stage: LearnStage; outcome: LearnOutcome; open: number }[] = [];
  let sitting = first;
  for (let at = 0; at < 2000; at++) {
    const question = nextQuestion(sitting, stages);
    if (!question) break;
    const outcome = some[at] ?? "right";
    asked.push({ ...question, outcome, open: progressOf(sitting, stages).leftInRound });
    sitting = withAnswer(sitting, question.key, outcome, stages);
  }
  return { asked, sitting };
}

test("a prompt is led from choosing to writing to recalling, in rounds of seven", () => {
  const keys = Array.from({ length: 9 }, (_, at) => keyAt(at));
  const { asked, sitting } = play(begun(keys), allStages(keys));
  const first = keys.slice(0, roundSize);
  const rounds = [first, keys.slice(roundSize)].flatMap((round) => learnStages.flatMap((stage) => round.map((key) => [key, stage])));
  expect(asked.map(({ key, stage }) => [key, stage])).toEqual(rounds);
  expect(isOver(sitting, allStages(keys))).toBe(true);
});

test("a wrong answer brings the prompt back after the others of its round, a stage down", () => {
  const keys = [keyAt(0), keyAt(1), keyAt(2)];
  const stages = allStages(keys);
  let sitting = begun(keys);
  for (const key of keys) sitting = withAnswer(sitting, key, "right", stages);
  sitting = withAnswer(sitting, keyAt(0), "wrong", stages);
  const { asked } = play(sitting, stages);
  const ofFirst = asked.filter(({ key }) => key === keyAt(0)).map(({ stage }) => stage);
  expect(asked.slice(0, 3).map(({ key }) => key)).toEqual([keyAt(1), keyAt(2), keyAt(0)]);
  expect(ofFirst).toEqual(["choose", "write", "recall"]);
  expect(missedPrompts(sitting)).toEqual([{ key: keyAt(0), misses: 1 }]);
});

test("an answer that nobody could mark leads on to recalling and is no miss", () => {
  const keys = [keyAt(0)];
  const stages: StagesOfPrompts = new Map([[keyAt(0), ["write", "recall"] as const]]);
  const sitting = withAnswer(begun(keys), keyAt(0), "unmarked", stages);
  expect(nextQuestion(sitting, stages)).toMatchObject({ stage: "recall" });
  expect(missedPrompts(sitting)).toEqual([]);
});

test("every sitting ends, and with right answers after one for each stage of each prompt", () => {
  fc.assert(
    fc.property(prompts, outcomes, ({ keys, stages }, some) => {
      expect(isOver(play(begun(keys), stages, some).sitting, stages)).toBe(true);
      const { asked } = play(begun(keys), stages);
      expect(asked).toHaveLength([...stages.values()].flat().length);
    }),
  );
});

test("no prompt comes twice in a row while its round has another", () => {
  fc.assert(
    fc.property(prompts, outcomes, ({ keys, stages }, some) => {
      const { asked } = play(begun(keys), stages, some);
      const repeated = asked.filter(({ key, open }, at) => open > 1 && key === asked[at - 1]?.key);
      expect(repeated).toEqual([]);
    }),
  );
});

test("what was answered right is asked again at the same stage only after a wrong answer to the prompt", () => {
  fc.assert(
    fc.property(prompts, outcomes, ({ keys, stages }, some) => {
      const { asked } = play(begun(keys), stages, some);
      for (const key of keys) {
        const done = new Set<LearnStage>();
        for (const { stage, outcome } of asked.filter((one) => one.key === key)) {
          expect(done.has(stage)).toBe(false);
          if (outcome === "wrong") done.clear();
          else done.add(stage);
        }
      }
    }),
  );
});

test("at most seven prompts are under way, and a round ends before the next begins", () => {
  fc.assert(
    fc.property(prompts, outcomes, ({ keys, stages }, some) => {
      const { asked } = play(begun(keys), stages, some);
      const rounds = asked.map(({ key }) => Math.floor(keys.indexOf(key) / roundSize));
      expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
      for (const { open } of asked) expect(open).toBeLessThanOrEqual(roundSize);
    }),
  );
});

test("the heading's figures: the round of how many, and what it still has", () => {
  const keys = Array.from({ length: 25 }, (_, at) => keyAt(at));
  const stages = allStages(keys);
  let sitting = begun(keys);
  expect(progressOf(sitting, stages)).toEqual({ round: 1, rounds: 4, leftInRound: 7, learned: 0, of: 25 });
  for (let answers = 0; answers < 3 * roundSize + 3 * roundSize - 5; answers++) {
    sitting = withAnswer(sitting, nextQuestion(sitting, stages)?.key ?? "", "right", stages);
  }
  expect(progressOf(sitting, stages)).toEqual({ round: 2, rounds: 4, leftInRound: 5, learned: 9, of: 25 });
});

test("two prompts of one card do not follow each other while their round has another card", () => {
  const keys = [keyAt(0), `${keyAt(0)}_r`, keyAt(1)];
  const { asked } = play(begun(keys), allStages(keys));
  const pairs = asked.slice(0, 3).map(({ key }) => cardIdOf(key));
  expect(pairs).toEqual([keyAt(0), keyAt(1), keyAt(0)]);
});

test("cards that were deleted, or have lost a stage, do not stop a sitting", () => {
  const keys = [keyAt(0), keyAt(1)];
  const before = withAnswer(begun(keys), keyAt(0), "right", allStages(keys));
  const onlyRecall: StagesOfPrompts = new Map([[keyAt(0), ["recall"] as const]]);
  expect(play(before, onlyRecall).asked.map(({ key, stage }) => [key, stage])).toEqual([[keyAt(0), "recall"]]);
  const gone = withoutPrompt(before, keyAt(0));
  expect(play(gone, allStages(keys)).asked.every(({ key }) => key === keyAt(1))).toBe(true);
  expect(nextQuestion(begun([]), new Map())).toBeNull();
});

test("an answer to a prompt that is learned or unknown changes nothing", () => {
  const keys = [keyAt(0)];
  const stages: StagesOfPrompts = new Map([[keyAt(0), ["recall"] as const]]);
  const over = withAnswer(begun(keys), keyAt(0), "right", stages);
  expect(withAnswer(over, keyAt(0), "wrong", stages)).toBe(over);
  expect(withAnswer(over, keyAt(9), "right", stages)).toBe(over);
});

test("a sitting has no more prompts than its bound, and each once", () => {
  const keys = Array.from({ length: mostInSitting + 50 }, (_, at) => keyAt(at));
  expect(begun([keyAt(0), ...keys]).keys).toEqual(keys.slice(0, mostInSitting));
});

test("it is read back as it was written, and nothing else is", () => {
  fc.assert(
    fc.property(prompts, outcomes, ({ keys, stages }, some) => {
      const whole = play(begun(keys), stages, some).sitting;
      expect(readSitting(sittingText(whole))).toEqual(whole);
    }),
    { numRuns: 20 },
  );
  for (const text of [
    null,
    "",
    "{}",
    "null",
    '{"id":"a","begunAt":1,"keys":["a","a"],"marks":{}}',
    '{"id":"a","begunAt":-1,"keys":[],"marks":{}}',
  ])
    expect(readSitting(text)).toBeNull();
  const damaged = (mark: object) => readSitting(JSON.stringify({ id: "a", begunAt: 1, keys: ["k"], marks: { k: mark } }));
  for (const mark of [
    {},
    { stage: "guess", turn: 1, misses: 0 },
    { stage: "write", turn: 1.5, misses: 0 },
    { stage: "write", turn: 1, misses: -1 },
  ])
    expect(damaged(mark)).toBeNull();
});

test("what two devices know is the same in whichever order it is merged, and however often", () => {
  const marks = fc.record({
    stage: fc.constantFrom(...learnStages, "done" as const),
    turn: fc.integer({ min: 1, max: 5 }),
    misses: fc.integer({ min: 0, max: 2 }),
  });
  const sitting = fc
    .record({
      id: fc.constantFrom("a", "b"),
      begunAt: fc.constantFrom(1, 2),
      marks: fc.dictionary(fc.constantFrom("k1", "k2", "k3"), marks),
    })
    .map((one): LearnSitting => ({ ...one, begunAt: one.id === "a" ? 1 : one.begunAt, keys: ["k1", "k2", "k3"] }));
  fc.assert(
    fc.property(sitting, sitting, sitting, (a, b, c) => {
      expect(mergedSittings(a, { ...a })).toBe(a);
      expect(mergedSittings(a, b)).toEqual(mergedSittings(b, a));
      if (new Set([a, b, c].filter(({ id }) => id === "b").map(({ begunAt }) => begunAt)).size > 1) return;
      expect(mergedSittings(mergedSittings(a, b), c)).toEqual(mergedSittings(a, mergedSittings(b, c)));
    }),
  );
});

test("a sitting that goes on on another device has all answers of both", () => {
  const keys = Array.from({ length: 5 }, (_, at) => keyAt(at));
  const stages = allStages(keys);
  const common = play(begun(keys), stages)
    .asked.slice(0, 5)
    .reduce((now, { key }) => withAnswer(now, key, "right", stages), begun(keys));
  const phone = withAnswer(common, keyAt(0), "right", stages);
  const laptop = withAnswer(withAnswer(common, keyAt(0), "wrong", stages), keyAt(1), "right", stages);
  const both = mergedSittings(phone, laptop);
  expect(both.marks[keyAt(1)]).toMatchObject({ stage: "recall" });
  expect(both.marks[keyAt(0)]).toMatchObject({ stage: "choose", misses: 1 });
});
