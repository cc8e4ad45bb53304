import { AppError } from "@recollect/domain/errors/app-error.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { aListedDeck, aLibraryPage } from "../../test/a-library.ts";
import { useFakeEventSource } from "../../test/fakes/fake-event-source.ts";
import { fakeServer, later, type FakeRequest } from "../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../test/people.ts";
import { renderApp } from "../../test/render-app.tsx";
import { skipWaits } from "../../test/skip-waits.ts";
import { searchPauseMs } from "../decks/use-list-view.ts";

const biology = aListedDeck({ id: 30, title: "Cell biology", cardCount: 1234 });
const torts = aListedDeck({ id: 20, title: "Torts", cardCount: 1, author: "@mira_k", authorId: "mira" });
const tutorial = aListedDeck({ id: 0, title: "Recollect Tutorial", author: "@recollect", authorId: "official", official: true });

type Answer = Parameters<typeof fakeServer>[0][string];

beforeEach(() => {
  useFakeEventSource();
});

afterEach(() => {
  vi.useRealTimers();
});

function openLibrary(library: Answer, at = "/decks?tab=library") {
  const server = fakeServer({ ...signedInAs(aUser()), "GET /api/library": library });
  const requestedPages = () => server.to("GET /api/library").map(({ search }) => Object.fromEntries(search));
  return { server, asked: requestedPages, ...renderApp(at) };
}

const list = () => screen.findByRole("list", { name: "Public decks" });
const shownTitles = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
const searchField = () => screen.findByRole("searchbox", { name: "Search library" });
const cardOf = (title: string) => screen.getByRole("link", { name: title }).closest("li") as HTMLElement;

describe("the Library", () => {
  test("has a heading, its number of decks, and each deck's count, title and author", async () => {
    openLibrary(aLibraryPage([biology, torts]));
    await list();
    expect(screen.getByRole("heading", { level: 1, name: "Library" })).toBeInTheDocument();
    expect(screen.getByText("2 decks")).toBeInTheDocument();
    expect(shownTitles()).toEqual(["Cell biology", "Torts"]);
    expect(cardOf("Cell biology")).toHaveTextContent("1,234 cards");
    expect(cardOf("Cell biology")).toHaveTextContent(/by @ada$/);
    expect(cardOf("Torts")).toHaveTextContent(/1 card ?by/);
    expect(document.title).toBe("Library - Recollect");
    expect(screen.getByPlaceholderText("Search library")).toBeInTheDocument();
  });

  test("marks own decks by the author's id, also if another student has the same name", async () => {
    openLibrary(aLibraryPage([torts, aListedDeck({ id: 10, title: "Contracts", author: "@mira_k", authorId: "another" })]));
    await list();
    expect(cardOf("Torts")).toHaveTextContent(/by @mira_k \(you\)$/);
    expect(cardOf("Contracts")).toHaveTextContent(/by @mira_k$/);
  });

  test("highlights only the official author", async () => {
    openLibrary(aLibraryPage([tutorial, biology]));
    await list();
    expect(screen.getByText("@recollect")).toHaveClass("official");
    expect(screen.getByText("@ada")).not.toHaveClass("official");
  });

  test("says that there are more than were counted", async () => {
    openLibrary(aLibraryPage([biology], { total: 12_000, totalIsExact: false }));
    expect(await screen.findByText("More than 12,000 decks")).toBeInTheDocument();
    expect(cardOf("Cell biology")).toHaveAttribute("aria-setsize", "-1");
  });

  test("opens a deck on click", async () => {
    const { user, address, server } = openLibrary(aLibraryPage([biology]));
    await list();
    server.on({ "GET /api/users/mira/decks/30": new AppError("deck/load-failed") });
    await user.click(screen.getByRole("link", { name: "Cell biology" }));
    expect(address()).toBe("/30");
  });
});

