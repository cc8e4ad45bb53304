import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";

import { PACKAGE } from "@recollect/domain/limits/limits.ts";
import { hourMs } from "@recollect/domain/time/units.ts";
import { expect, onTestFinished, test } from "vitest";

import { anApp } from "../../../../test/an-app.ts";
import { aDeck } from "../../../../test/a-deck.ts";
import { aPackage } from "../../../../test/exchange/a-package.ts";
import { exchanger } from "../../../../test/exchange/an-exchange.ts";
import { aTemporaryFolder, describeEachDatabase } from "../../../../test/databases.ts";
import { codeIn } from "../../../../test/signed-up.ts";
import { storageUseOf } from "../../../media/storage.store.ts";
import { listen } from "../../../process/listen.ts";
import { readConfig } from "../../../process/settings/config.ts";
import { insertImport } from "./imports.store.ts";
import { importsFolder, processId } from "./process-id.ts";
import { sweepImports } from "./sweep-imports.ts";
import { bytesIn } from "./waiting-files.ts";
import { createWaitingSpace } from "./waiting-space.ts";

const MB = 1024 * 1024;

/** A note whose text takes so many bytes and can't be packed. */
const aLongNote = (bytes: number) => ({ guid: "long", fields: ["long", randomBytes(bytes / 2).toString("hex")] });

/** A package whose sounds unpack to a thousand times its size. */
const aBomb = () => {
  const sounds = ["a", "b", "c", "d"].map((name) => [`${name}.mp3`, Buffer.concat([Buffer.from("ID3"), Buffer.alloc(24 * MB)])] as const);
  const fields = [sounds.map(([name]) => `[sound:${name}]`).join(" "), "answer"];
  return aPackage({ notes: [{ guid: "bomb", fields }], media: Object.fromEntries(sounds) });
};

