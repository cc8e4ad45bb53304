import "fake-indexeddb/auto";
import type { Card } from "@recollect/domain/cards/card.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { DeckContent } from "@recollect/domain/decks/deck-patch.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { afterChoices } from "@recollect/domain/decks/waiting/waiting-edit.ts";
import { describe, expect, test, vi } from "vitest";
import { aCard, aDeck } from "../../../test/a-deck.ts";
import { aDeckServer } from "../../../test/a-deck-server.ts";
import { keepSavesOnDevice } from "../../../test/a-kept-device.ts";
import { newId } from "../../lib/new-id.ts";
import { deleteDeck } from "../delete-into-trash.ts";
import { patchFrom } from "../editor/saving/save-deck.ts";
import { withNumbersIn } from "./numbers-of-new-decks.ts";
import { withServerNumbers } from "./entries-of-new-decks.ts";
import { keepNewDeck } from "./keep-save.ts";
import { createOnDevice, saveOnDevice, sendOrKeepPatch } from "./save-on-device.ts";
import { sendWaiting } from "./send-waiting.ts";
import { withWaitingDecks, withWaitingSave, withWaitingSummaries } from "./store/shown-decks.ts";
import { waitingSaves } from "./store/waiting-saves.ts";

const uid = "mira";
const start = aDeck({ cards: [aCard(), aCard({ id: "c2", term: "ATP", definition: "energy" })] });
const newCard: Card = { id: "abcdefghijkl", term: "RNA", definition: "acid" };

keepSavesOnDevice(uid);

/** The deck with other texts of its first card. */
const edited = (deck: DeckContent, fields: Partial<Card>, title = deck.title): DeckContent => ({
  title,
  description: deck.description,
  cards: deck.cards.map((card, at) => (at === 0 ? { ...card, ...fields } : card)),
});
const save = (deck: Deck, content: DeckContent) => saveOnDevice({ uid, deck, base: deck, content, unanswered: null });
const send = () => sendWaiting(uid, () => {});
const waiting = () => waitingSaves.list(uid);
const definitions = (deck: Deck) => deck.cards.map(({ definition }) => definition);

describe("a save that does not reach the server", () => {
  test("waits on this device, is shown in the deck and the list, and is sent later", async () => {
    const server = aDeckServer(start);
    server.fate("is lost");
    expect(await save(start, edited(start, { definition: "mine" }, "My cells"))).toMatchObject({
      state: "kept",
      deck: { title: "My cells" },
    });
    expect(definitions(await withWaitingSave(uid, start))).toEqual(["mine", "energy"]);
    const { cards: _cards, ...summary } = start;
    expect(await withWaitingSummaries(uid, [summary])).toMatchObject([{ id: 7, title: "My cells" }]);
    expect(definitions((await withWaitingDecks(uid, [start]))[0]!)).toEqual(["mine", "energy"]);
    server.fate("arrives");
    await send();
    expect(server.deck(7)).toMatchObject({ title: "My cells", revision: 4, cards: [{ definition: "mine" }, {}] });
    expect(await waiting()).toEqual([]);
  });

  test("whose reply was lost is sent again as it was, adds no card twice, and asks nobody about their own later words", async () => {
    const server = aDeckServer(start);
    server.fate("reply is lost");
    const first = { ...edited(start, { definition: "first" }), cards: [...edited(start, { definition: "first" }).cards, newCard] };
    const kept = await save(start, first);
    if (kept.state !== "kept") throw new Error(kept.state);
    const second = { ...edited(kept.deck, { definition: "second" }), cards: edited(kept.deck, { definition: "second" }).cards };
    await save(kept.deck, {
      ...second,
      cards: second.cards.map((card) => (card.id === newCard.id ? { ...card, definition: "an acid" } : card)),
    });
    server.fate("arrives");
    await send();
    expect(definitions(server.deck(7))).toEqual(["second", "energy", "an acid"]);
    expect(await waiting()).toEqual([]);
  });

  test("and others after it become one save", async () => {
    const server = aDeckServer(start);
    server.fate("is lost");
    let shown = start;
    for (const definition of ["one", "two", "three"]) {
      const kept = await save(shown, edited(shown, { definition }));
      if (kept.state === "kept") shown = kept.deck;
    }
    server.requests.length = 0;
    server.fate("arrives");
    await send();
    // What was sent once may have arrived, so it goes first; everything since is one.
    expect(server.to("PATCH /api/users/mira/decks/7")).toHaveLength(2);
    expect(server.deck(7)).toMatchObject({ revision: 5, cards: [{ definition: "three" }, {}] });
  });

  test("that this device has no room for says so, and nothing is pretended", async () => {
    const server = aDeckServer(start);
    server.fate("is lost");
    const full = new DOMException("The disk is full.", "QuotaExceededError");
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw full;
    });
    await expect(save(start, edited(start, { definition: "mine" }))).rejects.toThrow(
      "This device has no room for the change. Your text is still on this page; keep it open until you are online.",
    );
    vi.restoreAllMocks();
    expect(await waiting()).toEqual([]);
  });

  test("of two tabs at once loses neither", async () => {
    const server = aDeckServer(start);
    server.fate("is lost");
    await Promise.all([
      save(start, edited(start, { definition: "one tab" })),
      save(start, { ...start, cards: start.cards.map((card) => (card.id === "c2" ? { ...card, definition: "other tab" } : card)) }),
    ]);
    server.fate("arrives");
    await send();
    expect(definitions(server.deck(7))).toEqual(["one tab", "other tab"]);
  });

  test("that the server refuses stays with the reason, and goes with the save that mends it", async () => {
    const server = aDeckServer(start);
    server.fate("is lost");
    const kept = await save(start, edited(start, {}, "x".repeat(400)));
    if (kept.state !== "kept") throw new Error(kept.state);
    server.fate("arrives");
    server.on({ "PATCH /api/users/mira/decks/7": new AppError("deck/title-too-long") });
    await send();
    expect(await waiting()).toMatchObject([{ refusal: { isGone: false } }]);
    const mended = aDeckServer(start);
    expect(await save(kept.deck, edited(kept.deck, {}, "Short"))).toMatchObject({ state: "saved" });
    expect(mended.deck(7).title).toBe("Short");
  });
});

