import type { Group } from "@recollect/domain/groups/group.ts";
import type { ComparedRoster, ConfirmedRoster, ListedPupil } from "@recollect/domain/groups/roster/class-list.ts";
import { GROUP, ROSTER } from "@recollect/domain/limits/limits.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../../../test/a-campus.ts";
import { aGroup } from "../../../../test/a-group.ts";
import { describeEachDatabase, type OpenStore } from "../../../../test/databases.ts";
import { codeIn } from "../../../../test/signed-up.ts";

type OfGroup = { id: string };

const compare = (who: CampusStudent, { id }: OfGroup, text: string) => who.send("POST", `/api/groups/${id}/roster`, { text });
const compared = (who: CampusStudent, group: OfGroup, text: string) => jsonOf<ComparedRoster>(compare(who, group, text));
const listed = async (who: CampusStudent, { id }: OfGroup) =>
  (await jsonOf<{ pupils: ListedPupil[] }>(who.get(`/api/groups/${id}/roster`))).pupils;
const namesOf = (pupils: readonly { name: string }[]) => pupils.map(({ name }) => name);

/** Compares a list and confirms what is seen. */
async function confirm(who: CampusStudent, group: OfGroup, text: string, { remove = [] as readonly string[] } = {}) {
  const { version, missing } = await compared(who, group, text);
  const removeMissing = missing.filter(({ name }) => remove.includes(name)).map(({ id }) => id);
  return jsonOf<ConfirmedRoster>(who.send("POST", `/api/groups/${group.id}/roster/confirm`, { text, version, removeMissing }));
}

async function aClass(openStore: OpenStore) {
  const store = await openStore();
  const campus = aCampus(store);
  const [tess, theo, ada, bob] = [
    await campus.student("tess"),
    await campus.student("theo"),
    await campus.student("ada"),
    await campus.student("bob"),
  ];
  const group = await aGroup(store, { teachers: [tess], students: [ada] });
  await aGroup(store, { teachers: [theo] });
  return { store, campus, group, tess, theo, ada, bob };
}

const list = "Name;E-Mail;Nr\nAnna Müller;anna@school.example;1007\nBen Østergård;;1008\n;;1009\nCleo;cleo@school.example;\n";

