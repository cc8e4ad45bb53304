import { fireEvent, screen, waitFor } from "@testing-library/react";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { aCard, aDeck, aLibraryDeck } from "../../../test/a-deck.ts";
import { aMadeTest, aQuestion, sentAnswers, studyLog } from "../../../test/a-test.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer, later } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { recordToasts } from "../../../test/record-toasts.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { pass, settle, stopClock } from "../../../test/still-clock.ts";
import { pagePlaces } from "../../study/outbox/stored-entries.ts";

const deckPath = "GET /api/users/mira/decks/7";
const entriesPath = "POST /api/study/entries";
const three = ["a", "b", "c"].map((id) => aQuestion(id));
const deck = aDeck({ cards: three.map(({ cardId }) => aCard({ id: cardId })) });
let toasts: string[] = [];

// The code for sending, and that of the results, is loaded with the first answer. It is imported here, so that no test waits for it while the clock
// is stopped.
beforeAll(() => Promise.all([import("../reviews/review-feed.ts"), import("./choice-results.tsx")]));

beforeEach(() => {
  useFakeEventSource();
  toasts = recordToasts();
  sessionStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function started(routes: Record<string, object> = {}) {
  const all = { ...signedInAs(aUser()), [deckPath]: deck, ...studyLog(["a", "c"]), ...routes };
  const server = fakeServer({ "POST /api/practice/multiple-choice": () => aMadeTest(three), ...all });
  const opened = { server, ...renderApp("/7/learn/test/multiple-choice") };
  await screen.findByText(/^Question \d of 3$/);
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
  stopClock();
  return opened;
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

/** B is right, every other letter wrong. */
async function answer(letter: string) {
  press(letter);
  await pass(1500);
  await pass(500);
}

/** The text under the results. */
const reviewed = () => screen.queryByText(/counted as/)?.textContent ?? null;

describe("an answer", () => {
  test("is in the study log as soon as it is picked, with its time, and only the first pick", async () => {
    const now = vi.spyOn(Date, "now").mockReturnValue(1_800_000_000_000);
    const { server } = await started();
    now.mockReturnValue(1_800_000_002_500);
    press("b");
    press("a");
    await settle();
    expect(server.to(entriesPath)[0]?.body).toEqual({
      uid: "mira",
      entries: [
        {
          id: expect.stringMatching(/^[A-Za-z0-9_-]{1,64}$/) as string,
          deckKey: "mira/7",
          cardId: "a",
          at: 1_800_000_002_500,
          kind: "answer",
          source: "multiple-choice",
          isCorrect: true,
          tookMs: 2500,
        },
      ],
    });
  });

  test("has the time that passed, also if the device's clock is set back by an hour", async () => {
    const now = vi.spyOn(Date, "now").mockReturnValue(1_800_000_000_000);
    const steady = vi.spyOn(performance, "now").mockReturnValue(5_000);
    const { server } = await started();
    now.mockReturnValue(1_800_000_000_000 - 3_600_000 + 2500);
    steady.mockReturnValue(7_500);
    press("b");
    await settle();
    expect(sentAnswers(server)).toMatchObject([{ cardId: "a", tookMs: 2500 }]);
  });

  test("of another student's deck is logged under that deck's own key", async () => {
    const shared = aLibraryDeck({ id: 7, cards: deck.cards });
    const { server } = await started({ [deckPath]: new AppError("deck/not-found"), "GET /api/library/7": shared });
    press("a");
    await settle();
    expect(sentAnswers(server)).toMatchObject([{ deckKey: "grace/7", cardId: "a", isCorrect: false }]);
  });

  test("is stored on the device at once, without waiting for the code that sends it", async () => {
    // An answer that the server has is not on the device any more.
    await started({ [entriesPath]: () => later().reply });
    press("b");
    await expect.poll(() => [pagePlaces.inTab.size, pagePlaces.unstoredKeys.size]).toEqual([1, 0]);
  });
});

describe("the results", () => {
  test("show how many answers counted", async () => {
    await started();
    for (const letter of "bbb") await answer(letter);
    await settle();
    expect(screen.getByText("3/3")).toBeInTheDocument();
    expect(reviewed()).toBe("2 answers counted as reviews of due cards.");
  });

  test.each([
    ["one", ["b"], "1 answer counted as a review of a due card."],
    ["none", [], null],
  ])("of a test in which %s counted", async (_, due, words) => {
    await started(studyLog(due));
    for (const letter of "bab") await answer(letter);
    await settle();
    expect(reviewed()).toBe(words);
  });

  test("of another round count again, with entries of their own", async () => {
    const { server } = await started();
    for (const letter of "bbb") await answer(letter);
    fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
    for (let question = 0; question < 3; question++) await answer("a");
    await settle();
    const sent = sentAnswers(server);
    expect(sent.map(({ cardId }) => cardId).sort()).toEqual(["a", "a", "b", "b", "c", "c"]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(6);
    expect(reviewed()).toBe("2 answers counted as reviews of due cards.");
  });
});

test("a reload sends no answer twice, and earlier ones still count", async () => {
  const first = await started();
  await answer("b");
  await settle();
  await pass(1000);
  first.unmount();
  vi.useRealTimers();
  const second = await started();
  for (const letter of "bb") await answer(letter);
  await settle();
  expect(sentAnswers(second.server).map(({ cardId }) => cardId)).toEqual(["b", "c"]);
  expect(reviewed()).toBe("2 answers counted as reviews of due cards.");
  expect(sentAnswers(first.server)[0]?.id.split("-")[0]).toBe(sentAnswers(second.server)[0]?.id.split("-")[0]);
});

test("an answer that was being sent when the page was reloaded arrives, and counts", async () => {
  const first = await started();
  first.server.online(false);
  await answer("b");
  await settle();
  await pass(1000);
  first.unmount();
  vi.useRealTimers();
  const second = await started();
  await settle();
  expect(sentAnswers(second.server)).toMatchObject([{ cardId: "a" }]);
  for (const letter of "ab") await answer(letter);
  await settle();
  expect(reviewed()).toBe("2 answers counted as reviews of due cards.");
});

test("a result that could not be sent is shown again after a reload, and sent", async () => {
  const resultsPath = "POST /api/practice/results";
  const first = await started({ [resultsPath]: new AppError("database/network-error") });
  for (const letter of "bbb") await answer(letter);
  await settle();
  expect(first.server.to(resultsPath)).toHaveLength(1);
  first.unmount();
  vi.useRealTimers();
  const server = fakeServer({ ...signedInAs(aUser()), [deckPath]: deck, ...studyLog([]), [resultsPath]: {} });
  renderApp("/7/learn/test/multiple-choice");
  expect(await screen.findByText("3/3")).toBeInTheDocument();
  await waitFor(() => expect(server.to(resultsPath).map(({ body }) => body)).toEqual([first.server.to(resultsPath)[0]?.body]));
});

describe("a test is not disturbed", () => {
  test.each([
    ["no network", new AppError("database/network-error")],
    ["a session that is over", new AppError("auth/required")],
    ["a deck that was withdrawn", new AppError("deck/not-found")],
    ["a server in trouble", new AppError("unknown")],
  ])("by %s", async (_, failure) => {
    const refusing = ({ body }: { body: unknown }) => {
      const { entries } = body as { entries: { id: string }[] };
      return failure.code === "deck/not-found" ? new AppError(failure.code, { details: { id: entries[0]?.id } }) : failure;
    };
    const { server, address } = await started({ [entriesPath]: refusing });
    for (const letter of "bbb") await answer(letter);
    await settle();
    expect(server.to(entriesPath).length).toBeGreaterThan(0);
    expect(screen.getByText("3/3")).toBeInTheDocument();
    expect(reviewed()).toBeNull();
    expect(address()).toBe("/7/learn/test/multiple-choice");
    expect(toasts).toEqual(["success: Generated 3 questions!"]);
  });

  test("by a browser without lasting storage, and its answers still count", async () => {
    // The run's position is in the other storage, whose refusal is reported once for each page load.
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage) {
      if (this === localStorage) throw new DOMException("full", "QuotaExceededError");
    });
    await started();
    for (const letter of "bbb") await answer(letter);
    await settle();
    expect(reviewed()).toBe("2 answers counted as reviews of due cards.");
  });
});
