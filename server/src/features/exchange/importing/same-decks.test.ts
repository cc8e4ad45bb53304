import { expect, test } from "vitest";

import { anExchange } from "../../../../test/exchange/an-exchange.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";

describeEachDatabase("a deck that is here already", (openStore) => {
  const opened = async () => (await anExchange(openStore)).aStudent();

  /** A package of "Animals" as programs write one that give their notes new GUIDs each time. */
  let builds = 0;
  const built = (cards: readonly (readonly [string, string])[], name = "Animals") => {
    builds += 1;
    const notes = cards.map(([front, back], at) => ({ guid: `build${builds}-${at}`, fields: [front, back] }));
    return { decks: { 3: name }, notes };
  };
  const pair = (term: string, definition: string) => [term, definition] as const;
  const four = [pair("chien", "dog"), pair("chat", "cat"), pair("cheval", "horse"), pair("vache", "cow")];
  const sides = (cards: readonly { term: string; definition: string }[]) => cards.map(({ term, definition }) => [term, definition]);

  test("is offered for the same cards from a package built again, and merging adds no card twice", async () => {
    const student = await opened();
    const [deck] = (await student.brought(built(four))).decks!;
    const ready = await student.sent(built([...four, pair("oie", "goose")]));
    expect(ready.report?.decks).toMatchObject([{ name: "Animals", cards: 5, sameDeck: { id: deck!.id, cards: 4 } }]);
    const done = await student.confirmed(ready.id, { merge: [0] });
    expect(done.decks).toMatchObject([{ id: deck!.id, isNew: false, added: 1, updated: 0, unchanged: 4, conflicts: [] }]);
    expect(await student.decks()).toMatchObject([{ title: "Animals", cardCount: 5 }]);
  });

  test("stays as it is, beside a new one, without that choice", async () => {
    const student = await opened();
    await student.brought(built(four));
    expect((await student.brought(built(four))).decks).toMatchObject([{ isNew: true, added: 4 }]);
    expect(await student.decks()).toHaveLength(2);
  });

  test("takes a newer text of a card that nobody edited here, and asks about one that was edited on both sides", async () => {
    const student = await opened();
    const [deck] = (await student.brought(built(four))).decks!;
    const own = `/api/users/${student.uid}/decks/${deck!.id}`;
    const now = await student.json<{ title: string; revision: number; cards: { term: string; definition: string }[] }>(own);
    const cards = now.cards.map((card) => (card.term === "chat" ? { ...card, definition: "my cat" } : card));
    await student.send("PUT", own, { title: now.title, description: "", cards }, { "If-Match": `"${now.revision}"` });
    const newer = built([pair("chien", "hound"), pair("chat", "tomcat"), pair("cheval", "horse"), pair("vache", "cow")]);
    const done = await student.brought(newer, { merge: [0] });
    expect(done.decks).toMatchObject([
      {
        id: deck!.id,
        added: 0,
        updated: 1,
        unchanged: 2,
        conflicts: [{ here: { definition: "my cat" }, there: { definition: "tomcat" } }],
      },
    ]);
    expect(sides(await student.cards(deck!.id)).slice(0, 2)).toEqual([
      ["chien", "hound"],
      ["chat", "my cat"],
    ]);
  });

  test("is undone with its merge, and the same package can then be merged again", async () => {
    const student = await opened();
    const [deck] = (await student.brought(built(four))).decks!;
    const newer = built([pair("chien", "hound"), ...four.slice(1), pair("oie", "goose")]);
    const merged = await student.brought(newer, { merge: [0] });
    await student.send("DELETE", `/api/imports/${merged.id}`);
    expect(sides(await student.cards(deck!.id))).toEqual(four);
    const again = await student.brought(newer, { merge: [0] });
    expect(again.decks).toMatchObject([{ id: deck!.id, added: 1, updated: 1, unchanged: 3 }]);
  });

  test.each<[string, readonly (readonly [string, string])[], string]>([
    ["of another name", four, "Other animals"],
    ["with mostly other cards", [pair("chien", "dog"), pair("a", "1"), pair("b", "2"), pair("c", "3")], "Animals"],
  ])("is not offered for a deck %s", async (_which, cards, name) => {
    const student = await opened();
    await student.brought(built(four));
    const { report } = await student.sent(built(cards, name));
    expect(report?.decks[0]?.sameDeck).toBeUndefined();
  });

  test("is not offered where the cards are recognized by their GUIDs, which updates them in any case", async () => {
    const student = await opened();
    const said = built(four);
    await student.brought(said);
    expect((await student.sent(said)).report?.decks[0]?.sameDeck).toBeUndefined();
  });

  test("is offered for a text as well, and for cards with one term and several meanings pairs each with its own", async () => {
    const student = await opened();
    const text = "bank\tof a river\nbank\twith money\nbank\tto sit on";
    const [deck] = (await student.brought(text, {}, { name: "English.txt" })).decks!;
    const turned = text.split("\n").toReversed().join("\n");
    const ready = await student.sent(turned, { name: "English.txt" });
    expect(ready.report?.decks).toMatchObject([{ sameDeck: { id: deck!.id, cards: 3 } }]);
    expect((await student.confirmed(ready.id, { merge: [0] })).decks).toMatchObject([{ added: 0, updated: 0, unchanged: 3 }]);
  });

  test("of another student is never offered", async () => {
    const { aStudent } = await anExchange(openStore);
    const [ada, bob] = [await aStudent(), await aStudent()];
    await ada.brought(built(four));
    expect((await bob.sent(built(four))).report?.decks[0]?.sameDeck).toBeUndefined();
  });
});
