import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { aDeck } from "../../../../test/a-deck.ts";
import { aMadeTest, aQuestion, openStream, testStream } from "../../../../test/a-test.ts";
import { useFakeEventSource } from "../../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../../test/people.ts";
import { recordToasts } from "../../../../test/record-toasts.ts";
import { renderApp } from "../../../../test/render-app.tsx";
import { pass, settle, stopClock } from "../../../../test/still-clock.ts";

const makePath = "POST /api/practice/multiple-choice";
const five = ["a", "b", "c", "d", "e"].map((id) => aQuestion(id));
let toasts: string[] = [];

beforeEach(() => {
  useFakeEventSource();
  toasts = recordToasts();
  sessionStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(routes: Record<string, object>) {
  const server = fakeServer({ ...signedInAs(aUser()), "GET /api/users/mira/decks/7": aDeck(), ...routes });
  return { server, ...renderApp("/7/learn/test/multiple-choice") };
}

describe("while the test is made", () => {
  test("it says so; a large deck has its progress", async () => {
    const stream = openStream();
    open({ [makePath]: () => stream.response });
    expect(await screen.findByText("Generating your test...")).toBeInTheDocument();
    stream.send("progress", { done: 0, total: 1200 });
    expect(await screen.findByText("0 of 1,200 questions")).toBeInTheDocument();
    stream.send("progress", { done: 300, total: 1200 });
    expect(await screen.findByText("300 of 1,200 questions")).toBeInTheDocument();
    expect(screen.getByRole("progressbar", { name: "Questions generated" })).toHaveAttribute("aria-valuenow", "300");
    stream.send("questions", { questions: five, tooFew: [] });
    expect(await screen.findByText("Question 1 of 5")).toBeInTheDocument();
    expect(toasts).toEqual(["success: Generated 5 questions!"]);
  });

  test("a small deck has no progress bar", async () => {
    const stream = openStream();
    const { server } = open({ [makePath]: () => stream.response });
    await waitFor(() => expect(server.to(makePath)).toHaveLength(1));
    stream.send("progress", { done: 1, total: 5 });
    await settle();
    expect(screen.getByText("Generating your test...")).toBeInTheDocument();
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
    stream.end();
  });

  test("leaving cancels it", async () => {
    const stream = openStream();
    const { server, unmount } = open({ [makePath]: () => stream.response });
    await waitFor(() => expect(server.to(makePath)).toHaveLength(1));
    unmount();
    expect(server.to(makePath)[0]?.signal?.aborted).toBe(true);
  });

  test("the student is told when the deck is too small for a good test", async () => {
    open({ [makePath]: () => aMadeTest([aQuestion("a", { choices: ["Yes", "No"], answer: "Yes" })], ["a"]) });
    await screen.findByText("Question 1 of 1");
    expect(toasts).toEqual([
      "success: Generated 1 question!",
      "info: This deck has too few cards to choose from. With more cards the test gets better.",
    ]);
  });
});

describe("when no test can be made", () => {
  test.each([
    ["api/rate-limit", "Rate limit exceeded. Please try again in a moment."],
    ["api/request-failed", "API request failed: 500"],
    ["api/invalid-response", undefined],
    ["api/invalid-json", undefined],
    ["api/no-questions", undefined],
    ["api/invalid-questions", undefined],
    ["api/parse-error", undefined],
    ["api/generation-failed", undefined],
    ["validation/empty-cards", "No flashcards provided"],
  ] as const)("%s is a toast, and trying again is offered", async (code, message) => {
    const failure = new AppError(code, message === undefined ? {} : { message });
    const { server, user } = open({
      [makePath]: () => testStream(["error", { error: { code, message: failure.message, details: { status: 500 } } }]),
    });
    expect(await screen.findByRole("heading", { name: "No questions available. Please try again." })).toBeInTheDocument();
    expect(toasts).toEqual([`error: ${failure.message}`]);
    expect(screen.getByRole("link", { name: "Back to Deck" })).toHaveAttribute("href", "/7");
    server.on({ [makePath]: () => aMadeTest(five) });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("Question 1 of 5")).toBeInTheDocument();
  });

  test.each(["auth/required", "api/config-missing"] as const)("%s is a toast, and after 2000 ms the deck", async (code) => {
    const stream = openStream();
    const { server, address } = open({ [makePath]: () => stream.response });
    await waitFor(() => expect(server.to(makePath)).toHaveLength(1));
    stopClock();
    stream.send("error", { error: { code, message: new AppError(code).message } });
    await settle();
    expect(toasts).toEqual([`error: ${new AppError(code).message}`]);
    await pass(1999);
    expect(address()).toBe("/7/learn/test/multiple-choice");
    await pass(1);
    expect(address()).toBe("/7");
  });

  test("the end of a session is reported before the screen is left", async () => {
    const { address } = open({ [makePath]: new AppError("auth/required") });
    await waitFor(() => expect(toasts).toEqual(["error: Authentication required"]));
    expect(address()).toBe("/7/learn/test/multiple-choice");
  });

  test("a stream that ends without questions is a failed test", async () => {
    open({ [makePath]: () => testStream(["progress", { done: 1, total: 5 }]) });
    await waitFor(() => expect(toasts).toEqual(["error: Your test could not be generated. Please try again."]));
  });

  test("no questions at all show the fallback, and no test is stored", async () => {
    const { server, unmount } = open({ [makePath]: () => aMadeTest([]) });
    expect(await screen.findByRole("heading", { name: "No questions available. Please try again." })).toBeInTheDocument();
    await settle();
    unmount();
    expect(server.to("POST /api/practice/results")).toEqual([]);
  });

  test("a deck that was deleted in the meantime opens the not-found page", async () => {
    const { address } = open({ [makePath]: new AppError("deck/not-found") });
    await waitFor(() => expect(address()).toBe("/404"));
  });
});
