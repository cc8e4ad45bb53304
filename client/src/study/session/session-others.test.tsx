import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { defaultStudySettings } from "@recollect/domain/study/settings.ts";
import { figures, openSession, question, sentEntries, session, theAnswer } from "../../../test/a-session.ts";
import { aStudyServer, cardsOf } from "../../../test/study/a-study-server.ts";
import { FakeEventSource, useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { later } from "../../../test/fakes/fake-server.ts";
import { pass, settle, stopClock } from "../../../test/still-clock.ts";
import { recordToasts } from "../../../test/record-toasts.ts";
import { skipWaits } from "../../../test/skip-waits.ts";
import { entryPrefix } from "../outbox/may-have-entries.ts";
import { soonMs } from "./run/rereading.ts";

let toasts: string[] = [];

beforeEach(() => {
  useFakeEventSource();
  localStorage.clear();
  toasts = recordToasts();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const see = (text: string) => waitFor(() => expect(question()).toHaveTextContent(text));
const takenAway = "info: That card was studied or changed somewhere else.";

describe("without a network", () => {
  test("the session continues with the loaded cards, shows what is stored, and sends it when the network is back", async () => {
    const { user, study, server } = await session();
    server.online(false);
    await user.keyboard(" 1");
    await see("term b");
    expect(await screen.findByText("You are offline. 1 answer is kept on this device and sent when you are back.")).toBeInTheDocument();
    await user.keyboard(" 2");
    await see("term c");
    expect(await screen.findByText("You are offline. 2 answers are kept on this device and sent when you are back.")).toBeInTheDocument();
    expect(study.logged()).toEqual([]);
    server.online(true);
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument());
    expect(study.logged()).toEqual(["a again", "b good"]);
    expect(question()).toHaveTextContent("term c");
    expect(figures()).toBe("1 new, 2 learning, 0 due, 2 answered");
  });

  test("when the loaded cards run out it says so, and continues when the network is back", async () => {
    const study = aStudyServer({ cards: cardsOf(5), atOnce: 2, settings: { learningSteps: [] } });
    const { user, server } = await session(study);
    server.online(false);
    await user.keyboard(" 2");
    await see("term b");
    await user.keyboard(" 2");
    expect(await screen.findByText("No more cards on this device")).toBeInTheDocument();
    expect(screen.getByText(/continues when you are back online/)).toBeInTheDocument();
    server.online(true);
    window.dispatchEvent(new Event("online"));
    await see("term c");
    expect(figures()).toBe("3 new, 0 learning, 0 due, 2 answered");
    expect(study.logged()).toEqual(["a good", "b good"]);
  });

  test("an answer can be undone as well", async () => {
    const { user, study, server } = await session();
    server.online(false);
    await user.keyboard(" 1");
    await see("term b");
    await user.keyboard("u");
    await waitFor(() => expect(theAnswer()).toHaveTextContent("definition a"));
    server.online(true);
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(study.logged()).toEqual(["a again", "undo a"]));
    expect(theAnswer()).toHaveTextContent("definition a");
  });
});

describe("behind a proxy, whose server restarts", () => {
  const badGateway = () => new Response("<html>502 Bad Gateway</html>", { status: 502 });

  test("the session continues with the loaded cards, shows what is stored, and sends it when the server is back", async () => {
    const { user, study, server } = await session();
    server.on({ "POST /api/study/entries": badGateway, "GET /api/study/queue": badGateway });
    await user.keyboard(" 1");
    await see("term b");
    const note = "The server is not available just now. 1 answer is kept on this device and sent when it is.";
    expect(await screen.findByText(note)).toBeInTheDocument();
    server.on(study.routes);
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(screen.queryByText(note)).not.toBeInTheDocument());
    expect(study.logged()).toEqual(["a again"]);
    expect(question()).toHaveTextContent("term b");
  });

  test("when the loaded cards run out it says so, and continues by itself", async () => {
    const study = aStudyServer({ cards: cardsOf(5), atOnce: 2, settings: { learningSteps: [] } });
    const { user, server } = await session(study);
    server.on({ "POST /api/study/entries": badGateway, "GET /api/study/queue": badGateway });
    await user.keyboard(" 2");
    await see("term b");
    await user.keyboard(" 2");
    expect(await screen.findByText(/continues when the server is available again/)).toBeInTheDocument();
    server.on(study.routes);
    window.dispatchEvent(new Event("online"));
    await see("term c");
    expect(study.logged()).toEqual(["a good", "b good"]);
  });
});

test("a reload in the middle loses nothing: stored entries are sent first, and the session begins with the remaining cards", async () => {
  const { user, study, server, unmount } = await session();
  server.online(false);
  await user.keyboard(" 2");
  await see("term b");
  unmount();
  openSession(study);
  await see("term b");
  expect(study.logged()).toEqual(["a good"]);
  expect(figures()).toBe("2 new, 1 learning, 0 due, 0 answered");
});