describe("when there is nothing to show, it says", () => {
  test("that it loads", async () => {
    openLibrary(() => later().reply);
    expect(await screen.findByText("Loading the library...")).toBeInTheDocument();
  });

  test("that the Library is empty", async () => {
    openLibrary(aLibraryPage([]));
    expect(await screen.findByRole("heading", { name: "Library is empty" })).toBeInTheDocument();
    expect(screen.getByText("No public decks are available in the library yet")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Clear search" })).not.toBeInTheDocument();
  });

  test("that a search found nothing, and clears it", async () => {
    const { user, address } = openLibrary(
      ({ search }: FakeRequest) => aLibraryPage(search.get("search") ? [] : [biology]),
      "/decks?tab=library&search=zebra",
    );
    expect(await screen.findByRole("heading", { name: "No results found" })).toBeInTheDocument();
    expect(await searchField()).toHaveValue("zebra");
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    await waitFor(() => expect(shownTitles()).toEqual(["Cell biology"]));
    expect(await searchField()).toHaveValue("");
    expect(await searchField()).toHaveFocus();
    expect(address()).toBe("/decks?tab=library");
  });

  test("that it could not be read, and tries again", async () => {
    const { user, server } = openLibrary(new AppError("api/rate-limit"));
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load decks. Please refresh the page.");
    expect(screen.getByText("Too many requests. Please wait a moment before trying again.")).toBeInTheDocument();
    server.on({ "GET /api/library": aLibraryPage([biology]) });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("1 deck")).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("what is wrong with a search that the server refuses, and clears it", async () => {
    const { user, server } = openLibrary(new AppError("library/search-too-long"), `/decks?tab=library&search=${"x".repeat(300)}`);
    expect(await screen.findByRole("alert")).toHaveTextContent("A search can have at most 200 characters");
    expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
    server.on({ "GET /api/library": aLibraryPage([biology]) });
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    expect(await screen.findByText("1 deck")).toBeInTheDocument();
    expect(await searchField()).toHaveValue("");
  });
});

describe("search and sort", () => {
  test("are read from the address, so that a link shows the same", async () => {
    const { asked } = openLibrary(aLibraryPage([biology]), "/decks?tab=library&search=cell&sort=a-z");
    await list();
    expect(asked()).toEqual([{ sort: "a-z", search: "cell", limit: "48" }]);
    expect(await searchField()).toHaveValue("cell");
    expect(screen.getByRole("combobox", { name: "Sort" })).toHaveDisplayValue("A-Z");
  });

  test("offer the five sorts, the best match and those by worth; the chosen one is in the address and in the request", async () => {
    const { user, address, asked } = openLibrary(aLibraryPage([biology]), "/decks?tab=library&search=cell");
    await list();
    const sort = screen.getByRole("combobox", { name: "Sort" });
    expect(
      within(sort)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["Best match", "Newest", "Oldest", "A-Z", "Z-A", "Tutorials", "Most helpful", "Helpful and new"]);
    expect(sort).toHaveDisplayValue("Best match");
    await user.selectOptions(sort, "Tutorials");
    await waitFor(() => expect(asked().at(-1)).toEqual({ sort: "tutorials", search: "cell", limit: "48" }));
    expect(address()).toBe("/decks?tab=library&search=cell&sort=tutorials");
  });

  test("without a search there is no best match, whatever the address says", async () => {
    const { asked } = openLibrary(aLibraryPage([biology]), "/decks?tab=library&sort=relevance");
    await list();
    expect(asked()).toEqual([{ sort: "newest", limit: "48" }]);
    expect(within(screen.getByRole("combobox", { name: "Sort" })).queryByRole("option", { name: "Best match" })).toBeNull();
  });

  test("of a deck that was found by its cards, the piece of the card stands in place of the description, with the words marked", async () => {
    const match = {
      cardId: "card00000001",
      text: "ten · the kanji of two strokes",
      marks: [
        [10, 15],
        [23, 30],
      ] as const,
    };
    const numbers = aListedDeck({ id: 31, title: "Numbers", description: "One to ten", match });
    openLibrary(aLibraryPage([numbers, biology]), "/decks?tab=library&search=kanji+strokes");
    await list();
    expect(cardOf("Numbers")).toHaveTextContent("ten · the kanji of two strokes");
    expect(cardOf("Numbers")).not.toHaveTextContent("One to ten");
    expect([...cardOf("Numbers").querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual(["kanji", "strokes"]);
    expect(cardOf("Cell biology").querySelector("mark")).toBeNull();
  });

  test("the search waits for a pause in typing", async () => {
    const { address, asked } = openLibrary(aLibraryPage([biology]));
    await list();
    const field = await searchField();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    for (const text of ["c", "ce", "cel", " cell "]) {
      fireEvent.change(field, { target: { value: text } });
      await act(() => vi.advanceTimersByTimeAsync(searchPauseMs - 1));
    }
    expect(asked()).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(asked().slice(1)).toEqual([{ sort: "relevance", search: "cell", limit: "48" }]);
    expect(address()).toBe("/decks?tab=library&search=cell");
    expect(field).toHaveValue(" cell ");
  });

  test("a search that is still waiting doesn't return a student who opens a deck in the meantime", async () => {
    const { asked } = openLibrary(aLibraryPage([biology]));
    await list();
    const field = await searchField();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    fireEvent.change(field, { target: { value: "cell" } });
    // The address changes at once; the deck's page is still loading.
    history.replaceState({ key: "of-the-deck" }, "");
    await act(() => vi.advanceTimersByTimeAsync(searchPauseMs));
    history.replaceState(null, "");
    expect(asked()).toHaveLength(1);
  });

  test("a late reply is dropped", async () => {
    skipWaits(searchPauseMs);
    const slow = later<object>();
    const { user, server } = openLibrary(({ search }: FakeRequest) => {
      if (search.get("search") === "c") return slow.reply;
      return aLibraryPage(search.get("search") === "ce" ? [torts] : [biology]);
    });
    await list();
    await user.type(await searchField(), "c");
    await waitFor(() => expect(server.to("GET /api/library")).toHaveLength(2));
    await user.type(await searchField(), "e");
    await waitFor(() => expect(shownTitles()).toEqual(["Torts"]));
    await act(async () => slow.give(aLibraryPage([tutorial])));
    expect(shownTitles()).toEqual(["Torts"]);
    expect(server.to("GET /api/library")[1]?.signal?.aborted).toBe(true);
  });

  test("results stay until the next reply", async () => {
    skipWaits(searchPauseMs);
    const { user } = openLibrary(({ search }: FakeRequest) => (search.get("search") ? later().reply : aLibraryPage([biology])));
    await list();
    await user.type(await searchField(), "q");
    await waitFor(() => expect(screen.getByRole("list", { name: "Public decks" }).parentElement).toHaveAttribute("data-old"));
    expect(shownTitles()).toEqual(["Cell biology"]);
  });
});

describe("a Library of several pages", () => {
  const many = Array.from({ length: 500 }, (_, index) => aListedDeck({ id: 1000 - index, title: `Deck ${index + 1}` }));
  const pageFrom = (start: number, size: number) => {
    const isLast = start + size >= many.length;
    return aLibraryPage(many.slice(start, start + size), { total: many.length, nextCursor: isLast ? null : String(start + size) });
  };
  const pages = (size: number) => (request: FakeRequest) => pageFrom(Number(request.search.get("cursor") ?? 0), size);

  test("is extended by 'Show more', and the focus moves to the first new deck", async () => {
    const { user, asked } = openLibrary(pages(50));
    await list();
    expect(screen.getByText("500 decks")).toBeInTheDocument();
    expect(shownTitles()).toHaveLength(50);
    await user.click(screen.getByRole("button", { name: "Show more" }));
    await waitFor(() => expect(shownTitles()).toHaveLength(100));
    expect(screen.getByRole("link", { name: "Deck 51" })).toHaveFocus();
    expect(asked().map(({ cursor }) => cursor)).toEqual([undefined, "50"]);
  });

  test("is extended when its end comes near the view", async () => {
    const observers: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        constructor(report: (typeof observers)[number]) {
          observers.push(report);
        }
        observe() {}
        disconnect() {}
      },
    );
    openLibrary(pages(50));
    await list();
    await act(async () => observers.at(-1)?.([{ isIntersecting: false }]));
    expect(shownTitles()).toHaveLength(50);
    await act(async () => observers.at(-1)?.([{ isIntersecting: true }]));
    await waitFor(() => expect(shownTitles()).toHaveLength(100));
  });

  test("can't be extended while a new search is loading", async () => {
    skipWaits(searchPauseMs);
    const { user } = openLibrary((request: FakeRequest) => (request.search.get("search") ? later().reply : pages(50)(request)));
    await list();
    expect(screen.getByRole("button", { name: "Show more" })).toBeInTheDocument();
    await user.type(await searchField(), "q");
    await waitFor(() => expect(screen.getByRole("list", { name: "Public decks" }).parentElement).toHaveAttribute("data-old"));
    expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
  });

  test("has a deck once that moved to the next page in the meantime", async () => {
    const { user } = openLibrary(({ search }: FakeRequest) =>
      search.get("cursor") ? aLibraryPage([torts, biology]) : aLibraryPage([tutorial, torts], { total: 3, nextCursor: "next" }),
    );
    await list();
    await user.click(screen.getByRole("button", { name: "Show more" }));
    await screen.findByText("Cell biology");
    expect(shownTitles()).toEqual(["Recollect Tutorial", "Torts", "Cell biology"]);
  });

  test("ends", async () => {
    const { user } = openLibrary(pages(400));
    await list();
    await user.click(screen.getByRole("button", { name: "Show more" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument());
  });

  test("renders only the decks near the view, with their positions", async () => {
    openLibrary(aLibraryPage(many));
    await list();
    const titles = shownTitles();
    expect(titles[0]).toBe("Deck 1");
    expect(titles.length).toBeLessThan(100);
    expect(cardOf("Deck 2")).toHaveAttribute("aria-posinset", "2");
    expect(cardOf("Deck 2")).toHaveAttribute("aria-setsize", "500");
  });

  test("keeps its decks if the next page can't be read, and can be retried", async () => {
    const { user, server } = openLibrary(pages(50));
    await list();
    server.on({ "GET /api/library": new AppError("library/bad-cursor") });
    await user.click(screen.getByRole("button", { name: "Show more" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "There is no such page of this list. Please start again from the first one.",
    );
    expect(shownTitles()).toHaveLength(50);
    server.on({ "GET /api/library": pages(50) });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(shownTitles()).toHaveLength(100));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("is shown as before to a student who returns, and read again in the background", async () => {
    const { user, server } = openLibrary(pages(50));
    await list();
    await user.click(screen.getByRole("button", { name: "Show more" }));
    await waitFor(() => expect(shownTitles()).toHaveLength(100));
    await user.click(screen.getByRole("link", { name: "Decks" }));
    await screen.findByRole("heading", { level: 1, name: "My Decks" });
    server.on({ "GET /api/library": (request: FakeRequest) => ({ ...pages(50)(request), total: 499 }) });
    await user.click(screen.getByRole("link", { name: "Library" }));
    expect(shownTitles()).toHaveLength(100);
    expect(await screen.findByText("499 decks")).toBeInTheDocument();
    expect(shownTitles()).toHaveLength(100);
  });
});
