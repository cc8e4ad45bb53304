import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { flipLockMs } from "@recollect/domain/decks/flip-lock.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { noTopic } from "@recollect/domain/decks/topic/topic.ts";
import { aCard, aDeck } from "../../../test/a-deck.ts";
import { aProgress } from "../../../test/study/a-study.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer, later } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { back, button, choose, front, place, threeCards as three, viewedPath as path, viewer } from "../../../test/the-viewer.tsx";
import { actionMs } from "../../ui/toast/toast.ts";

beforeEach(() => {
  useFakeEventSource();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const noTopicYet = { topic: noTopic, guess: noTopic };

describe("opening a deck", () => {
  test("shows that it loads, then the title, the position and the front of the first card", async () => {
    const answer = later();
    fakeServer({ ...signedInAs(aUser()), [`GET ${path}`]: () => answer.reply });
    renderApp("/7");
    expect(await screen.findByText("Loading flashcards...")).toBeInTheDocument();
    answer.give(three);
    expect(await screen.findByRole("heading", { level: 1, name: "Cell biology" })).toBeInTheDocument();
    expect(place()).toBe("Card 1 of 3");
    expect(front()).toHaveTextContent("term a");
    expect(back()).not.toBeInTheDocument();
    expect(screen.getByRole("progressbar", { name: "Progress through the deck" })).toHaveAttribute("aria-valuenow", "1");
    expect(document.title).toBe("Cell biology - Recollect");
  });

  test("keeps search engines from a private deck, and only from that", async () => {
    await viewer();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });

  test("allows them a public one", async () => {
    await viewer({ ...three, visibility: "Public" });
    expect(document.querySelector('meta[name="robots"]')).toBeNull();
  });

  test("that doesn't exist, or is another student's private one, shows the not-found page", async () => {
    fakeServer({
      ...signedInAs(aUser()),
      [`GET ${path}`]: new AppError("deck/not-found"),
      "GET /api/library/7": new AppError("deck/not-found"),
    });
    const { address } = renderApp("/7");
    await waitFor(() => expect(address()).toBe("/404"));
    await waitFor(() => expect(screen.getByText("Page not found")).toBeInTheDocument());
  });

  test.each(["/abc", "/-1", "/1.5", "/99999999999999999999"])("at %s is the not-found page", async (address) => {
    fakeServer(signedInAs(aUser()));
    renderApp(address);
    await waitFor(() => expect(screen.getByText("Page not found")).toBeInTheDocument());
  });

  test("that fails says so and can be retried", async () => {
    const server = fakeServer({ ...signedInAs(aUser()), [`GET ${path}`]: new AppError("api/rate-limit") });
    const { user } = renderApp("/7");
    expect(await screen.findByRole("heading", { name: "Failed to load deck. Please try again." })).toBeInTheDocument();
    server.on({ [`GET ${path}`]: three });
    await user.click(button("Try again"));
    expect(await screen.findByRole("heading", { name: "Cell biology" })).toBeInTheDocument();
  });

  test("without cards says so", async () => {
    await viewer(aDeck({ cards: [] }));
    expect(screen.getByText("No flashcards found")).toBeInTheDocument();
    expect(screen.getByText("This deck doesn't have any cards yet.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back to decks" })).toHaveAttribute("href", "/decks");
  });

  test("of ten thousand cards renders one", async () => {
    await viewer(aDeck({ cards: Array.from({ length: 10_000 }, (_, id) => aCard({ id: String(id), term: `term ${id}` })) }));
    expect(place()).toBe("Card 1 of 10,000");
    const faces = screen.getAllByRole("group", { name: /^(Front|Back)$/, hidden: true });
    expect(faces.map((face) => face.textContent)).toEqual(["term 0", "the smallest unit of life"]);
    expect((await screen.findAllByRole("listitem")).length).toBeLessThan(100);
  });
});

describe("flipping", () => {
  test("shows the back, and a click turns it", async () => {
    const { user } = await viewer();
    await user.click(front()!);
    expect(front()).not.toBeInTheDocument();
    expect(back()).toHaveTextContent("definition a");
  });

  test("is locked while the card turns", async () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(100_000);
    await viewer();
    fireEvent.keyDown(document.body, { key: " " });
    now.mockReturnValue(100_000 + flipLockMs - 1);
    fireEvent.keyDown(document.body, { key: " " });
    expect(back()).toBeInTheDocument();
    now.mockReturnValue(100_000 + flipLockMs);
    fireEvent.keyDown(document.body, { key: "Enter" });
    expect(front()).toBeInTheDocument();
  });

  test("renders the marks of the text", async () => {
    await viewer(aDeck({ cards: [aCard({ term: "**bold** <b>not</b>" })] }));
    expect(front()!.querySelector("strong")).toHaveTextContent("bold");
    expect(front()).toHaveTextContent("bold <b>not</b>");
  });
});

