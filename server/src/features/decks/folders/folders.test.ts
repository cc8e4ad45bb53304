import { DECK_TAG, FOLDER } from "@recollect/domain/limits/limits.ts";
import { expect, test } from "vitest";

import { aDeck } from "../../../../test/a-deck.ts";
import { created, refusal } from "../../../../test/school/a-school.ts";
import { anApp } from "../../../../test/an-app.ts";
import { describeEachDatabase, type OpenStore } from "../../../../test/databases.ts";
import type { SignedUp } from "../../../../test/signed-up.ts";
import type { Folders } from "./folders.service.ts";

async function adaAndBob(openStore: OpenStore) {
  const store = await openStore();
  const app = anApp(store);
  return { store, ada: clientOf(await app.aStudent()), bob: clientOf(await app.aStudent()) };
}

function clientOf(student: SignedUp) {
  const path = `/api/users/${student.uid}/folders`;
  const read = async (reply: Response | Promise<Response>) => (await (await reply).json()) as Folders;
  return {
    ...student,
    path,
    folders: () => read(student.get(path)),
    make: (folder: string) => student.send("POST", path, { path: folder }),
    move: (from: string, to: string) => student.send("PATCH", path, { from, to }),
    remove: (folder: string) => student.send("DELETE", `${path}?path=${encodeURIComponent(folder)}`),
    file: (deckIds: readonly number[], folder: string | null) => student.send("PUT", `${path}/decks`, { deckIds, folder }),
    aDeck: async (visibility: string | null = null) => {
      const deck = await created(student.send("POST", `/api/users/${student.uid}/decks`, aDeck()));
      if (visibility !== null) await student.send("PUT", `/api/users/${student.uid}/decks/${deck.id}/visibility`, { visibility });
      return deck;
    },
  };
}

