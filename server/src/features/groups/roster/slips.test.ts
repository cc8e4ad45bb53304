import type { Group } from "@recollect/domain/groups/group.ts";
import type { ComparedRoster, ListedPupil, Slip, SlipInvitation } from "@recollect/domain/groups/roster/class-list.ts";
import { ROSTER } from "@recollect/domain/limits/limits.ts";
import { expect, test } from "vitest";

import { jsonOf } from "../../../../test/a-campus.ts";
import { anApp } from "../../../../test/an-app.ts";
import { aGroup } from "../../../../test/a-group.ts";
import { describeEachDatabase, type OpenStore } from "../../../../test/databases.ts";
import { codeIn, json, type SignedUp } from "../../../../test/signed-up.ts";
import { sweepGroups } from "../sweep-groups.ts";

const list = "Name,Username,ID,Email\nAnna Müller,anna_m,1007,\nBen Østergård,,1008,\nCleo,,,cleo@school.example\n";
const account = { displayName: "Anna", username: "anna_m", password: "blue horses run far" };

/** The server with a teacher, her group with a class list, and a slip for each pupil of it. */
async function aClassWithSlips(openStore: OpenStore, options: Parameters<typeof anApp>[1] = {}) {
  const store = await openStore();
  const app = anApp(store, options);
  const [tess, ada] = [await app.aStudent(), await app.aStudent()];
  const group = await aGroup(store, { teachers: [tess] });
  const roster = `/api/groups/${group.id}/roster`;
  const { version } = await jsonOf<ComparedRoster>(tess.send("POST", roster, { text: list }));
  await jsonOf(tess.send("POST", `${roster}/confirm`, { text: list, version, removeMissing: [] }));
  const listed = async () => (await jsonOf<{ pupils: ListedPupil[] }>(tess.get(roster))).pupils;
  const make = (ids: readonly string[]) => tess.send("POST", `/api/groups/${group.id}/slips`, { pupils: ids });
  const { slips } = await jsonOf<{ slips: Slip[] }>(make((await listed()).map(({ id }) => id)));
  const codeOf = (name: string) => slips.find((slip) => slip.name.startsWith(name))?.code ?? "";
  const visitor = (path: string, body: unknown) => app.request(`/api/slip${path}`, json("POST", body));
  const read = (code: string) => visitor("", { code });
  const open = (fields: Partial<typeof account & { code: string }> = {}) =>
    visitor("/account", { code: codeOf("Anna"), ...account, ...fields });
  const join = (who: SignedUp, code: string) => who.send("POST", "/api/slip/join", { code });
  const logIn = (email: string, password = account.password) => app.request("/api/auth/sign-in/email", json("POST", { email, password }));
  const users = async () => (await store.read.selectFrom("users").selectAll().execute()).length;
  return { store, app, tess, ada, group, listed, make, slips, codeOf, read, open, join, logIn, users };
}

const cookieOf = (reply: Response) =>
  reply.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");