describeEachDatabase("a class list", (openStore) => {
  test("leaves others a turn between it and the next, however many come at once", async () => {
    const { tess, group } = await aClass(openStore);
    let turn = 0;
    let isOver = false;
    const count = () => {
      turn += 1;
      if (!isOver) setImmediate(count);
    };
    count();
    const text = `name\n${"Anna\n".repeat(500)}`;
    const ends = await Promise.all(
      Array.from({ length: 20 }, async () => {
        expect((await compare(tess, group, text)).status).toBe(200);
        return turn;
      }),
    );
    isOver = true;
    expect(new Set(ends).size).toBe(20);
  });

  test("is shown beside the class before anything is written, and written once the teacher says yes", async () => {
    const { tess, group } = await aClass(openStore);
    const seen = await compared(tess, group, list);
    expect(seen.new.map(({ row, name }) => [row, name])).toEqual([
      [2, "Anna Müller"],
      [3, "Ben Østergård"],
      [5, "Cleo"],
    ]);
    expect([seen.unreadable, namesOf(seen.missing)]).toEqual([[{ row: 4, why: "no-name" }], ["@ada"]]);
    expect(await listed(tess, group)).toEqual([]);
    expect(await confirm(tess, group, list)).toEqual({ added: 3, changed: 0, removed: 0 });
    expect((await listed(tess, group)).map(({ name, email, uid, slipUntil }) => [name, email, uid, slipUntil])).toEqual([
      ["Anna Müller", "anna@school.example", null, null],
      ["Ben Østergård", null, null, null],
      ["Cleo", "cleo@school.example", null, null],
    ]);
  });

  test("stands in the order of names, not of letters' codes", async () => {
    const { tess, group } = await aClass(openStore);
    await confirm(tess, group, "name\nZoe\nPupil 10\nÄnne\nPupil 9\nanna\n");
    expect((await listed(tess, group)).map(({ name }) => name)).toEqual(["anna", "Änne", "Pupil 9", "Pupil 10", "Zoe"]);
  });

  test("changes nothing the second time, and the third time only what it says anew", async () => {
    const { tess, group } = await aClass(openStore);
    await confirm(tess, group, list);
    const before = await listed(tess, group);
    expect(await confirm(tess, group, list)).toEqual({ added: 0, changed: 0, removed: 0 });
    expect(await confirm(tess, group, "Nr,Name,Username\n1007,Anna Meyer,anna_m\n1008,,\n1010,Dora,")).toEqual({
      added: 1,
      changed: 1,
      removed: 0,
    });
    const after = await listed(tess, group);
    expect(after.find(({ externalId }) => externalId === "1007")).toEqual({
      ...before.find(({ externalId }) => externalId === "1007"),
      name: "Anna Meyer",
      username: "anna_m",
    });
    expect(namesOf(after)).toEqual(["Anna Meyer", "Ben Østergård", "Cleo", "Dora"]);
  });

  test("removes of those whom it does not name only those whom the teacher chooses, members too", async () => {
    const { tess, ada, group } = await aClass(openStore);
    await confirm(tess, group, list);
    expect(await confirm(tess, group, "Name\nCleo", { remove: ["Anna Müller", "@ada", "Cleo"] })).toEqual({
      added: 0,
      changed: 0,
      removed: 2,
    });
    expect(namesOf(await listed(tess, group))).toEqual(["Ben Østergård", "Cleo"]);
    expect(await codeIn(await ada.get(`/api/groups/${group.id}`))).toBe("group/not-found");
    const { version } = await compared(tess, group, "Name\nCleo");
    const foreign = { text: "Name\nCleo", version, removeMissing: [tess.uid, "nobody"] };
    expect(await jsonOf(tess.send("POST", `/api/groups/${group.id}/roster/confirm`, foreign))).toEqual({
      added: 0,
      changed: 0,
      removed: 0,
    });
    expect((await jsonOf<Group>(tess.get(`/api/groups/${group.id}`))).role).toBe("teacher");
  });

  test("is for the group's teachers alone, and while the group is open", async () => {
    const { tess, theo, ada, bob, group } = await aClass(openStore);
    await confirm(tess, group, list);
    const [place] = await listed(tess, group);
    for (const [who, code] of [
      [ada, "group/not-a-teacher"],
      [theo, "group/not-found"],
      [bob, "group/not-found"],
    ] as const)
      for (const reply of [
        who.get(`/api/groups/${group.id}/roster`),
        compare(who, group, list),
        who.send("POST", `/api/groups/${group.id}/roster/confirm`, { text: list, version: "x", removeMissing: [] }),
        who.send("POST", `/api/groups/${group.id}/slips`, { pupils: [place?.id] }),
        who.send("DELETE", `/api/groups/${group.id}/roster/${place?.id}`),
      ])
        expect(await codeIn(await reply)).toBe(code);
    expect(JSON.stringify(await jsonOf<Group>(ada.get(`/api/groups/${group.id}`)))).not.toContain("Anna");
    await jsonOf(tess.send("PATCH", `/api/groups/${group.id}`, { isClosed: true }));
    expect(await codeIn(await compare(tess, group, list))).toBe("group/closed");
    expect(await codeIn(await tess.send("POST", `/api/groups/${group.id}/slips`, { pupils: [place?.id] }))).toBe("group/closed");
  });

  test("of one group is not another's: its places are neither found nor removed from there", async () => {
    const { store, tess, theo, group } = await aClass(openStore);
    await confirm(tess, group, list);
    const other = await aGroup(store, { teachers: [theo] });
    const [place] = await listed(tess, group);
    expect(await codeIn(await theo.send("DELETE", `/api/groups/${other.id}/roster/${place?.id}`))).toBe("roster/pupil-not-found");
    expect(await codeIn(await theo.send("POST", `/api/groups/${other.id}/slips`, { pupils: [place?.id] }))).toBe("roster/pupil-not-found");
    expect(await listed(tess, group)).toHaveLength(3);
    expect((await tess.send("DELETE", `/api/groups/${group.id}/roster/${place?.id}`)).status).toBe(204);
    expect(await listed(tess, group)).toHaveLength(2);
  });

  test("that was compared with another state of the class is not written", async () => {
    const { tess, ada, group } = await aClass(openStore);
    const { version } = await compared(tess, group, list);
    await ada.send("DELETE", `/api/groups/${group.id}/members/${ada.uid}`);
    const late = await tess.send("POST", `/api/groups/${group.id}/roster/confirm`, { text: list, version, removeMissing: [] });
    expect([late.status, await codeIn(late)]).toEqual([409, "roster/changed"]);
    const both = await compared(tess, group, list);
    const twice = await Promise.all(
      [1, 2].map(() =>
        tess.send("POST", `/api/groups/${group.id}/roster/confirm`, { text: list, version: both.version, removeMissing: [] }),
      ),
    );
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await listed(tess, group)).toHaveLength(3);
  });

  test("that names an account neither shows it nor makes it a member", async () => {
    const { store, tess, bob, group } = await aClass(openStore);
    const { email } = await store.read.selectFrom("users").select("email").where("id", "=", bob.uid).executeTakeFirstOrThrow();
    const [known, unknown] = [`Name,Email,Username\nBob,${email},bob`, "Name,Email,Username\nBob,nobody@school.example,nobody_x"];
    const [first, second] = [await compared(tess, group, known), await compared(tess, group, unknown)];
    expect(first.new.map(({ row }) => row)).toEqual(second.new.map(({ row }) => row));
    expect({ ...first, new: [] }).toEqual({ ...second, new: [] });
    await confirm(tess, group, known);
    expect((await listed(tess, group)).map(({ uid }) => uid)).toEqual([null]);
    expect(await codeIn(await bob.get(`/api/groups/${group.id}`))).toBe("group/not-found");
  });

  test("never shows by which address a member logs in", async () => {
    const { store, tess, ada, group } = await aClass(openStore);
    const { email } = await store.read.selectFrom("users").select("email").where("id", "=", ada.uid).executeTakeFirstOrThrow();
    const seen = await compared(tess, group, `Name,Email\nSomebody,${email}`);
    expect([seen.new.length, seen.same.length, seen.moved.length]).toEqual([1, 0, 0]);
  });

  test("recognizes a member by the username, and teachers see the list's name beside it from then on", async () => {
    const { tess, ada, group } = await aClass(openStore);
    const csv = "Name,Username,ID\nAda Lovelace,Ada,77";
    expect(await confirm(tess, group, csv)).toEqual({ added: 0, changed: 1, removed: 0 });
    expect(await confirm(tess, group, csv)).toEqual({ added: 0, changed: 0, removed: 0 });
    const member = (shown: Group) => shown.members.find(({ uid }) => uid === ada.uid);
    expect(member(await jsonOf<Group>(tess.get(`/api/groups/${group.id}`)))).toMatchObject({ listName: "Ada Lovelace", externalId: "77" });
    expect(member(await jsonOf<Group>(ada.get(`/api/groups/${group.id}`)))).not.toHaveProperty("listName");
    await ada.send("DELETE", `/api/groups/${group.id}/members/${ada.uid}`);
    expect(await listed(tess, group)).toEqual([]);
  });

  test("refuses a username that somebody gave up lately", async () => {
    const { tess, bob, group } = await aClass(openStore);
    await jsonOf(bob.send("PATCH", `/api/users/${bob.uid}`, { username: "robert" }));
    expect((await compared(tess, group, "Name,Username\nBob,bob")).unreadable).toEqual([{ row: 2, why: "name-given-up" }]);
  });

  test("is refused when it is empty, too long, or more than a group can take", async () => {
    const { tess, group } = await aClass(openStore);
    const rows = (count: number) => `Name,ID\n${Array.from({ length: count }, (_, at) => `Pupil ${at},${at}`).join("\n")}`;
    expect(await codeIn(await compare(tess, group, "  \n\n"))).toBe("roster/empty");
    expect(await codeIn(await compare(tess, group, rows(ROSTER.maxRows + 1)))).toBe("roster/too-long");
    expect(await codeIn(await compare(tess, group, "x".repeat(ROSTER.maxTextBytes + 1)))).toBe("request/invalid");
    const { version } = await compared(tess, group, rows(GROUP.maxMembers - 1));
    const body = { text: rows(GROUP.maxMembers - 1), version, removeMissing: [] };
    expect(await codeIn(await tess.send("POST", `/api/groups/${group.id}/roster/confirm`, body))).toBe("roster/class-full");
    expect(await confirm(tess, group, rows(GROUP.maxMembers - 2))).toMatchObject({ added: GROUP.maxMembers - 2 });
    expect(await confirm(tess, group, rows(GROUP.maxMembers - 2))).toMatchObject({ added: 0 });
    expect(await codeIn(await compare(tess, group, rows(ROSTER.maxRows)))).toBe("roster/class-full");
  });
});
