import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { aClassWithQuestions } from "../../../../test/a-class-with-questions.ts";
import { jsonOf } from "../../../../test/a-campus.ts";
import { aGroup, leaveGroup, putIntoGroup } from "../../../../test/a-group.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";

describeEachDatabase("an exam whose day is an assignment's", (openStore) => {
  test("says of which assignment and group, and what the student's own day would be", async () => {
    const { store, campus, teacher, ada, bob, deck } = await aClassWithQuestions(openStore);
    // The next noon, so that the test meets no beginning of a study day.
    campus.clock.forward(dayMs - ((campus.clock.now() + dayMs / 2) % dayMs));
    const day = (days: number) => new Date(campus.clock.now() + days * dayMs).toISOString().slice(0, 10);
    const assign = (title: string, opens: number, due: number, group = "group") =>
      jsonOf(
        teacher.send("POST", `/api/groups/${group}/assignments`, {
          deckOwnerId: teacher.uid,
          deckId: deck.id,
          title,
          words: "",
          opens: day(opens),
          due: day(due),
          aim: { kind: "met" },
        }),
        201,
      );
    await assign("Chapter 3", 0, 10);
    await assign("Chapter 4", 2, 5);
    const due = async (who: typeof ada) =>
      (await jsonOf<{ exam: { due?: object } | null }>(who.get(`/api/study/progress?deckId=${deck.id}`))).exam?.due ?? null;
    const setExam = (days: number) => ada.send("PUT", `/api/study/decks/${deck.id}/exam`, { day: day(days) });
    expect(await due(ada)).toEqual({ title: "Chapter 3", groupName: "Biology", ownDay: null });
    expect(await due(teacher)).toBeNull();
    await setExam(50);
    expect(await due(ada)).toEqual({ title: "Chapter 3", groupName: "Biology", ownDay: day(50) });
    const finals = { name: "Finals", day: day(40), deckIds: [deck.id] };
    await jsonOf(ada.send("PUT", "/api/study/exams/finals", finals));
    expect(await due(ada), "an exam with a name waits too").toEqual({ title: "Chapter 3", groupName: "Biology", ownDay: day(50) });
    await jsonOf(ada.send("PUT", "/api/study/exams/finals", { ...finals, day: day(9) }));
    expect(await due(ada), "an earlier one is followed").toBeNull();
    await ada.send("DELETE", "/api/study/exams/finals");
    await setExam(10);
    expect(await due(ada), "the same day is the student's own").toBeNull();
    await setExam(4);
    expect(await due(ada)).toBeNull();
    campus.clock.forward(2 * dayMs);
    expect(await due(bob), "the one that is due first").toEqual({ title: "Chapter 4", groupName: "Biology", ownDay: null });
    await aGroup(store, { id: "other", name: "Revision", teachers: [teacher], students: [bob] });
    await putIntoGroup(store, { id: "other" }, { id: deck.id, owner: teacher });
    await assign("Earlier", 0, 1, "other");
    expect(await due(bob), "of two groups with this deck").toEqual({ title: "Earlier", groupName: "Revision", ownDay: null });
    await leaveGroup(store, { id: "other" }, bob);
    expect(await due(bob)).toEqual({ title: "Chapter 4", groupName: "Biology", ownDay: null });
    await leaveGroup(store, { id: "group" }, bob);
    expect((await bob.get(`/api/study/progress?deckId=${deck.id}`)).status).toBe(404);
  });
});
