import type { ClassList, ComparedRoster, MadeSlips, SlipInvitation } from "@recollect/domain/groups/roster/class-list.ts";
import { ROSTER } from "@recollect/domain/limits/limits.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { aGroup } from "../../../../test/a-group.ts";
import { jsonOf } from "../../../../test/a-campus.ts";
import { anApp } from "../../../../test/an-app.ts";
import { describeEachDatabase, type OpenStore } from "../../../../test/databases.ts";
import { codeIn, json } from "../../../../test/signed-up.ts";
import { addMember } from "../members.store.ts";
import { sweepGroups } from "../sweep-groups.ts";
import { noteCodeMails } from "../code-mails.store.ts";

const mail = { smtpUrl: "smtp://localhost", from: "r@recollect.example" };
/** Mails wait until the test sends them. */
const sending = { config: { mail, publicUrl: "https://recollect.example" }, identity: { mail: { isOn: true, wake: () => {} } } };

/** A teacher whom the operator named, and her class: Anna and Cleo have an address on the list, Ben has none. */
async function aClass(openStore: OpenStore, options: Parameters<typeof anApp>[1] = sending) {
  const store = await openStore();
  const app = anApp(store, options);
  const [tess, ada] = [await app.aStudent(), await app.aStudent()];
  const group = await aGroup(store, { teachers: [tess] });
  const name = (isTeacher: 0 | 1) =>
    store.write(({ db }) => db.updateTable("users").set({ isTeacher }).where("id", "=", tess.uid).execute());
  await name(1);
  const roster = `/api/groups/${group.id}/roster`;
  const save = async (text: string) => {
    const { version } = await jsonOf<ComparedRoster>(tess.send("POST", roster, { text }));
    await jsonOf(tess.send("POST", `${roster}/confirm`, { text, version, removeMissing: [] }));
  };
  await save("Name,ID,Email\nAnna,1,anna@school.example\nBen,2,\nCleo,3,cleo@school.example\n");
  const list = () => jsonOf<ClassList>(tess.get(roster));
  const idOf = async (pupil: string) => (await list()).pupils.find(({ name: one }) => one === pupil)?.id ?? "";
  const send = async (pupils: readonly string[], { byMail = true } = {}) =>
    tess.send("POST", `/api/groups/${group.id}/slips`, { pupils: await Promise.all(pupils.map(idOf)), byMail });
  const sent = async (pupils: readonly string[]) => {
    const made = await jsonOf<MadeSlips>(send(pupils));
    await app.deliver();
    return made;
  };
  const lastCode = () => /slip#(\w+)/.exec(app.letters.at(-1)?.text ?? "")?.[1] ?? "";
  const read = (code: string) => app.request("/api/slip", json("POST", { code }));
  return { store, app, tess, ada, group, name, save, list, idOf, send, sent, lastCode, read };
}