describeEachDatabase("a student's folders", (openStore) => {
  test("are none at first; a new one is created with its parents, in display order", async () => {
    const { ada } = await adaAndBob(openStore);
    expect(await ada.folders()).toEqual({ folders: [], decks: [], tags: [], shared: [] });
    const reply = await ada.make(" Term 10 / Torts ");
    expect(reply.status).toBe(201);
    await ada.make("Term 2");
    expect((await ada.folders()).folders).toEqual(["Term 2", "Term 10", "Term 10/Torts"]);
  });

  test("contain own decks, and a deck is in one folder at a time", async () => {
    const { ada } = await adaAndBob(openStore);
    const deck = await ada.aDeck();
    await ada.make("Law");
    await ada.make("Art");
    await ada.file([deck.id], "Law");
    await ada.file([deck.id], "Art");
    expect((await ada.folders()).decks).toEqual([{ ownerId: ada.uid, deckId: deck.id, folder: "Art" }]);
    await ada.file([deck.id], null);
    expect((await ada.folders()).decks).toEqual([]);
  });

  test("contain shared decks of others with their summaries, until the author withdraws them", async () => {
    const { ada, bob } = await adaAndBob(openStore);
    const deck = await bob.aDeck("Unlisted");
    await ada.make("From others");
    await ada.file([deck.id], "From others");
    const { decks, shared } = await ada.folders();
    expect(decks).toEqual([{ ownerId: bob.uid, deckId: deck.id, folder: "From others" }]);
    expect(shared).toEqual([expect.objectContaining({ id: deck.id, title: deck.title, authorId: bob.uid, visibility: "Unlisted" })]);
    await bob.send("PUT", `/api/users/${bob.uid}/decks/${deck.id}/visibility`, { visibility: "Private" });
    expect((await ada.folders()).shared).toEqual([]);
  });

  test("are moved with their subfolders", async () => {
    const { ada } = await adaAndBob(openStore);
    const [one, two] = [await ada.aDeck(), await ada.aDeck()];
    await ada.make("Law/Torts");
    await ada.make("Lawn");
    await ada.file([one.id], "Law");
    await ada.file([two.id], "Law/Torts");
    await ada.move("Law", "Studies/Jura");
    const { folders, decks } = await ada.folders();
    expect(folders).toEqual(["Lawn", "Studies", "Studies/Jura", "Studies/Jura/Torts"]);
    expect(new Map(decks.map(({ deckId, folder }) => [deckId, folder]))).toEqual(
      new Map([
        [one.id, "Studies/Jura"],
        [two.id, "Studies/Jura/Torts"],
      ]),
    );
  });

  test("leave their decks and folders in the parent when they are removed, and delete no deck", async () => {
    const { ada } = await adaAndBob(openStore);
    const [one, two] = [await ada.aDeck(), await ada.aDeck()];
    await ada.make("Law/Torts/Cases");
    await ada.file([one.id], "Law/Torts/Cases");
    await ada.file([two.id], "Law/Torts");
    await ada.remove("Law/Torts");
    const after = await ada.folders();
    expect(after.folders).toEqual(["Law", "Law/Cases"]);
    expect(after.decks.find(({ deckId }) => deckId === one.id)?.folder).toBe("Law/Cases");
    expect(after.decks.find(({ deckId }) => deckId === two.id)?.folder).toBe("Law");
    await ada.remove("Law");
    expect((await ada.folders()).decks.map(({ folder }) => folder)).toEqual(["Cases"]);
    expect((await ada.get(`/api/users/${ada.uid}/decks/${two.id}`)).status).toBe(200);
  });

  test("are separate for each student: others neither read nor change them, even with their decks inside", async () => {
    const { ada, bob } = await adaAndBob(openStore);
    const denied = { status: 403, code: "database/permission-denied" };
    expect(await refusal(bob.get(ada.path))).toEqual(denied);
    expect(await refusal(bob.send("POST", ada.path, { path: "Mine" }))).toEqual(denied);
    expect(await refusal(bob.send("PATCH", ada.path, { from: "a", to: "b" }))).toEqual(denied);
    expect(await refusal(bob.send("DELETE", `${ada.path}?path=a`))).toEqual(denied);
    expect(await refusal(bob.send("PUT", `${ada.path}/decks`, { deckIds: [1], folder: null }))).toEqual(denied);
  });

  test("refuse invalid changes as a whole", async () => {
    const { ada, bob } = await adaAndBob(openStore);
    const [deck, secret] = [await ada.aDeck(), await bob.aDeck()];
    await ada.make("Law/Torts");
    await ada.make("Art");
    const before = await ada.folders();
    expect(await refusal(ada.make("  /  "))).toEqual({ status: 422, code: "folder/bad-name" });
    expect(await refusal(ada.make("x".repeat(FOLDER.nameMaxLength + 1)))).toMatchObject({ status: 422, code: "folder/name-too-long" });
    expect(await refusal(ada.make("a/".repeat(FOLDER.maxDepth + 1)))).toMatchObject({ status: 422, code: "folder/too-deep" });
    expect(await refusal(ada.make("a\u0000"))).toMatchObject({ status: 400, code: "request/forbidden-character" });
    expect(await refusal(ada.move("Gone", "Here"))).toEqual({ status: 404, code: "folder/not-found" });
    expect(await refusal(ada.move("Law", "Art"))).toEqual({ status: 409, code: "folder/exists" });
    expect(await refusal(ada.move("Law", "Law/Torts/Law"))).toEqual({ status: 422, code: "folder/inside-itself" });
    expect(await refusal(ada.move("Law", "a/b/c/d/e/f/g/h"))).toMatchObject({ status: 422, code: "folder/too-deep" });
    expect(await refusal(ada.remove("Gone"))).toEqual({ status: 404, code: "folder/not-found" });
    expect(await refusal(ada.file([deck.id], "Gone"))).toEqual({ status: 404, code: "folder/not-found" });
    // Of the two decks only one may be read: neither is filed.
    expect(await refusal(ada.file([deck.id, secret.id], "Art"))).toEqual({ status: 404, code: "deck/not-found" });
    expect(await ada.folders()).toEqual(before);
  });

  test("go with tags: on own and shared decks, separate for each student, and refused when invalid", async () => {
    const { ada, bob } = await adaAndBob(openStore);
    const [deck, shared, secret] = [await ada.aDeck(), await bob.aDeck("Public"), await bob.aDeck()];
    const tag = (deckId: number, tags: readonly string[]) => ada.send("PUT", `${ada.path}/tags`, { deckId, tags });
    await tag(deck.id, [" #Exam 1 ", "bio", "bio"]);
    await tag(shared.id, ["bio"]);
    const of = async () => new Map((await ada.folders()).tags.map(({ deckId, tags }) => [deckId, tags]));
    expect(await of()).toEqual(
      new Map([
        [deck.id, ["Exam-1", "bio"]],
        [shared.id, ["bio"]],
      ]),
    );
    expect((await bob.folders()).tags).toEqual([]);
    await tag(shared.id, []);
    expect(await of()).toEqual(new Map([[deck.id, ["Exam-1", "bio"]]]));
    expect(await refusal(tag(secret.id, ["x"]))).toEqual({ status: 404, code: "deck/not-found" });
    expect(await refusal(tag(deck.id, [" , "]))).toMatchObject({ status: 422, code: "tag/bad" });
    expect(await refusal(tag(deck.id, ["x".repeat(DECK_TAG.maxLength + 1)]))).toMatchObject({ status: 422, code: "tag/too-long" });
    const many = Array.from({ length: DECK_TAG.perDeck + 1 }, (_, at) => `t${at}`);
    expect(await refusal(tag(deck.id, many))).toMatchObject({ status: 422, code: "tag/too-many" });
    expect(await refusal(bob.send("PUT", `${ada.path}/tags`, { deckId: deck.id, tags: [] }))).toMatchObject({ status: 403 });
    expect(await of()).toEqual(new Map([[deck.id, ["Exam-1", "bio"]]]));
  });

  test("lose a deck that is deleted for good, for every student and with its tags, and keep its position while it is in the trash", async () => {
    const { store, ada, bob } = await adaAndBob(openStore);
    const own = `/api/users/${ada.uid}`;
    const [deck, other] = [await ada.aDeck("Public"), await ada.aDeck("Public")];
    for (const student of [ada, bob]) {
      await student.make("Law");
      await student.file([deck.id, other.id], "Law");
      for (const { id } of [deck, other]) await student.send("PUT", `${student.path}/tags`, { deckId: id, tags: ["exam", "hard"] });
    }
    const rows = async () => {
      const filed = await store.read.selectFrom("filedDecks").select("deckId").execute();
      const tagged = await store.read.selectFrom("deckTags").select("deckId").execute();
      return [deck, other].map(({ id }) => [filed, tagged].map((found) => found.filter(({ deckId }) => deckId === id).length));
    };
    await ada.send("DELETE", `${own}/decks/${deck.id}`);
    await ada.send("POST", `${own}/trash/${deck.id}/restore`);
    await ada.send("DELETE", `${own}/decks/${deck.id}`);
    expect(await rows()).toEqual([
      [2, 4],
      [2, 4],
    ]);
    expect((await ada.send("DELETE", `${own}/trash/${deck.id}`)).status).toBe(204);
    expect(await rows()).toEqual([
      [0, 0],
      [2, 4],
    ]);
    await store.write(async ({ db }) => void (await db.deleteFrom("users").where("id", "=", ada.uid).execute()));
    expect(await rows()).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test("are at most a thousand", async () => {
    const { ada } = await adaAndBob(openStore);
    for (let folder = 0; folder < FOLDER.maxFolders; folder += FOLDER.maxDepth) {
      await ada.make(Array.from({ length: FOLDER.maxDepth }, (_, depth) => `${folder + depth}`).join("/"));
    }
    expect((await ada.folders()).folders).toHaveLength(FOLDER.maxFolders);
    expect(await refusal(ada.make("one more"))).toMatchObject({ status: 422, code: "folder/too-many" });
  });
});
