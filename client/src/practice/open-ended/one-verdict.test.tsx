import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { aCard, aDeck } from "../../../test/a-deck.ts";
import { countedTests, studyLog } from "../../../test/a-test.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { recordToasts } from "../../../test/record-toasts.ts";
import { renderApp } from "../../../test/render-app.tsx";

/** Both are loaded while a student writes; imported here, so that no test waits for them. */
beforeAll(() => Promise.all([import("./result-panel.tsx"), import("./open-results.tsx")]));

beforeEach(() => {
  useFakeEventSource();
  sessionStorage.clear();
  recordToasts();
});

type Evaluation = { isCorrect: boolean; score: number; feedback: string };

/** A test of one card, whose answer was submitted and evaluated so. */
async function answered(evaluation: Evaluation) {
  const card = aCard();
  fakeServer({
    ...signedInAs(aUser()),
    ...studyLog(),
    ...countedTests([card.id]),
    "GET /api/users/mira/decks/7": aDeck({ cards: [card] }),
    "POST /api/practice/evaluations": { ...evaluation },
  });
  const { user } = renderApp("/7/learn/test/open-ended");
  await user.type(await screen.findByPlaceholderText("Type your answer here..."), "x");
  await user.click(screen.getByRole("button", { name: "Submit Answer" }));
  const panel = await screen.findByRole("region", { name: /^(Correct|Partly|Incorrect)$/ });
  return { user, panel };
}

/** The words for a verdict that an element shows. */
const verdictsIn = (element: HTMLElement) =>
  element.textContent.match(/Could not be marked|Not yet|Partly|Right|Incorrect|Correct(?! answer)/g) ?? [];

async function firstResult(user: Awaited<ReturnType<typeof answered>>["user"]): Promise<HTMLElement> {
  await user.click(await screen.findByRole("button", { name: "View Results" }));
  return (await screen.findAllByRole("listitem"))[0]!;
}

test.each([
  [95, "Correct"],
  [89, "Partly"],
  [40, "Partly"],
  [39, "Incorrect"],
  [0, "Incorrect"],
])("an answer with a score of %d has one verdict: %s", async (score, verdict) => {
  const { user, panel } = await answered({ isCorrect: score >= 90, score, feedback: "As the card says." });
  expect(verdictsIn(panel)).toEqual([verdict]);
  await waitFor(() => expect(within(panel).getByRole("heading", { name: verdict })).toHaveFocus());
  expect(verdictsIn(await firstResult(user))).toEqual([verdict]);
});

test.each([
  ["Partly right: you named energy.", "You named energy."],
  ["Incorrect. You left out the yard.", "You left out the yard."],
  ["Partially correct, but the yard is missing.", "But the yard is missing."],
])("feedback that begins with a verdict of its own doesn't say a second one: %s", async (feedback, rest) => {
  const { user, panel } = await answered({ isCorrect: false, score: 60, feedback });
  expect(verdictsIn(panel)).toEqual(["Partly"]);
  expect(within(panel).getByText(rest)).toBeInTheDocument();
  expect(verdictsIn(await firstResult(user))).toEqual(["Partly"]);
});

test.each([
  [{ isCorrect: false, score: 60, feedback: "As the card says." }, "Correct01 partly"],
  [{ isCorrect: false, score: 0, feedback: "As the card says." }, "Correct01 missed"],
  [{ isCorrect: true, score: 95, feedback: "As the card says." }, "Correct1"],
])("the counter during the test shows each verdict, and none twice: %j", async (evaluation, counter) => {
  await answered(evaluation);
  const label = screen.getAllByText("Correct").find(({ tagName }) => tagName === "DT");
  expect(label?.closest("dl")?.parentElement).toHaveTextContent(counter);
});

test("the count at the end names partly right answers apart", async () => {
  const { user } = await answered({ isCorrect: false, score: 60, feedback: "As the card says." });
  await firstResult(user);
  expect(screen.getByText("0 of 1 correct, 1 partly")).toBeInTheDocument();
});
