import type { ChoiceQuestion } from "@recollect/domain/practice/multiple-choice.ts";
import { usualTest, type TestOptions } from "@recollect/domain/practice/options/test-options.ts";
import { newCard } from "@recollect/domain/study/schedule/card-state.ts";
import { expect, test } from "vitest";

import { aStudent } from "../../../../test/a-student.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { practiceApp } from "../../../../test/practice/practice-app.ts";
import { codeIn } from "../../../../test/signed-up.ts";
import { createBuiltInExaminer } from "../../../examiner/built-in-examiner.ts";
import type { Store } from "../../../store/store.ts";

const id = (name: string) => name.padEnd(12, "-");

const capitals = [
  { id: id("fr"), term: "France", definition: "Paris", tags: ["west"] },
  { id: id("it"), term: "Italy", definition: "Rome" },
  { id: id("es"), term: "Spain", definition: "Madrid", tags: ["west"] },
  { id: id("no"), term: "Norway", definition: "Oslo" },
];

type Deck = { deckId?: number; visibility?: "Private" | "Public"; cards?: object[] };

async function withDeck(store: Store, ownerId: string, { deckId = 100, visibility = "Private", cards }: Deck = {}) {
  const content = { title: "Capitals", description: "", cards: JSON.stringify(cards ?? capitals), cardCount: 4 };
  const rest = { visibility, updatedAt: 1, revision: 1, copiedFrom: null };
  await store.write(async ({ db }) => {
    await db
      .insertInto("decks")
      .values({ ownerId, id: deckId, ...content, ...rest })
      .execute();
  });
}

/** Adds the student's answer to a card, and the card's state. */
async function withStanding(store: Store, uid: string, cardId: string, state: { lapses: number; stability: number; due: number }) {
  const card = { ...newCard, stage: "review" as const, reps: 5, difficulty: 5, scheduledDays: 9, ...state };
  await store.write(async ({ db }) => {
    const place = { userId: uid, deckOwnerId: uid, deckId: 100, cardId };
    const told = { stage: card.stage, due: card.due, scheduledDays: 9, isSuspended: 0, buriedUntil: null, isPresent: 1 } as const;
    const row = { ...place, ...told, lastAt: 1, lastId: "a", state: JSON.stringify(card), shuffleKey: 1 };
    await db.insertInto("studyCards").values(row).execute();
  });
}

type Made = { questions: ChoiceQuestion[]; testId: string };
type TestsReply = { tests: { id: string; kind: string; size: number; correct: number; score: number | null }[]; counts: object };
type AppOptions = Parameters<typeof practiceApp>[1];