describe("a field that was changed here and elsewhere meanwhile", () => {
  async function asked() {
    const server = aDeckServer(start);
    server.fate("is lost");
    await save(start, { ...edited(start, { definition: "mine", term: "my cell" }) });
    server.save(7, edited(start, { definition: "theirs" }));
    server.fate("arrives");
    await send();
    return server;
  }

  test("waits for a choice with both texts, and the rest is saved", async () => {
    const server = await asked();
    expect(server.deck(7).cards[0]).toMatchObject({ term: "my cell", definition: "theirs" });
    expect((await waiting())[0]?.edit).toMatchObject({
      sent: null,
      next: null,
      choices: [{ conflict: { field: "definition", mine: "mine", theirs: "theirs" }, card: { term: "my cell" } }],
    });
  });

  test("does not make a later save of other fields one that waits", async () => {
    const server = await asked();
    const now = server.deck(7);
    expect(await save(now, edited(now, { term: "later" }))).toMatchObject({ state: "saved", deck: { cards: [{ term: "later" }, {}] } });
    expect((await waiting())[0]?.edit).toMatchObject({ sent: null, next: null, choices: [{ conflict: { field: "definition" } }] });
  });

  test.each([
    ["mine", "mine"],
    ["theirs", "theirs"],
    ["both", "theirs\nmine"],
  ] as const)("has %s once that is chosen", async (choice, text) => {
    const server = await asked();
    await waitingSaves.update(
      uid,
      7,
      (now) => now && { ...now, edit: afterChoices(now.edit, () => choice, { revision: 1, newKey: newId }) },
    );
    await send();
    expect(server.deck(7).cards[0]?.definition).toBe(text);
    expect(await waiting()).toEqual([]);
  });
});

test("a revision that a restored backup has lost is no reason to lose or to double anything", async () => {
  const server = aDeckServer(start);
  const later = server.save(7, {
    ...edited(start, { definition: "written after the backup" }),
    cards: [...edited(start, { definition: "written after the backup" }).cards, newCard],
  });
  server.fate("is lost");
  const after = { ...later, cards: later.cards.map((card) => (card.id === newCard.id ? { ...card, definition: "my acid" } : card)) };
  await save(later, { ...after, title: "Mine" });
  server.restore(start);
  server.fate("arrives");
  await send();
  expect(server.deck(7)).toMatchObject({ title: "Mine" });
  // The new card is in nobody's history any more: it waits whole, for its student to take it back.
  expect((await waiting())[0]?.edit.choices).toMatchObject([{ conflict: { kind: "gone", mine: "my acid" }, card: { term: "RNA" } }]);
  await waitingSaves.update(uid, 7, (now) => now && { ...now, edit: afterChoices(now.edit, () => "mine", { revision: 1, newKey: newId }) });
  await send();
  expect(server.deck(7).cards.map(({ term }) => term)).toEqual(["cell", "ATP", "RNA"]);
});

