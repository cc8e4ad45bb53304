import type { ClassTest } from "@recollect/domain/groups/class-tests/class-test.ts";
import type { OwnTestResult, WordingResult } from "@recollect/domain/groups/class-tests/results.ts";
import type { ComparedRoster } from "@recollect/domain/groups/roster/class-list.ts";
import { describe, expect, test } from "vitest";

import { jsonOf, type CampusStudent } from "../../../../test/a-campus.ts";
import { aClassWithTests, ownTests, takes, taking, testsPath, wholeResults } from "../../../../test/a-class-test.ts";
import { aGroup } from "../../../../test/a-group.ts";
import { describeEachDatabase, type OpenStore } from "../../../../test/databases.ts";
import { codeIn } from "../../../../test/signed-up.ts";
import { endGroup } from "../end-group.ts";

const codeOf = async (reply: Promise<Response>) => codeIn(await reply);

/** A written test that three of four students took: they write the capital of France as they do. */
async function aWrittenTest(openStore: OpenStore, capitals: readonly string[] = ["Lyon", " LYON ", "Marseille"]) {
  const parts = await aClassWithTests(openStore, { students: 4 });
  const { pupils, make, questionsOf, letEnd } = parts;
  const made = await make({ kind: "open-ended" });
  for (const [at, capital] of capitals.entries()) {
    const pupil = pupils[at]!;
    await takes(
      pupil,
      made,
      () => questionsOf(made),
      ({ term, answer }) => (term === "France" ? capital : answer),
    );
  }
  letEnd(made);
  const france = (await questionsOf(made)).findIndex(({ term }) => term === "France");
  return { ...parts, made, france };
}

