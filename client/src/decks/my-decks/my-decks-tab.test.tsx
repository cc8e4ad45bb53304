import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { FakeEventSource, theDecksStream, useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer, later } from "../../../test/fakes/fake-server.ts";
import { aSummary, aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { skipWaits } from "../../../test/skip-waits.ts";
import { firstEventWithinMs, settledAfterMs } from "../../lib/live/connection.ts";
import { readAgainMs } from "../../lib/live/repeated-reading.ts";
import { longestLeaveMs } from "./use-delete-deck.ts";
import { searchPauseMs } from "../use-list-view.ts";

const biology = aSummary({ id: 30, title: "Cell biology", cardCount: 42 });
const spanish = aSummary({ id: 20, title: "Español", cardCount: 1, visibility: "Public" });
const torts = aSummary({ id: 10, title: "Torts", cardCount: 0, visibility: "Unlisted" });

beforeEach(() => {
  useFakeEventSource();
});

async function decksPage(decks: DeckSummary[], at = "/decks", routes: Record<string, object> = {}) {
  const server = fakeServer({ ...signedInAs(aUser()), ...routes });
  const page = renderApp(at);
  await screen.findByText("Loading your decks...");
  const stream = await theDecksStream();
  act(() => stream.send("snapshot", decks));
  return { server, ...page };
}

const shownTitles = () =>
  within(screen.getByRole("list", { name: "Decks" }))
    .queryAllByRole("heading")
    .map((heading) => heading.textContent);
const cardOf = (title: string) => screen.getByRole("link", { name: title }).closest("li") as HTMLElement;

async function confirmDeletion(user: Awaited<ReturnType<typeof decksPage>>["user"], title: string) {
  await user.click(screen.getByRole("button", { name: `Delete deck ${title}` }));
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog).toHaveTextContent("Are you sure you want to delete this deck? It stays in your trash for 30 days.");
  await user.click(within(dialog).getByRole("button", { name: "Delete deck" }));
}

function endTransition(card: HTMLElement, propertyName = "opacity") {
  fireEvent(card, Object.assign(new Event("transitionend", { bubbles: true }), { propertyName }));
}

describe("the list", () => {
  test("says that it loads, then shows each deck's count, title and visibility, the newest first", async () => {
    await decksPage([torts, biology, spanish]);
    expect(screen.queryByText("Loading your decks...")).not.toBeInTheDocument();
    expect(shownTitles()).toEqual(["Cell biology", "Español", "Torts"]);
    expect(cardOf("Cell biology")).toHaveTextContent("42 cards");
    expect(cardOf("Español")).toHaveTextContent("1 card");
    expect(cardOf("Torts")).toHaveTextContent(/^0 cards ?Unlisted ?Torts$/);
    expect(document.title).toBe("My Decks - Recollect");
  });

  test("has one menu and the bin on each deck", async () => {
    const { user } = await decksPage([biology]);
    const buttons = within(cardOf("Cell biology")).getAllByRole("button");
    expect(buttons.map((button) => button.title)).toEqual(["More", "Delete deck"]);
    await user.click(screen.getByRole("button", { name: "Menu of the deck Cell biology" }));
    const menu = await screen.findByRole("menu");
    expect(
      within(menu)
        .getAllByRole("menuitem")
        .map((item) => item.textContent),
    ).toEqual(["Star", "Tags", "Move to folder"]);
  });

  test("opens a deck on click", async () => {
    const { server, user, address } = await decksPage([biology]);
    server.on({ "GET /api/users/mira/decks/30": new AppError("deck/load-failed") });
    await user.click(screen.getByRole("link", { name: "Cell biology" }));
    expect(address()).toBe("/30");
  });

  test("follows other tabs", async () => {
    await decksPage([biology]);
    act(() => FakeEventSource.last.send("put", spanish));
    await waitFor(() => expect(shownTitles()).toEqual(["Cell biology", "Español"]));
    act(() => FakeEventSource.last.send("put", { ...spanish, title: "Español B1", revision: 2 }));
    await waitFor(() => expect(shownTitles()).toEqual(["Cell biology", "Español B1"]));
    act(() => FakeEventSource.last.send("remove", { id: 30 }));
    await waitFor(() => expect(shownTitles()).toEqual(["Español B1"]));
  });

  test("is read by plain requests when no events come through, and says so quietly until they do", async () => {
    const server = fakeServer({ ...signedInAs(aUser()), "GET /api/users/mira/decks": [biology] });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    renderApp("/decks");
    await screen.findByText("Loading your decks...");
    const stream = await theDecksStream();
    await act(() => vi.advanceTimersByTimeAsync(firstEventWithinMs));
    await waitFor(() => expect(shownTitles()).toEqual(["Cell biology"]));
    expect(screen.queryByText("Loading your decks...")).not.toBeInTheDocument();
    const sentence = /Live updates aren’t coming through/;
    expect(screen.getByText(sentence)).toHaveAttribute("role", "status");
    server.on({ "GET /api/users/mira/decks": [biology, spanish] });
    await act(() => vi.advanceTimersByTimeAsync(readAgainMs));
    await waitFor(() => expect(shownTitles()).toEqual(["Cell biology", "Español"]));
    act(() => stream.send("snapshot", [biology, spanish]));
    await act(() => vi.advanceTimersByTimeAsync(settledAfterMs));
    await waitFor(() => expect(screen.queryByText(sentence)).not.toBeInTheDocument());
  });

  test("that can't be loaded says so", async () => {
    const server = fakeServer({ ...signedInAs(aUser()), "GET /api/events": new AppError("database/network-error") });
    renderApp("/decks");
    await screen.findByText("Loading your decks...");
    act(() => FakeEventSource.last.fail());
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load decks. Please refresh the page.");
    expect(server.to("GET /api/events")).toHaveLength(1);
  });

  test("of 5,000 decks renders only those near the view, and has their total number", async () => {
    await decksPage(Array.from({ length: 5000 }, (_, id) => aSummary({ id: id + 100, title: `Deck ${id}` })));
    const cards = within(screen.getByRole("list", { name: "Decks" })).getAllByRole("listitem");
    expect(cards.length).toBeGreaterThan(3);
    expect(cards.length).toBeLessThan(60);
    expect(cards[0]).toHaveAttribute("aria-setsize", "5000");
  });
});

