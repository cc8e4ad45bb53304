import "fake-indexeddb/auto";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { DeckContent } from "@recollect/domain/decks/deck-patch.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { aCard, aDeck } from "../../../test/a-deck.ts";
import { aDeckServer } from "../../../test/a-deck-server.ts";
import { keepOnDevice } from "../../../test/a-kept-device.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { recordToasts } from "../../../test/record-toasts.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { settle } from "../../../test/still-clock.ts";
import { drafts } from "../editor/drafts/draft-storage.ts";
import { keepNewDeck } from "./keep-save.ts";
import { saveOnDevice } from "./save-on-device.ts";
import { sendWaiting } from "./send-waiting.ts";
import { waitingSaves } from "./store/waiting-saves.ts";

const uid = "mira";
const start = aDeck({ cards: [aCard(), aCard({ id: "c2", term: "ATP", definition: "energy" })] });
const kept = "Saved on this device, waiting for a network.";
let endDevice = () => {};

beforeEach(() => {
  useFakeEventSource();
  endDevice = keepOnDevice();
});
afterEach(async () => {
  await waitingSaves.discardAll(uid);
  vi.restoreAllMocks();
  endDevice();
});

function aServer() {
  const server = aDeckServer(start);
  server.on({
    ...signedInAs(aUser()),
    "GET /api/device": () => new Response(""),
    "GET /sw.js": "",
    "GET /api/practice/suggestions": { suggestions: [] },
    "GET /api/study/summary": new AppError("api/rate-limit"),
  });
  return server;
}

const definition = (number: number) => screen.getByRole("textbox", { name: `Definition of card ${number}` });
const press = (name: string) => screen.getByRole("button", { name });

/** What waits after the student saved this without a network. */
async function saved(server: ReturnType<typeof aServer>, content: DeckContent) {
  server.fate("is lost");
  await saveOnDevice({ uid, deck: start, base: start, content, unanswered: null });
}
const withDefinition = (text: string): DeckContent => ({ ...start, cards: [aCard({ definition: text }), ...start.cards.slice(1)] });

