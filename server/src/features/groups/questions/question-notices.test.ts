import { expect, test } from "vitest";

import { answers, aClassWithQuestions, questionsPath, unreadOf } from "../../../../test/a-class-with-questions.ts";
import { jsonOf } from "../../../../test/a-campus.ts";
import { aGroup } from "../../../../test/a-group.ts";
import { describeEachDatabase, type OpenStore } from "../../../../test/databases.ts";
import { exportedGroups } from "../../../../test/exported-groups.ts";

/** Ada asked and Bob answered; the teacher has notices of two questions. */
async function someAnswered(openStore: OpenStore) {
  const school = await aClassWithQuestions(openStore);
  const question = await school.asked(school.ada, "Why?");
  await school.asked(school.bob, "How?");
  const answered = async (who: typeof school.bob, text: string) => {
    school.campus.clock.forward(1000);
    await jsonOf(answers(who, question, text), 201);
  };
  await answered(school.bob, "So.");
  await answered(school.bob, "And so.");
  return { ...school, answered };
}

describeEachDatabase("notices of a group", (openStore) => {
  test("tell teachers of a question and the asker of an answer, each with what its link needs", async () => {
    const { teacher, ada, bob, asked, cardId, deck } = await aClassWithQuestions(openStore);
    const question = await asked(ada, "Why?");
    await asked(bob, "How?");
    const data = { groupName: "Biology", cardId };
    const newest = { kind: "question-asked", deckId: deck.id, deckTitle: "Cells", groupId: "group", why: "How?", data };
    expect(await unreadOf(teacher)).toMatchObject([{ ...newest, earlier: { count: 1, reasons: ["Why?"] } }]);
    expect([await unreadOf(ada), await unreadOf(bob)]).toEqual([[], []]);
    await jsonOf(answers(bob, question, "So."), 201);
    await jsonOf(answers(ada, question, "Thanks."), 201);
    expect(await unreadOf(ada)).toMatchObject([{ kind: "question-answered", why: "So.", data: { ...data, questionId: question.id } }]);
    expect(JSON.stringify(await unreadOf(ada))).not.toContain("bob");
    const [read] = await unreadOf(teacher);
    expect((await teacher.send("POST", `/api/notices/${read!.id}/read`)).status).toBe(204);
    expect(await unreadOf(teacher)).toEqual([]);
  });

  test("are marked as read together, each with those that it stands for; one that comes later stays, and nobody else's is touched", async () => {
    const { teacher, ada, bob, asked, answered } = await someAnswered(openStore);
    const ids = async (who: typeof ada) => (await unreadOf(who)).map(({ id }) => id);
    const [teachers, adas] = [await ids(teacher), await ids(ada)];
    await answered(bob, "Later.");
    expect((await ada.send("PATCH", "/api/notices", { read: [...adas, ...teachers, "no-such-notice"] })).status).toBe(204);
    expect(await unreadOf(ada)).toMatchObject([{ why: "Later." }]);
    expect(await ids(teacher)).toEqual(teachers);
    await asked(ada, "And now?");
    expect((await teacher.send("PATCH", "/api/notices", { read: await ids(teacher) })).status).toBe(204);
    expect(await unreadOf(teacher)).toEqual([]);
    expect((await teacher.send("PATCH", "/api/notices", { read: [] })).status).toBe(422);
  });

  test("tell students of an assignment, and go with it", async () => {
    const { campus, teacher, ada, bob, deck } = await aClassWithQuestions(openStore);
    // A study day begins at four in the morning.
    const day = (days: number) => new Date(campus.clock.now() - 4 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
    const fields = { title: "Chapter 3", words: "Read page 12.", opens: day(0), due: day(9), aim: { kind: "met" } };
    const body = { deckOwnerId: teacher.uid, deckId: deck.id, ...fields };
    const { id } = await jsonOf<{ id: string }>(teacher.send("POST", "/api/groups/group/assignments", body), 201);
    const notice = { kind: "assignment-made", groupId: "group", deckTitle: "Cells", why: "Read page 12." };
    for (const student of [ada, bob])
      expect(await unreadOf(student)).toMatchObject([{ ...notice, data: { groupName: "Biology", title: "Chapter 3", due: fields.due } }]);
    expect(await unreadOf(teacher)).toEqual([]);
    await teacher.send("DELETE", `/api/groups/group/assignments/${id}`);
    expect(await unreadOf(ada)).toEqual([]);
    // Nobody sees anything of one that opens later, until its teacher lets it open today.
    const later = await jsonOf<{ id: string }>(teacher.send("POST", "/api/groups/group/assignments", { ...body, opens: day(3) }), 201);
    expect(await unreadOf(ada)).toEqual([]);
    const change = (revision: number, opens = day(0)) =>
      teacher.send("PATCH", `/api/groups/group/assignments/${later.id}`, { ...fields, opens }, { "If-Match": `"${revision}"` });
    await jsonOf(change(1));
    expect(await unreadOf(ada)).toMatchObject([notice]);
    await jsonOf(change(2));
    expect(await unreadOf(ada)).toHaveLength(1);
    await jsonOf(change(3, day(2)));
    expect(await unreadOf(ada)).toEqual([]);
  });

  test("go with the question or answer that they repeat, with its writer's account, with the membership and with the group", async () => {
    const { store, campus, teacher, ada, bob, asked } = await aClassWithQuestions(openStore);
    const counts = async () => [(await unreadOf(teacher)).length, (await unreadOf(ada)).length];
    const first = await asked(ada, "Why?");
    await jsonOf(answers(bob, first, "So."), 201);
    expect(await counts()).toEqual([1, 1]);
    await store.write(({ db }) => db.deleteFrom("users").where("id", "=", bob.uid).execute());
    expect(await counts()).toEqual([1, 0]);
    await jsonOf(answers(teacher, first, "Because."), 201);
    expect(await counts()).toEqual([1, 1]);
    await ada.send("DELETE", `${questionsPath}/${first.id}`);
    expect(await counts()).toEqual([0, 0]);
    const second = await asked(ada, "And how?");
    await jsonOf(answers(teacher, second, "Thus."), 201);
    expect((await ada.send("DELETE", `/api/groups/group/members/${ada.uid}`)).status).toBe(204);
    expect(await counts()).toEqual([1, 0]);
    await aGroup(store, { id: "next", teachers: [teacher], students: [ada] });
    expect((await teacher.send("DELETE", "/api/groups/group")).status).toBe(204);
    expect(await counts()).toEqual([0, 0]);
    expect(await store.read.selectFrom("cardQuestions").selectAll().execute()).toEqual([]);
    expect(campus.lines.filter(({ level }) => level === "error")).toEqual([]);
  });

  test("questions and answers are in their writer's export alone", async () => {
    const { store, campus, ada, bob, asked } = await aClassWithQuestions(openStore);
    const question = await asked(ada, "Why?");
    await jsonOf(answers(bob, question, "So."), 201);
    const of = async (uid: string) => (await exportedGroups(store, uid, campus.clock.now()))[0];
    const own = { text: "Why?", cardFront: "mitosis", settledAt: null };
    expect(await of(ada.uid)).toMatchObject({ questions: [own], answers: [] });
    expect(await of(bob.uid)).toMatchObject({ questions: [], answers: [{ text: "So." }] });
    expect(JSON.stringify(await of(bob.uid))).not.toContain("Why?");
  });

  test("a question is reported once, and not one's own", async () => {
    const { store, ada, bob, asked } = await aClassWithQuestions(openStore);
    const { id } = await asked(ada, "Buy this");
    const report = (who: typeof ada, reason = "spam") => who.send("POST", `${questionsPath}/${id}/reports`, { reason, text: "" });
    expect((await report(bob, "other")).status).toBe(422);
    expect([(await report(bob)).status, (await report(bob)).status, (await report(ada)).status]).toEqual([204, 409, 409]);
    expect(await store.read.selectFrom("questionReports").select(["reporterId", "reason"]).execute()).toEqual([
      { reporterId: bob.uid, reason: "spam" },
    ]);
  });
});
