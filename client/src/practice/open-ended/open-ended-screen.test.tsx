import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Card } from "@recollect/domain/cards/card.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { aCard, aDeck, aLibraryDeck } from "../../../test/a-deck.ts";
import { countedTests, studyLog } from "../../../test/a-test.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer, later, type FakeRequest } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { recordToasts } from "../../../test/record-toasts.ts";
import { renderApp } from "../../../test/render-app.tsx";

const deckPath = "GET /api/users/mira/decks/7";
const evaluatePath = "POST /api/practice/evaluations";
const acceptPath = "POST /api/practice/accepted-answers";
const cards = [
  aCard({ id: "a", term: "**cell**", definition: "the smallest *unit* of life" }),
  aCard({ id: "b", term: "ATP", definition: "energy" }),
];
const unable = "Unable to evaluate answer due to technical issues. Please try again.";
let toasts: string[] = [];

/** Both are loaded while a student writes; imported here, so that no test waits for them. */
beforeAll(() => Promise.all([import("./result-panel.tsx"), import("./open-results.tsx")]));

beforeEach(() => {
  useFakeEventSource();
  sessionStorage.clear();
  toasts = recordToasts();
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** An examiner that reads the score from the answer: "right 95" is right, "poor 40" is wrong. */
function byTheAnswer({ body }: FakeRequest) {
  const [verdict, score] = (body as { answer: string }).answer.split(" ");
  return { isCorrect: verdict === "right", score: Number(score), feedback: `That is ${verdict}.` };
}

async function started(routes: Record<string, object> = {}) {
  const deck = aDeck({ cards });
  const marking = { [evaluatePath]: byTheAnswer, [acceptPath]: {}, ...studyLog(), ...countedTests(keysOf(routes)) };
  const server = fakeServer({ ...signedInAs(aUser()), [deckPath]: deck, ...marking, ...routes });
  const opened = { server, ...renderApp("/7/learn/test/open-ended") };
  await screen.findByText(/^Question \d+ of \d+$/);
  return opened;
}

/** The default test asks all cards of the deck. */
function keysOf(routes: Record<string, object>): string[] {
  const deck = [routes[deckPath], routes["GET /api/library/7"]].find((one) => one && "cards" in one) as { cards: Card[] } | undefined;
  return (deck?.cards ?? cards).map(({ id }) => id);
}

type Started = Awaited<ReturnType<typeof started>>;

const box = () => screen.getByPlaceholderText("Type your answer here...");
const button = (name: string) => screen.getByRole("button", { name });
const correct = () => document.querySelector("dt")?.nextSibling?.textContent;
const panel = () => screen.getByRole("region", { name: /^(Correct|Partly|Incorrect)$/ });

async function submit(user: Started["user"], answer: string) {
  await user.clear(box());
  await user.type(box(), answer);
  await user.click(button("Submit Answer"));
  await screen.findByRole("region", { name: /^(Correct|Partly|Incorrect)$/ });
}

async function viewResults(user: Started["user"]) {
  await user.click(await screen.findByRole("button", { name: "View Results" }));
  await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: "Test Complete!" })).toHaveFocus());
}

describe("the first question", () => {
  test("is prepared, announced, and asks for the first card's definition with its marks", async () => {
    const answer = later();
    fakeServer({ ...signedInAs(aUser()), ...countedTests(["a", "b"]), [deckPath]: () => answer.reply });
    renderApp("/7/learn/test/open-ended");
    expect(await screen.findByText("Preparing your test...")).toBeInTheDocument();
    answer.give(aDeck({ cards }));
    const question = await screen.findByRole("heading", { level: 1, name: /^What is/ });
    expect(question).toHaveTextContent("What is the definition of: cell?");
    expect(question.querySelector("strong")).toHaveTextContent("cell");
    expect(screen.getByText("Question 1 of 2")).toBeInTheDocument();
    expect(screen.getByText("Correct").nextSibling).toHaveTextContent("0");
    await waitFor(() => expect(screen.getByRole("textbox", { name: "What is the definition of: cell?" })).toHaveFocus());
    expect(toasts).toEqual(["success: Generated 2 questions!"]);
    expect(document.title).toBe("Open-ended test: Cell biology - Recollect");
  });

  test("can be of another student's shared deck", async () => {
    await started({ [deckPath]: new AppError("deck/not-found"), "GET /api/library/7": aLibraryDeck({ id: 7, title: "Torts", cards }) });
    expect(await screen.findByText("Torts")).toBeInTheDocument();
  });

  test("of an unknown deck opens the not-found page", async () => {
    const notFound = new AppError("deck/not-found");
    fakeServer({ ...signedInAs(aUser()), [deckPath]: notFound, "GET /api/library/7": notFound });
    const { address } = renderApp("/7/learn/test/open-ended");
    await waitFor(() => expect(address()).toBe("/404"));
  });

  test("of an empty deck shows a toast, and the deck", async () => {
    fakeServer({ ...signedInAs(aUser()), [deckPath]: aDeck({ cards: [] }) });
    const { address } = renderApp("/7/learn/test/open-ended");
    await waitFor(() => expect(address()).toBe("/7"));
    expect(toasts).toEqual(["error: This deck doesn't have any cards yet."]);
  });
});

