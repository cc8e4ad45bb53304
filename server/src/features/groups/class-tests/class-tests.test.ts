import type { ClassTest } from "@recollect/domain/groups/class-tests/class-test.ts";
import { CLASS_TEST, GROUP } from "@recollect/domain/limits/limits.ts";
import { dayMs, minuteMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { jsonOf, type CampusStudent } from "../../../../test/a-campus.ts";
import { aClassWithTests, taking, testsPath, wholeResults } from "../../../../test/a-class-test.ts";
import { aGroup, putIntoGroup } from "../../../../test/a-group.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { refusal } from "../../../../test/school/a-school.ts";
import { codeIn } from "../../../../test/signed-up.ts";
import type { GroupClassTests } from "./class-tests.service.ts";

const codeOf = async (reply: Promise<Response>) => codeIn(await reply);
const list = (reader: CampusStudent) => jsonOf<GroupClassTests>(reader.get(testsPath));

describeEachDatabase("class tests", (openStore) => {
  test("are made by teachers of the group, of one of its decks, within the limits", async () => {
    const { store, campus, teacher, pupil, body, make } = await aClassWithTests(openStore);
    const stranger = await campus.student("stranger");
    expect(await refusal(pupil.send("POST", testsPath, body()))).toMatchObject({ status: 403, code: "group/not-a-teacher" });
    expect(await refusal(stranger.send("POST", testsPath, body()))).toMatchObject({ status: 404, code: "group/not-found" });
    const refused = (change: object) => codeOf(teacher.send("POST", testsPath, body(change)));
    const elsewhere = await teacher.deck({ title: "Elsewhere" });
    expect(await refused({ deckId: elsewhere.id })).toBe("class-test/deck-not-in-group");
    expect(await refused({ title: " " })).toBe("class-test/bad-title");
    expect(await refused({ count: 101 })).toBe("class-test/bad-count");
    expect(await refused({ minutes: 0.5 })).toBe("class-test/bad-minutes");
    expect(await refused({ closesAt: campus.clock.now() - 1 })).toBe("class-test/closes-past");
    expect(await refused({ closesAt: campus.clock.now() + 90 * dayMs })).toBe("class-test/too-far");
    for (const change of [{ kind: "oral" }, { direction: "up" }, { opensAt: -1 }, { closesAt: 1.5 }, { minutes: "10" }, { answer: "x" }])
      expect(await refused(change)).toBe("request/invalid");
    await aGroup(store, { id: "closed", teachers: [teacher], closedAt: 5 });
    await putIntoGroup(store, { id: "closed" }, { id: elsewhere.id, owner: teacher });
    const inClosed = body({ deckId: elsewhere.id, kind: "open-ended" });
    expect(await codeOf(teacher.send("POST", "/api/groups/closed/tests", inClosed))).toBe("group/closed");
    const made = await make();
    expect(made).toMatchObject({ phase: "open", questions: null, students: 2, begun: 0, handedIn: 0, revision: 1 });
    const row = await store.read.selectFrom("classTests").selectAll().where("id", "=", made.id).executeTakeFirstOrThrow();
    const copies = Array.from({ length: CLASS_TEST.maxInGroup - 1 }, (_, at) => ({ ...row, id: `copy-${at}` }));
    await store.write(async ({ db }) => void (await db.insertInto("classTests").values(copies).execute()));
    expect(await refused({})).toBe("class-test/too-many");
  });

  test("of cards that can't be asked this way are refused when they are made", async () => {
    const { store, teacher, body } = await aClassWithTests(openStore);
    const lonely = await teacher.deck({ title: "One card", cards: [{ term: "Alone", definition: "without others" }] });
    await putIntoGroup(store, { id: "group" }, { id: lonely.id, owner: teacher });
    expect(await codeOf(teacher.send("POST", testsPath, body({ deckId: lonely.id })))).toBe("class-test/nothing-to-ask");
    expect((await teacher.send("POST", testsPath, body({ deckId: lonely.id, kind: "open-ended" }))).status).toBe(201);
    const long = await teacher.deck({
      title: "Long",
      cards: Array.from({ length: 60 }, (_, at) => ({ term: `${at}`, definition: `${at} `.repeat(4000) })),
    });
    await putIntoGroup(store, { id: "group" }, { id: long.id, owner: teacher });
    expect(await codeOf(teacher.send("POST", testsPath, body({ deckId: long.id, kind: "open-ended", count: 60 })))).toBe(
      "class-test/too-long",
    );
    expect((await teacher.send("POST", testsPath, body({ deckId: long.id, kind: "open-ended", count: 10 }))).status).toBe(201);
  });

  test("are changed by one teacher at a time; once they are open, in their title and their end alone", async () => {
    const { campus, teacher, pupil, fields, make } = await aClassWithTests(openStore);
    const made = await make({ opensAt: campus.clock.now() + minuteMs });
    const change = (body: object, base?: string) =>
      teacher.send("PATCH", `${testsPath}/${made.id}`, body, base === undefined ? {} : { "If-Match": base });
    const soon = fields({ opensAt: made.opensAt, count: 3 });
    expect(await codeOf(change(soon))).toBe("class-test/base-needed");
    for (const base of ["*", '"x"', '"1", "2"', "1"]) expect(await codeOf(change(soon, base))).toBe("request/invalid");
    expect(await jsonOf<ClassTest>(change(soon, '"1"'))).toMatchObject({ count: 3, revision: 2 });
    const second = await refusal(change({ ...soon, count: 4 }, '"1"'));
    expect(second).toMatchObject({ status: 412, code: "class-test/changed", details: { test: { count: 3, revision: 2 } } });
    campus.clock.forward(minuteMs);
    expect((await taking(pupil, made).paper()).questions).toHaveLength(3);
    expect(await codeOf(change({ ...soon, kind: "open-ended" }, '"2"'))).toBe("class-test/already-open");
    const longer = { ...soon, title: "More time", closesAt: soon.closesAt + 10 * minuteMs };
    expect(await jsonOf<ClassTest>(change(longer, '"2"'))).toMatchObject({ title: "More time", closesAt: longer.closesAt, revision: 3 });
    expect((await taking(pupil, made).paper()).deadline).toBe(longer.closesAt);
    campus.clock.forward(60 * minuteMs);
    expect(await codeOf(change({ ...longer, closesAt: campus.clock.now() + dayMs }, '"3"'))).toBe("class-test/over");
    expect(await codeOf(teacher.send("PATCH", `${testsPath}/unknown`, longer, { "If-Match": '"1"' }))).toBe("class-test/not-found");
  });

  test("are listed for teachers with how many students are done, for a student with the own state alone", async () => {
    const { teacher, pupils, make } = await aClassWithTests(openStore, { students: 3 });
    const made = await make();
    await taking(pupils[0]!, made).paper();
    await taking(pupils[1]!, made).paper();
    await taking(pupils[1]!, made).finish();
    expect(await list(teacher)).toMatchObject({
      isTeacher: true,
      tests: [{ id: made.id, students: 3, begun: 2, handedIn: 1, questions: 6, deck: { title: "Capitals" } }],
      decks: [{ title: "Capitals", cardCount: 6 }],
      own: [],
    });
    expect(await jsonOf<ClassTest>(teacher.get(`${testsPath}/${made.id}`))).toMatchObject({ begun: 2, handedIn: 1 });
    const states = await Promise.all(pupils.map(async (pupil) => (await list(pupil)).own.map(({ state }) => state)));
    expect(states).toEqual([["running"], ["handed-in"], ["open"]]);
    expect(await list(pupils[0]!)).toMatchObject({ isTeacher: false, tests: [], decks: [] });
    expect(await codeOf(pupils[0]!.get(`${testsPath}/${made.id}`))).toBe("group/not-a-teacher");
  });

  test("are removed with all answers", async () => {
    const { store, teacher, pupil, make } = await aClassWithTests(openStore);
    const made = await make();
    const own = taking(pupil, made);
    await own.paper();
    await own.answer(0, "0");
    expect(await codeOf(pupil.send("DELETE", `${testsPath}/${made.id}`))).toBe("group/not-a-teacher");
    expect((await teacher.send("DELETE", `${testsPath}/${made.id}`)).status).toBe(204);
    expect(await codeOf(own.answer(0, "1"))).toBe("class-test/not-found");
    expect(await store.read.selectFrom("classTestAnswers").selectAll().execute()).toEqual([]);
    expect(await codeOf(teacher.send("DELETE", `${testsPath}/${made.id}`))).toBe("class-test/not-found");
  });

  test("of a deck that a moderator took down are closed to everybody, also in the middle", async () => {
    const { store, teacher, pupil, deck, make, letEnd } = await aClassWithTests(openStore);
    const made = await make();
    const own = taking(pupil, made);
    await own.paper();
    await store.write(async ({ db }) => {
      const restriction = {
        ownerId: teacher.uid,
        deckId: deck.id,
        level: "taken-down" as const,
        wished: "Unlisted" as const,
        deckTitle: deck.title,
        since: 1,
      };
      await db.insertInto("deckRestrictions").values(restriction).execute();
    });
    for (const act of [own.begin(), own.answer(0, "0")]) expect(await codeOf(act)).toBe("class-test/deck-taken-down");
    letEnd(made);
    expect(await codeOf(teacher.get(`${testsPath}/${made.id}/results`))).toBe("class-test/deck-taken-down");
  });

  test("of a group of a thousand, each with a hundred answers, are read and deleted", { timeout: 120_000 }, async () => {
    const cards = Array.from({ length: 100 }, (_, at) => ({ term: `term ${at}`, definition: `number ${at} of all` }));
    const { store, teacher, pupil, make, questionsOf, letEnd } = await aClassWithTests(openStore, { students: 1, cards });
    const made = await make({ count: 100 });
    await taking(pupil, made).paper();
    expect(await questionsOf(made)).toHaveLength(100);
    const template = await store.read.selectFrom("users").selectAll().where("id", "=", pupil.uid).executeTakeFirstOrThrow();
    const people = Array.from({ length: GROUP.maxMembers - 2 }, (_, at) => `crowd-${at}`);
    for (let from = 0; from < people.length; from += 10) {
      const some = people.slice(from, from + 10);
      await store.write(async ({ db }) => {
        await db
          .insertInto("users")
          .values(some.map((id) => ({ ...template, id, email: `${id}@example.org`, username: null })))
          .execute();
        const member = { groupId: "group", role: "student" as const, joinedAt: 1, agreedAt: 1, leftAt: null, externalId: null };
        await db
          .insertInto("groupMembers")
          .values(some.map((userId) => ({ ...member, userId })))
          .execute();
        await db
          .insertInto("classTestTries")
          .values(some.map((userId) => ({ testId: made.id, userId, startedAt: 1, finishedAt: 2 })))
          .execute();
        const answers = some.flatMap((userId) =>
          Array.from({ length: 100 }, (_, question) => {
            return { testId: made.id, userId, question, answer: "0", wording: "0", givenAt: 1, isRight: 1 as const, byTeacher: 0 as const };
          }),
        );
        await db.insertInto("classTestAnswers").values(answers).execute();
      });
    }
    letEnd(made);
    const { pupils, questions } = await wholeResults(teacher, made);
    expect([pupils.length, questions.length, questions[0]?.right]).toEqual([999, 100, 998]);
    expect((await teacher.send("DELETE", `${testsPath}/${made.id}`)).status).toBe(204);
    expect(await store.read.selectFrom("classTestAnswers").select("question").limit(1).execute()).toEqual([]);
  });
});
