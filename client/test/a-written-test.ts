import { screen } from "@testing-library/react";
import type { Card } from "@recollect/domain/cards/card.ts";
import { aDeck } from "./a-deck.ts";
import { countedTests, studyLog } from "./a-test.ts";
import { fakeServer } from "./fakes/fake-server.ts";
import { aUser, signedInAs } from "./people.ts";
import { renderApp } from "./render-app.tsx";

export const evaluatePath = "POST /api/practice/evaluations";

/** Both are loaded while a student writes; tests that wait for neither load them before. */
export const fetchVerdicts = (): Promise<unknown> =>
  Promise.all([import("../src/practice/open-ended/result-panel.tsx"), import("../src/practice/open-ended/open-results.tsx")]);

/** The written test of Mira's deck 7 with these cards, at its first question; every answer is right unless `routes` have other replies. */
export async function aWrittenTest(cards: readonly Card[], routes: Record<string, object> = {}) {
  const server = fakeServer({
    ...signedInAs(aUser()),
    "GET /api/users/mira/decks/7": aDeck({ cards: [...cards] }),
    ...studyLog(),
    ...countedTests(cards.map(({ id }) => id)),
    [evaluatePath]: { isCorrect: true, score: 95, feedback: "Good." },
    ...routes,
  });
  const opened = { server, ...renderApp("/7/learn/test/open-ended") };
  await screen.findByText(`Question 1 of ${cards.length}`);
  const submit = async (answer: string) => {
    await opened.user.type(theBox(), answer);
    await opened.user.click(screen.getByRole("button", { name: "Submit Answer" }));
  };
  return { ...opened, submit };
}

export const theBox = (): HTMLElement => screen.getByPlaceholderText("Type your answer here...");
