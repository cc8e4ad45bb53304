import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { aDeck, aLibraryDeck } from "../../../test/a-deck.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer, later } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

const notFound = new AppError("deck/not-found");
const shared = "GET /api/library/9";
const copies = "POST /api/library/9/copies";
const theCopy = aDeck({ id: 99, title: "Compilers (Copy)" });

beforeEach(() => {
  useFakeEventSource();
});

/** Mira opens Grace's deck 9. */
async function viewer(deck = aLibraryDeck()) {
  const server = fakeServer({ ...signedInAs(aUser()), "GET /api/users/mira/decks/9": notFound, [shared]: deck });
  const page = renderApp("/9");
  await screen.findByRole("heading", { level: 1, name: deck.title });
  return { server, ...page };
}

type User = Awaited<ReturnType<typeof viewer>>["user"];

const menuButton = () => screen.getByRole("button", { name: "Deck menu" });

async function openMenu(user: User) {
  await user.click(menuButton());
  return screen.findAllByRole("menuitem");
}

async function choose(user: User, item: string) {
  await openMenu(user);
  await user.click(screen.getByRole("menuitem", { name: item }));
}

describe("another student's deck", () => {
  test("shows its title, its cards and its author, with a link to the author's profile", async () => {
    await viewer(aLibraryDeck({ description: "From lexer to linker" }));
    expect(screen.getByText("From lexer to linker")).toBeInTheDocument();
    expect(screen.getByText("Card 1 of 2")).toBeInTheDocument();
    expect(screen.getByRole("group", { name: "Front" })).toHaveTextContent("cell");
    const author = screen.getByRole("link", { name: "@grace_h" });
    expect(author).toHaveAttribute("href", "/users/grace_h");
    expect(author.parentElement).toHaveTextContent("by @grace_h");
    expect(document.title).toBe("Compilers - Recollect");
  });

  test("of an author without a username has no link", async () => {
    await viewer(aLibraryDeck({ author: "Grace Hopper" }));
    expect(screen.getByText("Grace Hopper").parentElement).toHaveTextContent("by Grace Hopper");
    expect(screen.queryByRole("link", { name: "Grace Hopper" })).not.toBeInTheDocument();
  });

  test.each(["Public", "Unlisted"] as const)("that is %s may be seen by search engines", async (visibility) => {
    await viewer(aLibraryDeck({ visibility }));
    expect(document.querySelector('meta[name="robots"]')).toBeNull();
  });

  test("that turns out to be the student's own has the owner's menu and no author", async () => {
    const { user } = await viewer(aLibraryDeck({ authorId: "mira", author: "@mira_k" }));
    expect(screen.queryByText("@mira_k")).not.toBeInTheDocument();
    await openMenu(user);
    expect(screen.getByRole("menuitem", { name: "Edit deck" })).toBeInTheDocument();
    expect(screen.queryByRole("menuitem", { name: "Copy to my decks" })).not.toBeInTheDocument();
  });

  test("without cards says so", async () => {
    await viewer(aLibraryDeck({ cards: [] }));
    expect(screen.getByText("No flashcards found")).toBeInTheDocument();
    expect(screen.getByText("This deck doesn't have any cards yet.")).toBeInTheDocument();
  });

  test("that can't be read says so and can be retried", async () => {
    const server = fakeServer({
      ...signedInAs(aUser()),
      "GET /api/users/mira/decks/9": notFound,
      [shared]: new AppError("api/rate-limit"),
    });
    const { user } = renderApp("/9");
    expect(await screen.findByRole("heading", { name: "Failed to load deck. Please try again." })).toBeInTheDocument();
    server.on({ [shared]: aLibraryDeck() });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Compilers" })).toBeInTheDocument();
  });

  test("can't be edited: its edit address denies access", async () => {
    fakeServer({ ...signedInAs(aUser()), "GET /api/users/mira/decks/9": notFound, "GET /api/co-authors/9": notFound });
    renderApp("/9/edit");
    expect(await screen.findByRole("heading", { name: "Access Denied" })).toBeInTheDocument();
    expect(screen.getByText("You can only edit your own decks.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back to decks" })).toHaveAttribute("href", "/decks");
  });

  test("that is withdrawn while it is open is left, with a message, at the next request", async () => {
    const { server, address } = await viewer();
    server.on({ [shared]: notFound });
    act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await waitFor(() => expect(address()).toBe("/decks"));
    expect(await screen.findByText("This deck was deleted, or is no longer shared.")).toBeInTheDocument();
    expect(screen.queryByRole("group", { name: "Front" })).not.toBeInTheDocument();
  });
});

