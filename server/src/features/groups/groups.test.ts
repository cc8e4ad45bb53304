import type { Group, GroupInvitation, GroupSummary } from "@recollect/domain/groups/group.ts";
import { GROUP } from "@recollect/domain/limits/limits.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../../test/a-campus.ts";
import { aGroup } from "../../../test/a-group.ts";
import { describeEachDatabase, type OpenStore } from "../../../test/databases.ts";
import { duringTransaction } from "../../../test/during-transaction.ts";
import { codeIn } from "../../../test/signed-up.ts";
import { deleteAccount } from "../../identity/deletion/delete-account.store.ts";
import { endOldGroups } from "./end-group.ts";
import { deleteGroup } from "./groups.store.ts";

type List = { groups: GroupSummary[]; mayMake: boolean };

const made = (who: CampusStudent, name = "Biology 7b") => jsonOf<Group>(who.send("POST", "/api/groups", { name, about: "Fridays" }), 201);
const read = (who: CampusStudent, { id }: { id: string }) => jsonOf<Group>(who.get(`/api/groups/${id}`));
const join = (who: CampusStudent, { code = "" }: { code?: string }) => who.send("POST", "/api/join", { code });
const change = (who: CampusStudent, { id }: { id: string }, fields: unknown) => who.send("PATCH", `/api/groups/${id}`, fields);
const removed = (who: CampusStudent, { id }: { id: string }, { uid }: { uid: string }) =>
  who.send("DELETE", `/api/groups/${id}/members/${uid}`);
const makes = (who: CampusStudent, { id }: { id: string }, { uid }: { uid: string }, role: string) =>
  who.send("PUT", `/api/groups/${id}/members/${uid}`, { role });
const groupsOf = async (who: CampusStudent) =>
  (await jsonOf<List>(who.get("/api/groups"))).groups.map(({ name, role }) => `${name}: ${role}`);

async function aSchool(openStore: OpenStore, options: Parameters<typeof aCampus>[1] = {}) {
  const store = await openStore();
  const campus = aCampus(store, options);
  const [tess, theo, ada, bob] = [
    await campus.student("tess"),
    await campus.student("theo"),
    await campus.student("ada"),
    await campus.student("bob"),
  ];
  return { store, campus, tess, theo, ada, bob };
}