describe("an answer", () => {
  test("can be submitted unless it is blank or too long", async () => {
    const { user } = await started();
    expect(button("Submit Answer")).toBeDisabled();
    await user.type(box(), "  ");
    expect(button("Submit Answer")).toBeDisabled();
    fireEvent.change(box(), { target: { value: "x".repeat(5001) } });
    expect(button("Submit Answer")).toBeDisabled();
    expect(box()).toHaveAccessibleDescription("An answer can have at most 5,000 characters");
    fireEvent.change(box(), { target: { value: "x".repeat(5000) } });
    expect(button("Submit Answer")).toBeEnabled();
  });

  test("is not corrected or capitalized by the keyboard", async () => {
    await started();
    expect(box()).toHaveAttribute("autocorrect", "off");
    expect(box()).toHaveAttribute("autocapitalize", "off");
    expect(box()).toHaveAttribute("spellcheck", "false");
  });

  test("is evaluated: the button says so and is disabled, and the box can't be changed", async () => {
    const evaluation = later();
    const { server, user } = await started({ [evaluatePath]: () => evaluation.reply });
    await user.type(box(), "life");
    await user.click(button("Submit Answer"));
    expect(button("Evaluating...")).toBeDisabled();
    await user.type(box(), "!");
    expect(box()).toHaveValue("life");
    expect(server.to(evaluatePath)[0]?.body).toEqual({ deckId: 7, cardId: "a", answer: "life", testId: "test-1" });
    evaluation.give({ isCorrect: true, score: 95, feedback: "Well said." });
    expect(await screen.findByText("Well said.")).toBeInTheDocument();
  });

  test.each([["{Control>}{Enter}{/Control}"], ["{Meta>}{Enter}{/Meta}"]])("is submitted by %s, and not by Enter alone", async (keys) => {
    const { server, user } = await started();
    await user.type(box(), "right 95{Enter}");
    expect(server.to(evaluatePath)).toHaveLength(0);
    await user.keyboard(keys);
    expect(await screen.findByText("Score 95/100")).toBeInTheDocument();
  });

  test("that is right raises the counter and shows score, feedback, the answer and the correct one; Enter continues", async () => {
    const { user } = await started();
    await submit(user, "right 95");
    expect(panel()).toHaveTextContent("CorrectScore 95/100That is right.Your answerright 95Correct answerthe smallest unit of life");
    await waitFor(() => expect(within(panel()).getByRole("heading", { name: "Correct" })).toHaveFocus());
    expect(correct()).toBe("1");
    expect(screen.queryByPlaceholderText("Type your answer here...")).not.toBeInTheDocument();
    await user.keyboard("{Enter}");
    expect(screen.getByText("Question 2 of 2")).toBeInTheDocument();
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue("");
  });

  test("that is wrong keeps the counter", async () => {
    const { user } = await started();
    await submit(user, "poor 40");
    expect(panel()).toHaveTextContent("PartlyScore 40/100That is poor.");
    expect(correct()).toBe("0");
    await user.click(button("Next Question"));
    await submit(user, "right 90");
    expect(correct()).toBe("1");
    expect(button("View Results")).toBeInTheDocument();
  });

  test("that the student leaves is cancelled", async () => {
    const { server, user, unmount } = await started({ [evaluatePath]: () => later().reply });
    await user.type(box(), "life");
    await user.click(button("Submit Answer"));
    unmount();
    expect(server.to(evaluatePath)[0]?.signal?.aborted).toBe(true);
    expect(toasts).toEqual(["success: Generated 2 questions!"]);
  });
});