describeEachDatabase("a pupil's code by mail", (openStore) => {
  test("goes to those with an address on the list, and the others get slips", async () => {
    const { app, list, sent, lastCode, read, group } = await aClass(openStore);
    expect((await list()).canMail).toBe(true);
    const made = await sent(["Anna", "Ben"]);
    expect([made.mailed, made.slips.map(({ name }) => name)]).toEqual([1, ["Ben"]]);
    expect(app.letters.map(({ to }) => to)).toEqual(["anna@school.example"]);
    expect(app.letters[0]?.text).toContain("Anna, your teacher has put you on the list");
    expect(await jsonOf<SlipInvitation>(read(lastCode()))).toMatchObject({ id: group.id, pupil: "Anna", opensAccount: true });
    const states = (await list()).pupils.map(({ name, slipUntil, mailedAt }) => [name, slipUntil !== null, mailedAt !== null]);
    expect(states).toEqual([
      ["Anna", true, true],
      ["Ben", true, false],
      ["Cleo", false, false],
    ]);
  });

  test("is for teachers whom the operator or the school named, and where mails are sent", async () => {
    const { name, list, send } = await aClass(openStore);
    await name(0);
    expect([(await list()).canMail, await codeIn(await send(["Anna"]))]).toEqual([false, "slip/no-mail"]);
    expect((await send(["Anna"], { byMail: false })).status).toBe(200);
    const silent = await aClass(openStore, {});
    expect([(await silent.list()).canMail, await codeIn(await silent.send(["Anna"]))]).toEqual([false, "slip/no-mail"]);
  });

  test("is sent once, and again on request; the newest code is the one that works", async () => {
    const { app, sent, send, lastCode, read } = await aClass(openStore);
    await sent(["Anna"]);
    const first = lastCode();
    expect(await sent(["Anna"])).toMatchObject({ mailed: 1 });
    expect(app.letters).toHaveLength(1);
    app.clock.forward(ROSTER.codeMailAgainMs);
    await sent(["Anna"]);
    expect(app.letters).toHaveLength(2);
    expect([(await read(first)).status, (await read(lastCode())).status]).toEqual([404, 200]);
    await send(["Anna"], { byMail: false });
    expect((await read(lastCode())).status).toBe(404);
  });

  test("waits nowhere as text, and is not sent to somebody who joined, moved or got a slip meanwhile", async () => {
    const { store, app, ada, idOf, save, send, lastCode, read } = await aClass(openStore);
    await send(["Anna", "Cleo"]);
    const waiting = await store.read.selectFrom("outgoingMail").select("details").execute();
    expect(waiting).toHaveLength(2);
    expect((await store.read.selectFrom("groupPlaces").select("codeHash").execute()).every(({ codeHash }) => codeHash === null)).toBe(true);
    await save("Name,ID,Email\nAnna,1,anna.m@school.example\n");
    const cleo = await idOf("Cleo");
    await store.write(({ db }) => db.updateTable("groupPlaces").set({ userId: ada.uid }).where("id", "=", cleo).execute());
    await app.deliver();
    expect(app.letters).toEqual([]);
    app.clock.forward(dayMs);
    await send(["Anna"]);
    await app.deliver();
    expect(app.letters.map(({ to }) => to)).toEqual(["anna.m@school.example"]);
    await save("Name,ID,Email\nAnna,1,anna.k@school.example\n");
    expect((await read(lastCode())).status).toBe(404);
  });

  test("says nothing of accounts: an address that has one gets the same, in its language, and the teacher sees no difference", async () => {
    const { store, app, ada, save, sent, list } = await aClass(openStore);
    await store.write(({ db }) =>
      db.updateTable("users").set({ language: "de", email: "ada@x.example" }).where("id", "=", ada.uid).execute(),
    );
    await save("Name,ID,Email\nAda,4,ada@x.example\n");
    expect(await sent(["Ada", "Anna"])).toMatchObject({ mailed: 2, slips: [] });
    const [one, other] = app.letters.toSorted((a, b) => (a.to < b.to ? -1 : 1));
    expect([one?.to, other?.to]).toEqual(["ada@x.example", "anna@school.example"]);
    expect(one?.text).toContain("Hallo");
    expect(other?.text).toContain("Hello");
    const { pupils } = await list();
    const seen = (name: string) => {
      const { username, uid, slipUntil, mailedAt } = pupils.find((pupil) => pupil.name === name)!;
      return [username, uid, slipUntil !== null, mailedAt !== null];
    };
    expect(seen("Ada")).toEqual(seen("Anna"));
  });

  test("is one of so many a day", async () => {
    const { store, app, tess, send } = await aClass(openStore);
    const others = Array.from({ length: ROSTER.codeMailsADay - 1 }, (_, at) => `pupil ${at}`);
    await store.write(({ db }) => noteCodeMails(db, tess.uid, others, app.clock.now()));
    expect(await codeIn(await send(["Anna", "Cleo"]))).toBe("slip/too-many-mails");
    expect((await send(["Anna"])).status).toBe(200);
    app.clock.forward(dayMs + 1);
    expect((await send(["Cleo"])).status).toBe(200);
  });

  test("counts also when a slip was printed since, or the pupil was taken off the list and put on it again; a day later nothing is left of it", async () => {
    const { store, app, tess, group, idOf, save, send, sent } = await aClass(openStore);
    await sent(["Anna", "Cleo"]);
    await send(["Anna"], { byMail: false });
    await tess.send("DELETE", `/api/groups/${group.id}/roster/${await idOf("Cleo")}`);
    await save("Name,ID,Email\nCleo,3,cleo@school.example\n");
    expect(await sent(["Anna", "Cleo"])).toMatchObject({ mailed: 0 });
    expect(app.letters).toHaveLength(2);
    app.clock.forward(ROSTER.codeMailAgainMs);
    expect(await sent(["Anna", "Cleo"])).toMatchObject({ mailed: 2 });
    const counted = () => store.read.selectFrom("codeMails").select("recipient").execute();
    expect([app.letters.length, (await counted()).length]).toEqual([4, 4]);
    app.clock.forward(dayMs);
    await sweepGroups({ store, clock: app.clock.now });
    expect(await counted()).toEqual([]);
  });

  test("goes once to an address whose pupil has another name by now, and once for each class of a family", async () => {
    const { store, app, tess, group, idOf, save, send, sent } = await aClass(openStore);
    await sent(["Anna"]);
    await send(["Anna"], { byMail: false });
    await save("Name,ID,Email\nAnne,1,anna@school.example\n");
    expect(await sent(["Anne"])).toMatchObject({ mailed: 0 });
    await tess.send("DELETE", `/api/groups/${group.id}/roster/${await idOf("Anne")}`);
    await save("Name,ID,Email\nAnja,4,anna@school.example\n");
    expect(await sent(["Anja"])).toMatchObject({ mailed: 0 });
    expect(app.letters).toHaveLength(1);
    const next = `/api/groups/${(await aGroup(store, { teachers: [tess] })).id}`;
    const text = "Name,Email\nBea,anna@school.example\n";
    const { version } = await jsonOf<ComparedRoster>(tess.send("POST", `${next}/roster`, { text }));
    await jsonOf(tess.send("POST", `${next}/roster/confirm`, { text, version, removeMissing: [] }));
    const pupils = (await jsonOf<ClassList>(tess.get(`${next}/roster`))).pupils.map(({ id }) => id);
    expect(await jsonOf<MadeSlips>(tess.send("POST", `${next}/slips`, { pupils, byMail: true }))).toMatchObject({ mailed: 1 });
    app.clock.forward(ROSTER.codeMailAgainMs);
    expect(await sent(["Anja"])).toMatchObject({ mailed: 1 });
  });

  test("that could not be sent for a day is taken back: the list no longer says that it was sent", async () => {
    const { app, list, idOf, send } = await aClass(openStore, { ...sending, send: () => Promise.reject(new Error("451 try again later")) });
    await send(["Anna", "Cleo"]);
    const anna = await idOf("Anna");
    const states = async () =>
      (await list()).pupils.flatMap(({ id, slipUntil, mailedAt }) => (id === anna ? [slipUntil !== null, mailedAt !== null] : []));
    for (const minutes of [1, 5, 15, 60, 180, 360, 720]) {
      await app.deliver();
      expect(await states()).toEqual([true, true]);
      app.clock.forward(minutes * 60_000);
    }
    // A slip that was printed meanwhile stays.
    await send(["Cleo"], { byMail: false });
    await app.deliver();
    expect(await states()).toEqual([false, false]);
    expect((await list()).pupils.map(({ slipUntil }) => slipUntil !== null)).toEqual([false, false, true]);
  });

  test("tells the teachers' open pages that the list changed, and nobody else's", async () => {
    const { store, app, ada, tess, group, send } = await aClass(openStore);
    await store.write(({ db }) =>
      addMember(db, { groupId: group.id, userId: ada.uid, role: "student", joinedAt: 0, agreedAt: 0, externalId: null }),
    );
    await send(["Anna"]);
    const told: string[] = [];
    const end = store.onChange((change) => void (change.kind === "groups" && told.push(change.uid)));
    await app.deliver();
    end();
    expect(told).toEqual([tess.uid]);
  });
});
