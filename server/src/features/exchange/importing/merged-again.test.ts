import { expect, test } from "vitest";

import { describeEachDatabase, type OpenStore } from "../../../../test/databases.ts";
import { anExchange } from "../../../../test/exchange/an-exchange.ts";

const note = (guid: string, front: string, back: string, tags = "") => ({ guid, fields: [front, back], tags });

type Card = { id: string; term: string; definition: string; tags?: string[] };

async function opened(openStore: OpenStore) {
  const { aStudent, store } = await anExchange(openStore);
  const student = await aStudent();
  const deckPath = (id: number) => `/api/users/${student.uid}/decks/${id}`;
  async function edit(id: number, change: (cards: readonly Card[]) => readonly object[]): Promise<void> {
    const deck = await student.json<{ title: string; revision: number; cards: Card[] }>(deckPath(id));
    const body = { title: deck.title, description: "", cards: change(deck.cards) };
    expect((await student.send("PUT", deckPath(id), body, { "If-Match": `"${deck.revision}"` })).status).toBe(200);
  }
  const texts = async (id: number) => (await student.cards(id)).map(({ term, definition }) => [term, definition]);
  return { student, store, edit, texts };
}

describeEachDatabase("a package whose source comes again", (openStore) => {
  test("is merged by field: a side that only the source changed is taken beside one that only the student changed", async () => {
    const { student, edit, texts } = await opened(openStore);
    const [deck] = (await student.brought({ notes: [note("1", "chien", "dog"), note("2", "chat", "cat")] })).decks!;
    await edit(deck!.id, (cards) => cards.map((card) => (card.term === "chien" ? { ...card, definition: "dog, a pet" } : card)));
    const again = await student.brought({ notes: [note("1", "le chien", "dog"), note("2", "chat", "cat")] });
    expect(again.decks).toMatchObject([{ updated: 1, unchanged: 1, conflicts: [] }]);
    expect(await texts(deck!.id)).toEqual([
      ["le chien", "dog, a pet"],
      ["chat", "cat"],
    ]);
  });

  test("asks about a side that both changed with all three texts, and takes the other side", async () => {
    const { student, edit, texts } = await opened(openStore);
    const [deck] = (await student.brought({ notes: [note("1", "chien", "dog")] })).decks!;
    await edit(deck!.id, (cards) => cards.map((card) => ({ ...card, definition: "mine" })));
    const again = await student.brought({ notes: [note("1", "le chien", "hound")] });
    const fields = [{ field: "definition", base: "dog", mine: "mine", theirs: "hound" }];
    expect(again.decks).toMatchObject([{ updated: 1, unchanged: 0, conflicts: [{ change: { kind: "changed", clashes: [{ fields }] } }] }]);
    expect(await texts(deck!.id)).toEqual([["le chien", "mine"]]);
    // What stayed is not asked about again until the source changes it again.
    expect((await student.brought({ notes: [note("1", "le chien", "hound")] })).decks).toMatchObject([{ unchanged: 1, conflicts: [] }]);
    expect((await student.brought({ notes: [note("1", "le chien", "hounds")] })).decks).toMatchObject([
      { conflicts: [{ change: { clashes: [{ fields: [{ base: "hound", mine: "mine", theirs: "hounds" }] }] } }] },
    ]);
  });

  test("merges tags as sets, and leaves them alone if none are imported", async () => {
    const { student, edit } = await opened(openStore);
    const [deck] = (await student.brought({ notes: [note("1", "chien", "dog", "a b")] })).decks!;
    await edit(deck!.id, (cards) => cards.map((card) => ({ ...card, tags: ["a", "mine"] })));
    await student.brought({ notes: [note("1", "chien", "hound", "x")] }, { tags: false });
    expect(await student.cards(deck!.id)).toMatchObject([{ definition: "hound", tags: ["a", "mine"] }]);
    await student.brought({ notes: [note("1", "chien", "hound", "a b c")] });
    const [card] = (await student.cards(deck!.id)) as Card[];
    expect([...(card!.tags ?? [])].toSorted()).toEqual(["a", "c", "mine"]);
  });

  test("keeps a card away that was removed here, and offers it if its source changed it", async () => {
    const { student, edit, texts } = await opened(openStore);
    const [deck] = (await student.brought({ notes: [note("1", "a", "1"), note("2", "b", "1")] })).decks!;
    await edit(deck!.id, (cards) => cards.filter(({ term }) => term !== "b"));
    expect((await student.brought({ notes: [note("1", "a", "1"), note("2", "b", "1")] })).decks![0]).not.toHaveProperty("away.0");
    const again = await student.brought({ notes: [note("1", "a", "1"), note("2", "b", "2")] });
    expect(again.decks).toMatchObject([{ added: 0, unchanged: 2, away: [{ term: "b", definition: "2" }] }]);
    expect(await texts(deck!.id)).toEqual([["a", "1"]]);
  });

  // genanki-js 2.0.0 gives notes GUIDs of two characters, so that a deck of 2,000 notes has 179 with the GUID of an earlier one. Each note stays a card.
  test("keeps apart notes that have the same GUID, and updates each from its own note", async () => {
    const { student, texts } = await opened(openStore);
    const [deck] = (
      await student.brought({ notes: [note("+a", "3 + 3", "6"), note("+a", "1559 + 1559", "3118"), note("sx", "1 + 1", "2")] })
    ).decks!;
    const again = await student.brought({
      notes: [note("+a", "3 + 3", "six"), note("+a", "1559 + 1559", "3118"), note("sx", "1 + 1", "2")],
    });
    expect(again.decks).toMatchObject([{ added: 0, updated: 1, unchanged: 2, conflicts: [] }]);
    expect(await texts(deck!.id)).toEqual([
      ["3 + 3", "six"],
      ["1559 + 1559", "3118"],
      ["1 + 1", "2"],
    ]);
  });

  test("puts a new card behind the one that it follows in the package, and keeps cards that the package has no more", async () => {
    const { student, edit, texts } = await opened(openStore);
    const [deck] = (await student.brought({ notes: [note("1", "a", "1"), note("2", "b", "1"), note("3", "c", "1")] })).decks!;
    await edit(deck!.id, (cards) => [...cards, { term: "mine", definition: "0" }]);
    await student.brought({ notes: [note("1", "a", "1"), note("9", "new", "1"), note("2", "b", "1")] });
    expect((await texts(deck!.id)).map(([term]) => term)).toEqual(["a", "new", "b", "c", "mine"]);
  });

  test("undone, is as if it had not come: what was asked is asked again", async () => {
    const { student, store, edit, texts } = await opened(openStore);
    const [deck] = (await student.brought({ notes: [note("1", "chien", "dog"), note("2", "chat", "cat")] })).decks!;
    await edit(deck!.id, (cards) => cards.map((card) => ({ ...card, definition: `${card.definition} mine` })));
    const bytes = () => store.read.selectFrom("storageUse").select("decks").where("userId", "=", student.uid).executeTakeFirstOrThrow();
    const before = { bytes: await bytes(), texts: await texts(deck!.id) };
    const newer = { notes: [note("1", "chien", "hound"), note("2", "le chat", "cat"), note("3", "oie", "goose")] };
    for (let round = 0; round < 2; round += 1) {
      const merged = await student.brought(newer);
      expect(merged.decks).toMatchObject([{ added: 1, updated: 1, unchanged: 0, conflicts: [{ here: { definition: "dog mine" } }] }]);
      expect((await student.send("DELETE", `/api/imports/${merged.id}`)).status).toBe(204);
      expect({ bytes: await bytes(), texts: await texts(deck!.id) }).toEqual(before);
    }
    // One that only asks writes no card, and is undone too.
    for (let round = 0; round < 2; round += 1) {
      const asking = await student.brought({ notes: [note("1", "chien", "hound"), note("2", "chat", "cat")] });
      expect(asking.decks).toMatchObject([{ updated: 0, conflicts: [{ here: { definition: "dog mine" } }] }]);
      await student.send("DELETE", `/api/imports/${asking.id}`);
    }
  });

  test("is merged by the stored hash where an earlier version stored no cards: what was edited on both sides is asked about whole", async () => {
    const { student, store, edit, texts } = await opened(openStore);
    const [deck] = (await student.brought({ notes: [note("1", "a", "1"), note("2", "b", "1")] })).decks!;
    await store.write(({ db }) => db.deleteFrom("importedBases").execute());
    await edit(deck!.id, (cards) => cards.map((card) => (card.term === "b" ? { ...card, definition: "mine" } : card)));
    const again = await student.brought({ notes: [note("1", "a", "2"), note("2", "b!", "1")] });
    expect(again.decks).toMatchObject([{ updated: 1, conflicts: [{ change: { clashes: [{ fields: [{ base: null }] }, {}] } }] }]);
    expect(await texts(deck!.id)).toEqual([
      ["a", "2"],
      ["b", "mine"],
    ]);
  });

  test("counts what it remembers as storage, and forgets it with the deck", async () => {
    const { student, store } = await opened(openStore);
    const [deck] = (await student.brought({ notes: [note("1", "a", "1")] })).decks!;
    const stored = () => store.read.selectFrom("importedBases").select(["bytes", "deckId"]).execute();
    const [row] = await stored();
    const use = async () =>
      (await store.read.selectFrom("storageUse").select("decks").where("userId", "=", student.uid).executeTakeFirstOrThrow()).decks;
    const withBase = await use();
    await store.write(({ db }) => db.deleteFrom("importedBases").execute());
    expect(withBase - (await use())).toBe(row?.bytes);
    await student.brought({ notes: [note("1", "a", "1")] });
    expect(await stored()).toMatchObject([{ deckId: deck!.id }]);
    await student.send("DELETE", `/api/users/${student.uid}/decks/${deck!.id}`);
    expect(await stored()).toEqual([]);
  });
});