describe("a save without a network", () => {
  test("is said to wait, and the deck's page shows it with the edited text", async () => {
    const toasts = recordToasts();
    const server = aServer();
    const { user, address } = renderApp("/7/edit");
    await screen.findByRole("textbox", { name: "Title" });
    await user.type(definition(1), ", mine");
    // The page is not drawn again while the field's tools are loading.
    await screen.findByRole("toolbar");
    server.fate("is lost");
    await user.click(press("Save Changes"));
    await waitFor(() => expect(address()).toBe("/7"));
    expect(toasts).toContain(`info: ${kept}`);
    expect(await screen.findByText(kept)).toBeInTheDocument();
    expect((await screen.findAllByText("the smallest unit of life, mine")).length).toBeGreaterThan(0);
    expect(await screen.findByRole("link", { name: "Look at them" })).toHaveAttribute("href", "/waiting");
  });

  test("that the device has no room for says so, and the text stays in the page", async () => {
    const server = aServer();
    const { user, address } = renderApp("/7/edit");
    await screen.findByRole("textbox", { name: "Title" });
    await user.type(definition(1), ", mine");
    // The page is not drawn again while the field's tools are loading.
    await screen.findByRole("toolbar");
    server.fate("is lost");
    vi.spyOn(waitingSaves, "update").mockRejectedValue(new DOMException("The disk is full.", "QuotaExceededError"));
    await user.click(press("Save Changes"));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "This device has no room for the change. Your text is still on this page; keep it open until you are online.",
    );
    expect([address(), (definition(1) as HTMLTextAreaElement).value]).toEqual(["/7/edit", "the smallest unit of life, mine"]);
  });

  test("online, on a device whose disk is full, goes to the server as ever, and nothing of it waits", async () => {
    const server = aServer();
    const { user, address } = renderApp("/7/edit");
    await screen.findByRole("textbox", { name: "Title" });
    await user.type(definition(1), ", mine");
    await screen.findByRole("toolbar");
    const full = () => Promise.reject(new DOMException("The disk is full.", "QuotaExceededError"));
    for (const method of ["get", "update", "list"] as const) vi.spyOn(waitingSaves, method).mockImplementation(full);
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("The disk is full.", "QuotaExceededError");
    });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("The disk is full.", "QuotaExceededError");
    });
    server.fate("arrives");
    await user.click(press("Save Changes"));
    await waitFor(() => expect(address()).toBe("/7"));
    expect((await screen.findAllByText("the smallest unit of life, mine")).length).toBeGreaterThan(0);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(server.deck(7).cards[0]).toMatchObject({ definition: "the smallest unit of life, mine" });
  });

  test("online, on a device whose disk is full, that the server refuses stays in the page with the reason", async () => {
    const server = aServer();
    const { user, address } = renderApp("/7/edit");
    await screen.findByRole("textbox", { name: "Title" });
    await user.type(definition(1), ", mine");
    await screen.findByRole("toolbar");
    vi.spyOn(waitingSaves, "update").mockRejectedValue(new DOMException("The disk is full.", "QuotaExceededError"));
    server.on({ "PATCH /api/users/mira/decks/7": new AppError("storage/full") });
    await user.click(press("Save Changes"));
    expect(await screen.findByRole("alert")).toBeVisible();
    expect([address(), (definition(1) as HTMLTextAreaElement).value]).toEqual(["/7/edit", "the smallest unit of life, mine"]);
  });

  test("of a new deck opens it under a temporary number", async () => {
    const server = aServer();
    server.fate("is lost");
    const { user, address } = renderApp("/create-deck");
    await user.type(await screen.findByRole("textbox", { name: "Title" }), "Acids");
    await user.type(screen.getByRole("textbox", { name: "Term of card 1" }), "RNA");
    await user.type(definition(1), "acid");
    await user.click(press("Create"));
    expect(await screen.findByRole("heading", { level: 1, name: "Acids" })).toBeInTheDocument();
    expect(await screen.findByText("This new deck is saved on this device, waiting for a network.")).toBeInTheDocument();
    expect(Number(address().slice(1))).toBeGreaterThanOrEqual(2 ** 52);
  });

  test("of a new deck leaves its open form in place when the deck gets its number; what is left unsaved there is offered under the number", async () => {
    const server = aServer();
    server.fate("is lost");
    const content = { title: "Acids", description: "", cards: [{ id: "abcdefghijkl", term: "RNA", definition: "acid" }] };
    const deck = await keepNewDeck(uid, "form-1", content);
    const { user, address, unmount } = renderApp(`/${deck.id}/edit`);
    await screen.findByRole("textbox", { name: "Title" });
    await user.type(definition(1), ", mine");
    // Only a stored draft moves to the number.
    await waitFor(async () => expect(await drafts.list(uid, deck.id)).toHaveLength(1));
    server.fate("arrives");
    fireEvent(window, new Event("online"));
    await waitFor(async () => expect(await waitingSaves.renamedTo(uid, deck.id)).toBe(server.all().at(-1)?.id));
    await user.type(definition(1), "!");
    // The draft has the number: whatever moves the page would have moved it.
    await waitFor(async () => expect(await drafts.list(uid, server.all().at(-1)?.id ?? 0)).toHaveLength(1));
    await settle();
    expect([address(), (definition(1) as HTMLTextAreaElement).value]).toEqual([`/${deck.id}/edit`, "acid, mine!"]);
    unmount();
    const number = server.all().at(-1)?.id ?? 0;
    await waitFor(async () => expect(await drafts.list(uid, number)).toHaveLength(1));
    const again = renderApp(`/${number}/edit`);
    await again.user.click(await screen.findByRole("button", { name: "Restore" }));
    expect(definition(1)).toHaveValue("acid, mine!");
    await again.user.click(press("Save Changes"));
    await waitFor(() => expect(server.deck(number).cards[0]).toMatchObject({ definition: "acid, mine!" }));
    await waitFor(() => expect(again.address()).toBe(`/${number}`));
  });
});