test("a deck that was deleted meanwhile keeps what was written, and says so", async () => {
  const server = aDeckServer(start);
  server.fate("is lost");
  await save(start, edited(start, { definition: "mine" }));
  server.remove(7);
  server.fate("arrives");
  await send();
  expect(await waiting()).toMatchObject([{ refusal: { isGone: true }, edit: { content: { cards: [{ definition: "mine" }, {}] } } }]);
});

describe("a new deck without a network", () => {
  const content: DeckContent = { title: "Acids", description: "", cards: [newCard] };

  test("is there under a temporary number, and is created once, although replies are lost", async () => {
    const server = aDeckServer();
    server.fate("reply is lost");
    const { deck, isKept } = await createOnDevice(uid, "form-1", content);
    expect([isKept, (await withWaitingDecks(uid, [])).map(({ title }) => title)]).toEqual([true, ["Acids"]]);
    await expect(send()).rejects.toMatchObject({ code: "database/network-error" });
    await save(deck, { ...content, title: "Nucleic acids" });
    server.fate("arrives");
    await send();
    expect(server.all()).toMatchObject([{ title: "Nucleic acids", cards: [newCard] }]);
    expect(await waitingSaves.renamedTo(uid, deck.id)).toBe(server.all()[0]?.id);
    expect(await waiting()).toEqual([]);
  });

  test("is studied under its temporary number: the answers arrive under the one that the server gave, and after the deck", async () => {
    const server = aDeckServer();
    const deck = await keepNewDeck(uid, "form-1", content);
    const entry = { deckKey: `mira/${deck.id}`, cardId: newCard.id };
    server.online(false);
    await expect(withServerNumbers(uid, [entry])).rejects.toMatchObject({ code: "database/network-error" });
    server.online(true);
    const others = { deckKey: "mira/7", cardId: "c1" };
    expect(await withServerNumbers(uid, [entry, others])).toEqual([{ ...entry, deckKey: `mira/${server.all()[0]?.id}` }, others]);
  });

  test("is named in every request by the number that the server gave, in the address and in the body", async () => {
    const server = aDeckServer();
    const deck = await keepNewDeck(uid, "form-1", content);
    const options = { params: { uid, id: deck.id }, query: { deckId: deck.id, tag: null }, body: { deckId: deck.id, decks: [7, deck.id] } };
    server.online(false);
    await expect(withNumbersIn(uid, options)).rejects.toMatchObject({ code: "database/network-error" });
    server.online(true);
    const sent = await withNumbersIn(uid, options);
    const number = server.all()[0]!.id;
    expect(sent).toEqual({
      params: { uid, id: number },
      query: { deckId: number, tag: null },
      body: { deckId: number, decks: [7, number] },
    });
    // One that was deleted on this device: the server says that there is none.
    const gone = await keepNewDeck(uid, "form-2", content);
    await waitingSaves.update(uid, gone.id, () => null);
    expect(await withNumbersIn(uid, { params: { id: gone.id } })).toEqual({ params: { id: gone.id } });
  });

  test("that a tab edits which does not know its number yet is edited under that number", async () => {
    const server = aDeckServer();
    const deck = await keepNewDeck(uid, "form-1", content);
    await send();
    await save(deck, { ...content, title: "From the other tab" });
    expect(server.all()).toMatchObject([{ title: "From the other tab", revision: 2 }]);
  });

  test("whose texts are chosen in a form that does not know its number yet has them under that number", async () => {
    const server = aDeckServer();
    const deck = await keepNewDeck(uid, "form-1", content);
    await send();
    const chosen = { ...content, title: "Chosen" };
    expect(await sendOrKeepPatch(uid, deck, patchFrom(deck, chosen), chosen)).toMatchObject({ state: "saved" });
    expect(server.all()).toMatchObject([{ title: "Chosen", revision: 2 }]);
  });
});

