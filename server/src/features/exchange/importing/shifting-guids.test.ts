import { expect, test } from "vitest";

import { describeEachDatabase, type OpenStore } from "../../../../test/databases.ts";
import { anExchange } from "../../../../test/exchange/an-exchange.ts";

const note = (guid: string, front: string, back: string) => ({ guid, fields: [front, back] });

async function opened(openStore: OpenStore) {
  const { aStudent, store } = await anExchange(openStore);
  const student = await aStudent();
  const texts = async (id: number) => (await student.cards(id)).map(({ term, definition }) => `${term}: ${definition}`);
  return { student, store, texts };
}

const dog = (guid: string, definition = "dog") => note(guid, "chien", definition);
const cat = (guid: string, definition = "cat") => note(guid, "chat", definition);
const horse = (guid: string, definition = "horse") => note(guid, "cheval", definition);

describeEachDatabase("a package whose notes share GUIDs", (openStore) => {
  test.each([
    ["the same GUID", "+a"],
    ["no GUID", ""],
  ])("with %s in another order than before changes nothing", async (_which, guid) => {
    const { student, texts } = await opened(openStore);
    const [deck] = (await student.brought({ notes: [dog(guid), cat(guid), horse(guid)] })).decks!;
    const again = await student.brought({ notes: [horse(guid), dog(guid), cat(guid)] });
    expect(again.decks).toMatchObject([{ id: deck!.id, added: 0, updated: 0, unchanged: 3, conflicts: [] }]);
    expect(await texts(deck!.id)).toEqual(["chien: dog", "chat: cat", "cheval: horse"]);
  });

  test.each([
    ["the same GUID", "+a"],
    ["no GUID", ""],
  ])(
    "with %s updates each card from the note that asks the same, also without the first note and with a new one in front",
    async (_which, guid) => {
      const { student, texts } = await opened(openStore);
      const [deck] = (await student.brought({ notes: [dog(guid), cat(guid), horse(guid)] })).decks!;
      const shorter = await student.brought({ notes: [horse(guid, "stallion"), cat(guid)] });
      expect(shorter.decks).toMatchObject([{ id: deck!.id, added: 0, updated: 1, unchanged: 1, conflicts: [] }]);
      const longer = await student.brought({ notes: [note(guid, "oie", "goose"), cat(guid, "tomcat"), dog(guid)] });
      expect(longer.decks).toMatchObject([{ id: deck!.id, added: 1, updated: 1, unchanged: 1, conflicts: [] }]);
      expect((await texts(deck!.id)).toSorted()).toEqual(["chat: tomcat", "cheval: stallion", "chien: dog", "oie: goose"]);
    },
  );

  test("that was imported before such GUIDs got numbers finds each card again", async () => {
    const { student, store, texts } = await opened(openStore);
    const [deck] = (await student.brought({ notes: [dog("+a"), cat("+a"), horse("+b")] })).decks!;
    await store.write(({ db }) => db.updateTable("cardSources").set({ guid: "+a" }).where("guid", "=", "+a (2)").execute());
    for (const [changed, updated] of [
      ["tomcat", 1],
      ["tomcat", 0],
      ["kitten", 1],
    ] as const) {
      const again = await student.brought({ notes: [dog("+a"), cat("+a", changed), horse("+b")] });
      expect(again.decks).toMatchObject([{ id: deck!.id, added: 0, updated, unchanged: 3 - updated, conflicts: [] }]);
      expect(await texts(deck!.id)).toEqual(["chien: dog", `chat: ${changed}`, "cheval: horse"]);
    }
  });

  test("finds the last of many again, and knows one that came with a number of its own", async () => {
    const { student, texts } = await opened(openStore);
    const many = Array.from({ length: 20 }, (_, at) => note("+a", `word ${at}`, "same"));
    const [deck] = (await student.brought({ notes: [...many, note("+a (900000000)", "its own", "number")] })).decks!;
    const again = await student.brought({ notes: [note("+a (900000000)", "its own", "number"), ...many.slice(-1)] });
    expect(again.decks).toMatchObject([{ id: deck!.id, added: 0, updated: 0, unchanged: 2 }]);
    expect(await texts(deck!.id)).toHaveLength(21);
  });

  test("adds a card rather than writing one over another where the words do not say which it is", async () => {
    const { student, texts } = await opened(openStore);
    const banks = ["of a river", "with money"].map((meaning) => note("+a", "bank", meaning));
    const [deck] = (await student.brought({ notes: [...banks, dog("+a")] })).decks!;
    const again = await student.brought({ notes: [note("+a", "bank", "to sit on"), banks[1]!, note("+a", "le chien", "hound")] });
    expect(again.decks).toMatchObject([{ id: deck!.id, added: 2, updated: 0, unchanged: 1, conflicts: [] }]);
    expect((await texts(deck!.id)).toSorted()).toEqual([
      "bank: of a river",
      "bank: to sit on",
      "bank: with money",
      "chien: dog",
      "le chien: hound",
    ]);
  });

  test("keeps a card away that was removed here", async () => {
    const { student, texts } = await opened(openStore);
    const [deck] = (await student.brought({ notes: [dog("+a"), cat("+a")] })).decks!;
    const own = `/api/users/${student.uid}/decks/${deck!.id}`;
    const now = await student.json<{ title: string; revision: number; cards: { term: string }[] }>(own);
    const body = { title: now.title, description: "", cards: now.cards.filter(({ term }) => term !== "chien") };
    expect((await student.send("PUT", own, body, { "If-Match": `"${now.revision}"` })).status).toBe(200);
    expect((await student.brought({ notes: [cat("+a"), dog("+a")] })).decks).toMatchObject([{ added: 0, unchanged: 2 }]);
    expect(await texts(deck!.id)).toEqual(["chat: cat"]);
  });
});

describeEachDatabase("a package with the GUIDs of another deck's notes", (openStore) => {
  test.each([
    ["no GUIDs", ["", "", ""]],
    ["short GUIDs", ["1", "2", "3"]],
  ] as const)("becomes a deck of its own where they are %s, and writes nothing over the other deck's cards", async (_which, guids) => {
    const { student, texts } = await opened(openStore);
    const [french] = (await student.brought({ decks: { 3: "French" }, notes: [dog(guids[0]), cat(guids[1])] })).decks!;
    const german = [note(guids[0], "Hund", "dog"), note(guids[1], "Katze", "cat"), note(guids[2], "Pferd", "horse")];
    const other = await student.brought({ decks: { 3: "German" }, notes: german });
    expect(other.decks).toMatchObject([{ isNew: true, added: 3, updated: 0 }]);
    expect(await texts(french!.id)).toEqual(["chien: dog", "chat: cat"]);
    const again = await student.brought({ decks: { 3: "German" }, notes: german });
    expect(again.decks).toMatchObject([{ id: other.decks![0]!.id, added: 0, updated: 0, unchanged: 3 }]);
  });

  test("updates a deck that has another title here where its GUIDs are short and most cards come as they came last", async () => {
    const { student, texts } = await opened(openStore);
    const [deck] = (await student.brought({ decks: { 3: "French" }, notes: [dog("1"), cat("2"), horse("3")] })).decks!;
    const again = await student.brought({ decks: { 3: "French II" }, notes: [dog("1"), cat("2", "tomcat"), horse("3")] });
    expect(again.decks).toMatchObject([{ id: deck!.id, isNew: false, added: 0, updated: 1, unchanged: 2 }]);
    expect(await texts(deck!.id)).toContain("chat: tomcat");
  });
});