describe("moving", () => {
  test("the buttons move forward and back, un-flip the card, and are disabled at the ends", async () => {
    const { user } = await viewer();
    expect(button("Previous")).toBeDisabled();
    await user.click(front()!);
    await user.click(button("Next"));
    expect(place()).toBe("Card 2 of 3");
    expect(front()).toHaveTextContent("term b");
    await user.click(button("Next"));
    expect(button("Next")).toBeDisabled();
    await user.click(button("Previous"));
    expect(place()).toBe("Card 2 of 3");
  });

  test("the arrow keys move, and stop at the ends", async () => {
    const { user } = await viewer();
    await user.keyboard("{ArrowLeft}");
    expect(place()).toBe("Card 1 of 3");
    await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    expect(place()).toBe("Card 3 of 3");
  });

  test("a focused side passes the focus to the next visible one", async () => {
    const { user } = await viewer();
    front()!.focus();
    await user.keyboard(" ");
    expect(back()).toHaveFocus();
    await user.keyboard("{ArrowRight}");
    expect(front()).toHaveFocus();
    expect(front()).toHaveTextContent("term b");
  });

  test("a swipe to the left moves forward, to the right back, and neither turns the card", async () => {
    await viewer();
    const swipe = (from: number, to: number, down = 0) => {
      const face = front()!;
      fireEvent.pointerDown(face, { pointerType: "touch", isPrimary: true, clientX: from, clientY: 100 });
      fireEvent.pointerUp(face, { pointerType: "touch", isPrimary: true, clientX: to, clientY: 100 + down });
      fireEvent.click(face);
    };
    swipe(200, 100);
    expect(place()).toBe("Card 2 of 3");
    expect(front()).toBeInTheDocument();
    swipe(100, 200);
    expect(place()).toBe("Card 1 of 3");
    swipe(200, 140, 80);
    expect(place()).toBe("Card 1 of 3");
  });

  test("each card and side is announced", async () => {
    const { user, container } = await viewer();
    const spoken = () => container.querySelector('[aria-live="polite"][aria-atomic]')?.textContent;
    expect(spoken()).toBe("1 of 3. Front: term a");
    await user.keyboard(" ");
    expect(spoken()).toBe("1 of 3. Back: definition a");
    await user.keyboard("{ArrowRight}");
    expect(spoken()).toBe("2 of 3. Front: term b");
  });

  test("keys belong to an open menu or a dialog first", async () => {
    const { user } = await viewer();
    await user.click(button("Deck menu"));
    await screen.findByRole("menu");
    fireEvent.keyDown(document.body, { key: "ArrowRight" });
    expect(place()).toBe("Card 1 of 3");
  });

  test("Enter on a button presses the button and doesn't turn the card", async () => {
    const { user } = await viewer();
    button("Next").focus();
    await user.keyboard("{Enter}");
    expect(place()).toBe("Card 2 of 3");
    expect(front()).toBeInTheDocument();
  });
});

