import { AppError } from "@recollect/domain/errors/app-error.ts";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { aCard, aDeck } from "../../test/a-deck.ts";
import { aMadeTest, aQuestion, countedTests, studyLog } from "../../test/a-test.ts";
import { useFakeEventSource } from "../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../test/people.ts";
import { recordToasts } from "../../test/record-toasts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { pass, stopClock } from "../../test/still-clock.ts";

const generated = "success: Generated 1 question!";
const isOver = new AppError("auth/required");
let toasts: string[] = [];

beforeAll(() => Promise.all([import("./open-ended/result-panel.tsx"), import("./multiple-choice/choice-results.tsx")]));

beforeEach(() => {
  useFakeEventSource();
  localStorage.clear();
  sessionStorage.clear();
  toasts = recordToasts();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function opened(kind: string, routes: Record<string, object>) {
  const deck = aDeck({ cards: [aCard({ id: "a", term: "cell" })] });
  const session = { user: { id: "mira", email: "mira@example.org" }, session: { id: "s2" } };
  const counted = { ...studyLog(), ...countedTests(["a"]) };
  const server = fakeServer({
    ...signedInAs(aUser()),
    ...counted,
    "GET /api/users/mira/decks/7": deck,
    "POST /api/auth/sign-in/email": session,
    ...routes,
  });
  const path = `/7/learn/test/${kind}`;
  const page = renderApp(path);

  /** From the landing page, which the end of the session opened. */
  async function logInAgain(): Promise<void> {
    await waitFor(() => expect(page.address()).toBe("/"));
    await page.user.click(await screen.findByRole("button", { name: "Log in to go there" }));
    await page.user.type(await screen.findByLabelText("Email"), "mira@example.org");
    await page.user.type(screen.getByLabelText("Password"), "correct horse{Enter}");
    await waitFor(() => expect(page.address()).toBe(path));
  }

  return { ...page, server, logInAgain };
}

test("an answer that is written after the session's end is there after the login, and is not shown as one that could not be evaluated", async () => {
  const marking = "POST /api/practice/evaluations";
  const { user, server, logInAgain } = opened("open-ended", { [marking]: isOver });
  await user.type(await screen.findByPlaceholderText("Type your answer here..."), "the unit of life");
  await user.click(screen.getByRole("button", { name: "Submit Answer" }));
  server.on({ [marking]: { isCorrect: true, score: 95, feedback: "Well said." } });
  await logInAgain();
  expect(await screen.findByDisplayValue("the unit of life")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Submit Answer" }));
  expect(await screen.findByText("Well said.")).toBeInTheDocument();
  expect(toasts).toEqual([generated]);
});

test("a multiple-choice test that ends after the session's end shows its results after the login, and is counted then", async () => {
  const counting = "POST /api/practice/results";
  const { server, logInAgain } = opened("multiple-choice", {
    "POST /api/practice/multiple-choice": () => aMadeTest([aQuestion("a")]),
    [counting]: isOver,
  });
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
  stopClock();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "b" });
  await pass(1500);
  await pass(500);
  vi.useRealTimers();
  server.on({ [counting]: {} });
  await logInAgain();
  expect(await screen.findByText("1/1")).toBeInTheDocument();
  await waitFor(() => expect(server.to(counting)).toHaveLength(2));
});
