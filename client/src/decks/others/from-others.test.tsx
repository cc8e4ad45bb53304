import type { DeckFromOthers, SavedDecks } from "@recollect/domain/library/saved-decks.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { aListedDeck } from "../../../test/a-library.ts";
import { aDeckToStudy, aStudySummary } from "../../../test/study/a-study-summary.ts";
import { theDecksStream, useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aSummary, aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

const route = "/api/users/mira/saved";
const cells = aListedDeck({ id: 50, title: "Cells", cardCount: 31, author: "@bob", authorId: "bob" });

function aKept(details: Partial<DeckFromOthers> = {}): DeckFromOthers {
  return { deckId: 50, savedAt: Date.UTC(2026, 4, 3, 12), isStarred: false, deck: cells, learned: 0, ...details };
}

const withdrawn = aKept({ deckId: 60, deck: null, learned: 12 });

// The lazily loaded part is imported first, so no test waits for its code.
beforeAll(async () => void (await import("./from-others.tsx")));

beforeEach(() => {
  localStorage.clear();
  useFakeEventSource();
});

async function decksPage(saved: SavedDecks, own = [aSummary({ id: 30, title: "Own deck" })]) {
  const waits = aStudySummary({ decks: [aDeckToStudy({ deckId: 50, owner: "bob", due: 4 })] });
  const server = fakeServer({ ...signedInAs(aUser()), [`GET ${route}`]: saved, "GET /api/study/summary": waits });
  const page = renderApp("/decks");
  await screen.findByText("Loading your decks...");
  const stream = await theDecksStream();
  act(() => stream.send("snapshot", own));
  return { server, ...page };
}

const list = () => screen.findByRole("list", { name: "Decks of others" });
const none: SavedDecks = { starred: [], others: [] };

test("decks of others are listed below own ones, with their authors and due cards", async () => {
  const { user, address, server } = await decksPage({ starred: [], others: [aKept()] });
  const card = within(await list()).getByRole("listitem");
  expect(card).toHaveTextContent(/by @bob ?31 cards/);
  expect(within(card).getByRole("heading", { level: 3, name: "Cells" })).toBeInTheDocument();
  expect(await within(card).findByRole("link", { name: "4 due in Cells" })).toHaveAttribute("href", "/50/learn/study");
  server.on({ "GET /api/library/50": () => new Promise(() => {}) });
  await user.click(within(card).getByRole("link", { name: "Cells" }));
  expect(address()).toBe("/50");
});

test("one is removed from the list", async () => {
  const { user, server } = await decksPage({ starred: [], others: [aKept()] });
  await list();
  server.on({ [`DELETE ${route}/50`]: none, [`GET ${route}`]: none });
  await user.click(screen.getByRole("button", { name: "Remove Cells from the list" }));
  await waitFor(() => expect(screen.queryByRole("list", { name: "Decks of others" })).not.toBeInTheDocument());
});

test("a withdrawn one says so, and that its progress is kept, and can be removed", async () => {
  const { user, server } = await decksPage({ starred: [], others: [withdrawn] });
  const card = within(await list()).getByRole("listitem");
  expect(card).toHaveTextContent("No longer shared");
  expect(card).toHaveTextContent("What you learned (12 cards) is kept");
  expect(card).toHaveTextContent("Saved May 3, 2026");
  expect(within(card).queryByRole("link")).not.toBeInTheDocument();
  server.on({ [`DELETE ${route}/60`]: none, [`GET ${route}`]: none });
  await user.click(within(card).getByRole("button", { name: /^Remove/ }));
  await waitFor(() => expect(screen.queryByText("No longer shared")).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: "My Decks" })).toHaveFocus());
});

test("a student without own decks sees these, and the link to create one below them", async () => {
  await decksPage({ starred: [], others: [aKept()] }, []);
  await list();
  expect(screen.queryByText("No decks yet")).not.toBeInTheDocument();
  expect(screen.getByText("You have no decks of your own yet.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Create deck" })).toHaveAttribute("href", "/create-deck");
  await waitFor(() => expect(screen.getByRole("region", { name: "Today" })).toHaveTextContent("Open a deck below to begin with it"));
});

test("a student with only withdrawn decks without progress gets the link to create one, not to open one below", async () => {
  await decksPage({ starred: [], others: [aKept({ deckId: 60, deck: null })] }, []);
  expect(await list()).toHaveTextContent("No longer shared");
  expect(screen.getByRole("heading", { name: "No decks yet" })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("region", { name: "Today" })).not.toBeInTheDocument());
});

test("a search includes them, but not withdrawn ones", async () => {
  const { user } = await decksPage({ starred: [], others: [aKept(), withdrawn] });
  await list();
  await user.type(screen.getByRole("searchbox", { name: "Search decks" }), "cel");
  await waitFor(async () => expect(within(await list()).getAllByRole("listitem")).toHaveLength(1));
  expect(screen.queryByText("No decks found")).not.toBeInTheDocument();
});

test("stars are set and removed, and can be used as a filter", async () => {
  const { user, server, address } = await decksPage({ starred: [], others: [aKept()] }, [
    aSummary({ id: 30, title: "Own deck" }),
    aSummary({ id: 20, title: "Another" }),
  ]);
  await list();
  const starred = { starred: [30], others: [aKept()] };
  server.on({ [`PUT ${route}/30/star`]: starred, [`GET ${route}`]: starred });
  const tile = screen.getByRole("link", { name: "Own deck" }).closest("li");
  const menu = screen.getByRole("button", { name: "Menu of the deck Own deck" });
  expect(tile).not.toHaveTextContent("Starred");
  await user.click(menu);
  await user.click(await screen.findByRole("menuitem", { name: "Star" }));
  await waitFor(() => expect(tile).toHaveTextContent("Starred"));
  await user.click(screen.getByRole("button", { name: "Starred" }));
  expect(address()).toBe("/decks?starred=1");
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(["Own deck"]);

  server.on({ [`DELETE ${route}/30/star`]: none, [`GET ${route}`]: none });
  const focused = vi.spyOn(HTMLElement.prototype, "focus");
  onTestFinished(() => focused.mockRestore());
  await user.click(screen.getByRole("button", { name: "Menu of the deck Own deck" }));
  await user.click(await screen.findByRole("menuitem", { name: "Remove the star" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Own deck" })).not.toBeInTheDocument());
  expect(screen.getByRole("heading", { level: 1, name: "My Decks" })).toHaveFocus();
  // A long list would otherwise jump to its top.
  expect(focused).toHaveBeenLastCalledWith({ preventScroll: true });
});

test("the choice of the list is remembered", async () => {
  const { user, unmount } = await decksPage(none);
  await user.click(screen.getByRole("button", { name: "As a list" }));
  expect(screen.getByRole("list", { name: "Decks" })).toHaveAttribute("data-view", "list");
  unmount();
  await decksPage(none);
  expect(screen.getByRole("list", { name: "Decks" })).toHaveAttribute("data-view", "list");
  expect(screen.getByRole("button", { name: "As a list" })).toHaveAttribute("aria-pressed", "true");
});