describe("an evaluation that fails", () => {
  test.each([
    new AppError("api/rate-limit", { message: "Rate limit exceeded. Please try again in a moment." }),
    new AppError("api/request-failed", { message: "API request failed: 500", details: { status: 500 } }),
    new AppError("api/invalid-evaluation"),
    new AppError("api/config-missing"),
  ])("with $code shows the specified result and the reason, and keeps the answer in the box", async (failure) => {
    const { user, address } = await started({ [evaluatePath]: failure });
    await submit(user, "my long answer");
    expect(panel()).toHaveTextContent(`IncorrectScore 0/100${unable}This does not count. Your answer is kept`);
    expect(panel()).not.toHaveTextContent("smallest");
    expect(toasts.at(-1)).toBe(`error: ${failure.message}`);
    expect(box()).toHaveValue("my long answer");
    expect(correct()).toBe("0");
    expect(screen.queryByRole("button", { name: "I was right" })).not.toBeInTheDocument();
    expect(address()).toBe("/7/learn/test/open-ended");
  });

  test("for a reason that the result says already, is said once", async () => {
    const { user } = await started({ [evaluatePath]: new AppError("api/evaluation-failed") });
    await submit(user, "my long answer");
    expect(within(panel()).getByText(unable)).toBeInTheDocument();
    expect(toasts).toEqual(["success: Generated 2 questions!"]);
  });

  test("is retried with the current text of the box", async () => {
    const { server, user } = await started({ [evaluatePath]: new AppError("api/service-unavailable") });
    await submit(user, "right 9");
    server.on({ [evaluatePath]: byTheAnswer });
    await user.type(box(), "3");
    await user.click(button("Try again"));
    expect(await screen.findByText("Score 93/100")).toBeInTheDocument();
    expect(correct()).toBe("1");
  });

  test("is not counted in the average", async () => {
    const { server, user } = await started({ [evaluatePath]: new AppError("api/service-unavailable") });
    await submit(user, "right 95");
    await user.click(button("Next Question"));
    server.on({ [evaluatePath]: byTheAnswer });
    await submit(user, "right 80");
    await viewResults(user);
    expect(screen.getByText("80%")).toBeInTheDocument();
    expect(screen.getByText("1 of 2 correct, 1 could not be evaluated and is left out of the average")).toBeInTheDocument();
    expect(screen.getByText("Not evaluated")).toBeInTheDocument();
  });

  test("of every answer leaves no average", async () => {
    const { user } = await started({ [evaluatePath]: new AppError("api/service-unavailable"), [deckPath]: aDeck({ cards: [aCard()] }) });
    await submit(user, "x");
    await viewResults(user);
    expect(screen.getByText("None of your answers could be evaluated. Please try again.")).toBeInTheDocument();
  });
});

describe("'I was right'", () => {
  test("raises the score and the counter, is marked in the results, and is stored", async () => {
    const { server, user } = await started();
    await submit(user, "poor 40");
    await user.click(button("I was right"));
    expect(await screen.findByText("You counted this answer as right. The same wording is accepted next time.")).toBeInTheDocument();
    expect(panel()).toHaveTextContent("CorrectScore 100/100");
    expect(correct()).toBe("1");
    expect(server.to(acceptPath)[0]?.body).toEqual({ deckId: 7, cardId: "a", answer: "poor 40", testId: "test-1" });
    await user.click(button("Next Question"));
    await submit(user, "right 90");
    expect(screen.queryByRole("button", { name: /Count it/ })).not.toBeInTheDocument();
    await viewResults(user);
    expect(screen.getByText("95%")).toBeInTheDocument();
    expect(screen.getByText(/You counted this answer as right/)).toBeInTheDocument();
  });

  test("that the server does not store changes nothing, and shows why", async () => {
    const { user } = await started({ [acceptPath]: new AppError("practice/too-many-wordings") });
    await submit(user, "poor 40");
    await user.click(button("I was right"));
    await waitFor(() => expect(toasts.at(-1)).toBe("error: You can have at most 20 wordings of one card counted as right."));
    expect(panel()).toHaveTextContent("Score 40/100");
    expect(button("I was right")).toBeEnabled();
  });

  test("is offered in the detailed results too", async () => {
    const { user } = await started();
    await submit(user, "poor 40");
    await user.click(button("Next Question"));
    await submit(user, "right 90");
    await viewResults(user);
    await user.click(button("I was right: question 1"));
    expect(await screen.findByText("95%")).toBeInTheDocument();
    expect(screen.getByText("2 of 2 correct")).toBeInTheDocument();
  });
});

