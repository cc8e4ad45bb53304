import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { aClassWithQuestions } from "../../../../test/a-class-with-questions.ts";
import { jsonOf, type CampusStudent } from "../../../../test/a-campus.ts";
import { leaveGroup } from "../../../../test/a-group.ts";
import { describeEachDatabase, type OpenStore } from "../../../../test/databases.ts";
import { decksByKey } from "../../study/exams/planned-decks.store.ts";
import type { StudyProgress } from "../../study/progress/study-progress.ts";
import type { StudyQueue } from "../../study/queue/study-queue.ts";
import type { StudySummary } from "../../study/queue/study-counts.ts";

/** A class with a deck of two cards that its students never opened. */
async function aClass(openStore: OpenStore) {
  const school = await aClassWithQuestions(openStore);
  const { campus, teacher, deck } = school;
  // The next noon, so that the test meets no beginning of a study day.
  campus.clock.forward(dayMs - ((campus.clock.now() + dayMs / 2) % dayMs));
  const day = (days: number) => new Date(campus.clock.now() + days * dayMs).toISOString().slice(0, 10);
  const assign = (opens: number, due: number) => {
    const body = { deckOwnerId: teacher.uid, deckId: deck.id, title: "Chapter 3", words: "", opens: day(opens), due: day(due) };
    return jsonOf<{ id: string }>(teacher.send("POST", "/api/groups/group/assignments", { ...body, aim: { kind: "met" } }), 201);
  };
  return { ...school, assign };
}

const newCards = async (who: CampusStudent) => (await jsonOf<StudySummary>(who.get("/api/study/summary"))).counts.newCards;
const titles = async (who: CampusStudent) =>
  (await jsonOf<StudyQueue>(who.get("/api/study/queue"))).newCards.map(({ deckTitle }) => deckTitle);

describeEachDatabase("an assigned deck that was never opened", (openStore) => {
  test("is among the day's cards, at the pace of its due day, in the summary, the session and the forecast", async () => {
    const { campus, teacher, ada, deck, assign } = await aClass(openStore);
    const before = await newCards(ada);
    await assign(0, 1);
    expect(await newCards(ada)).toBe(before + 2);
    expect((await titles(ada)).filter((title) => title === "Cells")).toHaveLength(2);
    const { forecast } = await jsonOf<StudyProgress>(ada.get("/api/study/progress"));
    expect(forecast[0]).toMatchObject({ newCards: 2 });
    const answer = { id: "first", deckKey: deckKeyOf(teacher.uid, deck.id), cardId: deck.cards[0]!.id, at: campus.clock.now() };
    const entries = [{ ...answer, kind: "answer", source: "study", rating: "good", tookMs: 900 }];
    await jsonOf(ada.send("POST", "/api/study/entries", { entries }));
    expect(await newCards(ada), "begun, it is counted once").toBe(before + 1);
    expect(await newCards(teacher), "nothing is assigned to a teacher").toBe(before + 2);
  });

  test("is among the day's cards on the due day, too", async () => {
    const { ada, assign } = await aClass(openStore);
    const before = await newCards(ada);
    await assign(0, 0);
    expect(await newCards(ada)).toBe(before + 2);
    expect(await titles(ada)).toContain("Cells");
  });

  test("comes when it opens, stays for two weeks after its due day, and goes with the assignment and the membership", async () => {
    const { store, campus, teacher, ada, bob, assign } = await aClass(openStore);
    const before = await newCards(ada);
    const { id } = await assign(1, 2);
    expect(await newCards(ada), "not open yet").toBe(before);
    campus.clock.forward(dayMs);
    expect(await newCards(ada)).toBeGreaterThan(before);
    campus.clock.forward(15 * dayMs);
    expect(await newCards(ada), "late").toBe(before + 2);
    expect(await titles(ada)).toContain("Cells");
    expect(await newCards(bob)).toBe(before + 2);
    await leaveGroup(store, { id: "group" }, bob);
    expect(await newCards(bob), "a student who left").toBe(before);
    campus.clock.forward(dayMs);
    expect(await newCards(ada), "long ago").toBe(before);
    await assign(0, 1);
    expect(await newCards(ada)).toBe(before + 2);
    const assigned = await store.read.selectFrom("assignments").select("id").where("id", "<>", id).executeTakeFirstOrThrow();
    expect((await teacher.send("DELETE", `/api/groups/group/assignments/${assigned.id}`)).status).toBe(204);
    expect(await newCards(ada)).toBe(before);
  });

  test("is not counted once it may not be opened", async () => {
    const { teacher, ada, deck, assign } = await aClass(openStore);
    const before = await newCards(ada);
    await assign(0, 1);
    expect(await newCards(ada)).toBe(before + 2);
    expect((await teacher.send("DELETE", `/api/users/${teacher.uid}/decks/${deck.id}`)).status).toBe(204);
    expect(await newCards(ada)).toBe(before);
  });
});

describeEachDatabase("the assignments of one day", (openStore) => {
  test("stand in the order in which they were made, for the student and for the teacher", async () => {
    const { campus, teacher, ada, assign } = await aClass(openStore);
    const made: string[] = [];
    for (let count = 0; count < 8; count += 1) {
      campus.clock.forward(1000);
      made.push((await assign(0, 3)).id);
    }
    const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
    expect(ids(await jsonOf(ada.get("/api/assignments")))).toEqual(made);
    expect(ids((await jsonOf<{ assignments: { id: string }[] }>(teacher.get("/api/groups/group/assignments"))).assignments)).toEqual(made);
  });
});

describeEachDatabase("the decks of assignments", (openStore) => {
  test("are found, however many there are", async () => {
    const { store, campus, teacher, ada, deck } = await aClass(openStore);
    const request = { uid: ada.uid, now: campus.clock.now(), endsAt: campus.clock.now() + dayMs };
    const keys = Array.from({ length: 1500 }, (_, at) => deckKeyOf(teacher.uid, deck.id + at));
    expect(await decksByKey(store.read, request, keys)).toMatchObject([{ deckKey: deckKeyOf(teacher.uid, deck.id), newCards: 2 }]);
    const crossed = [deckKeyOf(ada.uid, deck.id), deckKeyOf(teacher.uid, deck.id + 1)];
    expect(await decksByKey(store.read, request, crossed), "an owner of one with the number of another").toEqual([]);
  });
});
