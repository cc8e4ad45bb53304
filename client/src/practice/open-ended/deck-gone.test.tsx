import { screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { aCard } from "../../../test/a-deck.ts";
import { aWrittenTest, evaluatePath, fetchVerdicts, theBox } from "../../../test/a-written-test.ts";
import { recordToasts } from "../../../test/record-toasts.ts";

const gone = new AppError("deck/not-found");
const cards = [aCard({ id: "a", term: "cell", definition: "unit of life" }), aCard({ id: "b", term: "ATP", definition: "energy" })];
const words = "This deck was deleted, or is no longer shared. Your answer can't be marked any more.";
/** The toast is shown in an effect after the first question. */
const generated = "success: Generated 2 questions!";
let toasts: string[] = [];

beforeAll(fetchVerdicts);
beforeEach(() => void (toasts = recordToasts()));

test("a deck that is deleted during a test is reported once; the answer stays, with a link to the decks", async () => {
  const { user, submit, address } = await aWrittenTest(cards, { [evaluatePath]: gone, "GET /api/users/mira/decks": [] });
  await waitFor(() => expect(toasts).toEqual([generated]));
  await submit("unit of life");
  expect(await screen.findByRole("alert")).toHaveTextContent(words);
  expect(toasts).toEqual([generated]);
  expect(theBox()).toHaveValue("unit of life");
  for (const name of ["Submit Answer", "Try again", "Next Question", "View Results"])
    expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: "Back to decks" }));
  expect(address()).toBe("/decks");
});

test("earlier results are still shown; the test can't be repeated", async () => {
  const { server, user, submit } = await aWrittenTest(cards);
  await submit("unit of life");
  await user.click(await screen.findByRole("button", { name: "Next Question" }));
  server.on({ [evaluatePath]: gone, "POST /api/practice/results": gone });
  await submit("energy");
  await user.click(await screen.findByRole("button", { name: "View Results" }));
  expect(await screen.findByText("1 of 1 correct")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Try Again" })).not.toBeInTheDocument());
  expect(screen.getByText("This result can't be saved: the deck or the test no longer exists.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Back to decks" })).toHaveAttribute("href", "/decks");
  expect(screen.queryByRole("link", { name: "Back to Deck" })).not.toBeInTheDocument();
});