describeEachDatabase("a group", (openStore) => {
  test("is made by a teacher, joined by its code, and shown to each member as they may see it", async () => {
    const { tess, ada, bob } = await aSchool(openStore);
    const group = await made(tess, "  Biology 7b ");
    expect(group).toMatchObject({ name: "Biology 7b", about: "Fridays", role: "teacher", codeOpen: true, students: 0, closedAt: null });
    expect(group.code).toMatch(/^[BCDFGHJKMNPRSTWXYZ]{8}$/);
    const typed = `${group.code!.slice(0, 4)} ${group.code!.slice(4).toLowerCase()}`;
    expect(await jsonOf<GroupInvitation>(ada.send("POST", "/api/join/invitation", { code: typed }))).toEqual({
      id: group.id,
      name: "Biology 7b",
      about: "Fridays",
      keepUntil: group.keepUntil,
      teachers: ["@tess"],
      isMember: false,
    });
    expect(await jsonOf(join(ada, { code: typed }))).toEqual({ id: group.id });
    await jsonOf(join(bob, group));
    await jsonOf(join(bob, group));
    expect(await groupsOf(ada)).toEqual(["Biology 7b: student"]);

    const asStudent = await read(ada, group);
    expect(asStudent.members.map(({ username }) => username)).toEqual(["tess", "ada"]);
    expect([asStudent.students, "code" in asStudent, JSON.stringify(asStudent).includes("@example")]).toEqual([2, false, false]);
    expect((await read(tess, group)).members.map(({ username, role }) => `${username} ${role}`)).toEqual([
      "tess teacher",
      "ada student",
      "bob student",
    ]);
    await jsonOf(change(tess, group, { settings: { seeEachOther: true } }));
    expect((await read(ada, group)).members.map(({ username }) => username)).toEqual(["tess", "ada", "bob"]);
  });

  test("is not there for anybody else: not by its id, not for who left, not for a teacher of another group", async () => {
    const { tess, theo, ada, bob } = await aSchool(openStore);
    const group = await made(tess);
    await made(theo);
    await jsonOf(join(ada, group));
    expect((await removed(ada, group, ada)).status).toBe(204);
    for (const who of [theo, ada, bob]) {
      for (const [method, path, body] of [
        ["GET", "", undefined],
        ["PATCH", "", { name: "Mine" }],
        ["DELETE", "", undefined],
        ["POST", "/code", undefined],
        ["POST", "/decks", { deckId: 5 }],
        ["DELETE", `/decks/${tess.uid}/5`, undefined],
        ["PUT", `/members/${tess.uid}`, { role: "student" }],
        ["DELETE", `/members/${tess.uid}`, undefined],
      ] as const) {
        const reply = method === "GET" ? who.get(`/api/groups/${group.id}`) : who.send(method, `/api/groups/${group.id}${path}`, body);
        expect(await codeIn(await reply), `${method} ${path}`).toBe("group/not-found");
      }
    }
    expect(await groupsOf(ada)).toEqual([]);
    expect((await read(tess, group)).students).toBe(0);
  });

  test("ends with its only teacher's account, and the list says so before", async () => {
    const { store, tess, theo, ada } = await aSchool(openStore);
    const [alone, shared] = [await made(tess, "Alone"), await made(tess, "Shared")];
    for (const group of [alone, shared]) for (const who of [theo, ada]) await jsonOf(join(who, group));
    await makes(tess, shared, theo, "teacher");
    const endWith = async (who: CampusStudent) =>
      (await jsonOf<List & { endWithYou: { name: string }[] }>(who.get("/api/groups"))).endWithYou.map(({ name }) => name);
    expect([await endWith(tess), await endWith(theo), await endWith(ada)]).toEqual([["Alone"], [], []]);
    await theo.send("DELETE", `/api/groups/${shared.id}/members/${theo.uid}`);
    expect(await endWith(tess)).toEqual(["Alone", "Shared"]);
    await store.write(({ db }) => db.updateTable("users").set({ deletionAt: 1 }).where("id", "=", tess.uid).execute());
    expect(await deleteAccount(store, tess.uid, { now: 2 })).toBe(true);
    expect(await store.read.selectFrom("groups").select("id").execute()).toEqual([]);
  });

  test("is changed by its teachers alone", async () => {
    const { tess, ada, bob } = await aSchool(openStore);
    const group = await made(tess);
    for (const who of [ada, bob]) await jsonOf(join(who, group));
    for (const reply of [
      change(ada, group, { name: "Mine" }),
      ada.send("DELETE", `/api/groups/${group.id}`),
      ada.send("POST", `/api/groups/${group.id}/code`),
      ada.send("POST", `/api/groups/${group.id}/decks`, { deckId: (await ada.deck()).id }),
      removed(ada, group, bob),
      makes(ada, group, ada, "teacher"),
    ])
      expect(await codeIn(await reply)).toBe("group/not-a-teacher");
    const day = Date.now() + 7 * 24 * 3600 * 1000;
    expect(await jsonOf<Group>(change(tess, group, { name: "Chemistry", keepUntil: day }))).toMatchObject({
      name: "Chemistry",
      about: "Fridays",
      keepUntil: day,
    });
    for (const keepUntil of [0, Date.now() - 1000, Date.now() + GROUP.longestKeptMs + 60_000])
      expect(await codeIn(await change(tess, group, { keepUntil }))).toBe("group/bad-end");
    expect(await codeIn(await change(tess, group, { name: " " }))).toBe("group/name-needed");
  });

  test("always has a teacher: the last one neither leaves nor becomes a student", async () => {
    const { tess, theo, ada } = await aSchool(openStore);
    const group = await made(tess);
    for (const who of [theo, ada]) await jsonOf(join(who, group));
    expect(await codeIn(await removed(tess, group, tess))).toBe("group/last-teacher");
    expect(await codeIn(await makes(tess, group, tess, "student"))).toBe("group/last-teacher");
    expect((await makes(tess, group, theo, "teacher")).status).toBe(204);
    const both = await Promise.all([removed(tess, group, theo), removed(theo, group, tess)]);
    expect(both.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1);
    const left = (await groupsOf(tess)).length === 1 ? tess : theo;
    expect((await read(left, group)).members.filter(({ role }) => role === "teacher")).toHaveLength(1);
    expect(await codeIn(await makes(left, group, { uid: "nobody" }, "teacher"))).toBe("group/member-not-found");
  });

  test("of two last teachers who leave at once, the one who stays keeps the decks in the group", async () => {
    const { tess, theo } = await aSchool(openStore);
    const group = await made(tess);
    await jsonOf(join(theo, group));
    await makes(tess, group, theo, "teacher");
    for (const who of [tess, theo]) await who.send("POST", `/api/groups/${group.id}/decks`, { deckId: (await who.deck()).id });
    const [first] = await Promise.all([removed(tess, group, tess), removed(theo, group, theo)]);
    const left = first.status === 204 ? theo : tess;
    expect((await read(left, group)).deckList.map(({ authorId }) => authorId)).toEqual([left.uid]);
  });

  test("keeps no deck that a teacher adds while leaving", async () => {
    const { tess, theo } = await aSchool(openStore);
    const group = await made(tess);
    const decks = [await theo.deck(), await theo.deck(), await theo.deck(), await theo.deck()];
    for (let turn = 0; turn < 4; turn += 1) {
      await jsonOf(join(theo, group));
      await makes(tess, group, theo, "teacher");
      await Promise.all([
        removed(theo, group, theo),
        ...decks.map(({ id: deckId }) => theo.send("POST", `/api/groups/${group.id}/decks`, { deckId })),
      ]);
      expect((await read(tess, group)).deckList).toEqual([]);
    }
  });

  test("takes nobody in whose request meets its end", async () => {
    const { store, tess, ada } = await aSchool(openStore);
    const group = await made(tess);
    const reply = await duringTransaction(
      store,
      () => join(ada, group),
      async (tx, send) => {
        await deleteGroup(tx.db, group.id);
        await send();
      },
    );
    expect([reply.status, await codeIn(reply)]).toEqual([404, "group/code-unknown"]);
  });

  test("takes nobody in while joining is off or the group is closed, and an old code is of no use after a new one", async () => {
    const { tess, ada } = await aSchool(openStore);
    const group = await made(tess);
    await jsonOf(change(tess, group, { codeOpen: false }));
    expect(await codeIn(await join(ada, group))).toBe("group/code-unknown");
    const renewed = await jsonOf<Group>(tess.send("POST", `/api/groups/${group.id}/code`));
    expect([renewed.code === group.code, renewed.codeOpen]).toEqual([false, true]);
    expect(await codeIn(await join(ada, group))).toBe("group/code-unknown");
    await jsonOf(change(tess, group, { isClosed: true }));
    expect(await codeIn(await join(ada, renewed))).toBe("group/code-unknown");
    expect(await codeIn(await tess.send("POST", `/api/groups/${group.id}/decks`, { deckId: (await tess.deck()).id }))).toBe("group/closed");
    await jsonOf(change(tess, group, { isClosed: false }));
    await jsonOf(join(ada, renewed));
  });

  test("has at most a thousand members and two hundred decks, and a person at most a hundred groups", async () => {
    const { store, tess, ada } = await aSchool(openStore);
    const group = await made(tess);
    const template = await store.read.selectFrom("users").selectAll().where("id", "=", ada.uid).executeTakeFirstOrThrow();
    for (let from = 1; from < GROUP.maxMembers; from += 100) {
      const people = Array.from({ length: Math.min(100, GROUP.maxMembers - from) }, (_, at) => `crowd-${from + at}`);
      await store.write(async ({ db }) => {
        await db
          .insertInto("users")
          .values(people.map((id) => ({ ...template, id, email: `${id}@example.org`, username: null })))
          .execute();
        const rows = people.map((userId) => ({ groupId: group.id, userId, role: "student" as const, joinedAt: 1, agreedAt: 1 }));
        await db
          .insertInto("groupMembers")
          .values(rows.map((row) => ({ ...row, leftAt: null, externalId: null })))
          .execute();
      });
    }
    expect(await codeIn(await join(ada, group))).toBe("group/full");
    expect((await removed(tess, group, { uid: "crowd-7" })).status).toBe(204);
    await jsonOf(join(ada, group));

    const { id } = await tess.deck();
    const row = await store.read.selectFrom("decks").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    await store.write(async ({ db }) => {
      const copies = Array.from({ length: GROUP.maxDecks }, (_, at) => ({ ...row, id: at + 5 }));
      await db.insertInto("decks").values(copies).execute();
      const inGroup = copies.map(({ id: deckId }, position) => ({
        deckOwnerId: tess.uid,
        deckId,
        groupId: group.id,
        addedBy: tess.uid,
        addedAt: 1,
        position,
      }));
      await db.insertInto("groupDecks").values(inGroup).execute();
    });
    expect(await codeIn(await tess.send("POST", `/api/groups/${group.id}/decks`, { deckId: id }))).toBe("group/too-many-decks");
    expect((await tess.send("POST", `/api/groups/${group.id}/decks`, { deckId: 5 })).status).toBe(204);
    expect((await read(ada, group)).deckList).toHaveLength(GROUP.maxDecks);

    for (let others = 1; others < GROUP.maxGroups; others += 1) await aGroup(store, { students: [ada] });
    const another = await made(tess, "Another");
    expect(await codeIn(await join(ada, another))).toBe("group/too-many");
    expect(await codeIn(await ada.send("POST", "/api/groups", { name: "Mine" }))).toBe("group/too-many");
  });

  test("ends in the night after its last day, with its members and its list, and the decks stay", async () => {
    const { store, campus, tess, ada } = await aSchool(openStore);
    const [ending, staying] = [await made(tess, "Ends"), await made(tess, "Stays")];
    const deck = await tess.deck();
    for (const group of [ending, staying]) {
      await jsonOf(join(ada, group));
      expect((await tess.send("POST", `/api/groups/${group.id}/decks`, { deckId: deck.id })).status).toBe(204);
    }
    await jsonOf(change(tess, ending, { keepUntil: Date.now() + 60_000 }));
    await endOldGroups({ store, clock: campus.clock.now });
    expect(await groupsOf(ada)).toHaveLength(2);
    campus.clock.forward(120_000);
    await endOldGroups({ store, clock: campus.clock.now });
    expect(await groupsOf(ada)).toEqual(["Stays: student"]);
    expect((await ada.get(`/api/library/${deck.id}`)).status).toBe(200);
    expect((await tess.send("DELETE", `/api/groups/${staying.id}`)).status).toBe(204);
    expect((await ada.get(`/api/library/${deck.id}`)).status).toBe(404);
    expect((await tess.get(`/api/users/${tess.uid}/decks/${deck.id}`)).status).toBe(200);
    expect(await store.read.selectFrom("groupMembers").selectAll().execute()).toEqual([]);
  });
});

