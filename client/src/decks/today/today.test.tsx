import { act, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { aStudySummary, aToday } from "../../../test/study/a-study-summary.ts";
import { theDecksStream, useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer, type FakeRequest } from "../../../test/fakes/fake-server.ts";
import { aSummary, aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

const biology = aSummary({ id: 30, title: "Cell biology", cardCount: 42, firstCard: "mitochondrion" });
const today = aToday().today;

// The lazily loaded part is imported first, so no test waits for its code.
beforeAll(async () => void (await import("./today-details.tsx")));

beforeEach(() => {
  localStorage.clear();
  useFakeEventSource();
});

afterEach(() => void vi.useRealTimers());

async function decksPage(routes: Record<string, object>, { decks = [biology], at = "/decks" } = {}) {
  fakeServer({ ...signedInAs(aUser()), ...routes });
  const page = renderApp(at);
  await screen.findByText("Loading your decks...");
  const stream = await theDecksStream();
  act(() => stream.send("snapshot", decks));
  return page;
}

const panel = () => screen.findByRole("region", { name: "Today" });

test("the day's work is given in minutes, computed from the student's own answers", async () => {
  await decksPage({
    "GET /api/study/summary": aStudySummary({ counts: { newCards: 8, learning: 2, due: 24 } }),
    "GET /api/study/today": aToday({ pace: { answerMs: 8000, answers: 100 } }),
  });
  expect(await within(await panel()).findByText("About 6 minutes")).toBeInTheDocument();
  expect(screen.getByText("26 to review, 8 new")).toBeInTheDocument();
  expect(screen.getByText("based on your last 100 answers (8 s each)")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Study now (34)" })).toHaveAttribute("href", "/study");
});

test("the pile and the button have the same number, new cards included, and nothing calls new cards due", async () => {
  await decksPage({
    "GET /api/study/summary": aStudySummary({ counts: { newCards: 8, learning: 2, due: 24 } }),
    "GET /api/study/today": aToday(),
  });
  const day = await panel();
  expect(await within(day).findByText("34")).toHaveTextContent("34to study");
  expect(within(day).getByRole("link", { name: "Study now (34)" })).toBeInTheDocument();
  expect(day).not.toHaveTextContent(/\bdue\b/);
});

describe("in a folder", () => {
  const law = { folders: ["Law"], decks: [{ ownerId: "mira", deckId: 30, folder: "Law" }], tags: [], shared: [] };
  const summary = ({ search }: FakeRequest) => aStudySummary({ counts: { newCards: search.get("folder") === "Law" ? 3 : 40 } });
  const routes = { "GET /api/study/summary": summary, "GET /api/study/today": aToday(), "GET /api/users/mira/folders": law };

  test("the day counts the folder's cards and starts the folder; a search counts all again", async () => {
    const { user } = await decksPage(routes, { at: "/decks?folder=Law" });
    const day = within(await screen.findByRole("region", { name: "Today in Law" }));
    expect(await day.findByRole("link", { name: "Study now (3)" })).toHaveAttribute("href", "/study?folder=Law");
    await user.type(screen.getByRole("searchbox", { name: "Search decks" }), "bio");
    expect(await screen.findByRole("link", { name: "Study now (40)" })).toHaveAttribute("href", "/study");
  });

  test("that is gone the day counts all decks", async () => {
    await decksPage(routes, { at: "/decks?folder=Art" });
    expect(await screen.findByRole("link", { name: "Study now (40)" })).toHaveAttribute("href", "/study");
  });
});

test("a finished day shows when the next cards are due", async () => {
  const studied = { deckKey: "mira/30", deckId: 30, new: 8, learning: 12, known: 22, lastDay: today, exam: null };
  const decks = [3, 1].map((days) => ({ ...studied, deckKey: `mira/${days}`, nextDue: (today + days) * 86_400_000 }));
  await decksPage({ "GET /api/study/today": aToday(), "GET /api/study/decks": { today, dayShiftMs: 0, decks } });
  expect(await within(await panel()).findByText("Your next cards come tomorrow")).toBeInTheDocument();
});

test.each([
  [0, "Study one card to begin a streak"],
  [12, "Study one card to keep your streak"],
])("a streak of %d days that today has not reached yet asks for one card", async (current, words) => {
  await decksPage({ "GET /api/study/today": aToday({ streak: { current, longest: 12, isTodayDone: false } }) });
  expect(await within(await panel()).findByText(words)).toBeInTheDocument();
});

test("the streak includes the days of the week", async () => {
  const week = [-2, -1, 0, 1, 2, 3, 4].map((at) => ({ day: today + at, isDone: at === -2 }));
  await decksPage({ "GET /api/study/today": aToday({ streak: { current: 12, longest: 12, isTodayDone: false }, week }) });
  expect(await screen.findByText("12 days")).toBeInTheDocument();
  const days = within(screen.getByRole("list", { name: "This week" })).getAllByRole("listitem");
  expect(days).toHaveLength(7);
  const words = ["studied", "not studied", "still open", ...Array.from({ length: 4 }, () => "still to come")];
  expect(days.map(({ textContent }) => textContent.split(": ")[1])).toEqual(words);
});

test("the next exam has the number of days left, and the predicted recall", async () => {
  const exam = { deckId: 30, title: "Cell biology", day: "2026-03-08", daysLeft: 6, recall: 0.84, recallWithoutStudy: 0.61, asked: 0.9 };
  await decksPage({ "GET /api/study/today": aToday({ exam }) });
  expect(await screen.findByText("in 6 days")).toBeInTheDocument();
  expect(screen.getByText("84%")).toBeInTheDocument();
  expect(screen.getByText("61% without studying")).toBeInTheDocument();
});

test("the next exam may be over several decks: it has its name and their number, and leads to all exams", async () => {
  const named = { examId: "midterm", decks: 3, deckId: 30, title: "Biology midterm", day: "2026-03-08", daysLeft: 6 };
  await decksPage({ "GET /api/study/today": aToday({ exam: { ...named, recall: 0.84, recallWithoutStudy: 0.61, asked: 0.9 } }) });
  expect(await screen.findByRole("link", { name: "Biology midterm" })).toHaveAttribute("href", "/progress");
  expect(screen.getByText("3 decks")).toBeInTheDocument();
});

test("after midnight it names the study day, and the calendar counts the days until the exam", async () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 3, 1, 30), toFake: ["Date"] });
  const exam = { deckId: 30, title: "Cell biology", day: "2026-03-03", daysLeft: 1, recall: 0.84, recallWithoutStudy: 0.61, asked: 0.9 };
  await decksPage({ "GET /api/study/today": aToday({ exam }) });
  const day = await panel();
  expect(await within(day).findByText(/Monday lasts until 4:00 AM here\.$/)).toBeInTheDocument();
  expect(within(day).getByText("today")).toBeInTheDocument();
});

