import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { useNavigate } from "react-router";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { anExam, aProgress, noProgress, today } from "../../../test/study/a-study.ts";
import { FakeEventSource, useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer, type FakeRequest } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp, renderAt } from "../../../test/render-app.tsx";
import { skipWaits } from "../../../test/skip-waits.ts";
import { AppRoutes } from "../../app/router.tsx";
import { refreshAfterMs } from "../use-refresh.ts";

const path = "GET /api/study/progress";

beforeEach(() => {
  useFakeEventSource();
});

function progressPage(reply: object, at = "/progress") {
  const server = fakeServer({ ...signedInAs(aUser()), [path]: reply });
  return { server, ...renderApp(at) };
}

/** The figures of a table, row by row, the row's name first. */
function rowsOf(name: string): string[][] {
  const [, ...rows] = within(screen.getByRole("table", { name })).getAllByRole("row");
  return rows.map((row) => Array.from(row.children, (cell) => cell.textContent ?? ""));
}

test("lists suspended and buried cards, each with a way back", async () => {
  const place = { deckKey: "mira/7", deckId: 7, deckTitle: "Cell biology" };
  const cards = [
    { ...place, cardId: "a", question: "What is ATP?", until: null },
    { ...place, cardId: "b_r", question: "the powerhouse", until: Date.now() + 3_600_000 },
  ];
  const sent: unknown[] = [];
  const setAside = () => ({ cards: cards.slice(sent.length), total: 2 - sent.length });
  const server = fakeServer({ ...signedInAs(aUser()), [path]: aProgress(), "GET /api/study/set-aside": setAside });
  server.on({
    "POST /api/study/entries": ({ body }: FakeRequest) => {
      sent.push(...(body as { entries: object[] }).entries);
      return { accepted: [], now: Date.now() };
    },
  });
  const { user } = renderApp("/progress");
  const part = within(await screen.findByRole("region", { name: "Set aside" }));
  expect(part.getByText(/^2 cards do not come until you resume them\. A buried one/)).toBeInTheDocument();
  expect(part.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "What is ATP?Suspended in Cell biologyResume",
    "the powerhouseBuried until tomorrow in Cell biologyResume",
  ]);
  await user.click(part.getByRole("button", { name: "Resume What is ATP?" }));
  expect(await part.findByText(/^1 card does not come/)).toBeInTheDocument();
  await user.click(part.getByRole("button", { name: "Resume the powerhouse" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Set aside" })).not.toBeInTheDocument());
  expect(sent).toMatchObject([
    { kind: "resume", deckKey: "mira/7", cardId: "a" },
    { kind: "unbury", deckKey: "mira/7", cardId: "b_r" },
  ]);
});

test("has a title, and shows streak, calendar, retention, cards and forecast", async () => {
  progressPage(aProgress());
  expect(await screen.findByRole("heading", { level: 1, name: "Progress" })).toBeInTheDocument();
  for (const name of ["Streak", "Reviews a day", "Retention", "Cards", "The next 30 days"])
    expect(await screen.findByRole("img", { name })).toHaveAccessibleDescription();
  expect(document.title).toBe("Progress - Recollect");
});

test("shows the streak and today's number", async () => {
  progressPage(aProgress({ streak: { current: 2, longest: 9 } }));
  expect(await screen.findByText("You have studied 2 days in a row, today included.")).toBeInTheDocument();
  const streak = within(screen.getByRole("region", { name: "Streak" }));
  const figures = streak.getAllByRole("definition").map((figure) => figure.textContent);
  expect(figures).toEqual(["2 days", "9 days", "20 answers"]);
});

test.each([
  [{ current: 3, isTodayDone: false }, "You have studied 3 days in a row. Today has time until 4:00 AM."],
  [{ current: 1, isTodayDone: true }, "You have studied today."],
  [{ current: 0, isTodayDone: false }, "A new streak begins with your next answer."],
])("has no reproach for %j", async (streak, words) => {
  progressPage(aProgress({ streak }));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test("has the charts' figures in tables", async () => {
  progressPage(aProgress({ answers: { [today]: 20, [today - 1]: 10, [today - 8]: 1234 }, dues: [5, 0, 61] }));
  await screen.findByRole("img", { name: "Streak" });
  for (const summary of screen.getAllByText(/^Show as a table/)) expect(summary.closest("details")).not.toHaveAttribute("open");
  document.querySelectorAll("details").forEach((details) => (details.open = true));
  expect(rowsOf("Streak").slice(0, 2)).toEqual([
    ["Sat, Nov 21", "20", "16"],
    ["Fri, Nov 20", "10", "8"],
  ]);
  expect(rowsOf("Reviews a day, by week").slice(0, 2)).toEqual([
    ["Nov 16, 2026", "0", "0", "0", "0", "10", "20", ""],
    ["Nov 9, 2026", "0", "0", "0", "0", "1,234", "0", "0"],
  ]);
  expect(rowsOf("Reviews a day, by week")).toHaveLength(53);
  expect(Object.fromEntries(rowsOf("Retention"))).toMatchObject({
    Remembered: "91%",
    "Likely at least (95%)": "87.8%",
    "Likely at most (95%)": "93.4%",
    "Desired at the time": "90%",
    "Reviews counted": "400",
    "Of them right": "364",
  });
  expect(rowsOf("Cards by kind")).toEqual([
    ["New", "40", "43%"],
    ["Learning", "23", "24.7%"],
    ["Known", "30", "32.3%"],
  ]);
  expect(screen.getByText("1 of these cards is suspended.")).toBeInTheDocument();
  const forecast = rowsOf("Cards due in the next 30 days");
  expect([forecast.length, forecast[0], forecast[2]]).toEqual([30, ["Sat, Nov 21", "5"], ["Mon, Nov 23", "61"]]);
});

test("has a sentence with the main point beside each chart", async () => {
  progressPage(aProgress({ answers: { [today]: 20, [today - 8]: 1234 }, dues: [5, 0, 61] }));
  expect(await screen.findByText("1,254 answers on 2 days of the last 53 weeks. The fullest was Nov 13, with 1,234.")).toBeInTheDocument();
  expect(screen.getByText("93 cards in all. You know 30 of them.")).toBeInTheDocument();
  expect(screen.getByText(/^5 cards due today, 66 within 30 days\. The fullest day to come is Mon, Nov 23, with 61\./)).toBeInTheDocument();
});

test("the choice, the calendar and every table are reached with the keyboard, in order", async () => {
  const { user } = progressPage(aProgress());
  const choice = await screen.findByRole("combobox", { name: "Deck" });
  document.querySelectorAll("details").forEach((details) => (details.open = true));
  choice.focus();
  const stops: string[] = [];
  for (let step = 0; step < 11; step++) {
    await user.tab();
    const stop = document.activeElement;
    stops.push(stop?.getAttribute("aria-label") ?? stop?.textContent ?? "");
  }
  const table = (name: string) => [`Show as a table: ${name}`, name];
  expect(stops).toEqual([
    ...table("Streak"),
    "Calendar, a year from left to right",
    ...table("Reviews a day, by week"),
    ...table("Retention"),
    ...table("Cards by kind"),
    ...table("Cards due in the next 30 days"),
  ]);
});

test("without reviews of mature cards there is no retention", async () => {
  const unknown = { answers: 0, right: 0, measured: null, asked: null, from: null, to: null };
  progressPage(aProgress({ retention: unknown }));
  expect(await screen.findByText(/^Not enough reviews yet\./)).toBeInTheDocument();
  expect(screen.queryByRole("img", { name: "Retention" })).not.toBeInTheDocument();
});

test("a student without answers reads what will be here, and where to begin", async () => {
  progressPage(noProgress());
  expect(await screen.findByRole("heading", { name: "Your progress begins with the first card" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Study now" })).toHaveAttribute("href", "/study");
  expect(screen.queryByRole("combobox", { name: "Deck" })).not.toBeInTheDocument();
});

test("a student without any cards gets a link to create a deck, not to an empty session", async () => {
  progressPage(noProgress({ cards: { new: 0, learning: 0, known: 0, suspended: 0 } }));
  expect(await screen.findByRole("link", { name: "Create deck" })).toHaveAttribute("href", "/create-deck");
  expect(screen.queryByRole("link", { name: "Study now" })).not.toBeInTheDocument();
});

const twoDecks = [
  { deckId: 7, title: "Cell biology" },
  { deckId: 9, title: "Torts" },
];
const byDeck = ({ search }: FakeRequest) => aProgress({ decks: twoDecks, dues: [search.get("deckId") === "9" ? 99 : 5] });

test("is of one deck if the address says so", async () => {
  const { server } = progressPage(byDeck, "/progress?deck=9");
  expect(await screen.findByText(/^99 cards due today/)).toBeInTheDocument();
  expect(screen.getByRole("combobox", { name: "Deck" })).toHaveDisplayValue("Torts");
  expect(server.to(path).map(({ search }) => search.get("deckId"))).toEqual(["9"]);
});

test("a deck is chosen from those with progress, and Back returns to the previous one", async () => {
  fakeServer({ ...signedInAs(aUser()), [path]: byDeck });
  const { user, address } = renderAt(
    "/progress",
    <>
      <AppRoutes />
      <WayBack />
    </>,
  );
  const choice = await screen.findByRole("combobox", { name: "Deck" });
  expect(
    within(choice)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["All decks", "Cell biology", "Torts"]);
  await user.selectOptions(choice, "Torts");
  expect(await screen.findByText(/^99 cards due today/)).toBeInTheDocument();
  expect(address()).toBe("/progress?deck=9");
  await user.click(screen.getByRole("button", { name: "Back" }));
  expect(await screen.findByText(/^5 cards due today/)).toBeInTheDocument();
  expect(screen.getByRole("combobox", { name: "Deck" })).toHaveDisplayValue("All decks");
});

function WayBack() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

test("figures of another deck are not shown as this one's while they are loaded", async () => {
  fakeServer({
    ...signedInAs(aUser()),
    [path]: (request: FakeRequest) => (request.search.get("deckId") === "9" ? new Promise<never>(() => {}) : byDeck(request)),
  });
  const { user } = renderApp("/progress");
  await user.selectOptions(await screen.findByRole("combobox", { name: "Deck" }), "Torts");
  expect(await screen.findByText("Loading progress...")).toBeInTheDocument();
  expect(screen.queryByText(/cards due today/)).not.toBeInTheDocument();
  expect(screen.getByRole("combobox", { name: "Deck" })).toHaveDisplayValue("Torts");
});

test("a deck without progress says so, with links to begin and to set an exam", async () => {
  progressPage(noProgress({ decks: twoDecks }), "/progress?deck=9");
  expect(await screen.findByRole("heading", { name: "You have not studied this deck yet" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Study now" })).toHaveAttribute("href", "/9/learn/study");
  expect(screen.getByRole("button", { name: "Set exam date" })).toBeInTheDocument();
});

test("of one deck shows its exam", async () => {
  progressPage(aProgress({ decks: twoDecks, exam: anExam() }), "/progress?deck=9");
  const exam = within(await screen.findByRole("region", { name: "Exam" }));
  expect(exam.getByText("This fits: 5 new cards a day until Nov 28, then reviews alone.")).toBeInTheDocument();
  expect(exam.getByRole("button", { name: "Change exam date" })).toBeInTheDocument();
});

test("of all decks has no exam to set", async () => {
  progressPage(aProgress());
  await screen.findByRole("img", { name: "Streak" });
  expect(screen.queryByRole("button", { name: /exam date/ })).not.toBeInTheDocument();
});

test("the exam's dialog opens from here, for this deck", async () => {
  const { user } = progressPage(aProgress({ decks: twoDecks }), "/progress?deck=9");
  await user.click(await screen.findByRole("button", { name: "Set exam date" }));
  expect(await screen.findByRole("dialog", { name: "Exam date" })).toHaveAccessibleDescription("Torts");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test.each([
  ["that is not known", "/progress?deck=99"],
  ["that is no number", "/progress?deck=mine"],
])("a deck %s has a link back to all decks", async (_, at) => {
  const { user, server } = progressPage(new AppError("deck/not-found"), at);
  expect(await screen.findByRole("heading", { level: 1, name: "Deck not found." })).toBeInTheDocument();
  server.on({ [path]: aProgress() });
  await user.click(screen.getByRole("link", { name: "Progress of all decks" }));
  expect(await screen.findByRole("img", { name: "Streak" })).toBeInTheDocument();
});

test("a failed read shows why, and can be retried", async () => {
  const { user, server } = progressPage(new AppError("api/rate-limit"));
  expect(await screen.findByRole("heading", { name: "Failed to load your progress. Please try again." })).toBeInTheDocument();
  expect(screen.getByText("Too many requests. Please wait a moment before trying again.")).toBeInTheDocument();
  server.on({ [path]: aProgress() });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("img", { name: "Streak" })).toBeInTheDocument();
});

test("an answer in another tab is shown without a reload", async () => {
  const { server } = progressPage(aProgress({ dues: [5] }));
  await screen.findByText(/^5 cards due today/);
  server.on({ [path]: aProgress({ dues: [4] }) });
  act(() => FakeEventSource.last.send("study", { entryId: "an-answer" }));
  expect(await screen.findByText(/^4 cards due today/)).toBeInTheDocument();
});

test("if it can't be read again, the figures stay and the reason is shown", async () => {
  skipWaits(refreshAfterMs);
  const { server } = progressPage(aProgress({ dues: [5] }));
  await screen.findByText(/^5 cards due today/);
  server.on({ [path]: new AppError("api/rate-limit") });
  act(() => FakeEventSource.last.send("study", { entryId: "e1" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Too many requests.");
  expect(screen.getByText(/^5 cards due today/)).toBeInTheDocument();
});

test("a deck that is deleted while its progress is shown is reported as gone", async () => {
  skipWaits(refreshAfterMs);
  const { server } = progressPage(byDeck, "/progress?deck=9");
  await screen.findByText(/^99 cards due today/);
  server.on({ [path]: new AppError("deck/not-found") });
  act(() => FakeEventSource.last.send("remove", { id: 9 }));
  expect(await screen.findByRole("heading", { name: "Deck not found." })).toBeInTheDocument();
});

test("lists suspended and buried cards in pages, to the last one", async () => {
  const page = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      deckKey: "mira/7",
      deckId: 7,
      deckTitle: "Cell biology",
      cardId: `card${from + at}`,
      question: `question ${from + at}`,
      until: null,
    }));
  const setAside = ({ search }: FakeRequest) =>
    search.get("after") === null ? { cards: page(0, 100), total: 103, next: 100 } : { cards: page(100, 3), total: 103 };
  fakeServer({ ...signedInAs(aUser()), [path]: aProgress(), "GET /api/study/set-aside": setAside });
  const { user } = renderApp("/progress");
  const part = within(await screen.findByRole("region", { name: "Set aside" }));
  expect(part.getByText("103 cards do not come until you resume them. The first 100 are listed.")).toBeInTheDocument();
  await user.click(part.getByRole("button", { name: "Show more" }));
  expect(await part.findByRole("button", { name: "Resume question 102" })).toBeInTheDocument();
  expect(part.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
});

test("retention that needs more weeks says from when it can be shown", async () => {
  const retention = { answers: 0, right: 0, measured: null, asked: null, from: null, to: null };
  progressPage(aProgress({ answers: { [today - 3]: 5 }, retention }));
  const part = within(await screen.findByRole("region", { name: "Retention" }));
  expect(part.getByText(/^The first cards can come back after three weeks from about Dec 10 on\./)).toBeInTheDocument();
});

test("a page without answers shows how it will look", async () => {
  progressPage(noProgress());
  expect(await screen.findByText("How it looks after some weeks")).toBeInTheDocument();
});
