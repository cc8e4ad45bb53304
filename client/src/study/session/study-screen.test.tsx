import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { flipLockMs } from "@recollect/domain/decks/flip-lock.ts";
import { figures, openSession, press, question, sentEntries, session, theAnswer } from "../../../test/a-session.ts";
import { aStudyServer, cardsOf } from "../../../test/study/a-study-server.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { later } from "../../../test/fakes/fake-server.ts";
import { recordToasts } from "../../../test/record-toasts.ts";
import { toast } from "../../ui/toast/toast.ts";

beforeEach(() => {
  useFakeEventSource();
  localStorage.clear();
  recordToasts();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const see = (text: string) => waitFor(() => expect(question()).toHaveTextContent(text));

describe("a session starts", () => {
  test("by loading the cards, and then asks the first one", async () => {
    const study = aStudyServer();
    const reply = later();
    const { server } = openSession(study);
    server.on({ "GET /api/study/queue": () => reply.reply });
    expect(await screen.findByText("Loading your cards...")).toBeInTheDocument();
    reply.give(await study.routes["GET /api/study/queue"]({ search: new URLSearchParams({ deckId: "7" }) }));
    await see("term a");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Cell biology");
    expect(document.title).toBe("Study: Cell biology - Recollect");
    expect(theAnswer()).not.toBeInTheDocument();
    expect(figures()).toBe("3 new, 0 learning, 0 due, 0 answered");
  });

  test("across all decks at /study, where the card shows its deck", async () => {
    const cards = [...cardsOf(1), ...cardsOf(1, { deckId: 8, deckKey: "grace/8", deckTitle: "Compilers", cardId: "x" })];
    const { user, server } = await session(aStudyServer({ cards }), { at: "/study" });
    expect(server.to("GET /api/study/queue")[0]?.search.has("deckId")).toBe(false);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("All decks");
    expect(screen.getByText("From")).toHaveTextContent("From Cell biology");
    await user.keyboard(" 2");
    await see("term xa");
    expect(screen.getByText("From")).toHaveTextContent("From Compilers");
    expect(screen.getByRole("link", { name: "End session" })).toHaveAttribute("href", "/decks");
  });

  test("not for a deck that doesn't exist, or is not shared: that is the not-found page", async () => {
    const { address } = openSession(aStudyServer({ cards: [] }));
    await waitFor(() => expect(address()).toBe("/404"));
  });

  test.each(["/abc/learn/study", "/1.5/learn/study"])("not at %s, which is no deck's address", async (at) => {
    openSession(aStudyServer(), { at });
    await waitFor(() => expect(screen.getByText("Page not found")).toBeInTheDocument());
  });

  test("again when the cards could not be loaded and the student retries", async () => {
    const study = aStudyServer();
    const { server, user } = openSession(study);
    server.on({ "GET /api/study/queue": new AppError("api/rate-limit") });
    expect(await screen.findByRole("heading", { name: "Your cards could not be loaded" })).toBeInTheDocument();
    expect(screen.getByText("Too many requests. Please wait a moment before trying again.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back to decks" })).toHaveAttribute("href", "/decks");
    server.on(study.routes);
    await user.click(press("Try again"));
    await see("term a");
  });

  test("with the two buttons if the settings can't be read", async () => {
    const { server, user } = openSession();
    server.on({ "GET /api/study/settings": new AppError("api/rate-limit") });
    await see("term a");
    await user.keyboard(" ");
    expect(press("Got it")).toBeInTheDocument();
  });
});

describe("turning the card", () => {
  test.each([
    ["the button", async (user: Awaited<ReturnType<typeof session>>["user"]) => user.click(press("Show answer"))],
    ["Space", async (user) => user.keyboard(" ")],
    ["Enter", async (user) => user.keyboard("{Enter}")],
    ["a click or a tap on the card", async (user) => user.click(question()!)],
  ] as [string, (user: Awaited<ReturnType<typeof session>>["user"]) => Promise<void>][])(
    "by %s shows the answer and the two ratings",
    async (_how, turn) => {
      const { user } = await session();
      expect(screen.queryByRole("button", { name: "Got it" })).not.toBeInTheDocument();
      await turn(user);
      expect(theAnswer()).toHaveTextContent("definition a");
      expect(question()).not.toBeInTheDocument();
      const ratings = screen.getByRole("group", { name: "How well did you know it?" });
      expect(
        within(ratings)
          .getAllByRole("button")
          .map(({ textContent }) => textContent),
      ).toEqual(["Again", "Got it"]);
      await user.click(theAnswer()!);
      expect(theAnswer()).toBeInTheDocument();
    },
  );

  test("renders the marks of both sides", async () => {
    const { user } = await session(aStudyServer({ cards: cardsOf(1, { term: "**bold** <b>not</b>", definition: "`code`" }) }));
    expect(question()!.querySelector("strong")).toHaveTextContent("bold");
    expect(question()).toHaveTextContent("bold <b>not</b>");
    await user.keyboard(" ");
    expect(theAnswer()!.querySelector("code")).toHaveTextContent("code");
  });

  test.each([
    ["one line", "**ATP**"],
    ["several", "**ATP**\n![A cell](media/AbC123-_xYz0AbC1.png)\n- an item\n\\[ x \\]"],
  ])("keeps the question in view, on one line, in %s", async (_, term) => {
    const { user } = await session(aStudyServer({ cards: cardsOf(1, { term }) }));
    await user.keyboard(" ");
    expect(theAnswer()!.parentElement).toHaveTextContent(/^BackATPdefinition a$/);
    expect(screen.getByText("Back").querySelector("strong")).toHaveTextContent("ATP");
  });

  test("is announced, each side by its name", async () => {
    const { user, container } = await session();
    const told = () => container.querySelector('[aria-live="polite"][aria-atomic]')?.textContent;
    expect(told()).toBe("Front: term a");
    await user.keyboard(" ");
    expect(told()).toBe("Back: definition a");
    await user.keyboard("1");
    await waitFor(() => expect(told()).toBe("Front: term b"));
  });

  test("shows ten thousand characters, emoji and Arabic unchanged", async () => {
    const term = "كتاب 👩🏽‍🚀 ".repeat(1000).slice(0, 10_000);
    await session(aStudyServer({ cards: cardsOf(1, { term }) }));
    expect(question()?.textContent).toBe(term);
  });
});

describe("rating", () => {
  test("stores the answer, sends it and shows the next question", async () => {
    const { user, study, server } = await session();
    await user.click(press("Show answer"));
    await user.click(press("Got it"));
    await see("term b");
    await waitFor(() => expect(study.logged()).toEqual(["a good"]));
    const [sent] = sentEntries(server);
    expect(sent).toMatchObject({ kind: "answer", source: "study", rating: "good", deckKey: "mira/7", cardId: "a" });
    expect(sent).toHaveProperty("tookMs", expect.any(Number));
    expect(figures()).toBe("2 new, 1 learning, 0 due, 1 answered");
    const bar = screen.getByRole("progressbar", { name: "Cards answered in this session" });
    expect(bar).toHaveAttribute("aria-valuenow", "1");
    expect(bar).toHaveAttribute("aria-valuemax", "4");
  });

  test("by the keys: 1 is Again, 2 is Got it, and so is Space once the card has turned", async () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(100_000);
    const { user, study } = await session();
    await user.keyboard("12");
    expect(question()).toHaveTextContent("term a");
    await user.keyboard(" 1");
    await see("term b");
    await user.keyboard(" 2");
    await see("term c");
    await user.keyboard(" ");
    now.mockReturnValue(100_000 + flipLockMs - 1);
    await user.keyboard(" ");
    expect(theAnswer()).toHaveTextContent("definition c");
    now.mockReturnValue(100_000 + flipLockMs);
    await user.keyboard(" ");
    await waitFor(() => expect(study.logged()).toEqual(["a again", "b good", "c good"]));
  });

  test("not by the second half of a double tap, even if a busy page handles it late", async () => {
    const { user, study } = await session();
    await user.click(press("Show answer"));
    const shownAt = performance.now();
    const late = vi.spyOn(performance, "now").mockReturnValue(shownAt + 2000);
    const tapAgain = (madeAt: number) => {
      const click = new MouseEvent("click", { bubbles: true, detail: 2 });
      Object.defineProperty(click, "timeStamp", { value: madeAt });
      fireEvent(press("Again"), click);
    };
    tapAgain(shownAt + 100);
    expect(theAnswer()).toBeInTheDocument();
    tapAgain(shownAt + 400);
    late.mockRestore();
    await see("term b");
    await waitFor(() => expect(study.logged()).toEqual(["a again"]));
  });

  test("by a key that is held down counts once", async () => {
    const { user, study } = await session();
    await user.keyboard(" 1");
    await see("term b");
    fireEvent.keyDown(document.body, { key: " ", repeat: true });
    expect(question()).toHaveTextContent("term b");
    fireEvent.keyDown(document.body, { key: " " });
    fireEvent.keyDown(document.body, { key: "1", repeat: true });
    expect(theAnswer()).toHaveTextContent("definition b");
    await waitFor(() => expect(study.logged()).toHaveLength(1));
  });

  test("with four ratings shows when the card will be due, and Space is Good", async () => {
    vi.spyOn(performance, "now").mockReturnValueOnce(0);
    const { user, study } = await session(aStudyServer({ settings: { fourRatings: true } }));
    await user.keyboard(" ");
    const buttons = within(screen.getByRole("group", { name: "How well did you know it?" })).getAllByRole("button");
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      "Again1 min",
      "Hard6 min",
      "Good10 min",
      expect.stringMatching(/^Easy\d+ d$/),
    ]);
    await user.keyboard("4");
    await see("term b");
    await user.keyboard(" 2");
    await see("term c");
    await user.keyboard(" 3");
    await waitFor(() => expect(study.logged()).toEqual(["a easy", "b hard", "c good"]));
  });

  test("in the default mode shows no intervals", async () => {
    const { user } = await session();
    await user.keyboard(" ");
    expect(document.body).not.toHaveTextContent(/\d+ (min|d)\b/);
  });

  test("by a swipe: left is Again, right is Got it, and neither before the card is turned", async () => {
    const { study } = await session();
    const swipe = (to: number) => {
      const face = (question() ?? theAnswer())!;
      fireEvent.pointerDown(face, { pointerType: "touch", isPrimary: true, clientX: 200, clientY: 100 });
      fireEvent.pointerUp(face, { pointerType: "touch", isPrimary: true, clientX: to, clientY: 100 });
      fireEvent.click(face);
    };
    swipe(50);
    expect(question()).toHaveTextContent("term a");
    expect(screen.getByText("Tap the card to flip it")).toBeInTheDocument();
    fireEvent.click(question()!);
    expect(screen.getByText("Swipe left for Again, right for Got it")).toBeInTheDocument();
    swipe(50);
    await see("term b");
    fireEvent.click(question()!);
    swipe(350);
    await see("term c");
    await waitFor(() => expect(study.logged()).toEqual(["a again", "b good"]));
  });

  test("not by a swipe over a magnified page", async () => {
    vi.stubGlobal("visualViewport", { scale: 1.8 });
    const { user, study } = await session();
    fireEvent.click(question()!);
    fireEvent.pointerDown(theAnswer()!, { pointerType: "touch", isPrimary: true, clientX: 200, clientY: 100 });
    fireEvent.pointerUp(theAnswer()!, { pointerType: "touch", isPrimary: true, clientX: 50, clientY: 100 });
    await user.keyboard("2");
    await see("term b");
    await waitFor(() => expect(study.logged()).toEqual(["a good"]));
  });

  test("moves the focus from the button to the next visible side", async () => {
    const { user } = await session();
    press("Show answer").focus();
    await user.keyboard("{Enter}");
    expect(theAnswer()).toHaveFocus();
    await user.keyboard("2");
    await see("term b");
    expect(question()).toHaveFocus();
  });

  test("leaves the keys to an open menu", async () => {
    const { user } = await session();
    await user.click(press("Card menu"));
    await screen.findByRole("menu");
    fireEvent.keyDown(document.body, { key: " " });
    expect(theAnswer()).not.toBeInTheDocument();
  });
});

