import { aWiderCard, widerFields } from "@recollect/domain/test/a-wider-card.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { expect, test, vi } from "vitest";

import { aCampus, jsonOf } from "../../../../test/a-campus.ts";
import { refusal } from "../../../../test/school/a-school.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";

vi.mock(import("@recollect/domain/cards/card.ts"), async (original) => {
  const module = await original();
  return { ...module, cardFields: { ...module.cardFields, ...widerFields } };
});

describeEachDatabase("a field that is added to the table of a card's fields", (openStore) => {
  test("is created, read, edited, part of a conflict, copied and studied", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student(), await campus.student()];
    const own = `/api/users/${ada.uid}/decks`;
    const plain = { term: "Paris", definition: "capital of France" };

    const made = await ada.deck({ cards: [aWiderCard, plain], visibility: "Public" });
    expect(made.cards).toEqual([
      { id: made.cards[0]?.id, ...aWiderCard },
      { id: made.cards[1]?.id, ...plain },
    ]);

    const changed = { ...aWiderCard, labels: ["eu"], note: "again" };
    const edit = { title: made.title, description: "", cards: [{ id: made.cards[0]?.id, ...changed }, made.cards[1]] };
    const edited = await jsonOf<Deck>(ada.send("PUT", `${own}/${made.id}`, edit, { "If-Match": '"1"' }));
    expect(edited.cards).toEqual(edit.cards);

    expect((await refusal(ada.send("PUT", `${own}/${made.id}`, edit, { "If-Match": '"1"' }))).code).toBe("deck/changed-meanwhile");
    expect((await jsonOf<Deck>(ada.get(`${own}/${made.id}`))).cards).toEqual(edit.cards);

    const copy = await jsonOf<Deck>(bob.send("POST", `/api/library/${made.id}/copies`), 201);
    expect(copy.cards).toEqual([
      { ...changed, id: copy.cards[0]?.id },
      { ...plain, id: copy.cards[1]?.id },
    ]);

    const queue = await jsonOf<{ newCards: object[] }>(bob.get(`/api/study/queue?deckId=${copy.id}`));
    expect(queue.newCards).toMatchObject([changed, plain]);
  });

  test("is refused if it has another type, or is not in the table", async () => {
    const campus = aCampus(await openStore());
    const ada = await campus.student();
    for (const card of [
      { ...aWiderCard, note: 1 },
      { ...aWiderCard, labels: "eu" },
      { ...aWiderCard, labels: [1] },
      { ...aWiderCard, starred: "yes" },
      { ...aWiderCard, colour: "red" },
      { note: "no sides" },
    ]) {
      const reply = ada.send("POST", `/api/users/${ada.uid}/decks`, { title: "T", description: "", cards: [card] });
      expect((await refusal(reply)).code, JSON.stringify(card)).toBe("request/invalid");
    }
  });
});
