import { defaultGroupSettings } from "@recollect/domain/groups/group.ts";
import { expect, test } from "vitest";

import { aCampus } from "../../../test/a-campus.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { addGroupDeck, countGroupDecks, groupDeckKeys, isInGroup, removeGroupDeck } from "./group-decks.store.ts";
import { endGroup } from "./end-group.ts";
import { addGroup, groupByCode, groupOfMember, groupsOf, groupsToEnd } from "./groups.store.ts";
import { addMember, changeMember, countGroupsOf, countMembers, memberIds, memberRow, membersOf } from "./members.store.ts";
import { asMember, asTeacher } from "./memberships.ts";

const group = (id: string, code: string) => ({
  id,
  name: `Group ${id}`,
  about: "",
  code,
  codeOpen: 1 as const,
  createdAt: 1000,
  keepUntil: 2000,
  closedAt: null,
  settings: JSON.stringify(defaultGroupSettings),
});

describeEachDatabase("groups in the database", (openStore) => {
  test("a member is one until they leave, and again when they come back", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    await store.write(async ({ db }) => {
      await addGroup(db, group("g", "BCDFGHJK"));
      await addMember(db, { groupId: "g", userId: ada.uid, role: "teacher", joinedAt: 1000, agreedAt: null });
      await addMember(db, {
        groupId: "g",
        userId: bob.uid,

        role: "student",
        joinedAt: 1001,
        agreedAt: 1001,
        externalId: "S7",
      });
    });
    expect((await membersOf(store.read, "g")).map(({ username, role }) => [username, role])).toEqual([
      ["ada", "teacher"],
      ["bob", "student"],
    ]);
    expect(await groupsOf(store.read, bob.uid)).toEqual([
      { ...group("g", "BCDFGHJK"), readerId: bob.uid, role: "student", joinedAt: 1001, students: 1, decks: 0 },
    ]);
    await expect(asTeacher(store.read, bob.uid, "g")).rejects.toThrow(expect.objectContaining({ code: "group/not-a-teacher" }));
    await store.write(({ db }) => changeMember(db, { groupId: "g", userId: bob.uid }, { leftAt: 1500 }));
    expect(await groupOfMember(store.read, bob.uid, "g")).toBeNull();
    await expect(asMember(store.read, bob.uid, "g")).rejects.toThrow(expect.objectContaining({ code: "group/not-found" }));
    expect([await countMembers(store.read, "g"), await countGroupsOf(store.read, bob.uid)]).toEqual([1, 0]);
    expect((await memberRow(store.read, { groupId: "g", userId: bob.uid }))?.leftAt).toBe(1500);
    await store.write(({ db }) => addMember(db, { groupId: "g", userId: bob.uid, role: "student", joinedAt: 1600, agreedAt: 1600 }));
    expect(await memberRow(store.read, { groupId: "g", userId: bob.uid })).toMatchObject({
      leftAt: null,
      joinedAt: 1600,
      externalId: "S7",
    });
    expect((await memberIds(store.read, "g")).sort()).toEqual([ada.uid, bob.uid].sort());
    expect(await countMembers(store.read, "g", { role: "student" })).toBe(1);
  });

  test("a deck is in each group once, and leaves with its owner or when it is deleted", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const ada = await campus.student("ada");
    const [one, two] = [await ada.deck(), await ada.deck()];
    const inGroup = (id: number, groupId = "g") => ({ deckOwnerId: ada.uid, deckId: id, groupId });
    await store.write(async ({ db }) => {
      await addGroup(db, group("g", "BCDFGHJK"));
      await addGroup(db, group("h", "BCDFGHJM"));
      for (const { id } of [one, two, one]) await addGroupDeck(db, { ...inGroup(id), addedBy: ada.uid, addedAt: 1000 });
      await addGroupDeck(db, { ...inGroup(one.id, "h"), addedBy: ada.uid, addedAt: 1000 });
    });
    expect([await countGroupDecks(store.read, "g"), await isInGroup(store.read, inGroup(two.id))]).toEqual([2, true]);
    await ada.send("DELETE", `/api/users/${ada.uid}/decks/${two.id}`);
    expect(await isInGroup(store.read, inGroup(two.id))).toBe(false);
    expect(await store.write(({ db }) => removeGroupDeck(db, inGroup(two.id)))).toBe(false);
    expect(await groupDeckKeys(store.read, "g", ada.uid)).toEqual([inGroup(one.id)]);
    await endGroup(store, "g", 1);
    expect([await countGroupDecks(store.read, "g"), await countGroupDecks(store.read, "h")]).toEqual([0, 1]);
    expect(await groupByCode(store.read, "BCDFGHJK")).toBeNull();
  });

  test("a group is found by its code, and ends after its last day", async () => {
    const store = await openStore();
    await store.write(({ db }) => addGroup(db, group("g", "BCDFGHJK")));
    expect((await groupByCode(store.read, "BCDFGHJK"))?.id).toBe("g");
    expect(await groupByCode(store.read, "BCDFGHJM")).toBeNull();
    expect([await groupsToEnd(store.read, 1999), await groupsToEnd(store.read, 2000)]).toEqual([[], ["g"]]);
  });
});
