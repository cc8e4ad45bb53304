import { access, rm } from "node:fs/promises";

import { expect, test } from "vitest";

import { aPicture } from "../../../../test/a-picture.ts";
import { anExchange } from "../../../../test/exchange/an-exchange.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { codeIn } from "../../../../test/signed-up.ts";
import { importsFolder } from "./process-id.ts";

const note = (front: string, back: string) => ({ guid: front, fields: [front, back] });

describeEachDatabase("an import that waits for its confirmation", (openStore) => {
  test("shows its pictures to its student alone, and no other file", async () => {
    const { aStudent } = await anExchange(openStore);
    const [ada, bob] = [await aStudent(), await aStudent()];
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const ready = await ada.sent({
      notes: [note('<img src="a b.png">', '<img src="x.svg">')],
      media: { "a b.png": await aPicture(), "x.svg": svg },
    });
    const [sample] = ready.report!.decks[0]!.sample;
    const name = /media\/([^)]+)/.exec(sample!.term)![1]!;
    expect(name).toMatch(/^[\w-]{16}\.png$/);
    const path = `/api/imports/${ready.id}/media`;
    const shown = await ada.get(`${path}/${name}`);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/png"]);
    const drawing = await ada.get(`${path}/${/media\/([^)]+)/.exec(sample!.definition)![1]!}`);
    expect(drawing.headers.get("content-security-policy")).toContain("sandbox");
    expect((await bob.get(`${path}/${name}`)).status).toBe(404);
    for (const other of ["anki-00000000099.png", "..%2Fdecks.ndjson", "upload"])
      expect((await ada.get(`${path}/${other}`)).status).toBe(404);
    await ada.send("DELETE", `/api/imports/${ready.id}`);
    expect((await ada.get(`${path}/${name}`)).status).toBe(404);
  });

  test("adds to an existing deck: new cards at the end, known ones in place; the undo restores it", async () => {
    const { aStudent } = await anExchange(openStore);
    const [ada, bob] = [await aStudent(), await aStudent()];
    const home = await ada.deck("Home", [{ term: "mine", definition: "0" }]);
    const file = { decks: { 1: "One", 2: "Two" }, notes: [note("a", "1"), { ...note("b", "2"), cards: [{ did: 2 }] }] };
    const done = await ada.brought(file, { into: home.id });
    expect(done.decks).toMatchObject([{ id: home.id, isNew: false, added: 2 }]);
    expect((await ada.cards(home.id)).map(({ term }) => term)).toEqual(["mine", "a", "b"]);
    expect(await ada.decks()).toHaveLength(1);
    const again = await ada.brought(file);
    expect(again.decks).toMatchObject([{ id: home.id, unchanged: 2, added: 0 }]);
    const theirs = await bob.sent(file);
    expect(await codeIn(await bob.send("POST", `/api/imports/${theirs.id}/confirm`, { into: home.id }))).toBe("deck/not-in-collection");
    await ada.send("DELETE", `/api/imports/${done.id}`);
    expect((await ada.cards(home.id)).map(({ term }) => term)).toEqual(["mine"]);
  });

  test("is listed for a day with its results, so that it can be undone after the page was closed", async () => {
    const { aStudent, app } = await anExchange(openStore);
    const [ada, bob] = [await aStudent(), await aStudent()];
    const done = await ada.brought({ notes: [note("a", "1")] });
    expect(await ada.json("/api/imports")).toMatchObject([{ id: done.id, name: "a.apkg", state: "done", decks: [{ added: 1 }] }]);
    expect(await bob.json("/api/imports")).toEqual([]);
    app.clock.forward(25 * 60 * 60 * 1000);
    expect(await ada.json("/api/imports")).toEqual([]);
  });

  test("can be stopped by another process: its files are removed, and the database has its state", async () => {
    const { aStudent, store, dataDir } = await anExchange(openStore);
    const ada = await aStudent();
    const ready = await ada.sent({ notes: [note("a", "1")] });
    // As if another process deleted the import while this one begins to write.
    await store.write(({ db }) => db.updateTable("imports").set({ state: "failed" }).where("id", "=", ready.id).execute());
    expect(await codeIn(await ada.send("POST", `/api/imports/${ready.id}/confirm`, {}))).toBe("import/not-ready");
    await ada.send("DELETE", `/api/imports/${ready.id}`);
    await expect(access(`${importsFolder({ dataDir })}/${ready.id}`)).rejects.toThrow("ENOENT");
    expect(await ada.decks()).toEqual([]);
  });

  test("with its files on another process is refused with the reason", async () => {
    const { aStudent, store, dataDir } = await anExchange(openStore);
    const ada = await aStudent();
    const ready = await ada.sent({ notes: [note("a", "1")] });
    await store.write(({ db }) => db.updateTable("imports").set({ place: "elsewhere:1" }).where("id", "=", ready.id).execute());
    await rm(importsFolder({ dataDir }), { recursive: true });
    expect(await codeIn(await ada.send("POST", `/api/imports/${ready.id}/confirm`, {}))).toBe("import/elsewhere");
  });
});