describe("a card that is buried or suspended", () => {
  const last = () => vi.mocked(toast.success).mock.lastCall;
  const undo = () => last()?.[1]?.onSelect ?? expect.fail("no toast with Undo");

  test.each([
    ["s", "Suspended. Progress lists it, to resume it later."],
    ["b", "Buried until tomorrow."],
  ])("%s: the toast says so and can undo it", async (key, words) => {
    const { user, study } = await session();
    await user.keyboard(key);
    await waitFor(() => expect(question()).toHaveTextContent("term b"));
    expect(last()?.[0]).toBe(words);
    act(undo());
    await waitFor(() => expect(question()).toHaveTextContent("term a"));
    await waitFor(() => expect(study.state.log.map(({ kind }) => kind).at(-1)).toBe("undo"));
  });

  test("and followed by an answer: Undo restores it with its time, and the answer stays", async () => {
    const { user, study } = await session();
    await user.keyboard("s");
    await waitFor(() => expect(question()).toHaveTextContent("term b"));
    const late = undo();
    await user.keyboard(" 2");
    await waitFor(() => expect(question()).toHaveTextContent("term c"));
    act(late);
    await waitFor(() => expect(study.state.log.map(({ kind }) => kind)).toEqual(["suspend", "answer", "resume"]));
    expect(question()).toHaveTextContent("term c");
    await waitFor(() => expect(figures()).toBe("2 new, 1 learning, 0 due, 1 answered"));
  });
});