describeEachDatabase("the decks of a group", (openStore) => {
  test("are a teacher's own and shared ones of others; a student sees those that can be opened", async () => {
    const { tess, theo, ada, bob } = await aSchool(openStore);
    const group = await made(tess);
    await jsonOf(join(ada, group));
    const add = async ({ id }: { id: number }) => (await tess.send("POST", `/api/groups/${group.id}/decks`, { deckId: id })).status;
    const [own, shared] = [await tess.deck({ title: "Cells" }), await theo.deck({ title: "Genes", visibility: "Public" })];
    expect([await add(own), await add(shared), await add(own)]).toEqual([204, 204, 204]);
    expect(await codeIn(await tess.send("POST", `/api/groups/${group.id}/decks`, { deckId: (await bob.deck()).id }))).toBe(
      "deck/not-found",
    );
    expect((await read(ada, group)).deckList.map(({ title, author, visibility }) => [title, author, visibility])).toEqual([
      ["Cells", "@tess", "Private"],
      ["Genes", "@theo", "Public"],
    ]);
    await theo.show(shared, "Private");
    expect((await read(ada, group)).deckList.map(({ title }) => title)).toEqual(["Cells"]);
    expect((await tess.send("DELETE", `/api/groups/${group.id}/decks/${tess.uid}/${own.id}`)).status).toBe(204);
    expect(await codeIn(await tess.send("DELETE", `/api/groups/${group.id}/decks/${tess.uid}/${own.id}`))).toBe("group/deck-not-found");
    expect((await ada.get(`/api/library/${own.id}`)).status).toBe(404);
  });

  test("leave with their owner, and with the owner's account", async () => {
    const { tess, theo, ada } = await aSchool(openStore);
    const group = await made(tess);
    for (const who of [theo, ada]) await jsonOf(join(who, group));
    await makes(tess, group, theo, "teacher");
    const deck = await theo.deck({ title: "Genes" });
    expect((await theo.send("POST", `/api/groups/${group.id}/decks`, { deckId: deck.id })).status).toBe(204);
    expect((await ada.get(`/api/library/${deck.id}`)).status).toBe(200);
    expect((await removed(theo, group, theo)).status).toBe(204);
    expect((await ada.get(`/api/library/${deck.id}`)).status).toBe(404);
    expect((await read(tess, group)).deckList).toEqual([]);
  });

  test("a deck in three groups is open to a student of two of them until the last of these lets it go", async () => {
    const { tess, ada, bob } = await aSchool(openStore);
    const deck = await tess.deck();
    const groups = [await made(tess, "A"), await made(tess, "B"), await made(tess, "C")];
    for (const group of groups) await tess.send("POST", `/api/groups/${group.id}/decks`, { deckId: deck.id });
    for (const group of groups.slice(0, 2)) await jsonOf(join(ada, group));
    const opens = async (who: CampusStudent) => (await who.get(`/api/library/${deck.id}`)).status;
    expect([await opens(ada), await opens(bob)]).toEqual([200, 404]);
    await removed(ada, groups[0]!, ada);
    expect(await opens(ada)).toBe(200);
    await tess.send("DELETE", `/api/groups/${groups[1]!.id}/decks/${tess.uid}/${deck.id}`);
    expect(await opens(ada)).toBe(404);
  });

  test("a teacher of one group is a student of another, with the rights of each", async () => {
    const { tess, theo } = await aSchool(openStore);
    const [taught, joined] = [await made(tess, "Taught"), await made(theo, "Joined")];
    await jsonOf(join(tess, joined));
    expect(await groupsOf(tess)).toEqual(expect.arrayContaining(["Taught: teacher", "Joined: student"]));
    expect("code" in (await read(tess, joined))).toBe(false);
    expect(await codeIn(await change(tess, joined, { name: "Mine" }))).toBe("group/not-a-teacher");
    await jsonOf(change(tess, taught, { name: "Mine" }));
  });
});