describe("the '...' menu", () => {
  test("has the owner's items in their order", async () => {
    const { user } = await viewer();
    await user.click(button("Deck menu"));
    const deck = "Copy link, Edit deck, Change visibility, History, Languages, Suggestions, Co-authors";
    const study = "Study, Learn, Match, Exam date, Practice test";
    const moves = "Shuffle cards, First card, Last card";
    const rest = "Move to folder, Tags, Print, Export, Back to decks, Delete deck";
    const items = (await screen.findAllByRole("menuitem")).map((item) => item.textContent);
    expect(items.join(", ")).toBe([deck, study, moves, rest].join(", "));
  });

  test("has four groups, each named by its heading", async () => {
    const { user } = await viewer();
    await user.click(button("Deck menu"));
    const groups = within(await screen.findByRole("menu")).getAllByRole("group");
    expect(groups.map((group) => [group, within(group).getAllByRole("menuitem")[0]?.textContent])).toEqual([
      [screen.getByRole("group", { name: "This deck" }), "Copy link"],
      [screen.getByRole("group", { name: "Studying" }), "Study"],
      [screen.getByRole("group", { name: "Cards" }), "Shuffle cards"],
      [screen.getByRole("group", { name: "Organize" }), "Move to folder"],
    ]);
  });

  test("first and last jump, and shuffling goes to card 1 of another order", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const { user } = await viewer();
    await choose(user, "Last card");
    expect(place()).toBe("Card 3 of 3");
    await choose(user, "First card");
    expect(place()).toBe("Card 1 of 3");
    await choose(user, "Last card");
    await choose(user, "Shuffle cards");
    expect(place()).toBe("Card 1 of 3");
    expect(front()).not.toHaveTextContent("term a");
  });

  test("returns the keys to the card after a move: Space turns it", async () => {
    const { user } = await viewer();
    await choose(user, "Last card");
    await waitFor(() => expect(front()).toHaveFocus());
    await user.keyboard(" ");
    expect(back()).toHaveTextContent("definition c");
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
  });

  test("copies the deck's link", async () => {
    const { user } = await viewer();
    await choose(user, "Copy link");
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/7`);
    expect(await screen.findByText("Link copied")).toBeInTheDocument();
  });

  test("explains for a Private deck's link that others can't open it, and makes the deck Unlisted", async () => {
    const { user, server } = await viewer({ ...three, visibility: "Private" });
    const change = "PUT /api/users/mira/decks/7/visibility";
    server.on({ [change]: { ...three, visibility: "Unlisted" } });
    await choose(user, "Copy link");
    expect(await screen.findByText("Others can't open the link while this deck is Private.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Make Unlisted" }));
    expect(await screen.findByText("Anyone with the link can open this deck now.")).toBeInTheDocument();
    expect(server.to(change)[0]?.body).toEqual({ visibility: "Unlisted" });
  });

  test("no longer offers to make the deck Unlisted once its visibility was changed", async () => {
    const { user, server } = await viewer({ ...three, visibility: "Private" });
    server.on({ [`GET ${path}/topic`]: noTopicYet, [`PUT ${path}/visibility`]: { ...three, visibility: "Public" } });
    await choose(user, "Copy link");
    expect(await screen.findByRole("button", { name: "Make Unlisted" })).toBeInTheDocument();
    await choose(user, "Change visibility");
    await user.selectOptions(await screen.findByRole("combobox", { name: "Visibility" }), "Public");
    await user.click(screen.getByRole("button", { name: "OK" }));
    const sooner = { timeout: actionMs / 2 };
    await waitFor(() => expect(screen.queryByText("Make Unlisted")).not.toBeInTheDocument(), sooner);
  });

  test("studying opens the deck's session, and is also beside the title", async () => {
    const { user, server, address } = await viewer();
    server.on({ "GET /api/study/queue": new AppError("deck/not-found") });
    expect(screen.getByRole("link", { name: "Study" })).toHaveAttribute("href", "/7/learn/study");
    await choose(user, "Study");
    await waitFor(() => expect(address()).toBe("/7/learn/study"));
  });

  test("opens the exam's date of this deck", async () => {
    const { user, server } = await viewer();
    server.on({ "GET /api/study/progress": aProgress() });
    await choose(user, "Exam date");
    expect(await screen.findByRole("dialog", { name: "Exam date" })).toHaveTextContent("Cell biology");
    // The dialog opens before the request: answers that wait on this device go first.
    await waitFor(() => expect(server.to("GET /api/study/progress")[0]?.search.get("deckId")).toBe("7"));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(button("Deck menu")).toHaveFocus());
  });

  test("of a deck without cards has nothing to study, and no exam", async () => {
    const { user } = await viewer(aDeck({ cards: [] }));
    expect(screen.queryByRole("link", { name: "Study" })).not.toBeInTheDocument();
    await user.click(button("Deck menu"));
    expect(await screen.findByRole("menuitem", { name: "Study" })).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByRole("menuitem", { name: "Exam date" })).toHaveAttribute("aria-disabled", "true");
  });

  test.each([
    ["Practice test", "/7/learn/test"],
    ["Back to decks", "/decks"],
    ["Edit deck", "/7/edit"],
  ])("%s opens %s", async (item, to) => {
    const { user, address } = await viewer();
    await choose(user, item);
    await waitFor(() => expect(address()).toBe(to));
  });
});

describe("changing the visibility", () => {
  test("offers the three with a description each, and saves the choice", async () => {
    const { server, user } = await viewer();
    server.on({ [`GET ${path}/topic`]: noTopicYet, [`PUT ${path}/visibility`]: { ...three, visibility: "Public", revision: 4 } });
    await choose(user, "Change visibility");
    const dialog = await screen.findByRole("dialog", { name: "Change visibility" });
    expect(within(dialog).getByRole("combobox")).toHaveFocus();
    const select = within(dialog).getByRole("combobox");
    expect(select).toHaveDisplayValue("Private");
    expect(dialog).toHaveTextContent("Only you can see this deck");
    await user.selectOptions(select, "Unlisted");
    expect(dialog).toHaveTextContent("Anyone with the link can see this deck");
    await user.selectOptions(select, "Public");
    expect(dialog).toHaveTextContent("Anyone can find this deck in the Library and on your profile");
    await user.click(within(dialog).getByRole("button", { name: "OK" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(server.to(`PUT ${path}/visibility`)[0]?.body).toEqual({ visibility: "Public" });
    expect(await screen.findByText("Anyone can find this deck in the Library and on your profile")).toBeVisible();
    await waitFor(() => expect(document.querySelector('meta[name="robots"]')).toBeNull());
  });

  test("can be cancelled", async () => {
    const { server, user } = await viewer();
    await choose(user, "Change visibility");
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Cancel" }));
    expect(server.to(`PUT ${path}/visibility`)).toHaveLength(0);
  });

  test("that fails says so in a banner that can be dismissed", async () => {
    const { server, user } = await viewer();
    server.on({ [`GET ${path}/topic`]: noTopicYet, [`PUT ${path}/visibility`]: new AppError("database/network-error") });
    await choose(user, "Change visibility");
    const dialog = await screen.findByRole("dialog");
    await user.selectOptions(within(dialog).getByRole("combobox"), "Public");
    await user.click(within(dialog).getByRole("button", { name: "OK" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to update visibility. Please try again.");
    await user.click(button("Dismiss"));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test.each([
    ["deck/not-yours-to-show", "You can only change visibility of your own decks."],
    ["deck/not-found", "Deck not found."],
  ] as const)("that the server refuses (%s) says why", async (code, words) => {
    const { server, user } = await viewer();
    server.on({ [`GET ${path}/topic`]: noTopicYet, [`PUT ${path}/visibility`]: new AppError(code) });
    await choose(user, "Change visibility");
    const dialog = await screen.findByRole("dialog");
    await user.selectOptions(within(dialog).getByRole("combobox"), "Public");
    await user.click(within(dialog).getByRole("button", { name: "OK" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
  });

  test("is not offered for the student's own tutorial, with the reason", async () => {
    fakeServer({ ...signedInAs(aUser()), "GET /api/users/mira/decks/0": { ...three, id: 0 } });
    const { user } = renderApp("/0");
    await screen.findByRole("heading", { level: 1, name: three.title });
    await choose(user, "Change visibility");
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByRole("combobox")).toBeDisabled();
    expect(dialog).toHaveTextContent("Tutorial decks can't be shared.");
  });
});
