import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { aCard, aDeck, aLibraryDeck } from "../../../test/a-deck.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { recordToasts } from "../../../test/record-toasts.ts";
import { renderApp } from "../../../test/render-app.tsx";

const path = "GET /api/users/mira/decks/7";
const builtIn = { examiner: "Built-in feedback", kind: "builtin" };

const keptTests = "GET /api/practice/tests";
const aDeckOf = (count: number, tagsOf: (at: number) => string[] = () => []) =>
  aDeck({
    cards: Array.from({ length: count }, (_, at) =>
      aCard({ id: `c${at}`, term: `Term ${at}`, definition: `Meaning ${at}`, tags: tagsOf(at) }),
    ),
  });

afterEach(() => {
  vi.restoreAllMocks();
});

function chooser(routes: Record<string, object>) {
  const server = fakeServer({
    ...signedInAs(aUser()),
    "GET /api/practice/examiner": builtIn,
    "GET /api/practice/suggestions": { suggestions: [] },
    "GET /api/practice/tests": { tests: [], counts: { dueOrWeak: 3, starred: 0 } },
    ...routes,
  });
  return { server, ...renderApp("/7/learn/test") };
}

test("shows the deck's title, its cards, both tests and the way back", async () => {
  chooser({ [path]: aDeck() });
  expect(await screen.findByRole("heading", { level: 1, name: "Cell biology" })).toBeInTheDocument();
  expect(screen.getByText("2 cards available")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Multiple Choice" })).toHaveAttribute("href", "/7/learn/test/multiple-choice");
  expect(screen.getByRole("link", { name: "Open-ended" })).toHaveAttribute("href", "/7/learn/test/open-ended");
  expect(screen.getByRole("link", { name: "Back to Deck" })).toHaveAttribute("href", "/7");
});

test("one card is one card", async () => {
  chooser({ [path]: aDeck({ cards: [aCard()] }) });
  expect(await screen.findByText("1 card available")).toBeInTheDocument();
});

test("says that the built-in examiner gives the feedback", async () => {
  chooser({ [path]: aDeck() });
  expect(await screen.findByText(/Built-in AI feedback says what is right/)).toBeInTheDocument();
  expect(screen.getByText("Marked by rules on this server")).toBeInTheDocument();
});

test("says that an AI gives the feedback, with its name", async () => {
  chooser({ [path]: aDeck(), "GET /api/practice/examiner": { examiner: "llama-3.2-3b", kind: "chat" } });
  expect(await screen.findByText(/AI feedback says what is right/)).toBeInTheDocument();
  expect(await screen.findByText("Examiner: llama-3.2-3b")).toBeInTheDocument();
});

test("offers both tests even if the examiner can't be read", async () => {
  chooser({ [path]: aDeck(), "GET /api/practice/examiner": new AppError("api/rate-limit") });
  expect(await screen.findByRole("link", { name: "Open-ended" })).toBeInTheDocument();
  expect(screen.queryByText(/Examiner:/)).not.toBeInTheDocument();
});

test("of another student's shared deck offers the tests too", async () => {
  chooser({ [path]: new AppError("deck/not-found"), "GET /api/library/7": aLibraryDeck({ title: "Torts" }) });
  expect(await screen.findByRole("heading", { level: 1, name: "Torts" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Multiple Choice" })).toBeInTheDocument();
});

test("of an unknown deck opens the not-found page", async () => {
  const notFound = new AppError("deck/not-found");
  const { address } = chooser({ [path]: notFound, "GET /api/library/7": notFound });
  await waitFor(() => expect(address()).toBe("/404"));
});

test("of an empty deck says so and returns to the deck", async () => {
  useFakeEventSource();
  const toasts = recordToasts();
  const { address } = chooser({ [path]: aDeck({ cards: [] }) });
  await waitFor(() => expect(address()).toBe("/7"));
  expect(toasts).toEqual(["error: This deck doesn't have any cards yet."]);
});

test("that can't read the deck shows why, once, and can be retried", async () => {
  const toasts = recordToasts();
  const { server, user } = chooser({ [path]: new AppError("api/rate-limit") });
  expect(await screen.findByRole("heading", { name: "Failed to load deck. Please try again." })).toBeInTheDocument();
  const why = "Too many requests. Please wait a moment before trying again.";
  expect(toasts).toEqual([`error: ${why}`]);
  expect(within(screen.getByRole("main")).queryByText(why)).not.toBeInTheDocument();
  server.on({ [path]: aDeck() });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Multiple Choice" })).toBeInTheDocument();
});

test("remembers the options for the deck, and links to that test; the default one has a plain address", async () => {
  localStorage.clear();
  const routes = { [path]: aDeckOf(12), [keptTests]: { tests: [], counts: { dueOrWeak: 11, starred: 0 } } };
  const first = chooser(routes);
  await first.user.selectOptions(await screen.findByLabelText("Questions"), "10");
  await first.user.selectOptions(screen.getByLabelText("Cards"), "due-or-weak");
  await first.user.selectOptions(screen.getByLabelText("Order"), "shuffled");
  const chosen = "/7/learn/test/multiple-choice?count=10&which=due-or-weak&order=shuffled";
  expect(screen.getByRole("link", { name: "Multiple Choice" })).toHaveAttribute("href", chosen);
  expect(screen.getByRole("option", { name: "Due or weak (11)" })).toBeInTheDocument();
  first.unmount();
  const { user } = chooser(routes);
  expect(await screen.findByLabelText("Cards")).toHaveValue("due-or-weak");
  expect(screen.getByLabelText("Questions")).toHaveValue("10");
  for (const [label, value] of [
    ["Questions", "all"],
    ["Cards", "all"],
    ["Order", "deck"],
  ] as const)
    await user.selectOptions(screen.getByLabelText(label), value);
  expect(screen.getByRole("link", { name: "Multiple Choice" })).toHaveAttribute("href", "/7/learn/test/multiple-choice");
  expect(Object.keys(localStorage).filter((key) => key.includes("test-options"))).toEqual([]);
});

test("offers no more questions than the chosen cards have, and keeps a wish for more", async () => {
  localStorage.clear();
  const { user } = chooser({
    [path]: aDeckOf(24, (at) => (at < 10 ? ["exam"] : [])),
    [keptTests]: { tests: [], counts: { dueOrWeak: 14, starred: 0 } },
  });
  const questions = await screen.findByLabelText("Questions");
  const offered = () =>
    within(questions)
      .getAllByRole("option")
      .map((option) => option.textContent);
  expect(offered()).toEqual(["All", "10", "20"]);
  await user.selectOptions(questions, "20");
  const cards = screen.getByLabelText("Cards");
  await user.selectOptions(cards, "due-or-weak");
  expect(offered()).toEqual(["All", "10"]);
  expect(questions).toHaveValue("all");
  await user.selectOptions(cards, "#exam");
  expect(offered()).toEqual(["All"]);
  await user.selectOptions(cards, "starred");
  expect(offered()).toEqual(["All"]);
  await user.selectOptions(cards, "all");
  expect(questions).toHaveValue("20");
});

test("offers every number until the server has counted what is due", async () => {
  localStorage.clear();
  const { user } = chooser({ [path]: aDeckOf(3), [keptTests]: new AppError("api/rate-limit") });
  await user.selectOptions(await screen.findByLabelText("Cards"), "due-or-weak");
  expect(within(screen.getByLabelText("Questions")).getAllByRole("option")).toHaveLength(3);
});

test("shows the last tests with their sizes and scores", async () => {
  const kept = { finishedAt: Date.UTC(2026, 4, 1, 12), size: 10 };
  const tests = [
    { ...kept, id: "a", kind: "multiple-choice", correct: 9, score: null },
    { ...kept, id: "b", kind: "open-ended", correct: 4, score: 62 },
  ];
  chooser({ [path]: aDeck(), "GET /api/practice/tests": { tests, counts: { dueOrWeak: 0, starred: 0 } } });
  const last = within(await screen.findByRole("region", { name: "Your last tests" })).getAllByRole("listitem");
  expect(last.map((one) => one.textContent)).toEqual([
    expect.stringMatching(/May 1, 2026.*Multiple Choice, 10 questions9\/10$/),
    expect.stringMatching(/Open-ended, 10 questions62%$/),
  ]);
});

test.each([
  ["may start one", { mayHost: true, running: null }, 1],
  ["may not start one here", { mayHost: false, running: null }, 0],
  ["can't be asked, without a network", new AppError("database/network-error"), 0],
])("the live round is linked for a student who %s", async (_, reply, links) => {
  const { server } = chooser({ [path]: aDeck(), "GET /api/rounds": reply });
  await screen.findByRole("link", { name: "Multiple Choice" });
  await waitFor(() => expect(server.to("GET /api/rounds")).toHaveLength(1));
  await waitFor(() => expect(screen.queryAllByRole("link", { name: "Round in class" })).toHaveLength(links));
});