test("more cards are read in the background when few are left", async () => {
  const study = aStudyServer({ cards: cardsOf(12), atOnce: 5, settings: { learningSteps: [] } });
  const { user, server } = await session(study);
  const reads = () => server.to("GET /api/study/queue").length;
  const before = reads();
  await user.keyboard(" 2");
  await see("term b");
  // Four are left.
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
  for (const letter of ["c", "d", "e", "f", "g", "h"]) {
    await user.keyboard(" 2");
    await see(`term ${letter}`);
  }
  expect(figures()).toBe("5 new, 0 learning, 0 due, 7 answered");
  expect(new Set(study.logged()).size).toBe(study.logged().length);
});

describe("another tab of this browser", () => {
  test("answers the current card: the next one is shown, with a message, and its answer is sent once", async () => {
    skipWaits(soonMs);
    const { study } = await session();
    const entry = {
      id: "other",
      kind: "answer",
      source: "study",
      rating: "good",
      deckKey: "mira/7",
      cardId: "a",
      at: Date.now(),
      tookMs: 5,
    };
    const key = `${entryPrefix("mira")}other`;
    const newValue = JSON.stringify({ entry, offsetMs: 0 });
    localStorage.setItem(key, newValue);
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key, oldValue: null, newValue })));
    await see("term b");
    expect(toasts).toEqual([takenAway]);
    await waitFor(() => expect(figures()).toBe("2 new, 1 learning, 0 due, 0 answered"));
    await waitFor(() => expect(study.logged()).toEqual(["a good"]));
    await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
    expect(question()).toHaveTextContent("term b");
  });
});

describe("another device", () => {
  test("answers the current card: the next one is shown, with a message", async () => {
    skipWaits(soonMs);
    const { study } = await session();
    study.answerElsewhere("a");
    act(() => FakeEventSource.last.send("study", { entryId: "x0" }));
    await see("term b");
    expect(toasts).toEqual([takenAway]);
  });

  test("answers another card: the current card stays, turned or not", async () => {
    skipWaits(soonMs);
    const { user, study } = await session();
    await user.keyboard(" ");
    study.answerElsewhere("b");
    act(() => FakeEventSource.last.send("study", { entryId: "x0" }));
    await waitFor(() => expect(figures()).toBe("2 new, 1 learning, 0 due, 0 answered"));
    expect(theAnswer()).toHaveTextContent("definition a");
    expect(toasts).toEqual([]);
    await user.keyboard("2");
    await see("term c");
  });

  test("changes the text of the current card, which is updated", async () => {
    skipWaits(soonMs);
    const { study } = await session();
    study.state.cards = study.state.cards.map((card) => (card.cardId === "a" ? { ...card, term: "a better term" } : card));
    act(() => FakeEventSource.last.begin());
    act(() => FakeEventSource.last.send("study", { entryId: null }));
    await waitFor(() => expect(question()).toHaveTextContent("a better term"));
  });

  test("deletes the deck: the session ends with a message on the decks", async () => {
    skipWaits(soonMs);
    const { study, address } = await session();
    study.state.cards = [];
    act(() => FakeEventSource.last.begin());
    act(() => FakeEventSource.last.send("study", { entryId: null }));
    await waitFor(() => expect(address()).toBe("/decks"));
    expect(toasts).toContain("info: This deck was deleted, or is no longer shared.");
  });

  test("is not read again when the stream begins just after the first cards were read", async () => {
    const now = vi.spyOn(Date, "now").mockReturnValue(Date.now());
    const { server } = await session();
    const before = server.to("GET /api/study/queue").length;
    stopClock();
    act(() => FakeEventSource.last.begin());
    await pass(5000);
    vi.useRealTimers();
    now.mockRestore();
    expect(server.to("GET /api/study/queue")).toHaveLength(before);
  });

  test("is read again when the stream begins a while after the first cards were read, since the settings came late", async () => {
    skipWaits(soonMs);
    const now = vi.spyOn(Date, "now").mockReturnValue(Date.now());
    const settings = later();
    const study = aStudyServer();
    Object.assign(study.routes, { "GET /api/study/settings": () => settings.reply });
    const { server } = openSession(study);
    await waitFor(() => expect(server.to("GET /api/study/queue")).toHaveLength(1));
    await settle();
    now.mockReturnValue(Date.now() + 5000);
    await act(async () => settings.give(defaultStudySettings));
    await screen.findByRole("button", { name: "Show answer" });
    act(() => FakeEventSource.last.begin());
    await waitFor(() => expect(server.to("GET /api/study/queue")).toHaveLength(2));
    now.mockRestore();
  });

  test("is not read again for what this session itself has just sent", async () => {
    const { user, server } = await session();
    await user.keyboard(" 2");
    await see("term b");
    await waitFor(() => expect(server.to("POST /api/study/entries")).toHaveLength(1));
    const [sent] = sentEntries(server);
    const before = server.to("GET /api/study/queue").length;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    act(() => FakeEventSource.last.send("study", { entryId: sent?.id }));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    vi.useRealTimers();
    expect(server.to("GET /api/study/queue")).toHaveLength(before);
  });
});
