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

  test("is refused if it can't be, or for a deck that the student may not open", async () => {
    const { ada, stranger, send, last } = await aTaker();
    for (const change of [{ correct: 5 }, { size: 0 }, { size: 20_000 }, { score: 101 }, { kind: "live" }, { id: "a b" }, { more: 1 }])
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
    expect((await send(ada, { startedAt: campus.clock.now(), finishedAt: campus.clock.now() })).status).toBe(204);
    expect(await jsonOf(ada.get("/api/groups/group/seen"))).toMatchObject({ assignments: [{ row: { test: null } }] });
  });
});
