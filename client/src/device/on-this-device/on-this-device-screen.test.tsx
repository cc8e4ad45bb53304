import "fake-indexeddb/auto";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { deckChoices } from "../store/deck-choices.ts";
import { fullDisk } from "../store/full-disk.ts";
import { patchFrom } from "../../decks/editor/saving/save-deck.ts";
import { keepSave } from "../../decks/waiting/keep-save.ts";
import { waitingSaves } from "../../decks/waiting/store/waiting-saves.ts";
import { deviceDatabase, forgetDevice } from "../store/device-store.ts";

const aDeck = (id: number, title: string): Deck => ({
  id,
  title,
  description: "",
  cards: [{ id: "c1", term: "France", definition: "Paris" }],
  cardCount: 1,
  visibility: "Private",
  updatedAt: 1,
  revision: 1,
});
const summaryOf = ({ cards: _cards, ...summary }: Deck) => summary;
const [bones, law] = [aDeck(5, "Bones"), aDeck(6, "Law")];
const me = aUser({ uid: "ada" });

/** A browser that keeps sites, whose promise is still to be had. */
function aBrowser({ promises = true } = {}) {
  let isPersisted = false;
  const persist = vi.fn<() => Promise<boolean>>(async () => (isPersisted = promises));
  vi.stubGlobal("isSecureContext", true);
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { addEventListener: () => {}, getRegistration: async () => ({}) },
  });
  Object.defineProperty(navigator, "storage", {
    configurable: true,
    value: { persist, persisted: async () => isPersisted, estimate: async () => ({ quota: 60_000_000, usage: 10_000_000 }) },
  });
  return { persist };
}

beforeEach(async () => {
  localStorage.clear();
  useFakeEventSource();
  document.documentElement.dataset["offline"] = "on";
  const database = await deviceDatabase("ada");
  await database.put("meta", [bones, law].map(summaryOf), "list");
  await database.put("meta", "1.1.a", "cursor");
  await database.put("decks", bones);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
  Reflect.deleteProperty(navigator, "storage");
  delete document.documentElement.dataset["offline"];
  fullDisk.set(false);
  await forgetDevice("ada");
});

const script = () => new Response("", { headers: { "content-type": "text/javascript" } });

function open() {
  const server = fakeServer({ ...signedInAs(me), "GET /api/users/ada/decks/6": law, "GET /sw.js": script });
  return { server, ...renderApp("/on-this-device") };
}

const row = async (title: string) => {
  const control = await screen.findByRole("switch", { name: `Keep ${title} on this device` });
  return { control, words: control.closest("li")?.textContent ?? "" };
};
const idsHere = async () => (await deviceDatabase("ada")).getAllKeys("decks");

test("says of each deck whether it is kept, how large it is, and what room there is", async () => {
  aBrowser();
  open();
  expect(await screen.findByRole("heading", { level: 1, name: "On this device" })).toBeInTheDocument();
  expect((await row("Bones")).control).toBeChecked();
  expect((await row("Bones")).words).toContain("Kept, 1 kB");
  expect((await row("Law")).control).not.toBeChecked();
  expect((await row("Law")).words).toContain("Not kept: all kept decks together are larger than 20 MB");
  expect(screen.getByText(/room for about 50\.0 MB more/)).toBeInTheDocument();
});

test("of a deck that has not come yet it does not say that it is too large", async () => {
  aBrowser();
  await (await deviceDatabase("ada")).delete("meta", "cursor");
  open();
  expect((await row("Law")).words).toMatch(/Not kept$/);
});

test("a deck that is switched on is read at once and stays chosen; switched off, it is gone from here", async () => {
  aBrowser();
  const { user } = open();
  await user.click((await row("Law")).control);
  await vi.waitFor(async () => expect(await idsHere()).toEqual([5, 6]));
  await vi.waitFor(async () => expect((await row("Law")).control).toBeChecked());
  expect(deckChoices.get("ada").kept).toEqual([6]);
  await user.click((await row("Bones")).control);
  await vi.waitFor(async () => expect(await idsHere()).toEqual([6]));
  await vi.waitFor(async () => expect((await row("Bones")).words).toContain("Not kept"));
});

test("a deck that is switched on is kept as the server has it, without an edit that only waits here", async () => {
  aBrowser();
  const content = { title: law.title, description: "Mine", cards: law.cards };
  await keepSave({ uid: "ada", deck: law, content, patch: patchFrom(law, content), sent: null });
  const { server, user } = open();
  server.on({ "PATCH /api/users/ada/decks/6": () => new TypeError("Failed to fetch") });
  await user.click((await row("Law")).control);
  await vi.waitFor(async () => expect(await idsHere()).toEqual([5, 6]));
  expect(await (await deviceDatabase("ada")).get("decks", 6)).toEqual(law);
  expect(await waitingSaves.get("ada", 6)).toMatchObject({ edit: { content: { description: "Mine" } } });
  await waitingSaves.discardAll("ada");
});

