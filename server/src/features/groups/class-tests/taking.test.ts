import { CLASS_TEST } from "@recollect/domain/limits/limits.ts";
import { minuteMs } from "@recollect/domain/time/units.ts";
import { describe, expect, test } from "vitest";

import { jsonOf } from "../../../../test/a-campus.ts";
import { aClassWithTests, ownTests, takes, taking, testsPath, wholeResults } from "../../../../test/a-class-test.ts";
import { leaveGroup } from "../../../../test/a-group.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { duringTransaction } from "../../../../test/during-transaction.ts";
import { codeIn } from "../../../../test/signed-up.ts";
import { lockClassTest } from "./class-tests.store.ts";

const codeOf = async (reply: Promise<Response>) => codeIn(await reply);

describeEachDatabase("a class test", (openStore) => {
  describe("is taken once by each student", () => {
    test("with the same questions in an own order, which is the same on another device, with the answers given so far", async () => {
      const { pupils, make, questionsOf } = await aClassWithTests(openStore);
      const made = await make();
      const [ada, bob] = pupils.map((pupil) => taking(pupil, made));
      const first = await ada!.paper();
      const others = await bob!.paper();
      expect(first.questions).toHaveLength(6);
      const byNumber = ({ questions }: typeof first) => questions.toSorted((a, b) => a.at - b.at);
      const shown = (paper: typeof first) => byNumber(paper).map(({ at, key, question }) => ({ at, key, question }));
      expect(shown(others)).toEqual(shown(first));
      expect((await ada!.answer(2, "1")).status).toBe(204);
      expect((await ada!.answer(2, "3")).status).toBe(204);
      const again = await ada!.paper();
      const withAnswer = first.questions.map((question) => (question.at === 2 ? { ...question, given: "3" } : question));
      expect(again.questions).toEqual(withAnswer);
      expect(again.deadline).toBe(first.deadline);
      expect((await bob!.paper()).questions.every(({ given }) => given === null)).toBe(true);
      expect(await questionsOf(made)).toHaveLength(6);
    });

    test("who hands it in and can't change it any more; handing in twice does nothing", async () => {
      const { pupil, make } = await aClassWithTests(openStore);
      const own = taking(pupil, await make());
      expect(await codeOf(own.answer(0, "0"))).toBe("class-test/not-begun");
      await own.paper();
      await own.answer(0, "0");
      for (const status of [204, 204]) expect((await own.finish()).status).toBe(status);
      expect(await codeOf(own.answer(0, "1"))).toBe("class-test/handed-in");
      expect(await codeOf(own.begin())).toBe("class-test/handed-in");
      expect(await ownTests(pupil)).toMatchObject([{ state: "handed-in", answered: 1, result: null, deadline: null }]);
    });

    test("however many begin at the same moment: one set of questions, and one try for a student on two devices", async () => {
      const { store, pupils, make } = await aClassWithTests(openStore, { students: 12 });
      const made = await make({ count: 3 });
      const papers = await Promise.all([...pupils, ...pupils].map((pupil) => taking(pupil, made).paper()));
      const keys = papers.map(({ questions }) =>
        questions
          .map(({ at, key }) => `${at} ${key}`)
          .toSorted()
          .join(),
      );
      expect(new Set(keys).size).toBe(1);
      expect(papers.slice(0, 12).map(({ questions }) => questions)).toEqual(papers.slice(12).map(({ questions }) => questions));
      expect(await store.read.selectFrom("classTestTries").selectAll().execute()).toHaveLength(12);
    });

    test("who may send two answers and the end at once: what is acknowledged is stored, and nothing after the end is", async () => {
      const { store, pupil, make } = await aClassWithTests(openStore);
      const own = taking(pupil, await make());
      await own.paper();
      const [first, second, end] = await Promise.all([own.answer(0, "1"), own.answer(0, "2"), own.finish()]);
      expect(end.status).toBe(204);
      const rows = await store.read.selectFrom("classTestAnswers").select("answer").execute();
      const taken = [first.status === 204 ? "1" : null, second.status === 204 ? "2" : null].filter((answer) => answer !== null);
      expect(rows).toHaveLength(Math.min(1, taken.length));
      for (const { answer } of rows) expect(taken).toContain(answer);
      expect((await own.answer(0, "3")).status).toBe(409);
      expect(await store.read.selectFrom("classTestAnswers").select("answer").execute()).toEqual(rows);
    });

    test("not by teachers, and only between its opening and its end", async () => {
      const { campus, teacher, pupil, make } = await aClassWithTests(openStore);
      const later = await make({ opensAt: campus.clock.now() + 5 * minuteMs });
      expect(await codeOf(taking(teacher, later).begin())).toBe("class-test/for-students");
      const own = taking(pupil, later);
      for (const act of [own.begin(), own.answer(0, "0"), own.finish()]) expect(await codeOf(act)).toBe("class-test/not-open");
      expect(await ownTests(pupil)).toMatchObject([{ state: "soon", questions: null }]);
      campus.clock.forward(5 * minuteMs);
      expect((await own.begin()).status).toBe(200);
      campus.clock.forward(25 * minuteMs);
      expect(await codeOf(own.begin())).toBe("class-test/time-over");
      expect(await codeOf(taking(teacher, { id: "unknown" }).begin())).toBe("class-test/for-students");
      expect(await codeOf(taking(pupil, { id: "unknown" }).begin())).toBe("class-test/not-found");
    });
  });

  describe("goes by the server's clock", () => {
    test("an answer on its way at the end still counts, a later one is refused and nothing of it is stored", async () => {
      const { campus, pupil, make } = await aClassWithTests(openStore);
      const made = await make();
      const own = taking(pupil, made);
      await own.paper();
      campus.clock.forward(made.closesAt - campus.clock.now() + CLASS_TEST.graceMs - 5000);
      expect((await own.answer(0, "0")).status).toBe(204);
      campus.clock.forward(5001);
      expect(await codeOf(own.answer(1, "0"))).toBe("class-test/time-over");
      expect(await codeOf(own.answer(0, "1"))).toBe("class-test/time-over");
      expect(await ownTests(pupil)).toMatchObject([{ state: "over", answered: 1 }]);
    });

    test("each student has the own minutes from the own beginning", async () => {
      const { campus, pupils, make } = await aClassWithTests(openStore);
      const made = await make({ minutes: 10 });
      const [ada, bob] = pupils.map((pupil) => taking(pupil, made));
      const { deadline, now } = await ada!.paper();
      expect(Math.abs(deadline - now - 10 * minuteMs)).toBeLessThan(5000);
      campus.clock.forward(25 * minuteMs);
      expect(await codeOf(ada!.answer(0, "0"))).toBe("class-test/time-over");
      expect((await bob!.paper()).deadline).toBe(made.closesAt);
      expect((await bob!.answer(0, "0")).status).toBe(204);
    });

    test("who begins late misses it, and the teacher may end it for everybody", async () => {
      const { teacher, campus, pupils, make, letEnd } = await aClassWithTests(openStore);
      const made = await make();
      const [ada, bob] = [pupils[0]!, pupils[1]!];
      await taking(ada, made).paper();
      const ended = await jsonOf<{ closesAt: number }>(teacher.send("POST", `${testsPath}/${made.id}/end`));
      expect(await codeOf(teacher.send("POST", `${testsPath}/${made.id}/end`))).toBe("class-test/over");
      expect((await taking(ada, made).answer(0, "0")).status, "within the grace").toBe(204);
      expect(await codeOf(taking(bob, made).begin())).toBe("class-test/time-over");
      letEnd(ended);
      expect(await ownTests(bob)).toMatchObject([{ state: "missed", result: null }]);
      expect(await ownTests(ada)).toMatchObject([{ state: "over", result: { questions: 6 } }]);
      campus.clock.forward(8 * 24 * 60 * minuteMs);
      expect(await ownTests(ada)).toEqual([]);
    });
  });

  test("that ends while its questions are made is missed, not taken without an answer", async () => {
    const { store, campus, pupil, make } = await aClassWithTests(openStore);
    const made = await make();
    const reply = await duringTransaction(
      store,
      () => taking(pupil, made).begin(),
      async ({ db }, send) => {
        await lockClassTest(db, "group", made.id);
        await send();
        campus.clock.forward(made.closesAt - campus.clock.now());
      },
    );
    expect(await codeIn(reply)).toBe("class-test/time-over");
    expect(await ownTests(pupil)).toMatchObject([{ state: "missed" }]);
    expect(await store.read.selectFrom("classTestTries").selectAll().execute()).toEqual([]);
  });

  describe("tells nobody what is right before its end", () => {
    test("no reply to a student names a right answer, a mark or a result", async () => {
      const { campus, pupil, make, questionsOf } = await aClassWithTests(openStore);
      const written = await make({ kind: "open-ended", closesAt: campus.clock.now() + 20 * minuteMs });
      const own = taking(pupil, written);
      const replies = [await own.begin(), await own.answer(0, "Paris"), await own.answer(1, "no idea")];
      replies.push(await own.begin(), await pupil.get(testsPath), await pupil.get("/api/class-tests"), await own.finish());
      replies.push(await pupil.get("/api/class-tests"), await pupil.get(testsPath), await pupil.get("/api/groups/group/progress"));
      const text = (await Promise.all(replies.map((reply) => reply.text()))).join("\n");
      const answers = (await questionsOf(written)).map(({ answer }) => answer);
      expect(answers).toHaveLength(6);
      for (const answer of answers.filter((one) => one !== "Paris")) expect(text).not.toContain(answer);
      expect(text).not.toMatch(/isRight|rightAnswer|"right"/);
      expect(await codeOf(pupil.get(`${testsPath}/${written.id}/try/result`))).toBe("class-test/not-over");
      campus.clock.forward(20 * minuteMs);
      expect(await codeOf(pupil.get(`${testsPath}/${written.id}/try/result`)), "while answers are on their way").toBe(
        "class-test/not-over",
      );
    });

    test("a finished try is no test of an assignment before that, and is one afterwards", async () => {
      const { campus, teacher, pupil, deck, make, letEnd, questionsOf } = await aClassWithTests(openStore);
      const day = (days: number) => new Date(campus.clock.now() + days * 86_400_000).toISOString().slice(0, 10);
      const assignment = { title: "Test", words: "", opens: day(-1), due: day(9), aim: { kind: "test", share: 80 } };
      await jsonOf(
        teacher.send("POST", "/api/groups/group/assignments", { deckOwnerId: teacher.uid, deckId: deck.id, ...assignment }),
        201,
      );
      const made = await make();
      await takes(
        pupil,
        made,
        () => questionsOf(made),
        ({ answer }) => answer,
      );
      type Row = { row: { test: number | null; standing: string } };
      const standing = async () => (await jsonOf<Row[]>(pupil.get("/api/assignments"))).map(({ row }) => [row.test, row.standing]);
      expect(await standing()).toEqual([[null, "open"]]);
      letEnd(made);
      expect(await standing()).toEqual([[100, "reached"]]);
    });
  });

  test("keeps its questions as they were when the first student began, whatever becomes of the deck", async () => {
    const { store, teacher, pupils, deck, make, questionsOf, letEnd } = await aClassWithTests(openStore);
    const made = await make();
    await taking(pupils[0]!, made).paper();
    const before = await questionsOf(made);
    const changed = { title: "Changed", description: "", cards: [{ term: "Only", definition: "one" }] };
    await jsonOf(teacher.send("PUT", `/api/users/${teacher.uid}/decks/${deck.id}`, changed, { "if-match": '"1"' }));
    expect((await taking(pupils[1]!, made).paper()).questions).toHaveLength(6);
    expect((await teacher.send("DELETE", `/api/users/${teacher.uid}/decks/${deck.id}`)).status).toBe(204);
    await takes(
      pupils[1]!,
      made,
      () => questionsOf(made),
      ({ answer }) => answer,
    );
    expect(await questionsOf(made)).toEqual(before);
    letEnd(made);
    expect(await taking(pupils[1]!, made).result()).toMatchObject({ right: 6, questions: 6 });
    const gone = await store.read.selectFrom("groupDecks").select("deckId").execute();
    expect(gone).toEqual([]);
  });

  test("whose deck is gone before anybody began says so", async () => {
    const { teacher, pupil, deck, make } = await aClassWithTests(openStore);
    const made = await make();
    await teacher.send("DELETE", `/api/groups/group/decks/${teacher.uid}/${deck.id}`);
    expect(await codeOf(taking(pupil, made).begin())).toBe("class-test/deck-gone");
    expect(await ownTests(pupil)).toMatchObject([{ state: "open" }]);
  });

  test("is closed to a student who leaves, and open again with all answers when the student comes back", async () => {
    const { store, teacher, pupil, make, questionsOf, letEnd } = await aClassWithTests(openStore);
    const made = await make();
    const own = taking(pupil, made);
    await own.paper();
    await own.answer(0, "0");
    await leaveGroup(store, { id: "group" }, pupil);
    for (const act of [own.begin(), own.answer(0, "1"), own.finish(), pupil.get(testsPath)])
      expect(await codeOf(act)).toBe("group/not-found");
    expect(await ownTests(pupil)).toEqual([]);
    const { code } = await jsonOf<{ code: string }>(teacher.get("/api/groups/group"));
    await jsonOf(pupil.send("POST", "/api/join", { code }));
    expect((await own.paper()).questions.find(({ at }) => at === 0)?.given).toBe("0");
    await leaveGroup(store, { id: "group" }, pupil);
    letEnd(made);
    const { pupils, questions } = await wholeResults(teacher, made);
    expect([pupils.length, questions.reduce((sum, { answered }) => sum + answered, 0)]).toEqual([1, 0]);
    expect(await questionsOf(made)).toHaveLength(6);
  });

  test("takes nothing but answers to its questions, of a bounded length", async () => {
    const { campus, pupil, make } = await aClassWithTests(openStore);
    const choices = taking(pupil, await make());
    await choices.paper();
    for (const answer of ["4", "-1", "Paris", "1.5", "0x1"])
      expect(await codeOf(choices.answer(0, answer))).toBe("class-test/no-such-choice");
    for (const question of ["6", "100", "-1", "0.5", "x", "0000"])
      expect(await codeOf(choices.answer(question, "0")), question).toBe("class-test/no-such-question");
    const written = taking(pupil, await make({ kind: "open-ended", closesAt: campus.clock.now() + minuteMs }));
    await written.paper();
    expect((await written.answer(0, "x".repeat(1000))).status).toBe(204);
    expect(await codeOf(written.answer(0, "x".repeat(1001)))).toBe("class-test/answer-too-long");
    for (const body of [{}, { answer: 1 }, { answer: "x", isRight: true }])
      expect(await codeOf(pupil.send("PUT", `${testsPath}/x/try/answers/0`, body))).toBe("request/invalid");
    expect((await written.answer(0, "  \n ")).status, "an empty answer takes the former one back").toBe(204);
    expect((await written.paper()).questions.every(({ given }) => given === null)).toBe(true);
  });
});