describeEachDatabase("the files of an import that waits", (openStore) => {
  async function opened(shareBytes = 500 * MB) {
    const [store, dataDir] = [await openStore(), await aTemporaryFolder()];
    const app = anApp(store, { config: { dataDir, storagePerStudent: shareBytes } });
    const folder = importsFolder({ dataDir });
    const aStudent = async () => exchanger(await app.aStudent(), app.request);
    const used = async (uid: string) => (await storageUseOf(store.read, uid)).imports;
    return { store, app, folder, aStudent, used, student: await aStudent() };
  }

  test("count in the student's storage until it is confirmed or cancelled", async () => {
    const { folder, student, used } = await opened();
    const ready = await student.sent({ notes: [aLongNote(MB)] });
    expect(await used(student.uid)).toBe(await bytesIn(join(folder, ready.id)));
    expect(await used(student.uid)).toBeGreaterThan(MB);
    await student.send("DELETE", `/api/imports/${ready.id}`);
    expect(await used(student.uid)).toBe(0);
    await student.brought({ notes: [aLongNote(MB)] });
    expect(await used(student.uid)).toBe(0);
  });

  test("leave less room for decks, but take no earlier version of a deck away", async () => {
    const { store, student } = await opened(2 * MB);
    const [deckPath, big] = [`/api/users/${student.uid}/decks`, aDeck({ cards: [{ term: "a", definition: "x".repeat(MB) }] })];
    const { id } = await student.sent({ notes: [aLongNote(1.5 * MB)] });
    const refused = await student.send("POST", deckPath, big);
    expect([refused.status, await codeIn(refused)]).toEqual([507, "storage/full"]);
    const aText = () => ({ term: "a", definition: randomBytes(50_000).toString("hex") });
    const small = await student.deck("Small", [aText()]);
    for (const revision of Array.from({ length: 10 }, (_, at) => at + 1)) {
      const save = student.send("PUT", `${deckPath}/${small.id}`, aDeck({ cards: [aText()] }), { "If-Match": `"${revision}"` });
      expect((await save).status).toBe(200);
    }
    const { decks, versions, imports } = await storageUseOf(store.read, student.uid);
    expect(decks + versions + imports).toBeGreaterThan(2 * MB);
    expect(await student.json(`${deckPath}/${small.id}/versions`)).toHaveLength(10);
    await student.send("DELETE", `/api/imports/${id}`);
    expect((await student.send("POST", deckPath, big)).status).toBe(201);
  });

  test("are refused beyond the storage, even where a small package unpacks to them, and nothing is left", async () => {
    const { folder, student, used } = await opened(50 * MB);
    const bomb = await aBomb();
    expect(bomb.length).toBeLessThan(MB / 4);
    expect(await student.sent(bomb)).toMatchObject({ state: "failed", error: { code: "storage/full" } });
    expect([await readdir(folder), await used(student.uid)]).toEqual([[], 0]);
  });

  test("that unpack to 96 MB count as 96 MB where there is room", async () => {
    const { student, used } = await opened();
    expect(await student.sent(await aBomb())).toMatchObject({ state: "ready" });
    expect(await used(student.uid)).toBeGreaterThan(96 * MB);
  });

  test("leave room for a deck that is saved while they are read", async () => {
    const { store, app, folder, student } = await opened();
    const space = createWaitingSpace({ store, clock: app.clock.now, folder, share: 500 * MB });
    const nothing = { report: null, result: null, error: null, doneAt: null, permille: 0, name: "a", place: processId(), bytes: 0 };
    const row = { ...nothing, id: "read", ownerId: student.uid, state: "reading", createdAt: app.clock.now() } as const;
    await store.write(({ db }) => insertImport(db, row));
    await space.forReading({ id: "read", uid: student.uid }, { bytes: MB });
    const saved = await student.send("POST", `/api/users/${student.uid}/decks`, aDeck({ cards: [{ term: "a", definition: "b" }] }));
    expect(saved.status).toBe(201);
  });

  test("are refused before they arrive if their announced length is more than the student has left", async () => {
    const { app, folder, student } = await opened(MB);
    const headers = { cookie: student.cookie, "content-length": String(2 * MB) };
    const reply = await app.request("/api/imports?name=a", { method: "POST", headers, body: "x" });
    expect([await codeIn(reply), existsSync(folder) ? await readdir(folder) : []]).toEqual(["storage/full", []]);
  });

  test("of all students together have a limit; beyond it, those that nobody confirmed for an hour give way, the oldest first", async () => {
    const { store, app, folder, student, aStudent } = await opened();
    const space = createWaitingSpace({ store, clock: app.clock.now, folder, share: 100, most: 100 });
    const nothing = { report: null, result: null, error: null, doneAt: null, permille: 0, name: "a", place: processId() };
    async function waiting(id: string, bytes: number, state: "ready" | "reading" = "ready") {
      const uid = (await aStudent()).uid;
      await store.write(({ db }) => insertImport(db, { ...nothing, id, ownerId: uid, state, bytes, createdAt: app.clock.now() }));
      await mkdir(join(folder, id), { recursive: true });
      return { id, uid };
    }
    await waiting("first", 30);
    app.clock.forward(1000);
    await waiting("second", 30);
    const next = await waiting("next", 0, "reading");
    await expect(space.reserve(next, 50)).rejects.toMatchObject({ code: "import/too-many-waiting" });
    await space.reserve(next, 40);
    app.clock.forward(hourMs);
    await space.reserve(next, 60);
    expect((await readdir(folder)).sort()).toEqual(["next", "second"]);
    await expect(space.reserve({ id: "first", uid: student.uid }, 1)).rejects.toMatchObject({ code: "import/not-found" });
  });

  test("are removed in the night after a day, with those that belong to no import; those of today stay", async () => {
    const { store, app, folder, student, aStudent, used } = await opened();
    const old = await student.sent({ notes: [aLongNote(1000)] });
    await mkdir(join(folder, "nobodys"));
    await writeFile(join(folder, "nobodys", "upload"), "left behind");
    app.clock.forward(PACKAGE.undoMs + 1000);
    // The new one is inserted by hand, since a start would sweep by itself.
    const other = await aStudent();
    const nothing = { report: null, result: null, error: null, doneAt: null, permille: 0, name: "a", place: processId(), bytes: 0 };
    const row = { ...nothing, id: "today", ownerId: other.uid, state: "ready", createdAt: app.clock.now() } as const;
    await store.write(({ db }) => insertImport(db, row));
    await mkdir(join(folder, "today"));
    expect((await readdir(folder)).sort()).toEqual(["nobodys", old.id, "today"].sort());
    await sweepImports({ store, clock: app.clock.now, folder });
    expect([await readdir(folder), await used(student.uid)]).toEqual([["today"], 0]);
  });

  test("go with the account", async () => {
    const { store, app, folder, student } = await opened();
    await student.sent({ notes: [aLongNote(1000)] });
    expect(await readdir(folder)).toHaveLength(1);
    await student.send("POST", "/api/auth/delete-user", { password: student.password });
    // Within the day after which it would go anyway.
    await store.write(({ db }) => db.updateTable("users").set({ deletionAt: 1 }).where("id", "=", student.uid).execute());
    await app.housekeeping.endAccounts();
    expect(await readdir(folder)).toEqual([]);
  });

  test("are gone when the sender leaves in the middle, and count nothing", async () => {
    const { store, app, folder, student, used } = await opened();
    const server = await listen(app.app, { ...readConfig({}), port: 0 });
    onTestFinished(() => server.stop(1000));
    const socket = connect(server.port, "127.0.0.1");
    const head = `POST /api/imports?name=a.apkg HTTP/1.1\r\nHost: localhost\r\nCookie: ${student.cookie}\r\nContent-Length: ${40 * MB}\r\n\r\n`;
    socket.write(head);
    socket.write(Buffer.alloc(20 * MB));
    await expect.poll(() => used(student.uid), { timeout: 10_000 }).toBeGreaterThan(20 * MB - 1);
    expect(await readdir(folder)).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => used(student.uid), { timeout: 10_000 }).toBe(0);
    expect(await readdir(folder)).toEqual([]);
    expect(await store.read.selectFrom("imports").select("id").execute()).toEqual([]);
    expect(app.lines.filter(({ level }) => level === "error")).toEqual([]);
  });
});