describe("sorting", () => {
  test("offers the five orders and keeps the choice in the address", async () => {
    const { user, address } = await decksPage([torts, biology, spanish]);
    const sort = screen.getByRole("combobox", { name: "Sort" });
    expect(
      within(sort)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["Newest", "Oldest", "A-Z", "Z-A", "Tutorials"]);
    await user.selectOptions(sort, "Z-A");
    expect(shownTitles()).toEqual(["Torts", "Español", "Cell biology"]);
    expect(address()).toBe("/decks?sort=z-a");
  });

  test("is read from the address; an unknown order is the newest first", async () => {
    await decksPage([torts, biology], "/decks?sort=oldest");
    expect(shownTitles()).toEqual(["Torts", "Cell biology"]);
  });

  test("with a misspelled order in the address is Newest", async () => {
    await decksPage([torts, biology], "/decks?sort=cheapest");
    expect(screen.getByRole("combobox", { name: "Sort" })).toHaveDisplayValue("Newest");
    expect(shownTitles()).toEqual(["Cell biology", "Torts"]);
  });
});

describe("searching", () => {
  test("finds titles in any case", async () => {
    const { user } = await decksPage([torts, biology, spanish]);
    await user.type(screen.getByPlaceholderText("Search decks"), "CELL");
    expect(shownTitles()).toEqual(["Cell biology"]);
  });

  test("is there again on the way back from a deck", async () => {
    skipWaits(searchPauseMs);
    const { user, server, address, go } = await decksPage([torts, biology]);
    server.on({ "GET /api/users/mira/decks/30": new AppError("deck/load-failed") });
    await user.type(screen.getByPlaceholderText("Search decks"), "cell");
    await waitFor(() => expect(address()).toBe("/decks?search=cell"));
    await user.click(screen.getByRole("link", { name: "Cell biology" }));
    expect(address()).toBe("/30");
    go(-1);
    expect(await screen.findByRole("searchbox", { name: "Search decks" })).toHaveValue("cell");
    expect(shownTitles()).toEqual(["Cell biology"]);
  });

  test("without a match says so and can be cleared", async () => {
    const { user } = await decksPage([biology]);
    await user.type(screen.getByRole("searchbox", { name: "Search decks" }), "latin");
    expect(screen.getByRole("heading", { name: "No decks found" })).toBeInTheDocument();
    expect(screen.getByText(/No decks match your search for/)).toHaveTextContent("No decks match your search for “latin”");
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    expect(shownTitles()).toEqual(["Cell biology"]);
    expect(screen.getByRole("searchbox", { name: "Search decks" })).toHaveFocus();
  });
});

test("nothing is shown below the day's work until it is known whether there are decks, because its position depends on that", async () => {
  fakeServer(signedInAs(aUser()));
  renderApp("/decks");
  await screen.findByText("Loading your decks...");
  expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
  const stream = await theDecksStream();
  act(() => stream.send("snapshot", []));
  expect(screen.getByRole("searchbox", { name: "Search decks" })).toBeInTheDocument();
});

