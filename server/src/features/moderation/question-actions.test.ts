import { expect, test } from "vitest";

import { answers, aClassWithQuestions, questionsPath, unreadOf } from "../../../test/a-class-with-questions.ts";
import { jsonOf } from "../../../test/a-campus.ts";
import { makeModerator } from "../../../test/a-moderator.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { codeIn } from "../../../test/signed-up.ts";
import type { ReportedQuestion } from "./reported-questions.store.ts";

describeEachDatabase("a reported question at the desk", (openStore) => {
  async function aReportedQuestion() {
    const school = await aClassWithQuestions(openStore);
    const { store, campus, ada, bob, asked } = school;
    const moderator = await campus.student("mod");
    await makeModerator(store, moderator);
    const question = await asked(ada, "Buy my notes");
    await jsonOf(answers(bob, question, "No thanks"), 201);
    const report = (who: typeof ada, text = "") => who.send("POST", `${questionsPath}/${question.id}/reports`, { reason: "spam", text });
    const reported = async () => (await jsonOf<{ rows: ReportedQuestion[] }>(moderator.get("/api/desk/questions"))).rows;
    const act = (name: string, why = "Advertising") =>
      moderator.send("POST", `/api/desk/questions/${question.id}/acts`, { act: name, why });
    return { ...school, moderator, question, report, reported, act };
  }

  test("shows its words and reports, and neither the group nor who sent them", async () => {
    const { campus, bob, teacher, report, reported } = await aReportedQuestion();
    await report(bob, "Twice a day");
    campus.clock.forward(1000);
    await report(teacher);
    const [row] = await reported();
    expect(row).toMatchObject({ text: "Buy my notes", cardFront: "mitosis", answers: [{ text: "No thanks" }] });
    expect(row?.reports.map(({ reason, text }) => `${reason} ${text}`)).toEqual(["spam ", "spam Twice a day"]);
    expect(JSON.stringify(row)).not.toMatch(/Biology|group|bob|tess/);
    expect((await bob.get("/api/desk/questions")).status).toBe(404);
  });

  test("is deleted for a reason that whoever asked reads, once", async () => {
    const { store, ada, teacher, report, reported, act, onCard } = await aReportedQuestion();
    expect(await codeIn(await act("delete"))).toBe("desk/already-so");
    await report(teacher);
    expect(await codeIn(await act("delete", " "))).toBe("desk/why-needed");
    expect((await act("delete")).status).toBe(204);
    expect(await codeIn(await act("delete"))).toBe("question/not-found");
    expect([await reported(), await onCard(ada), await unreadOf(teacher)]).toEqual([[], [], []]);
    expect(await unreadOf(ada)).toMatchObject([{ kind: "question-delete", why: "Advertising", deckTitle: "Cells", groupId: null }]);
    expect(await store.read.selectFrom("deskLog").select(["act", "subjectId", "why"]).execute()).toEqual([
      { act: "question-delete", subjectId: ada.uid, why: "Advertising" },
    ]);
  });

  test("stays when nothing is wrong with it, and nobody is told", async () => {
    const { ada, bob, report, reported, act, onCard } = await aReportedQuestion();
    await report(bob);
    const before = await unreadOf(ada);
    expect((await act("dismiss")).status).toBe(204);
    expect([await reported(), (await onCard(ada)).length]).toEqual([[], 1]);
    expect(await unreadOf(ada)).toEqual(before);
  });

  test("of one's own is another moderator's", async () => {
    const { store, ada, bob, report, question } = await aReportedQuestion();
    await report(bob);
    await makeModerator(store, ada);
    expect(await codeIn(await ada.send("POST", `/api/desk/questions/${question.id}/acts`, { act: "dismiss", why: "Mine" }))).toBe(
      "desk/not-yourself",
    );
  });
});