describeEachDatabase("a slip", (openStore) => {
  test("says to whoever has it for whom it is, and no more", async () => {
    const { read, codeOf, group } = await aClassWithSlips(openStore);
    expect(await jsonOf<SlipInvitation>(read(codeOf("Anna")))).toEqual({
      id: group.id,
      name: "Biology 7b",
      about: "",
      keepUntil: group.keepUntil,
      teachers: ["Anonymous"],
      pupil: "Anna Müller",
      username: "anna_m",
      opensAccount: true,
    });
    expect(await jsonOf<SlipInvitation>(read(codeOf("Cleo").toLowerCase()))).not.toHaveProperty("email");
  });

  test("leaves no trace of its code in the night after it ended", async () => {
    const { store, app, open } = await aClassWithSlips(openStore);
    const sweep = () => sweepGroups({ store, clock: app.clock.now });
    const codes = async () =>
      (await store.read.selectFrom("groupPlaces").select(["codeHash", "codeUntil", "codeBy"]).where("codeHash", "is not", null).execute())
        .length;
    app.clock.forward(ROSTER.slipMs - 1000);
    await sweep();
    expect(await codes()).toBe(3);
    app.clock.forward(1000);
    await sweep();
    expect([await codes(), await codeIn(await open())]).toEqual([0, "slip/wrong"]);
  });

  test("opens an account without an address, signs it in, and takes the place in the group, once", async () => {
    const { app, open, read, codeOf, tess, group, listed, logIn } = await aClassWithSlips(openStore);
    const opened = await open();
    expect(opened.status).toBe(200);
    const { user } = (await opened.clone().json()) as { user: { id: string } };
    const cookie = cookieOf(opened);
    const own = await jsonOf<Group>(app.request(`/api/groups/${group.id}`, { headers: { cookie } }));
    expect([own.role, JSON.stringify(own).includes("Müller")]).toEqual(["student", false]);
    expect(await jsonOf(app.request(`/api/users/${user.id}`, { headers: { cookie } }))).toMatchObject({
      username: "anna_m",
      displayName: "Anna",
      setupCompleted: true,
    });
    expect((await jsonOf<Group>(tess.get(`/api/groups/${group.id}`))).members.find(({ uid }) => uid === user.id)).toMatchObject({
      displayName: "Anna",
      listName: "Anna Müller",
      externalId: "1007",
    });
    expect((await listed()).find(({ uid }) => uid === user.id)).toMatchObject({ name: "Anna Müller", slipUntil: null });
    expect([await codeIn(await read(codeOf("Anna"))), await codeIn(await open({ username: "anna_2" }))]).toEqual([
      "slip/wrong",
      "slip/wrong",
    ]);
    expect((await logIn(" @Anna_M")).status).toBe(200);
    for (const [name, password] of [
      ["@anna_m", "something else"],
      ["@nobody_here", account.password],
    ] as const)
      expect(await codeIn(await logIn(name, password))).toBe("auth/invalid-credential");
    expect(await codeIn(await logIn("anna_m"))).toBe("auth/invalid-email");
  });

  test("that is used twice at the same moment makes one account", async () => {
    const { open, users } = await aClassWithSlips(openStore);
    const before = await users();
    const replies = await Promise.all(["anna_1", "anna_2", "anna_3"].map((username) => open({ username })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    expect(await users()).toBe(before + 1);
  });

  test("stays good after a username that is taken, a reserved one and a weak password, and none of them leaves an account", async () => {
    const { ada, open, users } = await aClassWithSlips(openStore);
    await jsonOf(ada.send("PATCH", `/api/users/${ada.uid}`, { username: "adalace" }));
    const before = await users();
    for (const [fields, code] of [
      [{ username: "adalace" }, "username/taken"],
      [{ username: "admin" }, "username/reserved"],
      [{ username: "1anna" }, "username/starts-with-number"],
      [{ password: "short" }, "auth/password-too-short"],
      [{ password: "password1" }, "auth/password-too-common"],
      [{ username: "anna_lena", password: "Anna_Lena" }, "auth/password-is-username"],
      [{ displayName: " " }, "profile/display-name-needed"],
    ] as const)
      expect(await codeIn(await open(fields)), JSON.stringify(fields)).toBe(code);
    expect(await users()).toBe(before);
    expect((await open()).status).toBe(200);
  });

  test("is taken with an account that exists by its own student, once", async () => {
    const { ada, tess, group, join, codeOf, listed } = await aClassWithSlips(openStore);
    expect(await jsonOf(join(ada, codeOf("Ben")))).toEqual({ id: group.id });
    expect((await listed()).find(({ name }) => name === "Ben Østergård")?.uid).toBe(ada.uid);
    expect(await codeIn(await join(ada, codeOf("Ben")))).toBe("slip/wrong");
    expect(await codeIn(await join(ada, codeOf("Cleo")))).toBe("slip/has-place");
    expect(await codeIn(await join(tess, codeOf("Cleo")))).toBe("slip/is-teacher");
  });

  test("of a member who joined by the group's code gives the member the place", async () => {
    const { store, ada, group, join, codeOf, tess } = await aClassWithSlips(openStore);
    const { code } = await store.read.selectFrom("groups").select("code").where("id", "=", group.id).executeTakeFirstOrThrow();
    await jsonOf(ada.send("POST", "/api/join", { code }));
    await jsonOf(join(ada, codeOf("Ben")));
    const { members, students } = await jsonOf<Group>(tess.get(`/api/groups/${group.id}`));
    expect([students, members.find(({ uid }) => uid === ada.uid)?.listName]).toEqual([1, "Ben Østergård"]);
  });

  test("ends with its time, with a newer slip, with its pupil's place, and with the group's closing", async () => {
    const { app, tess, group, make, listed, codeOf, read, store } = await aClassWithSlips(openStore);
    const [anna, ben] = await listed();
    await jsonOf(make([anna!.id]));
    expect([await codeIn(await read(codeOf("Anna"))), (await read(codeOf("Ben"))).status]).toEqual(["slip/wrong", 200]);
    await tess.send("DELETE", `/api/groups/${group.id}/roster/${ben!.id}`);
    expect(await codeIn(await read(codeOf("Ben")))).toBe("slip/wrong");
    await store.write(({ db }) => db.updateTable("groups").set({ closedAt: 1 }).where("id", "=", group.id).execute());
    expect(await codeIn(await read(codeOf("Cleo")))).toBe("slip/wrong");
    await store.write(({ db }) => db.updateTable("groups").set({ closedAt: null }).where("id", "=", group.id).execute());
    expect((await read(codeOf("Cleo"))).status).toBe(200);
    app.clock.forward(ROSTER.slipMs + 1);
    expect(await codeIn(await read(codeOf("Cleo")))).toBe("slip/wrong");
  });

  test("is not made for a pupil who joined, and its code is nowhere in the database", async () => {
    const { store, open, make, listed, slips } = await aClassWithSlips(openStore);
    const rows = JSON.stringify(await store.read.selectFrom("groupPlaces").selectAll().execute());
    for (const { code } of slips) expect(rows).not.toContain(code);
    expect(new Set(slips.map(({ code }) => code)).size).toBe(3);
    await open();
    const joined = (await listed()).find(({ uid }) => uid !== null);
    expect(await codeIn(await make([joined!.id]))).toBe("slip/has-account");
  });

  test("can't be guessed: after sixty wrong codes in a minute a visitor is refused, whatever the code and the route", async () => {
    const { app, read, open, codeOf } = await aClassWithSlips(openStore);
    for (let tries = 0; tries < 60; tries += 1)
      expect(await codeIn(await (tries % 2 === 0 ? read("BCDF GHJK MNPR") : open({ code: "BCDFGHJKMNPR" })))).toBe("slip/wrong");
    expect([await codeIn(await read(codeOf("Anna"))), await codeIn(await open())]).toEqual([
      "group/too-many-codes",
      "group/too-many-codes",
    ]);
    app.clock.forward(61_000);
    expect((await read(codeOf("Anna"))).status).toBe(200);
  });

  test.each(["off", "oidc", "invite"] as const)(
    "makes no account where SIGN_UP is %s, except by invitation of an acknowledged teacher, and still joins one that exists",
    async (signUp) => {
      const { ada, group, codeOf, join, users, store, tess } = await aClassWithSlips(openStore);
      const closed = anApp(store, { config: { signUp } });
      const before = await users();
      const send = (path: string, body: unknown) => closed.request(`/api/slip${path}`, json("POST", body));
      expect(await jsonOf<SlipInvitation>(send("", { code: codeOf("Anna") }))).toMatchObject({ opensAccount: false, username: null });
      expect(await codeIn(await send("/account", { code: codeOf("Anna"), ...account }))).toBe("slip/no-new-accounts");
      expect(await users()).toBe(before);
      await store.write(({ db }) => db.updateTable("users").set({ isTeacher: 1 }).where("id", "=", tess.uid).execute());
      const byTeacher = await send("/account", { code: codeOf("Anna"), ...account });
      expect(byTeacher.status).toBe(signUp === "invite" ? 200 : 403);
      expect(await jsonOf(join(ada, codeOf("Ben")))).toEqual({ id: group.id });
    },
  );

  test("of a class lets thirty pupils behind one address open their accounts within one minute", async () => {
    const { app, tess, group, open } = await aClassWithSlips(openStore, { config: { limits: true } });
    const text = `Name,ID\n${Array.from({ length: 30 }, (_, at) => `Pupil ${at},p${at}`).join("\n")}`;
    const roster = `/api/groups/${group.id}/roster`;
    const { version } = await jsonOf<ComparedRoster>(tess.send("POST", roster, { text }));
    await jsonOf(tess.send("POST", `${roster}/confirm`, { text, version, removeMissing: [] }));
    const { pupils } = await jsonOf<{ pupils: ListedPupil[] }>(tess.get(roster));
    const ids = pupils.filter(({ externalId }) => externalId?.startsWith("p")).map(({ id }) => id);
    const { slips } = await jsonOf<{ slips: Slip[] }>(tess.send("POST", `/api/groups/${group.id}/slips`, { pupils: ids }));
    const replies = await Promise.all(slips.map(({ code }, at) => open({ code, username: `pupil_${at}` })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await jsonOf<Group>(tess.get(`/api/groups/${group.id}`))).students).toBe(30);
    expect(app.letters).toEqual([]);
  });

  test("leaves nothing of its pupil on the list when the account is deleted", async () => {
    const { store, ada, join, codeOf, listed } = await aClassWithSlips(openStore);
    await jsonOf(join(ada, codeOf("Ben")));
    await store.write(({ db }) => db.deleteFrom("users").where("id", "=", ada.uid).execute());
    expect((await listed()).map(({ name }) => name)).toEqual(["Anna Müller", "Cleo"]);
  });
});