describeEachDatabase("a test with options", (openStore) => {
  async function adasDeck({ cards, ...appOptions }: AppOptions & { cards?: object[] } = {}) {
    const store = await openStore();
    const ada = await aStudent(store);
    await withDeck(store, ada, cards ? { cards } : {});
    const app = practiceApp(store, appOptions);
    const { post, get } = app.as(ada);
    const made = async (options: Partial<TestOptions> = {}) =>
      (await (await post("multiple-choice", { deckId: 100, options: { ...usualTest, ...options } })).json()) as Made;
    const kept = async () => (await (await get("tests?deckId=100")).json()) as TestsReply;
    const finish = async (testId: string, picks: object[] = []) => post("results", { deckId: 100, testId, picks });
    const written = async (options: Partial<TestOptions> = {}) =>
      (await (await post("open-ended", { deckId: 100, options: { ...usualTest, ...options } })).json()) as {
        testId: string;
        keys: string[];
      };
    return { store, ada, app, post, get, made, kept, finish, written };
  }

  test("asks as many as requested, in the deck's order; wrong choices still come from the whole deck", async () => {
    const { made, written } = await adasDeck();
    const { questions } = await made({ count: 2 });
    expect(questions).toHaveLength(2);
    const asked = capitals.filter((card) => questions.some(({ cardId }) => cardId === card.id)).map((card) => card.id);
    expect(questions.map(({ cardId }) => cardId)).toEqual(asked);
    for (const { choices } of questions) expect(choices.toSorted()).toEqual(["Madrid", "Oslo", "Paris", "Rome"]);
    expect((await written({ count: 10_000 })).keys).toEqual(capitals.map((card) => card.id));
    expect((await written({ order: "shuffled" })).keys.toSorted()).toEqual(capitals.map((card) => card.id).toSorted());
  });

  test("that is written gets the examiner ready for its first question", async () => {
    const ready: unknown[] = [];
    const examiner = { ...createBuiltInExaminer(), getReady: async (...given: unknown[]) => void ready.push(given) };
    const { ada, written } = await adasDeck({ examiner });
    const { keys } = await written({ count: 2 });
    const [first, second] = keys.map((key) => capitals.find((card) => card.id === key)!);
    const sides = ({ id: key, term, definition }: (typeof capitals)[number]) => ({ id: key, term, definition });
    expect(ready).toEqual([[{ ...sides(first!), deck: [sides(first!), sides(second!)] }, ada]]);
  });

  test("asks the cards with a tag, or with a star; if there are none the reply says so", async () => {
    const { post, written } = await adasDeck({ starred: [id("no")] });
    expect((await written({ which: { kind: "tag", tag: "west" } })).keys).toEqual([id("fr"), id("es")]);
    expect((await written({ which: { kind: "starred" } })).keys).toEqual([id("no")]);
    for (const which of [{ kind: "tag", tag: "unknown" }, { kind: "due-or-weak" }]) {
      for (const path of ["open-ended", "multiple-choice"]) {
        const reply = await post(path, { deckId: 100, options: { ...usualTest, which } });
        expect([reply.status, await codeIn(reply)]).toEqual([409, "practice/nothing-to-ask"]);
      }
    }
  });

  test("asks due or weak cards by the log, the weakest first if not all are asked", async () => {
    const { store, ada, app, written, kept } = await adasDeck();
    const later = app.clock.now() + 30 * 86_400_000;
    await withStanding(store, ada, id("fr"), { lapses: 0, stability: 90, due: app.clock.now() - 1 });
    await withStanding(store, ada, id("it"), { lapses: 4, stability: 20, due: later });
    await withStanding(store, ada, id("es"), { lapses: 0, stability: 3, due: later });
    await withStanding(store, ada, id("no"), { lapses: 0, stability: 90, due: later });
    const which = { kind: "due-or-weak" } as const;
    expect((await written({ which })).keys).toEqual([id("fr"), id("it"), id("es")]);
    expect((await written({ which, count: 1 })).keys).toEqual([id("it")]);
    expect((await kept()).counts).toEqual({ dueOrWeak: 3, starred: 0 });
  });

  test("asks for the term of a definition, among terms; in either direction when mixed", async () => {
    const { made, post } = await adasDeck();
    const { questions } = await made({ direction: "term" });
    expect(questions[0]).toMatchObject({ cardId: `${id("fr")}_r`, question: "What is the term for: Paris?", answer: "France" });
    expect(questions[0]?.choices.toSorted()).toEqual(["France", "Italy", "Norway", "Spain"]);
    const right = await post("evaluations", { deckId: 100, cardId: `${id("fr")}_r`, answer: "france" });
    expect(await right.json()).toMatchObject({ isCorrect: true });

    const mixed = await made({ direction: "mixed" });
    expect(mixed.questions.map(({ cardId }) => cardId.slice(0, 12))).toEqual(capitals.map((card) => card.id));
    for (const { choices } of mixed.questions) {
      const terms = choices.filter((choice) => capitals.some(({ term }) => term === choice));
      expect([0, choices.length]).toContain(terms.length);
    }
  });

  test.each([
    { count: 0 },
    { count: -5 },
    { count: 1e9 },
    { count: 1.5 },
    { count: "many" },
    { which: { kind: "tag", tag: "" } },
    { which: { kind: "tag", tag: "x".repeat(51) } },
    { which: { kind: "all", tag: "west" } },
    { which: { kind: "secret" } },
    { direction: "sideways" },
    { order: null },
    { surprise: true },
  ])("with %j is refused", async (options) => {
    const { post } = await adasDeck();
    for (const path of ["multiple-choice", "open-ended"]) {
      const reply = await post(path, { deckId: 100, options: { ...usualTest, ...options } });
      expect([reply.status, await codeIn(reply)]).toEqual([422, "request/invalid"]);
    }
  });

  test("of choices is counted by the picks, and only once", async () => {
    const { made, finish, kept } = await adasDeck();
    const { testId } = await made();
    const picks = [
      { cardId: id("fr"), choice: "Paris" },
      { cardId: id("fr"), choice: "Rome" },
      { cardId: id("it"), choice: "Paris" },
      { cardId: id("es"), choice: "Madrid" },
      { cardId: "made up", choice: "Oslo" },
    ];
    const counted = { id: testId, kind: "multiple-choice", size: 4, correct: 2, score: null };
    expect(await (await finish(testId, picks)).json()).toMatchObject(counted);
    expect(await (await finish(testId, [...picks, { cardId: id("no"), choice: "Oslo" }])).json()).toMatchObject(counted);
    expect((await kept()).tests).toEqual([expect.objectContaining(counted)]);
  });

  test("with written answers is counted by the evaluations, and by what was counted as right later", async () => {
    const { post, finish, written, kept } = await adasDeck();
    const { testId } = await written();
    const answer = (cardId: string, text: string, path = "evaluations") => post(path, { deckId: 100, cardId, answer: text, testId });
    await answer(id("fr"), "paris");
    await answer(id("it"), "no idea at all");
    const missing = { kind: "open-ended", size: 4, correct: 1, score: 50 };
    expect(await (await finish(testId)).json()).toMatchObject(missing);
    await answer(id("it"), "The eternal city", "accepted-answers");
    expect((await kept()).tests).toEqual([expect.objectContaining({ ...missing, correct: 2, score: 100 })]);
  });

  test("keeps its marks after its end: another evaluation changes none, and marks only what had none", async () => {
    const { post, finish, written, kept } = await adasDeck();
    const { testId } = await written();
    const answer = (cardId: string, text: string, path = "evaluations") => post(path, { deckId: 100, cardId, answer: text, testId });
    await answer(id("fr"), "Paris");
    await answer(id("it"), "no idea at all");
    const before = { size: 4, answered: 2, correct: 1, score: 50, missed: 3 };
    expect(await (await finish(testId)).json()).toMatchObject(before);
    await answer(id("fr"), "no idea at all");
    await answer(id("it"), "Rome");
    expect((await kept()).tests).toMatchObject([before]);
    await answer(id("it"), "The eternal city", "accepted-answers");
    await answer(id("it"), "no idea at all");
    expect((await kept()).tests).toMatchObject([{ ...before, correct: 2, score: 100, missed: 2 }]);
    // Answered without a network: the device has it marked later.
    await answer(id("es"), "no idea at all");
    expect((await kept()).tests).toMatchObject([{ ...before, answered: 3, correct: 2, score: 67, missed: 2 }]);
  });

  test("is repeated, as a whole or only the missed questions", async () => {
    const { post, made, finish } = await adasDeck();
    const { testId } = await made();
    const again = async (body: object) => (await (await post("rounds", { deckId: 100, testId, ...body })).json()) as { testId: string };
    const round = await again({ keys: [id("no"), "made up"] });
    expect(await (await finish(round.testId, [{ cardId: id("no"), choice: "Oslo" }])).json()).toMatchObject({ size: 1, correct: 1 });
    expect(await (await finish((await again({})).testId)).json()).toMatchObject({ size: 4, correct: 0 });
    const none = await post("rounds", { deckId: 100, testId, keys: ["made up"] });
    expect([none.status, await codeIn(none)]).toEqual([409, "practice/nothing-to-ask"]);
  });

  test("the last ten of a deck are stored, the newest first; unfinished ones are not", async () => {
    const { app, made, finish, kept } = await adasDeck();
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      const { testId } = await made({ count: 1 });
      app.clock.forward(1000);
      await finish(testId);
      ids.unshift(testId);
    }
    await made();
    expect((await kept()).tests.map((one) => one.id)).toEqual(ids.slice(0, 10));
  });

  test("is only accessible to its student, in its deck", async () => {
    const store = await openStore();
    const [ada, bob] = [await aStudent(store), await aStudent(store)];
    await withDeck(store, ada, { visibility: "Public" });
    await withDeck(store, bob, { deckId: 200 });
    const app = practiceApp(store);
    const { testId } = (await (await app.as(ada).post("multiple-choice", { deckId: 100 })).json()) as Made;
    const tries = [
      { uid: bob, deckId: 100 },
      { uid: bob, deckId: 200 },
    ];
    for (const { uid, deckId } of tries) {
      for (const path of ["rounds", "results"]) {
        const reply = await app.as(uid).post(path, { deckId, testId });
        expect([reply.status, await codeIn(reply)]).toEqual([404, "practice/test-not-found"]);
      }
    }
    await app.as(bob).post("evaluations", { deckId: 100, cardId: id("fr"), answer: "Paris", testId });
    await app.as(ada).post("results", { deckId: 100, testId });
    expect(((await (await app.as(bob).get("tests?deckId=100")).json()) as TestsReply).tests).toEqual([]);
    expect((await app.as(ada).get("tests?deckId=200")).status).toBe(404);
  });

  test("is deleted with its deck", async () => {
    const { store, made, finish } = await adasDeck();
    await finish((await made()).testId);
    await store.write(async ({ db }) => void (await db.deleteFrom("decks").where("id", "=", 100).execute()));
    expect(await store.read.selectFrom("practiceTests").select("id").execute()).toEqual([]);
  });

  test("of a thousand questions is counted", async () => {
    const many = Array.from({ length: 1000 }, (_, at) => ({ id: id(`c${at}`), term: `Term ${at}`, definition: `Meaning number ${at}` }));
    const { made, finish } = await adasDeck({ cards: many });
    const { testId, questions } = await made({ order: "shuffled" });
    const picks = questions.map(({ cardId, answer }) => ({ cardId, choice: answer }));
    expect(await (await finish(testId, picks)).json()).toMatchObject({ size: 1000, correct: 1000 });
  });
});