describe("the list of what waits", () => {
  test("asks for each field with both texts, and saves what is chosen", async () => {
    const server = aServer();
    await saved(server, withDefinition("mine"));
    server.save(7, { cards: [aCard({ definition: "theirs" }), ...start.cards.slice(1)] });
    server.fate("arrives");
    const { user } = renderApp("/waiting");
    const row = within(await screen.findByRole("listitem"));
    expect(await row.findByText("1 text was changed here and elsewhere. Choose which to keep.")).toBeInTheDocument();
    const field = within(row.getByRole("group", { name: /^Definition/ }));
    expect(field.getByRole("radio", { name: /^Mine.*mine$/ })).toBeInTheDocument();
    expect(field.getByRole("radio", { name: /^Theirs.*theirs$/ })).toBeInTheDocument();
    expect(press("Save what I chose")).toBeDisabled();
    await user.click(field.getByRole("radio", { name: /^Both/ }));
    await user.click(press("Save what I chose"));
    expect(await screen.findByRole("heading", { name: "Nothing is waiting" })).toBeInTheDocument();
    expect(server.deck(7).cards[0]?.definition).toBe("theirs\nmine");
    await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: "Waiting changes" })).toHaveFocus());
  });

  test("says why the server refused a save, and leads to the editor", async () => {
    const server = aServer();
    await saved(server, { ...start, title: "x".repeat(301) });
    server.fate("arrives");
    server.on({ "PATCH /api/users/mira/decks/7": new AppError("deck/title-too-long") });
    renderApp("/waiting");
    expect(await screen.findByText(/^Saved on this device only. The server refused it: /)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Open in the editor" })).toHaveAttribute("href", "/7/edit");
  });

  test("sends a new deck that the server refused once more when its student wants that, and its menu offers no link until then", async () => {
    const creations = "POST /api/users/mira/decks";
    const server = aServer();
    server.on({ [creations]: new AppError("storage/full") });
    const deck = await keepNewDeck(uid, "form-1", { title: "Acids", description: "", cards: [aCard()] });
    const { user } = renderApp(`/${deck.id}`);
    expect(await screen.findByText(/^Saved on this device only. The server refused it: /)).toBeInTheDocument();
    await user.click(await screen.findByRole("button", { name: "Deck menu" }));
    expect(await screen.findByRole("menuitem", { name: "Export" })).toBeInTheDocument();
    expect(screen.queryByRole("menuitem", { name: "Copy link" })).toBeNull();
    await user.keyboard("{Escape}");
    await user.click(screen.getAllByRole("link", { name: "Look at them" })[0]!);
    expect(server.to(creations)).toHaveLength(1);
    server.on({ [creations]: aDeck({ id: 1_700_000_000_000, title: "Acids" }) });
    await user.click(await screen.findByRole("button", { name: "Send now" }));
    expect(await screen.findByRole("heading", { name: "Nothing is waiting" })).toBeInTheDocument();
    expect(server.to(creations)).toHaveLength(2);
  });

  test("offers to save a deck that was deleted meanwhile as a new one", async () => {
    const server = aServer();
    await saved(server, withDefinition("mine"));
    server.remove(7);
    server.fate("arrives");
    const { user } = renderApp("/waiting");
    expect(await screen.findByText(/^This deck was deleted in the meantime/)).toBeInTheDocument();
    await user.click(press("Save as a new deck"));
    expect(await screen.findByRole("heading", { name: "Nothing is waiting" })).toBeInTheDocument();
    expect(server.all()).toMatchObject([{ title: "Cell biology", cards: [{ definition: "mine" }, {}] }]);
  });

  test("discards only after a confirmation", async () => {
    const server = aServer();
    await saved(server, withDefinition("mine"));
    const { user } = renderApp("/waiting");
    expect(await screen.findByText(kept)).toBeInTheDocument();
    await user.click(press("Discard"));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Discard these changes?" }));
    expect(await waitingSaves.list(uid)).toHaveLength(1);
    await user.click(dialog.getByRole("button", { name: "Discard" }));
    expect(await screen.findByRole("heading", { name: "Nothing is waiting" })).toBeInTheDocument();
    server.fate("arrives");
    await sendWaiting(uid, () => {});
    expect(server.deck(7).revision).toBe(3);
  });
});
