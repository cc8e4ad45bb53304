import { screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { aCard, aDeck } from "../../../test/a-deck.ts";
import { countedTests, studyLog } from "../../../test/a-test.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { recordToasts } from "../../../test/record-toasts.ts";
import { renderApp } from "../../../test/render-app.tsx";

const evaluatePath = "POST /api/practice/evaluations";
const gone = new AppError("deck/not-found");
const cards = [aCard({ id: "a", term: "cell", definition: "unit of life" }), aCard({ id: "b", term: "ATP", definition: "energy" })];
const words = "This deck was deleted, or is no longer shared. Your answer can't be marked any more.";
let toasts: string[] = [];

beforeAll(() => Promise.all([import("./result-panel.tsx"), import("./open-results.tsx")]));

beforeEach(() => {
  useFakeEventSource();
  sessionStorage.clear();
  toasts = recordToasts();
});

const box = () => screen.getByPlaceholderText("Type your answer here...");

async function started(routes: Record<string, object> = {}) {
  const right = { isCorrect: true, score: 95, feedback: "Good.", examiner: "m" };
  const server = fakeServer({
    ...signedInAs(aUser()),
    "GET /api/users/mira/decks/7": aDeck({ cards }),
    ...studyLog(),
    ...countedTests(["a", "b"]),
    [evaluatePath]: right,
    ...routes,
  });
  const opened = { server, ...renderApp("/7/learn/test/open-ended") };
  await screen.findByText("Question 1 of 2");
  return opened;
}

test("a deck that is gone in the middle of a test is said so once; the answer stays, and the way leads to the decks", async () => {
  const { user, address } = await started({ [evaluatePath]: gone, "GET /api/users/mira/decks": [] });
  await waitFor(() => expect(toasts).toEqual(["success: Generated 2 questions!"]));
  await user.type(box(), "unit of life");
  await user.click(screen.getByRole("button", { name: "Submit Answer" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(words);
  expect(toasts).toEqual(["success: Generated 2 questions!"]);
  expect(box()).toHaveValue("unit of life");
  for (const name of ["Submit Answer", "Try again", "Next Question", "View Results"])
    expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: "Back to decks" }));
  expect(address()).toBe("/decks");
});

test("what was marked before is still to be seen; it can't be taken again", async () => {
  const { server, user } = await started();
  await user.type(box(), "unit of life");
  await user.click(screen.getByRole("button", { name: "Submit Answer" }));
  await user.click(await screen.findByRole("button", { name: "Next Question" }));
  server.on({ [evaluatePath]: gone, "POST /api/practice/results": gone });
  await user.type(box(), "energy");
  await user.click(screen.getByRole("button", { name: "Submit Answer" }));
  await user.click(await screen.findByRole("button", { name: "View Results" }));
  expect(await screen.findByText("1 of 1 correct")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Try Again" })).not.toBeInTheDocument());
  expect(screen.getByText("This result can't be kept: the deck or the test is not there any more.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Back to decks" })).toHaveAttribute("href", "/decks");
  expect(screen.queryByRole("link", { name: "Back to Deck" })).not.toBeInTheDocument();
});