test("a deck at which the server fails does not hold up the others, and is sent again", async () => {
  const other = aDeck({ id: 8, title: "Other" });
  const server = aDeckServer(start, other);
  server.fate("is lost");
  await save(start, edited(start, { definition: "mine" }));
  await save(other, edited(other, { definition: "mine too" }));
  server.fate("arrives");
  server.on({ "PATCH /api/users/mira/decks/7": new AppError("unknown") });
  await expect(send()).rejects.toMatchObject({ code: "unknown" });
  expect(definitions(server.deck(8))).toEqual(["mine too", "energy"]);
  expect((await waiting()).map(({ deckId, refusal }) => [deckId, refusal])).toEqual([[7, null]]);
});

describe("a deck that is deleted", () => {
  const gone = { "DELETE /api/users/mira/decks/7": undefined };

  test("takes what waits of it along, and brings it back when that is undone", async () => {
    const server = aDeckServer(start);
    server.on(gone);
    server.fate("is lost");
    await save(start, edited(start, { definition: "mine" }));
    const { number, putBack } = await deleteDeck(uid, 7);
    expect([number, await waiting()]).toEqual([7, []]);
    expect(await putBack?.()).toBeNull();
    expect(definitions(await withWaitingSave(uid, start))).toEqual(["mine", "energy"]);
  });

  test("and is on this device alone comes back too", async () => {
    const server = aDeckServer();
    const deck = await keepNewDeck(uid, "form-1", { title: "Acids", description: "", cards: [newCard] });
    const { number, putBack } = await deleteDeck(uid, deck.id);
    expect([number, await waiting()]).toEqual([null, []]);
    expect(await putBack?.()).toMatchObject({ id: deck.id, title: "Acids" });
    await send();
    expect(server.all()).toMatchObject([{ title: "Acids" }]);
  });

  test("under the number that it had on this device is deleted on the server", async () => {
    const server = aDeckServer();
    const deck = await keepNewDeck(uid, "form-1", { title: "Acids", description: "", cards: [newCard] });
    await send();
    const id = server.all()[0]?.id;
    server.on({ [`DELETE /api/users/mira/decks/${id}`]: undefined });
    expect(await deleteDeck(uid, deck.id)).toMatchObject({ number: id });
    expect(server.to(`DELETE /api/users/mira/decks/${id}`)).toHaveLength(1);
  });

  test("has its answers refused that wait for its number, and holds no others up", async () => {
    aDeckServer();
    const deck = await keepNewDeck(uid, "form-1", { title: "Acids", description: "", cards: [newCard] });
    await deleteDeck(uid, deck.id);
    const entry = { id: "e1", deckKey: `mira/${deck.id}`, cardId: newCard.id };
    await expect(withServerNumbers(uid, [entry])).rejects.toMatchObject({ code: "deck/not-in-collection", details: { id: "e1" } });
  });
});

test("a new deck that is kept twice by one form is one deck, with what was saved last", async () => {
  const server = aDeckServer();
  server.fate("is lost");
  const content: DeckContent = { title: "Acids", description: "", cards: [newCard] };
  const first = await createOnDevice(uid, "form-1", content);
  const second = await createOnDevice(uid, "form-1", { ...content, title: "Nucleic acids" });
  expect(second.deck).toMatchObject({ id: first.deck.id, title: "Nucleic acids" });
  server.fate("arrives");
  await send();
  expect(server.all()).toMatchObject([{ title: "Nucleic acids", cards: [newCard] }]);
});

test("a new deck that is kept, and then created by the same form with other content, does not wait any more", async () => {
  const server = aDeckServer();
  server.fate("is lost");
  const content: DeckContent = { title: "Acids", description: "", cards: [newCard] };
  const kept = await createOnDevice(uid, "form-1", content);
  server.fate("arrives");
  const created = await createOnDevice(uid, "form-1", { ...content, title: "Nucleic acids" });
  expect([kept.isKept, created.isKept, await waiting()]).toEqual([true, false, []]);
  expect(await waitingSaves.renamedTo(uid, kept.deck.id)).toBe(created.deck.id);
  expect(server.all()).toMatchObject([{ title: "Nucleic acids" }]);
});

test("saves of another student are neither seen nor sent", async () => {
  const server = aDeckServer(start);
  server.fate("is lost");
  await save(start, edited(start, { definition: "mine" }));
  server.fate("arrives");
  await sendWaiting("bob", () => {});
  expect(server.deck(7).revision).toBe(3);
  expect(await waitingSaves.list("bob")).toEqual([]);
});
