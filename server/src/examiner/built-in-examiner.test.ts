import { AppError } from "@recollect/domain/errors/app-error.ts";
import { multipleChoice } from "@recollect/domain/practice/distractors/multiple-choice.ts";
import { expect, test } from "vitest";

import { createBuiltInExaminer, lexiconThread } from "./built-in-examiner.ts";
import { createWorkPool } from "./work-pool.ts";

const patient = () => ({ sender: "ada", signal: new AbortController().signal, onProgress: () => {} });

const deckOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `c${at}`, term: `Term ${at}`, definition: `Meaning number ${at} of ${at * 7}` }));

test("a test is the same for the same seed, in the thread and here", async () => {
  const order = { cards: deckOf(60), otherCards: [], seed: "seed" };
  const made = await createBuiltInExaminer().multipleChoice(order, patient());
  expect(made.questions.map(({ cardId }) => cardId)).toEqual(order.cards.map(({ id }) => id));
  expect(made).toEqual(multipleChoice(order));
});

test("answers are marked while a test of 10,000 cards is made", async () => {
  // The order of the results is checked here, not the speed of this machine.
  const examiner = createBuiltInExaminer(createWorkPool({ deadlineMs: 60_000 }), createWorkPool(lexiconThread));
  const events: string[] = [];
  const making = examiner.multipleChoice({ cards: deckOf(10_000), otherCards: [], seed: "seed" }, patient()).then(({ questions }) => {
    events.push(`${questions.length} questions`);
  });
  const card = { term: "France", definition: "Paris" };
  for (let answers = 0; answers < 20; answers += 1) {
    // Each waits for a turn of the event loop, which a test made in this thread would block.
    await new Promise((resolve) => setImmediate(resolve));
    await examiner.evaluate({ ...card, answer: "Paris", deck: [card] }, patient());
    events.push("marked");
  }
  await making;
  expect(events).toEqual([...Array.from({ length: 20 }, () => "marked"), "10000 questions"]);
});

test("progress begins at zero and ends at all cards", async () => {
  const progress: unknown[] = [];
  const options = { ...patient(), onProgress: (...now: unknown[]) => void progress.push(now) };
  await createBuiltInExaminer().multipleChoice({ cards: deckOf(5), otherCards: [], seed: "seed" }, options);
  expect(progress).toEqual([
    [0, 5],
    [5, 5],
  ]);
});

test("every answer is graded in the thread with the lexicon, and one thread is enough for answers that take a few ms", async () => {
  const words = createWorkPool(lexiconThread);
  const examiner = createBuiltInExaminer(createWorkPool(), words);
  const card = { term: "esquisito (Portuguese)", definition: "strange" };
  const marked = (answer: string) => examiner.evaluate({ ...card, answer, deck: [card] }, patient());
  expect(words.running()).toBe(0);
  expect(await marked("Strange!")).toMatchObject({ isCorrect: true });
  expect(words.running()).toBe(1);
  expect(await marked("weird")).toMatchObject({ isCorrect: true, reason: { code: "other-words" } });
  expect(await marked("usual")).toMatchObject({ isCorrect: false });
  expect(words.running()).toBe(1);
});

test("no text of a student is read outside of the threads: answers, tests, a card before its test, and offered wordings", async () => {
  const ordered: string[] = [];
  const thread = { running: () => 0, run: ({ kind }: { kind: string }) => (ordered.push(kind), Promise.reject(new Error("no thread"))) };
  const examiner = createBuiltInExaminer(thread, thread);
  const card = { id: "c", term: "a", definition: "b" };
  await expect(examiner.evaluate({ ...card, answer: "b", deck: [] }, patient())).rejects.toThrow("no thread");
  await expect(examiner.multipleChoice({ cards: [card], otherCards: [], seed: "s" }, patient())).rejects.toThrow("no thread");
  await expect(examiner.withAlternatives([{ ...card, wording: "c" }], patient())).rejects.toThrow("no thread");
  await examiner.getReady({ ...card, deck: [] }, "ada");
  expect(ordered).toEqual(["grade-by-lexicon", "grade", "test", "alternatives", "grade-by-lexicon", "grade-by-lexicon"]);
});

test("an answer that meets the deadline fails for its student alone, and is not graded a second time", async () => {
  const ordered: unknown[] = [];
  const pool = { running: () => 0, run: (work: unknown) => (ordered.push(work), Promise.reject(new Error("no thread"))) };
  const slow = { running: () => 1, run: () => Promise.reject(new AppError("practice/took-too-long")) };
  const card = { term: "a", definition: "b", answer: "b", deck: [] };
  const marking = createBuiltInExaminer(pool, slow).evaluate(card, patient());
  await expect(marking).rejects.toMatchObject({ code: "practice/took-too-long", status: 503 });
  expect(ordered).toEqual([]);
});

test("the lexicon is read before the first answer, once, and whatever fails is left to that answer", async () => {
  const card = { term: "Osmosis", definition: "movement of water through a membrane", deck: [] };
  const ordered: unknown[] = [];
  let running = 0;
  const words = {
    running: () => running,
    run: ({ kind }: { kind: string }) => (ordered.push(kind), Promise.reject(new Error("no thread"))),
  };
  const examiner = createBuiltInExaminer(createWorkPool(), words);
  await examiner.getReady(card, "ada");
  expect(ordered).toEqual(["grade-by-lexicon", "grade-by-lexicon"]);
  running = 1;
  await examiner.getReady(card, "ada");
  expect(ordered).toHaveLength(2);
});

test("where the lookup fails, the rules use the built-in tables alone", async () => {
  const words = { running: () => 0, run: () => Promise.reject(new Error("no thread")) };
  const card = { term: "esquisito (Portuguese)", definition: "strange" };
  const marked = await createBuiltInExaminer(createWorkPool(), words).evaluate({ ...card, answer: "weird", deck: [card] }, patient());
  expect(marked).toMatchObject({ isCorrect: true });
});

test("an answer is compared with at most 1,000 cards, and with no more of a text than an answer's maximum length", async () => {
  const ordered: unknown[] = [];
  const pool = { running: () => 0, run: (work: unknown) => (ordered.push(work), Promise.reject(new Error("no thread"))) };
  const long = { term: "t".repeat(9000), definition: "d".repeat(9000) };
  const asked = createBuiltInExaminer(pool).evaluate(
    { ...long, answer: "an answer", deck: Array.from({ length: 1500 }, () => long) },
    patient(),
  );
  await expect(asked).rejects.toThrow("no thread");
  const cut = { term: "t".repeat(5000), definition: "d".repeat(5000) };
  expect(ordered).toEqual([{ kind: "grade", input: { ...cut, answer: "an answer", deck: Array.from({ length: 1000 }, () => cut) } }]);
});
