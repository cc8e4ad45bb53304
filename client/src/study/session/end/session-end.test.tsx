import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openSession, press, question, session, stillSession } from "../../../../test/a-session.ts";
import { aProgress, anExam } from "../../../../test/study/a-study.ts";
import { aStudyServer, cardsOf } from "../../../../test/study/a-study-server.ts";
import { FakeEventSource, useFakeEventSource } from "../../../../test/fakes/fake-event-source.ts";
import { recordToasts } from "../../../../test/record-toasts.ts";
import { settle } from "../../../../test/still-clock.ts";
import { skipWaits } from "../../../../test/skip-waits.ts";
import { soonMs } from "../run/rereading.ts";

beforeEach(() => {
  useFakeEventSource();
  localStorage.clear();
  recordToasts();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const see = (text: string) => waitFor(() => expect(question()).toHaveTextContent(text));
const atOnce = { learningSteps: [] };
const did = () => [...screen.getByRole("list", { name: "What you did" }).children].map((item) => item.textContent);

describe("the end", () => {
  test("shows what was learned and when the next cards are due, with the links back", async () => {
    const { user } = await session(aStudyServer({ settings: atOnce }));
    await user.keyboard(" 2");
    await see("term b");
    await user.keyboard(" 1");
    await see("term c");
    await user.keyboard(" 2");
    const heading = await screen.findByRole("heading", { level: 1, name: "Done for today" });
    expect(heading).toHaveFocus();
    expect(did()).toEqual(["3 new cards learned", "2 of 3 answers right", "<1 min studied"]);
    expect(await screen.findByText("Tomorrow: 3 cards.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back to Deck" })).toHaveAttribute("href", "/7");
    expect(screen.getByRole("link", { name: "Progress" })).toHaveAttribute("href", "/progress?deck=7");
  });

  test("repeats the missed cards, each answer covered until it is shown on request", async () => {
    const { user } = await session(aStudyServer({ cards: cardsOf(2), settings: atOnce }));
    await user.keyboard(" 1");
    await see("term b");
    await user.keyboard(" 1");
    const list = within(await screen.findByRole("list", { name: "Look at these again" }));
    expect(list.getByText("definition a")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Review again" }));
    expect(list.queryByText(/definition/)).not.toBeInTheDocument();
    await user.click(list.getAllByRole("button", { name: "Show answer" })[0]!);
    expect(list.getByText("definition a")).toBeInTheDocument();
    expect(list.getByRole("button", { name: "Show answer" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(list.getByText("definition b")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Review again" })).toBeInTheDocument();
  });

  test("requests the forecast only when the server has every answer", async () => {
    const { user, study, server } = await session(aStudyServer({ cards: cardsOf(1), settings: atOnce }));
    let known: string[] = [];
    server.on({ "GET /api/study/progress": () => ((known = study.logged()), aProgress({ dues: [0, 0, 1] })) });
    await user.keyboard(" 2");
    expect(await screen.findByText("In 2 days: 1 card.")).toBeInTheDocument();
    expect(known).toEqual(["a good"]);
  });

  test("is shown at once if nothing is due, across all decks too", async () => {
    const { server } = openSession(aStudyServer({ cards: [] }), { at: "/study" });
    server.on({ "GET /api/study/progress": aProgress({ dues: [] }) });
    expect(await screen.findByRole("heading", { name: "Nothing to study right now" })).toBeInTheDocument();
    expect(await screen.findByText("No cards are planned yet. What you add to your decks comes up here.")).toBeInTheDocument();
    expect(screen.queryByRole("list", { name: "What you did" })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back to decks" })).toHaveAttribute("href", "/decks");
    expect(screen.getByRole("link", { name: "Progress" })).toHaveAttribute("href", "/progress");
  });

  test("says that new cards are left only because of the day's limit", async () => {
    const { user } = await session(aStudyServer({ cards: cardsOf(5), settings: { ...atOnce, newPerDay: 2 } }));
    await user.keyboard(" 2");
    await see("term b");
    await user.keyboard(" 2");
    expect(await screen.findByText("The day's 2 new cards are done; 3 more wait for tomorrow.")).toBeInTheDocument();
  });

  test("shows what an exam's plan leaves for the coming days", async () => {
    const { user, server } = await session(aStudyServer({ cards: cardsOf(2), settings: { ...atOnce, newPerDay: 1 } }));
    server.on({ "GET /api/study/progress": aProgress({ dues: [0], cards: { new: 1 }, exam: anExam() }) });
    await user.keyboard(" 2");
    expect(await screen.findByText("That's today's share for your exam. 1 new card is left for the coming days.")).toBeInTheDocument();
  });

  test("leaves out what can't be loaded", async () => {
    const { user, server } = await session(aStudyServer({ cards: cardsOf(1), settings: atOnce }));
    server.online(false);
    await user.keyboard(" 2");
    expect(await screen.findByRole("heading", { name: "Done for today" })).toBeInTheDocument();
    expect(await screen.findByText(/^You are offline. 1 answer is kept/)).toBeInTheDocument();
    expect(screen.queryByText(/Tomorrow/)).not.toBeInTheDocument();
  });
});

describe("a step that is due later today", () => {
  test("is shown by the server's clock, and offered when it is time", async () => {
    const study = aStudyServer({ cards: cardsOf(1), settings: { learningSteps: [30] } });
    study.state.aheadMs = 7 * 3_600_000;
    await stillSession(study);
    act(() => press("Show answer").click());
    act(() => press("Again").click());
    await settle();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Done for now");
    expect(screen.getByText("The next card comes back in 30 minutes.")).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(18 * 60_000));
    expect(screen.getByText("The next card comes back in 12 minutes.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Go on studying" })).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(12 * 60_000 + 1000));
    expect(screen.getByText("More cards are due.")).toBeInTheDocument();
    act(() => press("Go on studying").click());
    expect(question()).toHaveTextContent("term a");
  });
});

test("cards that become available while the end is shown are offered, and don't begin by themselves", async () => {
  skipWaits(soonMs);
  const study = aStudyServer({ cards: cardsOf(1), settings: atOnce });
  const { user } = await session(study);
  await user.keyboard(" 2");
  await screen.findByRole("heading", { name: "Done for today" });
  study.state.cards = cardsOf(2);
  act(() => FakeEventSource.last.begin());
  act(() => FakeEventSource.last.send("study", { entryId: null }));
  await user.click(await screen.findByRole("button", { name: "Go on studying" }));
  expect(question()).toHaveTextContent("term b");
});

test("after leaving, the decks are counted again, also with the last answer", async () => {
  const { user } = await session(aStudyServer({ settings: atOnce }), { at: "/study" });
  await user.keyboard(" 2");
  await see("term b");
  await user.click(screen.getByRole("link", { name: "End session" }));
  expect(await screen.findByRole("link", { name: "Study now (2)" })).toBeInTheDocument();
});
