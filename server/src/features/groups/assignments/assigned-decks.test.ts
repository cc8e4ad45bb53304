import type { Assignment, GroupAssignments, GroupProgress, SeenByTeachers } from "@recollect/domain/groups/assignments/assignment.ts";
import { ASSIGNMENT } from "@recollect/domain/limits/limits.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { jsonOf } from "../../../../test/a-campus.ts";
import { aClassWithQuestions } from "../../../../test/a-class-with-questions.ts";
import { actOnDeck, makeModerator } from "../../../../test/a-moderator.ts";
import { describeEachDatabase, type OpenStore } from "../../../../test/databases.ts";
import { refusal } from "../../../../test/school/a-school.ts";
import { deleteAccount } from "../../../identity/deletion/delete-account.store.ts";
import { addMember } from "../members.store.ts";

const path = "/api/groups/group/assignments";

/** A class whose deck is assigned and was studied once. */
async function anAssignedDeck(openStore: OpenStore) {
  const school = await aClassWithQuestions(openStore);
  const { campus, teacher, ada, deck } = school;
  const day = (days: number) => new Date(campus.clock.now() + days * dayMs).toISOString().slice(0, 10);
  const of = { deckOwnerId: teacher.uid, deckId: deck.id };
  const body = { ...of, title: "Chapter 3", words: "", opens: day(-1), due: day(10), aim: { kind: "met" } };
  const assigned = await jsonOf<Assignment>(teacher.send("POST", path, body), 201);
  const answer = { id: "first", deckKey: deckKeyOf(teacher.uid, deck.id), cardId: deck.cards[0]!.id, at: campus.clock.now() };
  const entries = [{ ...answer, kind: "answer", source: "study", rating: "good", tookMs: 900 }];
  await jsonOf(ada.send("POST", "/api/study/entries", { entries }));
  const seen = async () => (await jsonOf<SeenByTeachers>(ada.get("/api/groups/group/seen"))).assignments;
  return { ...school, body, assigned, seen };
}

describeEachDatabase("the deck of an assignment", (openStore) => {
  test("that was taken down can't be opened, as its students and its owner are told, until it is put back", async () => {
    const { store, campus, teacher, deck, seen } = await anAssignedDeck(openStore);
    const moderator = await campus.student("mod");
    await makeModerator(store, moderator);
    const toTeacher = async () => (await jsonOf<GroupProgress>(teacher.get("/api/groups/group/progress"))).assignments;
    await teacher.show(deck, "Unlisted");
    expect((await actOnDeck(moderator, deck.id, "take-down")).status).toBe(200);
    const takenDown = [{ isDeckThere: false, isDeckTakenDown: true }];
    expect([await seen(), await toTeacher()]).toMatchObject([takenDown, takenDown]);
    expect(JSON.stringify(await seen())).not.toContain(deck.title);
    const { log } = await jsonOf<{ log: { id: number }[] }>(moderator.get(`/api/desk/decks/${deck.id}`));
    expect((await actOnDeck(moderator, deck.id, "restore", { seen: log[0]?.id ?? 0 })).status).toBe(200);
    const there = [{ isDeckThere: true, isDeckTakenDown: false }];
    expect([await seen(), await toTeacher()]).toMatchObject([there, there]);
  });

  test("that left the group is told as that, whatever a moderator did to it before or since", async () => {
    const { store, campus, teacher, deck, seen } = await anAssignedDeck(openStore);
    const moderator = await campus.student("mod");
    await makeModerator(store, moderator);
    await teacher.show(deck, "Unlisted");
    expect((await actOnDeck(moderator, deck.id, "take-down")).status).toBe(200);
    expect(await seen()).toMatchObject([{ isDeckThere: false, isDeckTakenDown: true }]);
    expect((await teacher.send("DELETE", `/api/groups/group/decks/${teacher.uid}/${deck.id}`)).status).toBe(204);
    expect(await seen()).toMatchObject([{ isDeckThere: false, isDeckTakenDown: false }]);
  });

  test("leaves with its owner, and with the owner's account is deleted; the assignment stays, says which, and keeps its figures", async () => {
    const { store, campus, teacher, ada, deck, seen } = await anAssignedDeck(openStore);
    const second = await campus.student("second");
    await store.write(({ db }) => addMember(db, { groupId: "group", userId: second.uid, role: "teacher", joinedAt: 1, agreedAt: null }));
    expect((await teacher.send("DELETE", `/api/groups/group/members/${teacher.uid}`)).status).toBe(204);
    const left = { title: "Chapter 3", isDeckThere: false, isDeckTakenDown: false };
    expect(await seen()).toMatchObject([{ ...left, isDeckOwnerGone: false, row: { days: 1 } }]);
    const now = campus.clock.now();
    await store.write(({ db }) => db.updateTable("users").set({ deletionAt: now }).where("id", "=", teacher.uid).execute());
    expect(await deleteAccount(store, teacher.uid, { now })).toBe(true);
    expect(await seen()).toMatchObject([{ ...left, isDeckOwnerGone: true, row: { days: 1 } }]);
    const toTeacher = await jsonOf<GroupAssignments>(second.get(path));
    expect(toTeacher.assignments).toMatchObject([{ ...left, isDeckOwnerGone: true }]);
    expect(JSON.stringify(toTeacher)).not.toContain(deck.title);
    expect(await jsonOf(ada.get("/api/assignments"))).toEqual([]);
    expect(await store.read.selectFrom("studyLog").select("id").where("userId", "=", ada.uid).execute()).toHaveLength(1);
    const words = { title: "Chapter 3", words: "No deck any more", opens: toTeacher.today, due: toTeacher.assignments[0]!.due };
    const change = { ...words, aim: { kind: "met" } };
    const one = `${path}/${toTeacher.assignments[0]!.id}`;
    expect((await second.send("PATCH", one, change, { "If-Match": `"${toTeacher.assignments[0]!.revision}"` })).status).toBe(200);
    expect((await second.send("DELETE", one)).status).toBe(204);
    expect(await seen()).toEqual([]);
  });
});

describeEachDatabase("the assignments of a group", (openStore) => {
  test("are refused beyond their limit, until one is removed", async () => {
    const { store, teacher, body, assigned } = await anAssignedDeck(openStore);
    const row = await store.read.selectFrom("assignments").selectAll().where("id", "=", assigned.id).executeTakeFirstOrThrow();
    const more = Array.from({ length: ASSIGNMENT.maxInGroup - 1 }, (_, at) => ({ ...row, id: `more${at}` }));
    await store.write(({ db }) => db.insertInto("assignments").values(more).execute());
    expect(await refusal(teacher.send("POST", path, body))).toMatchObject({ status: 422, code: "assignment/too-many" });
    expect((await teacher.send("DELETE", `${path}/more0`)).status).toBe(204);
    expect((await teacher.send("POST", path, body)).status).toBe(201);
  });
});
