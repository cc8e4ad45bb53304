import { readdir } from "node:fs/promises";

import { expect, test } from "vitest";

import { aPackage } from "../../../../test/exchange/a-package.ts";
import { anExchange, type Exchanger } from "../../../../test/exchange/an-exchange.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { codeIn } from "../../../../test/signed-up.ts";
import { STREAMS_A_STUDENT } from "../../../feed/open-streams.ts";
import { insertImport } from "./imports.store.ts";
import { importsFolder, processId } from "./process-id.ts";

const note = (front: string, back: string) => ({ guid: front, fields: [front, back] });
const codes = (replies: Response[]) => Promise.all(replies.map(async (reply) => (reply.ok ? "taken" : codeIn(reply))));

describeEachDatabase("imports under attack", (openStore) => {
  test("many files of one student at once: one is accepted, the others must wait and leave no files", async () => {
    const { aStudent, app, dataDir } = await anExchange(openStore);
    const ada = await aStudent();
    const body = new Uint8Array(await aPackage({ notes: [note("a", "1")] }));
    const send = () => app.request("/api/imports?name=a.apkg", { method: "POST", headers: { cookie: ada.cookie }, body });
    const told = await codes(await Promise.all(Array.from({ length: 100 }, send)));
    expect(told.filter((one) => one === "taken")).toHaveLength(1);
    expect(new Set(told)).toEqual(new Set(["taken", "import/one-at-a-time"]));
    expect(await readdir(importsFolder({ dataDir }))).toHaveLength(1);
  });

  test("has a limited number of streams for each student", async () => {
    const { aStudent, store } = await anExchange(openStore);
    const ada = await aStudent();
    const nothing = { report: null, result: null, error: null, doneAt: null };
    const row = { ...nothing, id: "slow", ownerId: ada.uid, name: "a.apkg", place: processId(), createdAt: 0, permille: 0, bytes: 0 };
    await store.write(({ db }) => insertImport(db, { ...row, state: "reading" }));
    const follow = () => ada.get("/api/imports/slow", { accept: "text/event-stream" });
    const replies = await Promise.all(Array.from({ length: STREAMS_A_STUDENT + 5 }, follow));
    const [open, refused] = [replies.filter(({ ok }) => ok), replies.filter(({ ok }) => !ok)];
    expect(open).toHaveLength(STREAMS_A_STUDENT);
    expect(new Set(await codes(refused))).toEqual(new Set(["api/too-many-streams"]));
    await Promise.all(open.map(({ body }) => body!.cancel()));
    const again = await follow();
    expect(again.status).toBe(200);
    await again.body?.cancel();
  });

  test("that is confirmed a hundred times is written once", async () => {
    const { aStudent } = await anExchange(openStore);
    const ada = await aStudent();
    const { id } = await ada.sent({ notes: [note("a", "1"), note("b", "2")] });
    const confirm = () => ada.send("POST", `/api/imports/${id}/confirm`, {});
    const told = await codes(await Promise.all(Array.from({ length: 100 }, confirm)));
    expect(told.filter((one) => one === "taken")).toHaveLength(1);
    expect(await ada.settled(id)).toMatchObject({ state: "done" });
    expect(await ada.decks()).toMatchObject([{ cardCount: 2 }]);
  });

  test("a sender who leaves in the middle leaves no file, and the next one is accepted", async () => {
    const { aStudent, app, dataDir } = await anExchange(openStore);
    const ada = await aStudent();
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(1000));
        controller.error(new Error("the sender left"));
      },
    });
    const init = { method: "POST", headers: { cookie: ada.cookie }, body, duplex: "half" } as RequestInit;
    expect(await codeIn(await app.request("/api/imports?name=a.apkg", init))).toBe("import/damaged");
    expect(await readdir(importsFolder({ dataDir }))).toEqual([]);
    expect(await ada.json("/api/imports")).toEqual([]);
    expect((await ada.brought({ notes: [note("a", "1")] })).state).toBe("done");
  });

  test("a name of a thousand characters, and one with characters that no file name can have, are only displayed", async () => {
    const { aStudent, app, dataDir } = await anExchange(openStore);
    const ada = await aStudent();
    const body = new Uint8Array(await aPackage({ notes: [note("a", "1")] }));
    for (const name of ["x".repeat(1000), "../../etc/passwd", "\u202egpj.exe"]) {
      const path = `/api/imports?name=${encodeURIComponent(name)}`;
      const reply = await app.request(path, { method: "POST", headers: { cookie: ada.cookie }, body });
      const { id } = (await reply.json()) as { id: string };
      expect((await ada.settled(id)).name).toBe(name.slice(0, 300));
      expect(await readdir(importsFolder({ dataDir }))).toEqual([id]);
    }
  });
});

describeEachDatabase("folders under attack", (openStore) => {
  const made = (student: Exchanger, path: string) => student.send("POST", `/api/users/${student.uid}/folders`, { path });

  test("a hundred changes at once are applied one after the other, and none is lost", async () => {
    const { aStudent } = await anExchange(openStore);
    const ada = await aStudent();
    await made(ada, "Same");
    const replies = await Promise.all(Array.from({ length: 100 }, (_, at) => made(ada, at % 2 === 0 ? "Same/Inner" : `Own ${at}`)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await ada.folders()).folders).toHaveLength(52);
  });

  test("that is moved and removed at once is in one place or gone, and its deck is consistent with it", async () => {
    const { aStudent } = await anExchange(openStore);
    const ada = await aStudent();
    const deck = await ada.deck("D", [{ term: "a", definition: "b" }]);
    const path = `/api/users/${ada.uid}/folders`;
    await made(ada, "A/B");
    await ada.send("PUT", `${path}/decks`, { deckIds: [deck.id], folder: "A/B" });
    const moves = ["C", "D", "A/E"].map((to) => ada.send("PATCH", path, { from: "A/B", to }));
    const replies = await Promise.all([...moves, ada.send("DELETE", `${path}?path=${encodeURIComponent("A/B")}`)]);
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    const { folders, decks } = await ada.folders();
    for (const { folder } of decks) expect(folders).toContain(folder);
  });
});