describeEachDatabase("the results of a class test", (openStore) => {
  test("are shown to teachers when it is over: each student's score and each question's", async () => {
    const { teacher, pupils, made, france } = await aWrittenTest(openStore);
    const { pupils: rows, questions, test: summary, groupName } = await wholeResults(teacher, made);
    const byUid = new Map(rows.map((row) => [row.uid, row.result]));
    const whole = { right: 5, questions: 6, answered: 6, unmarked: 0, minutes: 0 };
    expect(pupils.map(({ uid }) => byUid.get(uid))).toEqual([whole, whole, whole, null]);
    expect(questions.map(({ right, answered }) => [right, answered])).toEqual(questions.map((_, at) => [at === france ? 0 : 3, 3]));
    expect(questions[france]).toMatchObject({ rightAnswer: "Paris" });
    expect([summary, groupName]).toMatchObject([{ phase: "over", students: 4, begun: 3, handedIn: 3 }, "Geography"]);
  });

  test("name a student as the class list does", async () => {
    const { teacher, pupils, made } = await aWrittenTest(openStore);
    const [ada] = (await wholeResults(teacher, made)).pupils.filter(({ uid }) => uid === pupils[0]!.uid);
    expect(ada).toMatchObject({ listName: null });
    const text = `Name;Username\nAda Lovelace;${ada?.username}\n`;
    const roster = "/api/groups/group/roster";
    const { version } = await jsonOf<ComparedRoster>(teacher.send("POST", roster, { text }));
    expect((await teacher.send("POST", `${roster}/confirm`, { text, version, removeMissing: [] })).status).toBe(200);
    const names = (await wholeResults(teacher, made)).pupils.flatMap(({ listName }) => listName ?? []);
    expect(names).toEqual(["Ada Lovelace"]);
    const own = await jsonOf<OwnTestResult>(teacher.get(`${testsPath}/${made.id}/results/pupils/${ada?.uid}`));
    expect(own.name).toBe("Ada Lovelace");
  });

  test("stand in the order of the names that are shown", async () => {
    const { teacher, pupils, made } = await aWrittenTest(openStore);
    const usernames = new Map((await wholeResults(teacher, made)).pupils.map(({ uid, username }) => [uid, username]));
    const names = ["Zoe", "Özdemir", "peters", "Anna"];
    const text = `Name;Username\n${pupils.map(({ uid }, at) => `${names[at]};${usernames.get(uid)}`).join("\n")}`;
    const roster = "/api/groups/group/roster";
    const { version } = await jsonOf<ComparedRoster>(teacher.send("POST", roster, { text }));
    expect((await teacher.send("POST", `${roster}/confirm`, { text, version, removeMissing: [] })).status).toBe(200);
    const order = (await wholeResults(teacher, made)).pupils.map(({ listName }) => listName);
    expect(order).toEqual(["Anna", "Özdemir", "peters", "Zoe"]);
  });

  test("are nobody's before that, and nobody's but the teachers' afterwards", async () => {
    const { campus, store, teacher, pupils, make, letEnd } = await aClassWithTests(openStore);
    const made = await make();
    await taking(pupils[0]!, made).paper();
    const stranger = await campus.student("stranger");
    const otherTeacher = await campus.student("other");
    await aGroup(store, { id: "other", teachers: [otherTeacher] });
    const uid = pupils[0]!.uid;
    const correction = { uid, question: 0, isRight: true, forAll: true };
    const all = (who: CampusStudent) => [
      who.get(`${testsPath}/${made.id}/results`),
      who.get(`${testsPath}/${made.id}/results/pupils/${uid}`),
      who.get(`${testsPath}/${made.id}/results/questions/0`),
      who.send("PUT", `${testsPath}/${made.id}/results/corrections`, correction),
    ];
    for (const reply of all(teacher)) expect(await codeOf(reply)).toBe("class-test/not-over");
    letEnd(made);
    for (const pupil of pupils) for (const reply of all(pupil)) expect(await codeOf(reply)).toBe("group/not-a-teacher");
    for (const who of [stranger, otherTeacher]) for (const reply of all(who)) expect(await codeOf(reply)).toBe("group/not-found");
    expect(await codeOf(otherTeacher.get(`/api/groups/other/tests/${made.id}/results`))).toBe("class-test/not-found");
    expect((await teacher.get(`${testsPath}/${made.id}/results`)).status).toBe(200);
    expect(await codeOf(teacher.get(`${testsPath}/${made.id}/results/pupils/${pupils[1]!.uid}`))).toBe("group/member-not-found");
    expect(await codeOf(taking(pupils[1]!, made).begin())).toBe("class-test/time-over");
    expect(await codeOf(pupils[1]!.get(`${testsPath}/${made.id}/try/result`)), "who missed it").toBe("class-test/not-begun");
  });

  test("show a student the own answers alone, with the right ones", async () => {
    const { pupils, made, france } = await aWrittenTest(openStore);
    const own = await taking(pupils[2]!, made).result();
    expect(own).toMatchObject({ right: 5, questions: 6, unmarked: 0, title: "Friday's test", groupName: "Geography" });
    expect(own.answers[france]).toMatchObject({ rightAnswer: "Paris", answer: "Marseille", isRight: false, isByTeacher: false });
    expect(JSON.stringify(own)).not.toMatch(/lyon/i);
    expect(await ownTests(pupils[2]!)).toMatchObject([{ state: "over", result: { right: 5, questions: 6, unmarked: 0 } }]);
  });

  test("note that a teacher looked, as the student reads on the own page", async () => {
    const { teacher, pupils, made } = await aWrittenTest(openStore);
    await wholeResults(teacher, made);
    const looks = async (pupil: CampusStudent) => (await jsonOf<{ looks: object[] }>(pupil.get("/api/groups/group/seen"))).looks;
    expect([await looks(pupils[0]!), await looks(pupils[3]!)]).toMatchObject([[{ teacher: "@teacher" }], []]);
  });

  describe("are corrected by a teacher", () => {
    const correct = (teacher: CampusStudent, { id }: ClassTest, body: object) =>
      teacher.send("PUT", `${testsPath}/${id}/results/corrections`, body);

    test("for one answer, or for all who wrote the same; the student sees the corrected mark", async () => {
      const { teacher, pupils, made, france } = await aWrittenTest(openStore);
      await wholeResults(teacher, made);
      const [one, two] = pupils.map(({ uid }) => uid);
      const scores = async () =>
        (await wholeResults(teacher, made)).pupils.flatMap(({ result }) => result?.right ?? []).toSorted((a, b) => a - b);
      expect((await correct(teacher, made, { uid: one, question: france, isRight: true, forAll: false })).status).toBe(204);
      expect(await scores()).toEqual([5, 5, 6]);
      expect((await taking(pupils[0]!, made).result()).answers[france]).toMatchObject({ isRight: true, isByTeacher: true });
      expect((await taking(pupils[1]!, made).result()).answers[france]).toMatchObject({ isRight: false, isByTeacher: false });
      expect((await correct(teacher, made, { uid: one, question: france, isRight: true, forAll: true })).status).toBe(204);
      expect(await scores()).toEqual([5, 6, 6]);
      expect((await taking(pupils[1]!, made).result()).answers[france]).toMatchObject({
        answer: " LYON ",
        isRight: true,
        isByTeacher: true,
      });
      expect((await correct(teacher, made, { uid: two, question: france, isRight: false, forAll: true })).status).toBe(204);
      expect(await scores()).toEqual([5, 5, 5]);
    });

    test("with the different answers to a question before them, the most frequent first", async () => {
      const { teacher, pupils, made, france } = await aWrittenTest(openStore);
      await wholeResults(teacher, made);
      const wordings = async () =>
        (await jsonOf<{ wordings: WordingResult[] }>(teacher.get(`${testsPath}/${made.id}/results/questions/${france}`))).wordings;
      expect(await wordings()).toMatchObject([
        { pupils: 2, isRight: false, isByTeacher: false },
        { pupils: 1, answer: "Marseille", uid: pupils[2]!.uid },
      ]);
      const { uid } = (await wordings())[0]!;
      expect((await correct(teacher, made, { uid, question: france, isRight: true, forAll: true })).status).toBe(204);
      expect(await wordings()).toMatchObject([{ pupils: 2, isRight: true, isByTeacher: true }, { pupils: 1 }]);
      expect(await codeOf(teacher.get(`${testsPath}/${made.id}/results/questions/6`))).toBe("class-test/no-such-question");
    });

    test("also a choice, for all who made it", async () => {
      const { teacher, pupils, make, questionsOf, letEnd } = await aClassWithTests(openStore);
      const made = await make();
      for (const pupil of pupils)
        await takes(
          pupil,
          made,
          () => questionsOf(made),
          ({ answer, choices }, at) => (at > 0 ? answer : choices!.find((one) => one !== answer)!),
        );
      letEnd(made);
      expect((await correct(teacher, made, { uid: pupils[0]!.uid, question: 0, isRight: true, forAll: true })).status).toBe(204);
      expect((await wholeResults(teacher, made)).questions[0]).toMatchObject({ right: 2, answered: 2 });
      const page = await jsonOf<OwnTestResult>(teacher.get(`${testsPath}/${made.id}/results/pupils/${pupils[1]!.uid}`));
      expect(page).toMatchObject({ right: 6, name: "@pupil2", answers: { 0: { isRight: true, isByTeacher: true } } });
    });

    test("of answers that there are: an unanswered question, a stranger and a hostile body are refused", async () => {
      const { teacher, pupils, made } = await aWrittenTest(openStore);
      const base = { uid: pupils[0]!.uid, question: 0, isRight: true, forAll: false };
      const refused = (change: object) => codeOf(correct(teacher, made, { ...base, ...change }));
      expect(await refused({ uid: pupils[3]!.uid })).toBe("class-test/no-answer");
      expect(await refused({ uid: teacher.uid })).toBe("class-test/no-answer");
      expect(await refused({ question: 6 })).toBe("class-test/no-such-question");
      for (const change of [{ question: -1 }, { question: 0.5 }, { isRight: 1 }, { forAll: "yes" }, { score: 100 }])
        expect(await refused(change)).toBe("request/invalid");
    });
  });

  test("go with the group, with the account of a student, and with that of the deck's owner", async () => {
    const { store, campus, teacher, pupils, made } = await aWrittenTest(openStore);
    const rows = async () => {
      const [tests, tries, answers] = await Promise.all(
        (["classTests", "classTestTries", "classTestAnswers"] as const).map((table) => store.read.selectFrom(table).selectAll().execute()),
      );
      return [tests!.length, tries!.length, answers!.length];
    };
    expect(await rows()).toEqual([1, 3, 18]);
    const deletes = async ({ uid }: CampusStudent) => {
      await store.write(async ({ db }) => void (await db.updateTable("users").set({ deletionAt: 1 }).where("id", "=", uid).execute()));
      await campus.housekeeping.endAccounts();
    };
    await deletes(pupils[0]!);
    expect(await rows()).toEqual([1, 2, 12]);
    expect((await wholeResults(teacher, made)).pupils).toHaveLength(3);
    const second = await campus.student("second");
    await aGroup(store, { id: "second", teachers: [second] });
    await store.write(async ({ db }) => {
      await db
        .insertInto("groupMembers")
        .values({ groupId: "group", userId: second.uid, role: "teacher", joinedAt: 1, leftAt: null, externalId: null, agreedAt: null })
        .execute();
    });
    await deletes(teacher);
    expect(await rows()).toEqual([0, 0, 0]);
  });

  test("end with the group's end", async () => {
    const { store } = await aWrittenTest(openStore);
    await endGroup(store, "group", 1);
    expect(await store.read.selectFrom("classTestAnswers").selectAll().execute()).toEqual([]);
    expect(await store.read.selectFrom("classTests").select("id").execute()).toEqual([]);
  });
});
