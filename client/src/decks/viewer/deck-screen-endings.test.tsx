import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { aCard, summaryOf } from "../../../test/a-deck.ts";
import { FakeEventSource, useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { button, choose, front, place, threeCards as three, viewedPath as path, viewer } from "../../../test/the-viewer.tsx";

beforeEach(() => {
  useFakeEventSource();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("deleting", () => {
  async function confirm(user: Awaited<ReturnType<typeof viewer>>["user"]) {
    await choose(user, "Delete deck");
    const dialog = await screen.findByRole("alertdialog");
    expect(dialog).toHaveTextContent("Are you sure you want to delete this deck? It stays in your trash for 30 days.");
    await user.click(within(dialog).getByRole("button", { name: "Delete deck" }));
  }

  test("asks first, deletes, and opens the decks", async () => {
    const { server, user, address } = await viewer();
    server.on({ [`DELETE ${path}`]: undefined });
    await confirm(user);
    await waitFor(() => expect(address()).toBe("/decks"));
    expect(server.to(`DELETE ${path}`)).toHaveLength(1);
    expect(screen.queryByText("This deck was deleted somewhere else.")).not.toBeInTheDocument();
  });

  test("a deck is not requested again, even if the live list removes it before the reply", async () => {
    const { server, user, address } = await viewer();
    server.on({
      [`DELETE ${path}`]: () => {
        act(() => FakeEventSource.last.send("remove", { id: 7 }));
        return undefined;
      },
    });
    await confirm(user);
    await waitFor(() => expect(address()).toBe("/decks"));
    const after = server.requests.slice(server.requests.findIndex(({ method }) => method === "DELETE") + 1);
    expect(after.map((request) => request.path).filter((asked) => asked.endsWith("/7"))).toEqual([]);
  });

  test("that fails keeps the deck and says so", async () => {
    const { server, user, address } = await viewer();
    server.on({ [`DELETE ${path}`]: new AppError("database/network-error") });
    await confirm(user);
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to delete deck. Please try again.");
    expect(address()).toBe("/7");
    expect(front()).toHaveTextContent("term a");
  });

  test("that the server refuses shows why", async () => {
    const { server, user } = await viewer();
    server.on({ [`DELETE ${path}`]: new AppError("deck/not-yours-to-delete") });
    await confirm(user);
    expect(await screen.findByRole("alert")).toHaveTextContent("You can only delete your own decks.");
  });
});

describe("changes of another tab", () => {
  test("an edit is shown, and the current card stays", async () => {
    const { server, user } = await viewer();
    await user.click(button("Next"));
    const edited = { ...three, title: "Cells", revision: 4, cards: [aCard({ id: "new", term: "new" }), ...three.cards], cardCount: 4 };
    server.on({ [`GET ${path}`]: edited });
    act(() => FakeEventSource.last.send("put", summaryOf(edited)));
    expect(await screen.findByRole("heading", { name: "Cells" })).toBeInTheDocument();
    expect(place()).toBe("Card 3 of 4");
    expect(front()).toHaveTextContent("term b");
  });

  test("a deletion opens the decks, with a message", async () => {
    const { address } = await viewer();
    act(() => FakeEventSource.last.send("remove", { id: 7 }));
    await waitFor(() => expect(address()).toBe("/decks"));
    expect(await screen.findByText("This deck was deleted somewhere else.")).toBeInTheDocument();
  });

  test("after a deletion the deck is not requested again", async () => {
    const { server, address } = await viewer();
    const before = server.requests.length;
    act(() => FakeEventSource.last.send("remove", { id: 7 }));
    await waitFor(() => expect(address()).toBe("/decks"));
    expect(server.requests.slice(before).filter((request) => request.path === path)).toEqual([]);
  });
});
