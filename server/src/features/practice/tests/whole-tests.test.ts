import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { jsonOf } from "../../../../test/a-campus.ts";
import { aClassWithQuestions } from "../../../../test/a-class-with-questions.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";

type Made = { testId: string; questions: { cardId: string; answer: string }[] };

describeEachDatabase("an assignment's share of right answers in a test", (openStore) => {
  /** Ada's class has to reach 60 percent in a test of the deck. */
  async function anAssignment() {
    const school = await aClassWithQuestions(openStore);
    const { campus, teacher, ada, deck } = school;
    // The next noon, so that no test meets the beginning of a study day.
    campus.clock.forward(dayMs - ((campus.clock.now() + dayMs / 2) % dayMs));
    const day = (days: number) => new Date(campus.clock.now() + days * dayMs).toISOString().slice(0, 10);
    const fields = { title: "Chapter 3", words: "", opens: day(0), due: day(9), aim: { kind: "test", share: 60 } };
    await jsonOf(teacher.send("POST", "/api/groups/group/assignments", { deckOwnerId: teacher.uid, deckId: deck.id, ...fields }), 201);
    const make = (options: object = {}) => jsonOf<Made>(ada.send("POST", "/api/practice/multiple-choice", { deckId: deck.id, ...options }));
    const finish = async (testId: string, picks: { cardId: string; choice: string }[]) => {
      campus.clock.forward(60_000);
      await jsonOf(ada.send("POST", "/api/practice/results", { deckId: deck.id, testId, picks }));
    };
    const best = async () => {
      const { assignments } = await jsonOf<{ assignments: { row: { test: number | null } }[] }>(ada.get("/api/groups/group/seen"));
      return assignments[0]?.row.test;
    };
    return { ...school, make, finish, best };
  }

  const rightOnes = (questions: Made["questions"]) => questions.map(({ cardId, answer }) => ({ cardId, choice: answer }));

  test("is that of whole tests: not of a round of what was missed, of one question, or of starred cards", async () => {
    const { ada, deck, make, finish, best } = await anAssignment();
    const made = await make();
    expect(made.questions.length).toBeGreaterThan(1);
    const [known, ...missed] = made.questions;
    await finish(made.testId, rightOnes([known!]));
    const share = Math.round(100 / made.questions.length);
    expect(await best()).toBe(share);

    const round = { deckId: deck.id, testId: made.testId, keys: missed.map(({ cardId }) => cardId) };
    const { testId } = await jsonOf<{ testId: string }>(ada.send("POST", "/api/practice/rounds", round));
    await finish(testId, rightOnes(missed));
    const options = { count: 1, which: { kind: "all" }, direction: "definition", order: "deck" };
    const short = await make({ options });
    await finish(short.testId, rightOnes(short.questions));
    await jsonOf(ada.send("PUT", `/api/stars/${deck.id}/${known!.cardId}`, { starred: true }));
    const starred = await make({ options: { ...options, count: "all", which: { kind: "starred" } } });
    await finish(starred.testId, rightOnes(starred.questions));
    expect(await best()).toBe(share);

    const again = await jsonOf<{ testId: string }>(ada.send("POST", "/api/practice/rounds", { deckId: deck.id, testId: made.testId }));
    await finish(again.testId, rightOnes(made.questions));
    expect(await best()).toBe(100);
  });

  test("stays met after the test's end, unless its student counts more as right", async () => {
    const { ada, deck, finish, best } = await anAssignment();
    const begun = await jsonOf<{ testId: string; keys: string[] }>(ada.send("POST", "/api/practice/open-ended", { deckId: deck.id }));
    const { testId } = begun;
    const [first, second] = deck.cards;
    const answer = (cardId: string, text: string, path = "evaluations") =>
      ada.send("POST", `/api/practice/${path}`, { deckId: deck.id, cardId, answer: text, testId });
    await answer(first!.id, first!.definition);
    await answer(second!.id, "no idea at all");
    await finish(testId, []);
    const share = Math.round(100 / begun.keys.length);
    expect(await best()).toBe(share);
    await answer(first!.id, "no idea at all");
    await answer(second!.id, second!.definition);
    expect(await best()).toBe(share);
    expect((await answer(second!.id, "as the book says", "accepted-answers")).status).toBe(201);
    expect(await best()).toBe(Math.round(200 / begun.keys.length));
  });
});
