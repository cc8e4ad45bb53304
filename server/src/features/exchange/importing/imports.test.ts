import { readdir } from "node:fs/promises";
import { hostname } from "node:os";

import { expect, test } from "vitest";
import { dayMs } from "@recollect/domain/time/units.ts";

import { anApp, type TestApp } from "../../../../test/an-app.ts";
import { aPackage, basic, packageBegan, type PackageContent } from "../../../../test/exchange/a-package.ts";
import { aTemporaryFolder, describeEachDatabase } from "../../../../test/databases.ts";
import { codeIn, type SignedUp } from "../../../../test/signed-up.ts";
import type { Store } from "../../../store/store.ts";
import type { ImportView } from "./import-view.ts";
import { importsFolder } from "./process-id.ts";
import { recoverImports } from "./sweep-imports.ts";

describeEachDatabase("imports", (openStore) => {
  async function opened(store?: Store) {
    const dataDir = await aTemporaryFolder();
    const held = store ?? (await openStore());
    const app = anApp(held, { config: { dataDir } });
    return { app, store: held, dataDir, student: await app.aStudent() };
  }

  /** Sends a package and waits until it was read. */
  async function sendPackage(app: TestApp, student: SignedUp, content: PackageContent | Buffer, name = "words.apkg"): Promise<ImportView> {
    const body = Buffer.isBuffer(content) ? content : await aPackage(content);
    const reply = await app.request(`/api/imports?name=${encodeURIComponent(name)}`, {
      method: "POST",
      headers: { cookie: student.cookie, "content-type": "application/octet-stream" },
      body: new Uint8Array(body),
    });
    expect(reply.status).toBe(202);
    return settled(student, ((await reply.json()) as { id: string }).id);
  }

  async function settled(student: SignedUp, id: string): Promise<ImportView> {
    const stream = await student.get(`/api/imports/${id}`, { accept: "text/event-stream" });
    const text = await stream.text();
    return JSON.parse(text.split("data: ").at(-1) ?? "") as ImportView;
  }

  async function confirmed(student: SignedUp, id: string, choices: object = {}): Promise<ImportView> {
    const reply = await student.send("POST", `/api/imports/${id}/confirm`, choices);
    expect(reply.status).toBe(202);
    return settled(student, id);
  }

  async function brought(app: TestApp, student: SignedUp, content: PackageContent, choices: object = {}): Promise<ImportView> {
    return confirmed(student, (await sendPackage(app, student, content)).id, choices);
  }

  const decksOf = async (student: SignedUp) =>
    (await (await student.get(`/api/users/${student.uid}/decks`)).json()) as { id: number; title: string; cardCount: number }[];
  const deckOf = async (student: SignedUp, id: number) =>
    (await (await student.get(`/api/users/${student.uid}/decks/${id}`)).json()) as {
      cards: { id: string; term: string; definition: string }[];
      revision: number;
      title: string;
      description: string;
    };
  const note = (front: string, back: string, guid = front) => ({ guid, fields: [front, back] });

  test("is confirmed without any choice by a request without a body", async () => {
    const { app, student } = await opened();
    const ready = await sendPackage(app, student, { decks: { 3: "Cells" }, notes: [note("nucleus", "Kern")] });
    expect((await student.send("POST", `/api/imports/${ready.id}/confirm`)).status).toBe(202);
    expect(await settled(student, ready.id)).toMatchObject({
      state: "done",
      report: null,
      decks: [{ title: "Cells", added: 1 }],
    });
  });

  test("a package is read, previewed before anything is written, and written when it is confirmed", async () => {
    const { app, student, dataDir } = await opened();
    const ready = await sendPackage(app, student, {
      decks: { 3: "Bio::Cells" },
      notes: [note("<b>nucleus</b>", "Kern"), note("", "no question")],
    });
    expect(ready).toMatchObject({
      state: "ready",
      report: {
        decks: [
          {
            name: "Cells",
            folder: ["Bio"],
            cards: 1,
            prompts: 1,
            media: 0,
            withProgress: 0,
            sample: [{ term: "**nucleus**", definition: "Kern" }],
          },
        ],
        changed: [],
        leftOut: [{ what: "incomplete", count: 1, examples: ["no question"] }],
      },
    });
    expect(await decksOf(student)).toEqual([]);
    const done = await confirmed(student, ready.id);
    expect(done).toMatchObject({ state: "done", decks: [{ title: "Cells", isNew: true, added: 1, updated: 0, unchanged: 0 }] });
    expect(await decksOf(student)).toMatchObject([{ title: "Cells", cardCount: 1 }]);
    expect(await readdir(importsFolder({ dataDir }))).toEqual([]);
  });

  test("the preview has the extra text of a card", async () => {
    const { app, student } = await opened();
    const cloze = [["{{cloze:Text}}", "{{cloze:Text}}<br>{{Note}}"]] as [string, string][];
    const ready = await sendPackage(app, student, {
      noteTypes: [{ id: 1002, name: "Cloze", cloze: true, fields: ["Text", "Note"], templates: cloze }],
      decks: { 3: "Cells" },
      notes: [{ guid: "a", type: 1002, fields: ["The {{c1::nucleus}} is round", "Latin for kernel"] }],
    });
    expect(ready.report?.decks[0]?.sample[0]).toMatchObject({ extra: "Latin for kernel" });
  });

  test("a subdeck is in folders with its parents' names, with any characters in them", async () => {
    const { app, student } = await opened();
    const long = "x".repeat(100);
    const done = await brought(app, student, { decks: { 3: `Bio/Med::${long}::Cells` }, notes: [note("a", "1")] });
    const view = (await (await student.get(`/api/users/${student.uid}/folders`)).json()) as { decks: object[] };
    expect(view.decks).toEqual([{ ownerId: student.uid, deckId: done.decks![0]!.id, folder: `Bio Med/${"x".repeat(60)}` }]);
  });

  test("only the chosen decks are written", async () => {
    const { app, student } = await opened();
    const ready = await sendPackage(app, student, {
      decks: { 1: "One", 2: "Two" },
      notes: [
        { guid: "a", fields: ["a", "1"], cards: [{ did: 1 }] },
        { guid: "b", fields: ["b", "2"], cards: [{ did: 2 }] },
      ],
    });
    expect(await codeIn(await student.send("POST", `/api/imports/${ready.id}/confirm`, { decks: [] }))).toBe("import/no-deck-chosen");
    await confirmed(student, ready.id, { decks: [1] });
    expect((await decksOf(student)).map(({ title }) => title)).toEqual(["Two"]);
  });

  test("progress is imported: due dates, suspended cards, and the days of old answers; without it, cards are new", async () => {
    const { app, student } = await opened();
    // Noon of a study day, so that a second later is the same one.
    const lastWeek = Math.floor(Date.now() / dayMs - 7) * dayMs + dayMs / 2;
    const content: PackageContent = {
      notes: [
        { guid: "a", fields: ["a", "1"], cards: [{ id: 8, type: 2, due: 10, ivl: 30, factor: 2500, reps: 3 }] },
        { guid: "b", fields: ["b", "2"], cards: [{ id: 9, type: 2, due: 10, ivl: 30, factor: 2500, reps: 3, queue: -1 }] },
      ],
      reviews: [
        { id: lastWeek, cid: 8, ease: 3 },
        { id: lastWeek + 1000, cid: 8, ease: 1 },
      ],
    };
    const done = await brought(app, student, content);
    const queue = (await (await student.get("/api/study/queue")).json()) as { counts: { due: number; review?: number } };
    expect(JSON.stringify(queue)).toContain('"stage":"review"');
    const progress = (await (await student.get("/api/study/progress")).json()) as { calendar?: unknown };
    expect(JSON.stringify(progress)).toContain('"answers":2');
    expect((await student.send("DELETE", `/api/imports/${done.id}`)).status).toBe(204);
    expect(JSON.stringify(await (await student.get("/api/study/progress")).json())).not.toContain('"answers":2');
    await brought(app, student, content, { progress: false });
    expect(JSON.stringify(await (await student.get("/api/study/queue")).json())).not.toContain('"stage":"review"');
  });

  test("imported progress is the same after rebuilding everything from the log", async () => {
    const { app, student, store } = await opened();
    await brought(app, student, {
      notes: [{ guid: "a", fields: ["a", "1"], cards: [{ id: 8, type: 2, due: 10, ivl: 30, factor: 2500, reps: 3 }] }],
      reviews: [{ id: packageBegan * 1000 + dayMs, cid: 8, ease: 3 }],
    });
    const rows = async () => [
      await store.read.selectFrom("studyCards").selectAll().where("userId", "=", student.uid).execute(),
      await store.read.selectFrom("studyDays").selectAll().where("userId", "=", student.uid).execute(),
    ];
    const before = await rows();
    expect(before.map((table) => table.length)).toEqual([1, 1]);
    const { createStudy } = await import("../../study/study.service.ts");
    await createStudy({ store, clock: app.clock.now }).rebuild(student);
    expect(await rows()).toEqual(before);
  });

  test("the same source again updates, adds, keeps what was edited or deleted here, and duplicates nothing", async () => {
    const { app, student } = await opened();
    const first = await brought(app, student, { notes: ["a", "b", "c", "d"].map((name) => note(name, "1")) });
    const id = first.decks![0]!.id;
    const deck = await deckOf(student, id);
    const edited = deck.cards
      .filter((card) => card.term !== "d")
      .map((card) => (card.term === "b" || card.term === "c" ? { ...card, definition: "mine" } : card));
    await student.send(
      "PUT",
      `/api/users/${student.uid}/decks/${id}`,
      { title: deck.title, description: "", cards: edited },
      { "If-Match": `"${deck.revision}"` },
    );
    const again = await brought(app, student, { notes: [note("a", "2"), note("b", "1"), note("c", "2"), note("d", "1"), note("e", "1")] });
    expect(again.decks).toMatchObject([
      {
        id,
        isNew: false,
        added: 1,
        updated: 1,
        unchanged: 2,
        conflicts: [{ here: { term: "c", definition: "mine" }, there: { term: "c", definition: "2" } }],
      },
    ]);
    const now = await deckOf(student, id);
    expect(now.cards.map((card) => [card.term, card.definition])).toEqual([
      ["a", "2"],
      ["b", "mine"],
      ["c", "mine"],
      ["e", "1"],
    ]);
    expect(now.cards[0]?.id).toBe(deck.cards[0]?.id);
    expect(await decksOf(student)).toHaveLength(1);
  });

  test("our own package of a deck from elsewhere, and then that source again, duplicate nothing", async () => {
    const { app, student } = await opened();
    const source = { notes: [note("hond", "dog"), note("kat", "cat")] };
    const first = await brought(app, student, source);
    const id = first.decks?.[0]?.id ?? 0;
    const exported = await student.get(`/api/users/${student.uid}/decks/${id}/export?format=apkg`);
    const unchanged = [{ id, isNew: false, added: 0, updated: 0, unchanged: 2, conflicts: [] }];
    const ours = await sendPackage(app, student, Buffer.from(await exported.arrayBuffer()));
    expect((await confirmed(student, ours.id)).decks).toMatchObject(unchanged);
    expect((await brought(app, student, source)).decks).toMatchObject(unchanged);
    expect(await decksOf(student)).toMatchObject([{ id, cardCount: 2 }]);
  });

  test("an import is undone: new decks are removed, an existing deck gets its cards back", async () => {
    const { app, student } = await opened();
    const first = await brought(app, student, { notes: [note("a", "1")] });
    const second = await brought(app, student, { notes: [note("a", "2"), note("b", "1")] });
    await student.send("DELETE", `/api/imports/${second.id}`);
    expect((await deckOf(student, first.decks![0]!.id)).cards).toMatchObject([{ term: "a", definition: "1" }]);
    expect((await student.send("DELETE", `/api/imports/${first.id}`)).status).toBe(204);
    expect(await decksOf(student)).toEqual([]);
    expect(await (await student.get(`/api/imports/${first.id}`)).json()).toMatchObject({ state: "undone" });
  });

  test("an undo keeps a deck that was edited since", async () => {
    const { app, student } = await opened();
    const first = await brought(app, student, { notes: [note("a", "1")] });
    const second = await brought(app, student, { notes: [note("a", "2")] });
    const id = first.decks![0]!.id;
    const deck = await deckOf(student, id);
    await student.send(
      "PUT",
      `/api/users/${student.uid}/decks/${id}`,
      { title: "Mine", description: "", cards: deck.cards },
      { "If-Match": `"${deck.revision}"` },
    );
    await student.send("DELETE", `/api/imports/${second.id}`);
    expect((await deckOf(student, id)).cards).toMatchObject([{ definition: "2" }]);
  });

  test("after a day an import can't be undone any more, and one that was not confirmed is removed", async () => {
    const { app, student } = await opened();
    const done = await brought(app, student, { notes: [note("a", "1")] });
    app.clock.forward(25 * 60 * 60 * 1000);
    expect(await codeIn(await student.send("DELETE", `/api/imports/${done.id}`))).toBe("import/too-late-to-undo");
    await sendPackage(app, student, { notes: [note("b", "1")] });
    expect((await student.get(`/api/imports/${done.id}`)).status).toBe(404);
  });

  test("an import is only accessible to its owner", async () => {
    const { app, student } = await opened();
    const other = await app.aStudent();
    const ready = await sendPackage(app, student, { notes: [note("a", "1")] });
    expect((await other.get(`/api/imports/${ready.id}`)).status).toBe(404);
    expect((await other.send("POST", `/api/imports/${ready.id}/confirm`, {})).status).toBe(404);
    expect((await other.send("DELETE", `/api/imports/${ready.id}`)).status).toBe(404);
    expect((await app.request(`/api/imports/${ready.id}`)).status).toBe(401);
    await confirmed(student, ready.id);
    expect(await decksOf(other)).toEqual([]);
  });

  test("an error in a file is reported by its code, and no file is left", async () => {
    const { app, student, dataDir } = await opened();
    expect(await sendPackage(app, student, Buffer.from("\x7fELF\0\0\0\x01 no text"))).toMatchObject({
      state: "failed",
      error: { code: "import/unknown-format" },
    });
    expect(await readdir(importsFolder({ dataDir }))).toEqual([]);
    const empty = await app.request("/api/imports?name=a", { method: "POST", headers: { cookie: student.cookie } });
    expect(await codeIn(empty)).toBe("import/empty");
    const large = await app.request("/api/imports?name=a", {
      method: "POST",
      headers: { cookie: student.cookie, "content-length": "999999999" },
      body: "x",
    });
    expect(await codeIn(large)).toBe("import/too-large");
  });

  test("one that waits is replaced by the next; confirmed twice, it is written once", async () => {
    const { app, student, dataDir } = await opened();
    const first = await sendPackage(app, student, { notes: [note("a", "1")] });
    const second = await sendPackage(app, student, { notes: [note("b", "1")] });
    expect((await student.get(`/api/imports/${first.id}`)).status).toBe(404);
    expect(await readdir(importsFolder({ dataDir }))).toEqual([second.id]);
    const replies = await Promise.all([1, 2].map(() => student.send("POST", `/api/imports/${second.id}/confirm`, {})));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([202, 409]));
    await settled(student, second.id);
    expect(await decksOf(student)).toHaveLength(1);
  });

  test("a cancelled import leaves no files", async () => {
    const { app, student, dataDir } = await opened();
    const ready = await sendPackage(app, student, { notes: [note("a", "1")] });
    expect((await student.send("DELETE", `/api/imports/${ready.id}`)).status).toBe(204);
    expect((await student.get(`/api/imports/${ready.id}`)).status).toBe(404);
    expect(await readdir(importsFolder({ dataDir }))).toEqual([]);
  });

  test("after an interruption the next start reports it, keeps complete decks, and they can be undone", async () => {
    const { app, student, store, dataDir } = await opened();
    const done = await brought(app, student, { decks: { 1: "Whole" }, notes: [note("a", "1")], noteTypes: [basic] });
    // As after a kill between two decks.
    await store.write(({ db }) =>
      db
        .updateTable("imports")
        .set({ state: "writing", result: null, doneAt: null, place: `${hostname()}:99999999` })
        .where("id", "=", done.id)
        .execute(),
    );
    const told: unknown[] = [];
    await recoverImports({
      store,
      clock: app.clock.now,
      folder: importsFolder({ dataDir }),
      log: ({ message }) => void told.push(message),
    });
    expect(told).toEqual(["an import was stopped with the server"]);
    expect(await (await student.get(`/api/imports/${done.id}`)).json()).toMatchObject({
      state: "failed",
      error: { code: "import/stopped" },
      decks: [{ title: "Whole", isNew: true }],
    });
    expect((await student.send("DELETE", `/api/imports/${done.id}`)).status).toBe(204);
    expect(await decksOf(student)).toEqual([]);
  });
});
