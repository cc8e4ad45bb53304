import type { KeptTest } from "@recollect/domain/practice/kept-test.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { aClassWithQuestions } from "../../../../test/a-class-with-questions.ts";
import { jsonOf, type CampusStudent } from "../../../../test/a-campus.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { codeIn } from "../../../../test/signed-up.ts";

describeEachDatabase("a test that a device took without the server", (openStore) => {
  async function aTaker() {
    const school = await aClassWithQuestions(openStore);
    // The next noon, so that no test meets the beginning of a study day.
    school.campus.clock.forward(dayMs - ((school.campus.clock.now() + dayMs / 2) % dayMs));
    const now = school.campus.clock.now();
    const taken = { id: "run-1", kind: "open-ended", startedAt: now - 9000, finishedAt: now - 5000, size: 4, correct: 3, score: 80 };
    const send = (who: CampusStudent, change: object = {}) =>
      who.send("POST", "/api/practice/tests", { deckId: school.deck.id, test: { ...taken, ...change } });
    const last = async (who: CampusStudent) =>
      (await jsonOf<{ tests: KeptTest[] }>(who.get(`/api/practice/tests?deckId=${school.deck.id}`))).tests;
    return { ...school, taken, send, last, now };
  }

  test("stands among the last tests of its deck, once, at the time it was taken", async () => {
    const { ada, bob, send, last, taken, now } = await aTaker();
    for (let times = 0; times < 2; times += 1) expect((await send(ada)).status).toBe(204);
    await send(ada, { id: "run-0", finishedAt: now - 3 * dayMs, startedAt: now - 3 * dayMs, kind: "multiple-choice", score: null });
    const { startedAt: _, ...shown } = taken;
    expect(await last(ada)).toMatchObject([shown, { id: "run-0", finishedAt: now - 3 * dayMs, correct: 3, size: 4 }]);
    expect(await last(bob)).toEqual([]);
  });

  test("is not put into the future by a clock that is ahead, and a repetition changes nothing", async () => {
    const { campus, ada, send, last, now } = await aTaker();
    expect((await send(ada, { finishedAt: now + dayMs })).status).toBe(204);
    expect((await send(ada, { correct: 4 })).status).toBe(204);
    const [shown] = await last(ada);
    expect(shown).toMatchObject({ id: "run-1", correct: 3 });
    expect(shown?.finishedAt).toBeLessThanOrEqual(campus.clock.now());
  });

  test("has the result of each question, so that what was missed can be asked again", async () => {
    const { ada, deck, send, taken, last } = await aTaker();
    const [first, second] = deck.cards.map(({ id }) => id);
    const answers = { [first!]: { score: 100, isCorrect: true }, [second!]: { score: 20, isCorrect: false } };
    expect((await send(ada, { size: 2, correct: 1, score: 60, answered: 2, answers })).status).toBe(204);
    expect(await last(ada)).toMatchObject([{ id: taken.id, answered: 2, missed: 1 }]);
    const options = { count: "all", which: { kind: "missed", test: taken.id }, direction: "mixed", order: "deck" };
    const again = await jsonOf<{ keys: string[] }>(ada.send("POST", "/api/practice/open-ended", { deckId: deck.id, options }));
    expect(again.keys).toEqual([second]);
    expect((await send(ada, { id: "run-2", kind: "mixed", score: null })).status).toBe(204);
  });

  test("is refused if it can't be, or for a deck that the student may not open", async () => {
    const { ada, stranger, send, last } = await aTaker();
    for (const change of [
      { correct: 5 },
      { size: 0 },
      { size: 20_000 },
      { score: 101 },
      { kind: "live" },
      { answers: { a: { score: 101, isCorrect: true } } },
      { id: "a b" },
      { more: 1 },
    ])
      expect((await send(ada, change)).status, JSON.stringify(change)).toBeGreaterThanOrEqual(400);
    expect(await codeIn(await send(stranger))).toBe("deck/not-found");
    expect(await last(ada)).toEqual([]);
  });

  test("counts in no assignment, because nobody but the device saw its answers", async () => {
    const { campus, teacher, ada, deck, send } = await aTaker();
    const day = (days: number) => new Date(campus.clock.now() + days * dayMs).toISOString().slice(0, 10);
    const fields = { title: "Chapter 3", words: "", opens: day(0), due: day(9), aim: { kind: "test", share: 60 } };
    await jsonOf(teacher.send("POST", "/api/groups/group/assignments", { deckOwnerId: teacher.uid, deckId: deck.id, ...fields }), 201);
    campus.clock.forward(60_000);
    const answers = Object.fromEntries(deck.cards.map(({ id }) => [id, { score: 100, isCorrect: true }]));
    const whole = { size: deck.cards.length, correct: deck.cards.length, answered: deck.cards.length, answers };
    expect((await send(ada, { startedAt: campus.clock.now(), finishedAt: campus.clock.now(), ...whole })).status).toBe(204);
    expect(await jsonOf(ada.get("/api/groups/group/seen"))).toMatchObject({ assignments: [{ row: { test: null } }] });
  });
});
