import type { ClassList, ComparedRoster, MadeSlips, SlipInvitation } from "@recollect/domain/groups/roster/class-list.ts";
import { ROSTER } from "@recollect/domain/limits/limits.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { aGroup } from "../../../../test/a-group.ts";
import { jsonOf } from "../../../../test/a-campus.ts";
import { anApp } from "../../../../test/an-app.ts";
import { describeEachDatabase, type OpenStore } from "../../../../test/databases.ts";
import { codeIn, json } from "../../../../test/signed-up.ts";

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
    const { store, app, tess, idOf, send } = await aClass(openStore);
    const place = await store.read
      .selectFrom("groupPlaces")
      .selectAll()
      .where("id", "=", await idOf("Ben"))
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: ROSTER.codeMailsADay - 1 }, (_, at) => ({
      ...place,
      id: `p${at}`,
      codeBy: tess.uid,
      mailedAt: app.clock.now(),
    }));
    await store.write(async ({ db }) => {
      for (let from = 0; from < rows.length; from += 100)
        await db
          .insertInto("groupPlaces")
          .values(rows.slice(from, from + 100))
          .execute();
    });
    expect(await codeIn(await send(["Anna", "Cleo"]))).toBe("slip/too-many-mails");
    expect((await send(["Anna"])).status).toBe(200);
    app.clock.forward(dayMs + 1);
    expect((await send(["Cleo"])).status).toBe(200);
  });
});
