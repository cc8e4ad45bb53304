import "fake-indexeddb/auto";
import type { Card } from "@recollect/domain/cards/card.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { DeckContent } from "@recollect/domain/decks/deck-patch.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aCard, aDeck } from "../../../test/a-deck.ts";
import { aDeckServer } from "../../../test/a-deck-server.ts";
import { keepSavesOnDevice } from "../../../test/a-kept-device.ts";
import { fakeSendings, type FakeSending } from "../../../test/fakes/fake-sending.ts";
import { deviceAccount } from "../../device/store/device-account.ts";
import { waitingFiles } from "../../media/waiting/waiting-files.ts";
import { patchFrom } from "../editor/saving/save-deck.ts";
import { patchDeck } from "../send-deck.ts";
import { createOnDevice, saveOnDevice } from "./save-on-device.ts";
import { sendWaiting } from "./send-waiting.ts";
import { withWaitingSave } from "./store/shown-decks.ts";
import { waitingSaves } from "./store/waiting-saves.ts";

const uid = "mira";
const start = aDeck({ cards: [aCard(), aCard({ id: "c2", term: "ATP", definition: "energy" })] });
const media = { id: "AbC123-_xYz0AbC1", mime: "image/png", bytes: 10, width: 1, height: 1, seconds: null };
const there = "![Cell](media/AbC123-_xYz0AbC1.png)";

keepSavesOnDevice(uid);

let sendings: FakeSending[] = [];
beforeEach(() => {
  deviceAccount.set({ uid, email: "mira@example.org", sessionId: "s" });
  sendings = fakeSendings();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  deviceAccount.set(null);
  await waitingFiles.discardAll(uid);
});

/** The markup of a picture that was chosen without a network. */
async function aPicture(): Promise<string> {
  return `![Cell](media/${await waitingFiles.keep(uid, new Blob([new Uint8Array(4)], { type: "image/png" }), "png")})`;
}
const withDefinition = (deck: DeckContent, definition: string): DeckContent => ({
  title: deck.title,
  description: deck.description,
  cards: deck.cards.map((card, at) => (at === 0 ? { ...card, definition } : card)),
});
const save = (deck: Deck, content: DeckContent) => saveOnDevice({ uid, deck, base: deck, content, unanswered: null });
const send = () => sendWaiting(uid, () => {});
const waiting = () => waitingSaves.list(uid);

/** Answers the files as they come. */
async function filesGet(status: number, body: unknown, work: Promise<unknown>, count = 1) {
  for (let at = 0; at < count; at += 1) {
    await vi.waitFor(() => expect(sendings).toHaveLength(at + 1));
    sendings[at]!.answer(status, body);
  }
  return work;
}

test("a save with a picture that can't be sent is kept, shows it here, and goes after the picture, under the server's name for it", async () => {
  const server = aDeckServer(start);
  const picture = await aPicture();
  const saving = save(start, withDefinition(start, picture));
  await vi.waitFor(() => expect(sendings).toHaveLength(1));
  sendings[0]!.fail();
  expect(await saving).toMatchObject({ state: "kept" });
  expect(server.to("PATCH /api/users/mira/decks/7")).toEqual([]);
  expect((await withWaitingSave(uid, start)).cards[0]?.definition).toBe(picture);
  sendings.length = 0;
  await filesGet(201, media, send());
  expect(sendings).toMatchObject([{ path: "/api/media", headers: { "Content-Type": "image/png" } }]);
  expect(server.deck(7).cards[0]?.definition).toBe(there);
  expect(await waiting()).toEqual([]);
});

test("a new deck with a picture is created after it; what is written beside the picture meanwhile asks nobody, and the picture goes once", async () => {
  const server = aDeckServer();
  const picture = await aPicture();
  const card: Card = { id: "abcdefghijkl", term: "Cell", definition: picture };
  const content: DeckContent = { title: "Cells", description: "", cards: [card] };
  const creating = createOnDevice(uid, "form-1", content);
  await vi.waitFor(() => expect(sendings).toHaveLength(1));
  sendings[0]!.fail();
  const { deck } = await creating;
  sendings.length = 0;
  const sending = send();
  await vi.waitFor(() => expect(sendings).toHaveLength(1));
  await waitingSaves.update(
    uid,
    deck.id,
    (now) => now && { ...now, edit: { ...now.edit, content: withDefinition(content, `${picture}!`) } },
  );
  sendings[0]!.answer(201, media);
  await sending;
  await send();
  expect(server.all()).toMatchObject([{ title: "Cells", cards: [{ definition: `${there}!` }] }]);
  expect([sendings.length, await waiting()]).toEqual([1, []]);
});