describeEachDatabase("GROUPS", (openStore) => {
  test.each([
    ["everyone", true, true],
    ["teachers", true, false],
    ["off", false, false],
  ] as const)("%s: teachers make groups %s, others %s; those who have the code join", async (groups, teacherMay, otherMay) => {
    const { store, tess, ada, bob } = await aSchool(openStore, { config: { groups } });
    await store.write(({ db }) => db.updateTable("users").set({ isTeacher: 1 }).where("id", "=", tess.uid).execute());
    for (const [who, may] of [
      [tess, teacherMay],
      [ada, otherMay],
    ] as const) {
      expect((await jsonOf<List>(who.get("/api/groups"))).mayMake).toBe(may);
      const reply = await who.send("POST", "/api/groups", { name: "Biology" });
      expect(reply.status === 201 ? "made" : await codeIn(reply)).toBe(may ? "made" : "group/not-for-you");
    }
    const group = await aGroup(store, { teachers: [tess] });
    await jsonOf(join(bob, group));
  });
});

describeEachDatabase("a group's code", (openStore) => {
  test("can't be guessed: after sixty wrong ones in a minute the right one is refused too, and joining again is not", async () => {
    const { campus, tess, ada, bob } = await aSchool(openStore);
    const group = await made(tess);
    for (let tries = 0; tries < 60; tries += 1) {
      const reply = await (tries % 2 === 0 ? join(ada, { code: "BCDFGHJK" }) : ada.send("POST", "/api/join/invitation", { code: "no" }));
      expect(await codeIn(reply)).toBe("group/code-unknown");
    }
    expect([await codeIn(await join(ada, group)), (await join(bob, group)).status]).toEqual(["group/too-many-codes", 200]);
    campus.clock.forward(61_000);
    await jsonOf(join(ada, group));
  });
});