test("the list does not wait for the day, and the button works without it", async () => {
  const never = () => new Promise<never>(() => {});
  await decksPage({ "GET /api/study/summary": aStudySummary({ counts: { due: 3 } }), "GET /api/study/today": never });
  expect(screen.getByRole("link", { name: "Cell biology" })).toBeInTheDocument();
  expect(await screen.findByRole("link", { name: "Study now (3)" })).toBeInTheDocument();
});

test("a student without any deck sees only the link to create one", async () => {
  await decksPage({}, { decks: [] });
  expect(screen.getByRole("heading", { name: "No decks yet" })).toBeInTheDocument();
  await screen.findByRole("link", { name: "Create deck" });
  expect(screen.queryByRole("region", { name: "Today" })).not.toBeInTheDocument();
});

test("a deck's card shows its progress, its next review, its exam and the last answer", async () => {
  const studied = { deckKey: "mira/30", deckId: 30, new: 8, learning: 12, known: 22, lastDay: today - 1, exam: "2026-03-15" };
  const nextDue = (today + 3) * 86_400_000;
  await decksPage({ "GET /api/study/decks": { today, dayShiftMs: 0, decks: [{ ...studied, nextDue }] } });
  const card = screen.getByRole("link", { name: "Cell biology" }).closest("li") as HTMLElement;
  expect(await within(card).findByText("22 known, 12 learning, 8 new")).toBeInTheDocument();
  expect(card).toHaveTextContent("next on Thursday");
  expect(card).toHaveTextContent("Exam in 13 days, on Mar 15");
  expect(card).toHaveTextContent("yesterday");
  expect(within(card).getByText("mitochondrion")).toBeInTheDocument();
});
