import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { aCard } from "../../../test/a-deck.ts";
import { sentAnswers } from "../../../test/a-test.ts";
import { aWrittenTest, evaluatePath, fetchVerdicts } from "../../../test/a-written-test.ts";
import { recordToasts } from "../../../test/record-toasts.ts";

const gone = new AppError("practice/card-not-found");
const cards = [aCard({ id: "a", term: "cell", definition: "unit of life" }), aCard({ id: "b", term: "ATP", definition: "energy" })];
const words = "This card is not in the deck any more, so your answer is not counted.";
/** The toast is shown in an effect after the first question. */
const generated = "success: Generated 2 questions!";
let toasts: string[] = [];

beforeAll(fetchVerdicts);
beforeEach(() => void (toasts = recordToasts()));

const panel = () => screen.findByRole("region", { name: "Could not be marked" });

test("a card that is deleted during a test: this is shown beside the answer, with the way on", async () => {
  const { user, submit } = await aWrittenTest(cards, { [evaluatePath]: gone });
  await waitFor(() => expect(toasts).toEqual([generated]));
  await submit("unit of living");
  const told = within(await panel());
  expect(told.getByRole("status")).toHaveTextContent(words);
  expect(told.getByText("unit of living")).toBeInTheDocument();
  expect(told.getByText("unit of life")).toBeInTheDocument();
  expect(told.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Next Question"]);
  expect(toasts).toEqual([generated]);
  await waitFor(() => expect(screen.getByRole("heading", { name: "Could not be marked" })).toHaveFocus());
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Question 2 of 2")).toBeInTheDocument();
});

test("its answer doesn't count, and the next round leaves it out", async () => {
  const { server, user, submit } = await aWrittenTest(cards, { [evaluatePath]: gone });
  await submit("unit of life");
  await user.click(within(await panel()).getByRole("button", { name: "Next Question" }));
  server.on({ [evaluatePath]: { isCorrect: true, score: 95, feedback: "Good." } });
  await submit("energy");
  await user.click(await screen.findByRole("button", { name: "View Results" }));
  expect(await screen.findByText("1 of 2 correct, 1 could not be evaluated and is left out of the average")).toBeInTheDocument();
  expect(screen.getByText("95%")).toBeInTheDocument();
  expect(screen.getByText("Not evaluated")).toBeInTheDocument();
  await waitFor(() => expect(sentAnswers(server).map(({ cardId }) => cardId)).toEqual(["b"]));
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("Question 1 of 1")).toBeInTheDocument();
  await waitFor(() =>
    expect(server.to("POST /api/practice/rounds").map(({ body }) => body)).toEqual([{ deckId: 7, testId: "test-1", keys: ["b"] }]),
  );
});

test("a reload keeps it", async () => {
  const { unmount, submit } = await aWrittenTest(cards, { [evaluatePath]: gone });
  await submit("unit of life");
  await panel();
  unmount();
  await aWrittenTest(cards);
  expect(within(await panel()).getByText(words)).toBeInTheDocument();
});
