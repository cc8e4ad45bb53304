import { screen, waitFor } from "@testing-library/react";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { aCard, aDeck } from "../../../test/a-deck.ts";
import { countedTests, studyLog } from "../../../test/a-test.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer, later } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

const roundPath = "POST /api/practice/rounds";
const evaluatePath = "POST /api/practice/evaluations";

/** Both are loaded while a student writes; imported here, so that no test waits for them. */
beforeAll(() => Promise.all([import("./result-panel.tsx"), import("./open-results.tsx")]));

beforeEach(() => {
  useFakeEventSource();
  sessionStorage.clear();
});

/** A test of one question that was answered and is repeated, with an answer sent before the server has begun the round. */
async function answeredEarly() {
  const round = later<object>();
  const server = fakeServer({
    ...signedInAs(aUser()),
    ...studyLog(),
    ...countedTests(["a"]),
    "GET /api/users/mira/decks/7": aDeck({ cards: [aCard({ id: "a" })] }),
    [evaluatePath]: { isCorrect: true, score: 95, feedback: "Said." },
    [roundPath]: () => round.reply,
  });
  const { user } = renderApp("/7/learn/test/open-ended");
  const answer = async (text: string) => {
    await user.type(await screen.findByRole("textbox"), text);
    await user.click(screen.getByRole("button", { name: "Submit Answer" }));
  };
  await answer("once");
  await user.click(await screen.findByRole("button", { name: "View Results" }));
  await user.click(await screen.findByRole("button", { name: "Try Again" }));
  await answer("twice");
  await waitFor(() => expect(server.to(roundPath)).toHaveLength(1));
  return { begin: round.give, sent: () => server.to(evaluatePath).map(({ body }) => body) };
}

test("an answer that is given before the server has begun the round counts in it", async () => {
  const { begin, sent } = await answeredEarly();
  begin({ testId: "round-1" });
  await screen.findByRole("button", { name: "View Results" });
  expect(sent().at(-1)).toEqual({ deckId: 7, cardId: "a", answer: "twice", testId: "round-1" });
});

test("an answer of a round that the server can't begin is still evaluated", async () => {
  const { begin, sent } = await answeredEarly();
  begin(new AppError("api/service-unavailable"));
  await screen.findByRole("button", { name: "View Results" });
  expect(sent().at(-1)).toEqual({ deckId: 7, cardId: "a", answer: "twice" });
});