describe("the '...' menu of a non-owner", () => {
  test("has its items in their order", async () => {
    const { user } = await viewer();
    const study = "Study, Learn, Match, Exam date, Practice test";
    const moves = "Shuffle cards, First card, Last card";
    const rest = "Add to folder, Tags, Print, Export, Back to decks, Report this deck";
    const items = (await openMenu(user)).map((item) => item.textContent);
    expect(items.join(", ")).toBe(["View author, Copy to my decks, Follow this deck", study, moves, rest].join(", "));
  });

  test("offers neither a copy nor following for a deck that is only in a group", async () => {
    const { user } = await viewer(aLibraryDeck({ visibility: "Private" }));
    const items = (await openMenu(user)).map((item) => item.textContent);
    expect(items).toContain("View author");
    for (const label of ["Copy to my decks", "Follow this deck", "Export"]) expect(items).not.toContain(label);
  });

  test.each([
    ["Practice test", "/9/learn/test"],
    ["Back to decks", "/decks"],
  ])("%s opens %s", async (item, to) => {
    const { user, address } = await viewer();
    await choose(user, item);
    await waitFor(() => expect(address()).toBe(to));
  });

  test("Study opens the session of another student's deck too", async () => {
    const { user, server, address } = await viewer();
    server.on({ "GET /api/study/queue": new AppError("deck/not-found") });
    await choose(user, "Study");
    await waitFor(() => expect(address()).toBe("/9/learn/study"));
  });

  test("View author goes to the profile", async () => {
    const { user, address, server } = await viewer();
    server.on({ "GET /api/profiles/grace_h": new AppError("profile/user-not-found") });
    await choose(user, "View author");
    await waitFor(() => expect(address()).toBe("/users/grace_h"));
  });

  test("View author is disabled without a username", async () => {
    const { user } = await viewer(aLibraryDeck({ author: "Anonymous" }));
    await openMenu(user);
    expect(screen.getByRole("menuitem", { name: "View author" })).toHaveAttribute("aria-disabled", "true");
  });

  test("moves through the cards", async () => {
    const { user } = await viewer();
    await choose(user, "Last card");
    expect(screen.getByText("Card 2 of 2")).toBeInTheDocument();
    await choose(user, "First card");
    expect(screen.getByText("Card 1 of 2")).toBeInTheDocument();
  });
});

describe("'Copy to my decks'", () => {
  test("shows that it copies, then a message with the copy, and opens it", async () => {
    const { user, server, address } = await viewer();
    const answer = later();
    server.on({ [copies]: () => answer.reply });
    await choose(user, "Copy to my decks");
    expect(screen.getByRole("status")).toHaveTextContent("Copying deck...");
    expect(menuButton()).toHaveAttribute("aria-busy", "true");
    await openMenu(user);
    expect(screen.getByRole("menuitem", { name: "Copy to my decks" })).toHaveAttribute("aria-disabled", "true");
    answer.give(theCopy);
    await waitFor(() => expect(address()).toBe("/99"));
    expect(await screen.findByText("Copied to your decks")).toBeInTheDocument();
    expect(await screen.findByRole("heading", { level: 1, name: "Compilers (Copy)" })).toBeInTheDocument();
    expect(server.to("GET /api/library/99")).toHaveLength(0);
  });

  test("that failed is retried with the same key, so that one copy is made", async () => {
    const { user, server, address } = await viewer();
    server.on({ [copies]: new AppError("database/network-error") });
    await choose(user, "Copy to my decks");
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to copy deck. Please try again.");
    expect(screen.getByText("Card 1 of 2")).toBeInTheDocument();
    expect(address()).toBe("/9");
    server.on({ [copies]: theCopy });
    await choose(user, "Copy to my decks");
    await waitFor(() => expect(address()).toBe("/99"));
    const [first, second] = server.to(copies).map(({ headers }) => headers.get("idempotency-key"));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });

  test("of the same deck another time is another copy", async () => {
    const first = await viewer();
    first.server.on({ [copies]: theCopy });
    await choose(first.user, "Copy to my decks");
    await waitFor(() => expect(first.address()).toBe("/99"));
    first.unmount();
    const second = await viewer();
    second.server.on({ [copies]: theCopy });
    await choose(second.user, "Copy to my decks");
    await waitFor(() => expect(second.address()).toBe("/99"));
    const keyOf = ({ server }: typeof first) => server.to(copies)[0]?.headers.get("idempotency-key");
    expect(keyOf(second)).not.toBe(keyOf(first));
  });

  test("that is refused shows why, and the message goes with the next attempt", async () => {
    const { user, server } = await viewer();
    server.on({ [copies]: new AppError("deck/too-many-decks") });
    await choose(user, "Copy to my decks");
    expect(await screen.findByRole("alert")).toHaveTextContent("You can have at most 5,000 decks");
    server.on({ [copies]: () => later().reply });
    await choose(user, "Copy to my decks");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("of a deck that was removed says so and leaves it", async () => {
    const { user, server, address } = await viewer();
    server.on({ [copies]: notFound, [shared]: notFound });
    await choose(user, "Copy to my decks");
    await waitFor(() => expect(address()).toBe("/decks"));
    expect(await screen.findByText("This deck was deleted, or is no longer shared.")).toBeInTheDocument();
  });

  test("of a deck that was unavailable for a moment only says that it was not found, and stays", async () => {
    const { user, server, address } = await viewer();
    server.on({ [copies]: notFound });
    await choose(user, "Copy to my decks");
    expect(await screen.findByRole("alert")).toHaveTextContent("Deck not found.");
    expect(address()).toBe("/9");
  });

  test("without a session says who may copy, and opens the landing page", async () => {
    const { user, server, address } = await viewer();
    server.on({ [copies]: new AppError("auth/required") });
    await choose(user, "Copy to my decks");
    expect(await screen.findByText("You must be logged in to copy decks.")).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe("/"));
  });
});