describe("the results", () => {
  test.each([
    [90, "Excellent! You really know these cards."],
    [89, "Good work! You are nearly there."],
    [70, "Good work! You are nearly there."],
    [69, "Not bad"],
    [50, "Not bad"],
    [49, "Keep studying"],
    [0, "Keep studying"],
  ])("of %d percent show: %s", async (score, message) => {
    const { user } = await started({ [deckPath]: aDeck({ cards: [aCard()] }) });
    await submit(user, `x ${score}`);
    await viewResults(user);
    expect(screen.getByText(`${score}%`)).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
  });

  test("have every question in detail, and the next steps", async () => {
    const { user, address } = await started();
    await submit(user, "right 95");
    await user.click(button("Next Question"));
    await submit(user, "poor 40");
    await viewResults(user);
    const details = within(screen.getByRole("region", { name: "Detailed Results" })).getAllByRole("listitem");
    expect(details.map((one) => one.textContent)).toEqual([
      "1. cell95/100Your answerright 95Correct answerthe smallest unit of lifeCorrect. That is right.",
      "2. ATP40/100Your answerpoor 40Correct answerenergyPartly. That is poor.I was right",
    ]);
    expect(screen.getByRole("link", { name: "Back to Deck" })).toHaveAttribute("href", "/7");
    expect(screen.getByRole("link", { name: "Exit Test" })).toHaveAttribute("href", "/7");
    await user.click(button("Try Again"));
    expect(screen.getByText("Question 1 of 2")).toBeInTheDocument();
    expect(box()).toHaveValue("");
    expect(correct()).toBe("0");
    await user.click(screen.getByRole("link", { name: "Exit Test" }));
    expect(address()).toBe("/7");
  });

  test("of a long deck are rendered a hundred at a time", async () => {
    const many = Array.from({ length: 250 }, (_, id) => aCard({ id: String(id) }));
    const run = {
      kind: "open-ended",
      version: 1,
      questions: many.map(({ id, term, definition }) => ({
        id,
        term,
        question: `What is the definition of: ${term}?`,
        correctAnswer: definition,
      })),
      results: many.map(() => ({ userAnswer: "x", state: "evaluated", evaluation: { isCorrect: true, score: 90, feedback: "Yes." } })),
      index: 249,
      isFinished: false,
    };
    const first = await started({ [deckPath]: aDeck({ cards: many }) });
    await first.user.type(box(), "x");
    first.unmount();
    const key = Object.keys(sessionStorage).find((name) => name.includes("open-ended"))!;
    const mark = sessionStorage.getItem(key)!.split("\n")[0];
    sessionStorage.setItem(key, `${mark}\n${JSON.stringify(run)}`);
    const { user } = await startedAgain(aDeck({ cards: many }));
    await viewResults(user);
    const details = within(screen.getByRole("region", { name: "Detailed Results" }));
    expect(details.getAllByRole("listitem")).toHaveLength(100);
    await user.click(button("Show 100 more of 150"));
    await user.click(button("Show 50 more of 50"));
    expect(details.getAllByRole("listitem")).toHaveLength(250);
    expect(details.queryByRole("button", { name: /Show/ })).not.toBeInTheDocument();
  });
});

async function startedAgain(deck = aDeck({ cards })) {
  return started({ [deckPath]: deck });
}

describe("a reload", () => {
  test("continues at the same question, with the typed text", async () => {
    const { user, unmount } = await started();
    await submit(user, "right 95");
    await user.click(button("Next Question"));
    await user.type(box(), "half an ans");
    unmount();
    await startedAgain();
    expect(screen.getByText("Question 2 of 2")).toBeInTheDocument();
    expect(box()).toHaveValue("half an ans");
    expect(correct()).toBe("1");
    expect(toasts).toEqual(["success: Generated 2 questions!"]);
  });

  test("after a failed evaluation still has the answer in the box", async () => {
    const { user, unmount } = await started({ [evaluatePath]: new AppError("api/service-unavailable") });
    await submit(user, "my answer");
    unmount();
    await startedAgain();
    expect(panel()).toHaveTextContent(unable);
    expect(box()).toHaveValue("my answer");
  });

  test("after 'Exit Test', or of a deck whose cards changed, starts over", async () => {
    const { user, unmount } = await started();
    await submit(user, "right 95");
    unmount();
    const changed = await startedAgain(aDeck({ cards: [aCard({ id: "a", term: "other" }), cards[1]!] }));
    expect(correct()).toBe("0");
    await submit(changed.user, "right 95");
    await changed.user.click(screen.getByRole("link", { name: "Exit Test" }));
    changed.unmount();
    await startedAgain();
    expect(correct()).toBe("0");
    expect(screen.getByText("Question 1 of 2")).toBeInTheDocument();
  });
});
