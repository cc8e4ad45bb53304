import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { SeenByTeachers } from "@recollect/domain/groups/assignments/assignment.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf } from "../../../../test/a-campus.ts";
import { aClassWithTests, taking } from "../../../../test/a-class-test.ts";
import { cards } from "../../../../test/a-deck.ts";
import { aGroup, leaveGroup, putIntoGroup } from "../../../../test/a-group.ts";
import { aTemporaryFolder, describeEachDatabase } from "../../../../test/databases.ts";
import { exportedGroups } from "../../../../test/exported-groups.ts";
import { readConfig } from "../../../process/settings/config.ts";
import { openZip } from "../reading/untrusted/open-zip.ts";
import { noticesOf } from "./account-export.store.ts";

describeEachDatabase("the groups in an account's export", (openStore) => {
  test("name the assignments that a teacher made, and the looks of teachers at a student", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const deck = await ada.deck({ title: "Cells" });
    await aGroup(store, { id: "g", name: "Biology", teachers: [ada], students: [bob] });
    await putIntoGroup(store, { id: "g" }, { id: deck.id, owner: ada });
    const today = new Date(campus.clock.now()).toISOString().slice(0, 10);
    const due = new Date(campus.clock.now() + 9 * 86_400_000).toISOString().slice(0, 10);
    const fields = { title: "Chapter 3", words: "", opens: today, due, aim: { kind: "met" } };
    await jsonOf(ada.send("POST", "/api/groups/g/assignments", { deckOwnerId: ada.uid, deckId: deck.id, ...fields }), 201);
    await jsonOf(ada.get("/api/groups/g/progress"));
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string;
    expect(await exportedGroups(store, ada.uid, campus.clock.now())).toMatchObject([
      { name: "Biology", assignments: [{ ...fields, deckId: deck.id }], lookedAtYou: [], youLooked: [{ day, students: 1 }] },
    ]);
    expect(await exportedGroups(store, bob.uid, campus.clock.now())).toMatchObject([
      { name: "Biology", assignments: [], lookedAtYou: [{ day, username: "ada" }], youLooked: [] },
    ]);
  });

  test("say what the student was told there, and whether the times in Match are shown", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const deck = await ada.deck({ title: "Cells", cards: cards(6) });
    const settings = { seeEachOther: true, questions: true };
    await aGroup(store, { id: "g", name: "Biology", teachers: [ada], students: [bob], settings });
    await putIntoGroup(store, { id: "g" }, { id: deck.id, owner: ada });
    expect(await exportedGroups(store, bob.uid, campus.clock.now())).toMatchObject([{ isShownInMatch: false }]);
    await jsonOf(bob.send("PUT", `/api/match/${deck.id}/shown`, { groupId: "g", isShown: true }));
    expect(await exportedGroups(store, bob.uid, campus.clock.now())).toMatchObject([{ isShownInMatch: true }]);
    const question = { deckOwnerId: ada.uid, deckId: deck.id, cardId: deck.cards[0]!.id, text: "Why?" };
    await jsonOf(bob.send("POST", "/api/groups/g/questions", question), 201);
    expect(await noticesOf(store.read, ada.uid)).toMatchObject([
      { kind: "question-asked", deckTitle: "Cells", why: "Why?", data: { groupName: "Biology", cardId: question.cardId } },
    ]);
  });

  test("have a student's assignments with the figures that teachers see, as long as the student is a member", async () => {
    const store = await openStore();
    const dataDir = await aTemporaryFolder();
    const campus = aCampus(store, { config: readConfig({ DATA_DIR: dataDir }) });
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const deck = await ada.deck({ title: "Cells" });
    await aGroup(store, { id: "g", name: "Biology", teachers: [ada], students: [bob] });
    await putIntoGroup(store, { id: "g" }, { id: deck.id, owner: ada });
    // A study day begins at four in the morning.
    const day = (days: number) => new Date(campus.clock.now() - 4 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
    const fields = { title: "Chapter 3", words: "Read first", opens: day(0), due: day(9), aim: { kind: "met" } };
    const assign = (change: object) =>
      ada.send("POST", "/api/groups/g/assignments", { deckOwnerId: ada.uid, deckId: deck.id, ...fields, ...change });
    await jsonOf(assign({}), 201);
    await jsonOf(assign({ title: "Not open yet", opens: day(5) }), 201);
    const entry = { id: "first", deckKey: deckKeyOf(ada.uid, deck.id), cardId: deck.cards[0]!.id, at: campus.clock.now() };
    await jsonOf(
      bob.send("POST", "/api/study/entries", { entries: [{ ...entry, kind: "answer", source: "study", rating: "good", tookMs: 900 }] }),
    );
    const seen = await jsonOf<SeenByTeachers>(bob.get("/api/groups/g/seen"));
    expect(seen.assignments).toMatchObject([{ title: "Chapter 3", row: { met: 1, days: 1 } }]);
    const inZip = async () => {
      const path = join(dataDir, "account.zip");
      await writeFile(path, new Uint8Array(await (await bob.get(`/api/users/${bob.uid}/export`)).arrayBuffer()));
      const zip = await openZip(path);
      const groups = JSON.parse((await zip.read("groups.json", 100_000)).toString()) as { assignedToYou: object[] }[];
      zip.close();
      return groups[0]?.assignedToYou;
    };
    expect(await inZip()).toEqual([{ ownerId: ada.uid, deckId: deck.id, ...fields, seenByTeachers: seen.assignments[0]?.row }]);
    await leaveGroup(store, { id: "g" }, bob);
    expect(await inZip()).toEqual([]);
  });

  test("have the tests of a teacher and the answers of a student; what is right only once a test is over", async () => {
    const { store, campus, teacher, pupil, make, questionsOf, letEnd } = await aClassWithTests(openStore);
    const made = await make({ kind: "open-ended", count: 1 });
    const own = taking(pupil, made);
    await own.paper();
    await own.answer(0, "Atlantis");
    const of = async (uid: string) => (await exportedGroups(store, uid, campus.clock.now()))[0];
    expect(await of(teacher.uid)).toMatchObject({ madeTests: [{ title: "Friday's test", kind: "open-ended" }], takenTests: [] });
    const [kept] = await questionsOf(made);
    const taken = { title: "Friday's test", answers: [{ question: kept!.question, answer: "Atlantis" }] };
    const before = await of(pupil.uid);
    expect(before).toMatchObject({ madeTests: [], takenTests: [taken] });
    expect(JSON.stringify(before)).not.toContain(kept!.answer);
    letEnd(made);
    await own.result();
    const mark = { rightAnswer: kept!.answer, isRight: false, isByTeacher: false };
    expect(await of(pupil.uid)).toMatchObject({ takenTests: [{ ...taken, answers: [{ ...taken.answers[0], ...mark }] }] });
  });
});
