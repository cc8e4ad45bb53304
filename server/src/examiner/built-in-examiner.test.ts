import { expect, test } from "vitest";

import { createBuiltInExaminer, lexiconThread } from "./built-in-examiner.ts";
import { createWorkPool } from "./work-pool.ts";

const patient = () => ({ sender: "ada", signal: new AbortController().signal, onProgress: () => {} });

const deckOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `c${at}`, term: `Term ${at}`, definition: `Meaning number ${at} of ${at * 7}` }));

test("a test is the same for the same seed, in the thread and here", async () => {
  const examiner = createBuiltInExaminer();
  const order = { cards: deckOf(60), otherCards: [], seed: "seed" };
  const here = await examiner.multipleChoice(order, patient());
  expect(here.questions.map(({ cardId }) => cardId)).toEqual(order.cards.map(({ id }) => id));
  expect(await createWorkPool().run({ kind: "test", input: order }, patient())).toEqual(here);
});

test("answers are marked while a test of 10,000 cards is made", async () => {
  // The order of the results is checked here, not the speed of this machine.
  const examiner = createBuiltInExaminer(createWorkPool({ deadlineMs: 60_000 }));
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

test("words that are not in the built-in tables are looked up in a thread, and only where a rule needs them", async () => {
  const words = createWorkPool(lexiconThread);
  const examiner = createBuiltInExaminer(createWorkPool(), words);
  const card = { term: "esquisito (Portuguese)", definition: "strange" };
  const marked = (answer: string) => examiner.evaluate({ ...card, answer, deck: [card] }, patient());
  expect(await marked("Strange!")).toMatchObject({ isCorrect: true });
  expect(words.running()).toBe(0);
  expect(await marked("weird")).toMatchObject({ isCorrect: true, reason: { code: "synonym" } });
  expect(words.running()).toBe(1);
  expect(await marked("usual")).toMatchObject({ isCorrect: false });
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
  expect(marked).toMatchObject({ isCorrect: false });
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