test("a form that was open before its picture was sent is saved under the server's name, and one that another tab changed asks with this device's", async () => {
  const server = aDeckServer(start);
  const picture = await aPicture();
  const first = await filesGet(201, media, save(start, withDefinition(start, picture)));
  expect(first).toMatchObject({ state: "saved" });
  const open = { ...start, ...withDefinition(start, picture), revision: server.deck(7).revision };
  await patchDeck(uid, 7, patchFrom(open, withDefinition(open, `${picture} again`)));
  expect(server.deck(7).cards[0]?.definition).toBe(`${there} again`);
  server.fate("is lost");
  await save(open, withDefinition(open, `mine ${picture}`));
  server.fate("arrives");
  await send();
  expect(await waiting()).toMatchObject([{ edit: { choices: [{ conflict: { mine: `mine ${picture}`, theirs: `${picture} again` } }] } }]);
  expect(sendings).toHaveLength(1);
});

test("a picture that the server refuses is a sentence, loses no text, and goes no more once the text names it no longer", async () => {
  const server = aDeckServer(start);
  server.fate("is lost");
  await save(start, withDefinition(start, "words"));
  const kept = await withWaitingSave(uid, start);
  const picture = await aPicture();
  server.fate("arrives");
  const refusal = { error: { code: "media/damaged", message: "This file is damaged or incomplete." } };
  await filesGet(415, refusal, save(kept, withDefinition(kept, `words ${picture}`)));
  expect(await waiting()).toMatchObject([{ refusal: { message: "This file is damaged or incomplete.", isGone: false } }]);
  const shown = await withWaitingSave(uid, start);
  expect(shown.cards[0]?.definition).toBe(`words ${picture}`);
  await save(shown, withDefinition(shown, "words alone"));
  expect(server.deck(7).cards[0]?.definition).toBe("words alone");
  expect([sendings.length, await waiting()]).toEqual([1, []]);
});

test("a picture that the server got long ago, and may have removed, is sent again with the save that names it", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  const server = aDeckServer(start);
  const picture = await aPicture();
  await waitingFiles.noteSent(uid, picture.slice("![Cell](media/".length, -1), "AbC123-_xYz0AbC1.png");
  await save(start, withDefinition(start, picture));
  expect([sendings.length, server.deck(7).cards[0]?.definition]).toEqual([0, there]);
  vi.setSystemTime(20 * dayMs);
  const again = { ...media, id: "BbC123-_xYz0AbC1" };
  await filesGet(201, again, save(start, withDefinition(start, `new ${picture}`)));
  expect(await waiting()).toMatchObject([]);
});

test("so is one that was sent while the clock was ahead: nobody knows how long ago that was", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 400 * dayMs });
  const server = aDeckServer(start);
  const picture = await aPicture();
  await waitingFiles.noteSent(uid, picture.slice("![Cell](media/".length, -1), "AbC123-_xYz0AbC1.png");
  vi.setSystemTime(20 * dayMs);
  await filesGet(201, { ...media, id: "BbC123-_xYz0AbC1" }, save(start, withDefinition(start, picture)));
  expect(server.deck(7).cards[0]?.definition).toBe("![Cell](media/BbC123-_xYz0AbC1.png)");
});

test("a save waits while the browser's storage does not give its picture, and is not refused for that", async () => {
  const server = aDeckServer(start);
  const picture = await aPicture();
  const failing = vi.spyOn(waitingFiles, "namedIn").mockRejectedValue(new Error("The browser's storage did not answer."));
  expect(await save(start, withDefinition(start, picture))).toMatchObject({ state: "kept" });
  await expect(send()).rejects.toMatchObject({ code: "database/network-error" });
  expect(await waiting()).toMatchObject([{ refusal: null }]);
  failing.mockRestore();
  await filesGet(201, media, send());
  expect(server.deck(7).cards[0]?.definition).toBe(there);
  expect(await waiting()).toEqual([]);
});
