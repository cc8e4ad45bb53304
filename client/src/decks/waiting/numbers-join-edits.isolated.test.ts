import "fake-indexeddb/auto";
import type { Card } from "@recollect/domain/cards/card.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { DeckContent } from "@recollect/domain/decks/deck-patch.ts";
import { describe, expect, test } from "vitest";
import { aDeckServer } from "../../../test/a-deck-server.ts";
import { keepSavesOnDevice } from "../../../test/a-kept-device.ts";
import { createOnDevice, saveOnDevice } from "./save-on-device.ts";
import { sendWaiting } from "./send-waiting.ts";
import { waitingSaves } from "./store/waiting-saves.ts";

const uid = "mira";
const newCard: Card = { id: "abcdefghijkl", term: "RNA", definition: "acid" };

keepSavesOnDevice(uid);

const save = (deck: Deck, content: DeckContent) => saveOnDevice({ uid, deck, base: deck, content, unanswered: null });
const send = () => sendWaiting(uid, () => {});
const waiting = () => waitingSaves.list(uid);

describe("a new deck that reached the server while the reply was lost, and was edited here under both numbers", () => {
  const content: DeckContent = { title: "Acids", description: "", cards: [newCard] };
  const withCard = (fields: Partial<Card>): DeckContent => ({ ...content, cards: [{ ...newCard, ...fields }] });

  /** Both edits wait. */
  async function editedTwice(underTemporary: DeckContent, underNumber: DeckContent) {
    const server = aDeckServer();
    server.fate("reply is lost");
    const { deck } = await createOnDevice(uid, "form-1", content);
    server.fate("is lost");
    await save(deck, underTemporary);
    const listed = server.all()[0]!;
    await save(listed, underNumber);
    server.fate("arrives");
    return { server, id: listed.id, temporaryId: deck.id };
  }

  test("keeps both edits", async () => {
    const { server, id, temporaryId } = await editedTwice(withCard({ term: "DNA" }), withCard({ definition: "an acid" }));
    await send();
    expect(server.deck(id).cards).toMatchObject([{ term: "DNA", definition: "an acid" }]);
    expect([await waitingSaves.renamedTo(uid, temporaryId), await waiting()]).toEqual([id, []]);
  });

  test("keeps both texts of one field: one is saved, and its student is asked about the other", async () => {
    const { server, id } = await editedTwice(withCard({ term: "DNA" }), withCard({ term: "mRNA" }));
    await send();
    expect(server.deck(id).cards[0]?.term).toBe("mRNA");
    expect(await waiting()).toMatchObject([{ deckId: id, edit: { choices: [{ conflict: { mine: "DNA", theirs: "mRNA" } }] } }]);
  });

  test("keeps the edit under the number when the form of the new deck is saved again", async () => {
    const { server, id } = await editedTwice(withCard({ term: "DNA" }), withCard({ definition: "an acid" }));
    await createOnDevice(uid, "form-1", content);
    await send();
    expect(server.deck(id).cards).toMatchObject([{ term: "DNA", definition: "an acid" }]);
    expect(await waiting()).toEqual([]);
  });
});

describe("a new deck whose field two tabs have edited before the server has it", () => {
  const content: DeckContent = { title: "Acids", description: "", cards: [newCard] };
  const withTerm = (term: string): DeckContent => ({ ...content, cards: [{ ...newCard, term }] });

  async function editedInTwoTabs() {
    const server = aDeckServer();
    server.fate("is lost");
    const { deck } = await createOnDevice(uid, "form-1", content);
    // Both tabs opened the deck as it was made.
    await save(deck, withTerm("DNA"));
    await save(deck, withTerm("mRNA"));
    server.fate("arrives");
    return server;
  }

  test("keeps the text that waits for a choice when the server creates it", async () => {
    const server = await editedInTwoTabs();
    const [before] = await waiting();
    const mine = before?.edit.choices.map(({ conflict }) => String(conflict.mine)) ?? [];
    expect([mine.length, new Set([...mine, before?.edit.content.cards[0]?.term])]).toEqual([1, new Set(["DNA", "mRNA"])]);
    await send();
    const [deck] = server.all();
    const [after] = await waiting();
    expect(after).toMatchObject({ deckId: deck?.id, creation: null, edit: { sent: null, next: null } });
    expect(after?.edit.choices).toEqual(before?.edit.choices);
  });

  test("keeps it also when the form that made the deck is saved again", async () => {
    const server = await editedInTwoTabs();
    const [before] = await waiting();
    await createOnDevice(uid, "form-1", content);
    expect((await waiting()).map(({ deckId, edit: { choices } }) => [deckId, choices])).toEqual([
      [server.all()[0]?.id, before?.edit.choices],
    ]);
  });

  test("keeps it beside an edit that waits under the server's number already", async () => {
    const server = aDeckServer();
    server.fate("reply is lost");
    const { deck } = await createOnDevice(uid, "form-1", content);
    server.fate("is lost");
    await save(deck, withTerm("DNA"));
    await save(deck, withTerm("mRNA"));
    const listed = server.all()[0]!;
    await save(listed, { ...content, cards: [{ ...newCard, definition: "an acid" }] });
    server.fate("arrives");
    await send();
    expect(server.deck(listed.id).cards).toMatchObject([{ definition: "an acid" }]);
    expect((await waiting()).map(({ deckId, edit }) => [deckId, edit.choices.length])).toEqual([[listed.id, 1]]);
  });
});