test("without decks the page has a link to create one", async () => {
  await decksPage([]);
  expect(screen.getByRole("heading", { name: "No decks yet" })).toBeInTheDocument();
  expect(screen.getByText("Create your first flashcard deck to get started")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Create deck" })).toHaveAttribute("href", "/create-deck");
  expect(screen.queryByRole("group", { name: "View" })).not.toBeInTheDocument();
});

test("a student who has decks in groups alone is led to them, above the invitation to create an own one", async () => {
  const group = { id: "g7", name: "Biology 7b", role: "student", students: 20, decks: 3, keepUntil: 4_000_000_000_000, closedAt: null };
  const empty = { ...group, id: "g8", name: "Chess club", decks: 0 };
  await decksPage([], "/decks", { "GET /api/groups": { groups: [group, empty], mayMake: false } });
  const ofGroups = within(await screen.findByRole("region", { name: "Decks of your groups" }));
  expect(ofGroups.getByRole("listitem")).toHaveTextContent("Biology 7b3 decks");
  expect(ofGroups.getByRole("link", { name: "Biology 7b" })).toHaveAttribute("href", "/groups/g7");
  expect(screen.getByRole("heading", { name: "No decks yet" })).toBeInTheDocument();
});

describe("deleting a deck", () => {
  test("asks first, animates the card, and deletes when the transition has ended", async () => {
    const { server, user, address } = await decksPage([biology, spanish]);
    server.on({ "DELETE /api/users/mira/decks/30": undefined });
    await confirmDeletion(user, "Cell biology");
    const card = cardOf("Cell biology");
    expect(card).toHaveAttribute("data-leaving");
    endTransition(card, "transform");
    expect(server.to("DELETE /api/users/mira/decks/30")).toHaveLength(0);
    endTransition(card);
    await waitFor(() => expect(shownTitles()).toEqual(["Español"]));
    expect(server.to("DELETE /api/users/mira/decks/30")).toHaveLength(1);
    expect(address()).toBe("/decks");
    expect(screen.getByRole("heading", { name: "My Decks" })).toHaveFocus();
  });

  test("does nothing when it is cancelled", async () => {
    const { user } = await decksPage([biology]);
    await user.click(screen.getByTitle("Delete deck"));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(cardOf("Cell biology")).not.toHaveAttribute("data-leaving");
  });

  test("that fails says so, and the card is shown again", async () => {
    const { server, user } = await decksPage([biology]);
    server.on({ "DELETE /api/users/mira/decks/30": new AppError("database/network-error") });
    await confirmDeletion(user, "Cell biology");
    endTransition(cardOf("Cell biology"));
    expect(await screen.findByText("Failed to delete deck. Please try again.")).toBeInTheDocument();
    expect(cardOf("Cell biology")).not.toHaveAttribute("data-leaving");
  });

  test("that another tab did first succeeds", async () => {
    const { server, user } = await decksPage([biology, spanish]);
    server.on({ "DELETE /api/users/mira/decks/30": new AppError("deck/not-found") });
    await confirmDeletion(user, "Cell biology");
    endTransition(cardOf("Cell biology"));
    await waitFor(() => expect(shownTitles()).toEqual(["Español"]));
  });

  test("works without the end of a transition too, and only once", async () => {
    const { server, user } = await decksPage([biology]);
    const answer = later<undefined>();
    server.on({ "DELETE /api/users/mira/decks/30": () => answer.reply });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await confirmDeletion(user, "Cell biology");
      await act(() => vi.advanceTimersByTimeAsync(longestLeaveMs));
    } finally {
      vi.useRealTimers();
    }
    expect(server.to("DELETE /api/users/mira/decks/30")).toHaveLength(1);
    endTransition(cardOf("Cell biology"));
    await act(async () => answer.give(undefined));
    expect(await screen.findByRole("heading", { name: "No decks yet" })).toBeInTheDocument();
    expect(server.to("DELETE /api/users/mira/decks/30")).toHaveLength(1);
  });

  test("that was confirmed is done even if the student opens another page", async () => {
    const { server, user, unmount } = await decksPage([biology]);
    server.on({ "DELETE /api/users/mira/decks/30": undefined });
    await confirmDeletion(user, "Cell biology");
    unmount();
    await waitFor(() => expect(server.to("DELETE /api/users/mira/decks/30")).toHaveLength(1));
  });
});

test("a deletion can be undone from its toast", async () => {
  skipWaits(longestLeaveMs);
  const { server, user } = await decksPage([biology]);
  server.on({
    "DELETE /api/users/mira/decks/30": undefined,
    "POST /api/users/mira/trash/30/restore": { ...biology, cards: [], revision: 2 },
  });
  await confirmDeletion(user, "Cell biology");
  // Toasts of earlier deletions may still be shown; the newest is first.
  await waitFor(() => expect(server.to("DELETE /api/users/mira/decks/30")).toHaveLength(1));
  await user.click((await screen.findAllByRole("button", { name: "Undo" }))[0]!);
  expect(await screen.findByText("The deck is back")).toBeInTheDocument();
  expect(await screen.findByRole("link", { name: "Cell biology" })).toBeInTheDocument();
});
