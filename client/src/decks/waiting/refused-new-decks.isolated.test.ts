import "fake-indexeddb/auto";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { DeckContent } from "@recollect/domain/decks/deck-patch.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { describe, expect, test, vi } from "vitest";
import { aDeck } from "../../../test/a-deck.ts";
import { aDeckServer } from "../../../test/a-deck-server.ts";
import { keepSavesOnDevice } from "../../../test/a-kept-device.ts";
import { withServerNumbers } from "./entries-of-new-decks.ts";
import { keepNewDeck } from "./keep-save.ts";
import { withNumbersIn } from "./numbers-of-new-decks.ts";
import { saveOnDevice } from "./save-on-device.ts";
import { sendWaiting } from "./send-waiting.ts";
import { waitingSaves } from "./store/waiting-saves.ts";

const uid = "mira";
const content: DeckContent = { title: "Acids", description: "", cards: [{ id: "abcdefghijkl", term: "RNA", definition: "acid" }] };

keepSavesOnDevice(uid);

const save = (deck: Deck, next: DeckContent) => saveOnDevice({ uid, deck, base: deck, content: next, unanswered: null });
const send = () => sendWaiting(uid, () => {});

describe("a new deck that the server refuses", () => {
  const creations = "POST /api/users/mira/decks";
  const named = (id: number) => withNumbersIn(uid, { params: { uid, id } });

  test("is sent once, however many requests name it, and each says why; then once for each change of its content", async () => {
    const server = aDeckServer();
    const deck = await keepNewDeck(uid, "form-1", content);
    server.on({ [creations]: new AppError("deck/title-too-long") });
    const reason = `Saved on this device only. The server refused it: ${new AppError("deck/title-too-long").message}`;
    await Promise.all(
      [1, 2, 3].map(() => expect(named(deck.id)).rejects.toMatchObject({ code: "database/network-error", message: reason })),
    );
    await send();
    await expect(withServerNumbers(uid, [{ deckKey: `mira/${deck.id}` }])).rejects.toMatchObject({ code: "deck/not-in-collection" });
    expect(server.to(creations)).toHaveLength(1);

    await keepNewDeck(uid, "form-1", { ...content, title: "Still too long" });
    await expect(named(deck.id)).rejects.toMatchObject({ message: reason });
    await expect(named(deck.id)).rejects.toMatchObject({ message: reason });
    expect(server.to(creations)).toHaveLength(2);

    const mended = aDeckServer();
    await save(deck, { ...content, title: "Short" });
    expect(await named(deck.id)).toEqual({ params: { uid, id: mended.all()[0]!.id } });
    expect(mended.all()).toMatchObject([{ title: "Short" }]);
  });

  test("but has other content by now is sent with that at once: only what was tried is refused", async () => {
    const server = aDeckServer();
    const deck = await keepNewDeck(uid, "form-1", { ...content, title: "Too large" });
    await keepNewDeck(uid, "form-1", content);
    server.on({
      [creations]: ({ body }) =>
        (body as DeckContent).title === "Too large" ? new AppError("storage/full") : aDeck({ ...content, id: 1_700_000_000_000 }),
    });
    await send();
    expect(server.to(creations)).toHaveLength(2);
    expect(await waitingSaves.renamedTo(uid, deck.id)).toBe(1_700_000_000_000);
  });

  test.each([403, 404])("is not refused by the page of a proxy with %i: it is sent again later", async (status) => {
    const server = aDeckServer();
    const deck = await keepNewDeck(uid, "form-1", content);
    server.on({ [creations]: () => new Response("<html>Not here</html>", { status }) });
    await expect(send()).rejects.toMatchObject({ status });
    expect(await waitingSaves.list(uid)).toMatchObject([{ deckId: deck.id, refusal: null }]);
    const back = aDeckServer();
    await send();
    expect(back.all()).toMatchObject([{ title: "Acids" }]);
  });

  test("and that is on its way is waited for no longer than its request wants, and not for ever; it arrives all the same", async () => {
    const server = aDeckServer();
    const deck = await keepNewDeck(uid, "form-1", content);
    let arrive = () => {};
    server.on({ [creations]: () => new Promise((resolve) => (arrive = () => resolve(aDeck({ id: 1_700_000_000_000 })))) });
    const leaving = new AbortController();
    const failureOf = (call: Promise<unknown>) => call.catch((failure: unknown) => failure);
    const left = failureOf(withNumbersIn(uid, { params: { id: deck.id }, signal: leaving.signal }));
    const late = failureOf(withNumbersIn(uid, { params: { id: deck.id } }, 20));
    leaving.abort();
    expect(await left).toMatchObject({ name: "AbortError" });
    expect(await late).toMatchObject({ code: "database/network-error", cause: { name: "TimeoutError" } });
    await vi.waitFor(() => expect(server.to(creations)).toHaveLength(1));
    arrive();
    await vi.waitFor(async () => expect(await waitingSaves.renamedTo(uid, deck.id)).toBe(1_700_000_000_000));
  });
});