test("a deck that can't be read now says so, and the switch is as before", async () => {
  aBrowser();
  const { server, user } = open();
  server.on({ "GET /api/users/ada/decks/6": new AppError("api/rate-limit") });
  await user.click((await row("Law")).control);
  expect(await screen.findByText("Too many requests. Please wait a moment before trying again.")).toBeInTheDocument();
  expect((await row("Law")).control).not.toBeChecked();
  expect(deckChoices.get("ada").kept).toEqual([]);
});

test("on a full disk nothing of what is kept goes, and one sentence says that there is no room", async () => {
  aBrowser();
  const { user } = open();
  const { control } = await row("Law");
  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("Encountered full disk while committing transaction.", "QuotaExceededError");
  });
  await user.click(control);
  const noRoom = "This device has no room for more. What is kept here stays.";
  expect(await screen.findByText(noRoom)).toBeInTheDocument();
  expect([deckChoices.get("ada").kept, await idsHere()]).toEqual([[], [5]]);
  expect((await row("Law")).control).not.toBeChecked();
  full.mockRestore();
});

test("after a fill that found no room, the page says so, and of a deck that is missing it does not say that it is too large", async () => {
  aBrowser();
  fullDisk.set(true);
  open();
  expect((await row("Law")).words).toMatch(/Not kept$/);
  expect(screen.getByText("This device has no room for more. What is kept here stays.")).toBeVisible();
});

test("'Remove all' asks first, then nothing is kept by itself until the student wants it again, and then all is brought at once", async () => {
  aBrowser();
  const { server, user } = open();
  const lines = [
    { kind: "reset" },
    { kind: "list", decks: [bones, law].map(summaryOf) },
    { kind: "deck", deck: bones },
    { kind: "deck", deck: law },
    { kind: "cursor", cursor: "2.2.b" },
  ];
  server.on({ "GET /api/device": () => new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join("")) });
  await user.click(await screen.findByRole("button", { name: "Remove all" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Remove all" }));
  expect(await screen.findByText("Removed from this device.")).toBeInTheDocument();
  expect(await idsHere()).toEqual([]);
  expect(deckChoices.get("ada").isOff).toBe(true);
  await user.click(await screen.findByRole("button", { name: "Keep my decks again" }));
  expect(await screen.findByRole("button", { name: "Remove all" })).toBeInTheDocument();
  expect([deckChoices.get("ada").isOff, await idsHere()]).toEqual([false, [5, 6]]);
});

test.each([
  [true, "Your browser has promised not to remove this by itself."],
  [false, "The browser did not promise it. It often does once the site is installed as an app, or visited more often."],
])("the browser is asked for its promise only here, and its answer (%s) is shown", async (promises, sentence) => {
  const { persist } = aBrowser({ promises });
  const { user } = open();
  const button = await screen.findByRole("button", { name: "Ask the browser to keep it" });
  expect(persist).not.toHaveBeenCalled();
  await user.click(button);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(persist).toHaveBeenCalledTimes(1);
});

test("on plain HTTP it says why nothing is kept, and how to get HTTPS", async () => {
  aBrowser();
  vi.stubGlobal("isSecureContext", false);
  open();
  expect(await screen.findByText(/only if its address begins with https/)).toBeInTheDocument();
  expect(screen.queryByRole("switch")).toBeNull();
});

test("where the operator has switched it off, it says so", async () => {
  aBrowser();
  document.documentElement.dataset["offline"] = "off";
  open();
  expect(await screen.findByText("The people who run this site have switched off use without a network.")).toBeInTheDocument();
});

test.each([
  ["has no worker", () => new Response("", { status: 404 }), /^Without a network this site does not open at the moment/],
  ["has one that comes in a moment", script, /^Decks that are kept here open/],
  ["does not answer", () => new TypeError("Failed to fetch"), /^Decks that are kept here open/],
])("in a browser whose server %s, it says whether the site opens without a network", async (_what, reply, sentence) => {
  aBrowser();
  open().server.on({ "GET /sw.js": reply });
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect((await row("Bones")).words).toContain("Kept");
});

test("a deck of somebody else is in the list, is read as any reader reads it, and goes with all others", async () => {
  aBrowser();
  const { revision: _revision, ...content } = aDeck(9, "Cells");
  const cells = { ...content, author: "@teacher", authorId: "teacher", official: false };
  const database = await deviceDatabase("ada");
  await database.put("meta", [{ id: 9, title: "Cells", updatedAt: 1, bytes: 60 }], "shared");
  const { server, user } = open();
  server.on({ "GET /api/library/9": cells });
  expect((await row("Cells")).words).toContain("Not kept");
  await user.click((await row("Cells")).control);
  await vi.waitFor(async () => expect((await row("Cells")).words).toContain("Kept, 1 kB"));
  expect([await database.getAllKeys("shared"), await idsHere()]).toEqual([[9], [5]]);
  await user.click((await row("Cells")).control);
  await vi.waitFor(async () => expect((await row("Cells")).words).toContain("Not kept"));
  await user.click((await row("Cells")).control);
  await vi.waitFor(async () => expect((await row("Cells")).words).toContain("Kept"));
  await user.click(screen.getByRole("button", { name: "Remove all" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Remove all" }));
  await vi.waitFor(async () => expect([await database.getAllKeys("shared"), await idsHere()]).toEqual([[], []]));
});
