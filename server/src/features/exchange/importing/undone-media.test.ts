import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { aPicture } from "../../../../test/a-picture.ts";
import { anExchange, type Exchanger } from "../../../../test/exchange/an-exchange.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";

describeEachDatabase("the media of an import that is undone", (openStore) => {
  async function opened() {
    const exchange = await anExchange(openStore);
    const student = await exchange.aStudent();
    const rows = () => exchange.store.read.selectFrom("media").select(["id", "hash"]).where("ownerId", "=", student.uid).execute();
    const files = async () => {
      const folder = join(exchange.dataDir, "media");
      await mkdir(folder, { recursive: true });
      const inside = await readdir(folder, { recursive: true, withFileTypes: true });
      return inside.filter((entry) => entry.isFile()).length;
    };
    return { ...exchange, student, rows, files };
  }
  const said = async (name: string, colour = "teal") => ({
    decks: { 3: name },
    notes: [{ guid: name, fields: [`<img src="a.png"> ${name}`, "x"] }],
    media: { "a.png": await aPicture({ colour }) },
  });
  const undo = (student: Exchanger, id: string) => student.send("DELETE", `/api/imports/${id}`);

  test("go with it, rows and files", async () => {
    const { student, rows, files } = await opened();
    const done = await student.brought(await said("Bones"));
    expect([await rows(), await files()]).toMatchObject([[{}], 1]);
    await undo(student, done.id);
    expect([await rows(), await files()]).toEqual([[], 0]);
  });

  test("stay while another deck of the student uses them, and go with the last import that brought them", async () => {
    const { student, rows, files } = await opened();
    const first = await student.brought(await said("Bones"));
    const second = await student.brought(await said("Muscles"));
    await undo(student, first.id);
    expect([await rows(), await files()]).toMatchObject([[{}], 1]);
    await undo(student, second.id);
    expect([await rows(), await files()]).toEqual([[], 0]);
  });

  test.each(["before", "after"])("stay if the student uploaded the same file %s the import", async (order) => {
    const { student, app, rows } = await opened();
    const headers = { cookie: student.cookie, "content-type": "image/png" };
    const upload = async () => app.request("/api/media", { method: "POST", headers, body: await aPicture() });
    if (order === "before") await upload();
    const done = await student.brought(await said("Bones"));
    if (order === "after") await upload();
    await undo(student, done.id);
    expect(await rows()).toHaveLength(1);
  });

  test("stay for a copy of the deck, and the file stays for another student who has the same one", async () => {
    const { student, aStudent, rows, files } = await opened();
    const other = await aStudent();
    const done = await student.brought(await said("Bones"));
    const theirs = await other.brought(await said("Bones"));
    await undo(student, done.id);
    expect([await rows(), await files()]).toEqual([[], 1]);
    const again = await student.brought(await said("Bones", "red"));
    const id = again.decks![0]!.id;
    await student.send("PUT", `/api/users/${student.uid}/decks/${id}/visibility`, { visibility: "Unlisted" });
    expect((await other.send("POST", `/api/library/${id}/copies`)).status).toBe(201);
    await undo(student, again.id);
    expect([await rows(), await files()]).toMatchObject([[{}], 2]);
    expect(theirs.state).toBe("done");
  });

  test("stay for the history of an own deck that the import went into", async () => {
    const { student, rows, store } = await opened();
    const deck = await student.deck("Mine", [{ term: "a", definition: "b" }]);
    const done = await student.brought(await said("Bones"), { into: deck.id });
    expect(await rows()).toHaveLength(1);
    await undo(student, done.id);
    expect((await student.cards(deck.id)).map(({ term }) => term)).toEqual(["a"]);
    const versions = await store.read.selectFrom("versionMedia").selectAll().where("ownerId", "=", student.uid).execute();
    expect(versions).toHaveLength(1);
    // The version that the undo replaced can be restored, with its pictures.
    expect(await rows()).toHaveLength(versions.length);
  });
});
