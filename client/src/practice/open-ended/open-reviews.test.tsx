import { screen, waitFor } from "@testing-library/react";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { aCard, aDeck } from "../../../test/a-deck.ts";
import { sentAnswers, studyLog } from "../../../test/a-test.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer, later, type FakeRequest } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { recordToasts } from "../../../test/record-toasts.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { readEntries } from "../../study/outbox/stored-entries.ts";
import type { NewEntry } from "../../study/requests/study-api.ts";

const entriesPath = "POST /api/study/entries";
const evaluatePath = "POST /api/practice/evaluations";
const acceptPath = "POST /api/practice/accepted-answers";
const deck = aDeck({ cards: ["a", "b"].map((id) => aCard({ id, term: id })) });
let toasts: string[] = [];

beforeEach(() => {
  useFakeEventSource();
  toasts = recordToasts();
  sessionStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** An examiner that reads the score from the answer. */
function byTheAnswer({ body }: FakeRequest) {
  const score = Number((body as { answer: string }).answer);
  return { isCorrect: score >= 90, score, feedback: "Said." };
}

async function started(routes: Record<string, object> = {}) {
  const marking = { [evaluatePath]: byTheAnswer, [acceptPath]: {}, ...studyLog(["a", "b"]) };
  const server = fakeServer({ ...signedInAs(aUser()), "GET /api/users/mira/decks/7": deck, ...marking, ...routes });
  const opened = { server, ...renderApp("/7/learn/test/open-ended") };
  await screen.findByText(/^Question \d of 2$/);
  return opened;
}

type User = Awaited<ReturnType<typeof started>>["user"];
const button = (name: string | RegExp) => screen.getByRole("button", { name });

async function submit(user: User, text: string) {
  await user.type(screen.getByRole("textbox"), text);
  await user.click(button("Submit Answer"));
  await screen.findByRole("region", { name: /^(Correct|Partly|Incorrect)$/ });
}

async function answer(user: User, text: string) {
  await submit(user, text);
  await user.click(button(/^(Next Question|View Results)$/));
}

type Server = Awaited<ReturnType<typeof started>>["server"];
const scores = (server: Server) => sentAnswers(server).map((entry) => [entry.cardId, entry.source === "open-ended" ? entry.score : null]);
const kinds = (server: Server) =>
  server.to(entriesPath).flatMap(({ body }) => (body as { entries: NewEntry[] }).entries.map(({ kind }) => kind));

describe("an answer", () => {
  test("is sent when the student continues from its result, with its score and the time until it was submitted", async () => {
    const now = vi.spyOn(Date, "now").mockReturnValue(1_800_000_000_000);
    const { server, user } = await started();
    now.mockReturnValue(1_800_000_004_000);
    await submit(user, "75");
    now.mockReturnValue(1_800_000_060_000);
    expect(server.to(entriesPath)).toHaveLength(0);
    await user.click(button("Next Question"));
    await waitFor(() => expect(sentAnswers(server)).toHaveLength(1));
    expect(sentAnswers(server)[0]).toMatchObject({
      deckKey: "mira/7",
      cardId: "a",
      at: 1_800_000_060_000,
      source: "open-ended",
      score: 75,
      tookMs: 4000,
    });
  });

  test("that could not be evaluated is not sent", async () => {
    const { server, user } = await started({ [evaluatePath]: new AppError("api/service-unavailable") });
    await answer(user, "75");
    server.on({ [evaluatePath]: byTheAnswer });
    await answer(user, "95");
    await waitFor(() => expect(scores(server)).toEqual([["b", 95]]));
  });

  test("that the student counts as right before continuing is sent as right, once", async () => {
    const { server, user } = await started();
    await submit(user, "40");
    await user.click(button("I was right"));
    expect(await screen.findByText("Score 100/100")).toBeInTheDocument();
    await user.click(button("Next Question"));
    await answer(user, "90");
    await waitFor(() =>
      expect(scores(server)).toEqual([
        ["a", 100],
        ["b", 90],
      ]),
    );
    expect(kinds(server)).not.toContain("undo");
  });
});

describe("'I was right' in the detailed results", () => {
  async function finished(routes: Record<string, object> = {}) {
    const opened = await started(routes);
    await answer(opened.user, "40");
    await answer(opened.user, "90");
    await waitFor(() => expect(sentAnswers(opened.server)).toHaveLength(2));
    return opened;
  }

  test("undoes the answer and adds the better one, which counts once", async () => {
    const { server, user } = await finished();
    expect(await screen.findByText("2 answers counted as reviews of due cards.")).toBeInTheDocument();
    await user.click(button("I was right: question 1"));
    await waitFor(() => expect(scores(server).at(-1)).toEqual(["a", 100]));
    const entries = server.to(entriesPath).flatMap(({ body }) => (body as { entries: NewEntry[] }).entries);
    const [first, undo, better] = entries.filter(({ cardId }) => cardId === "a");
    expect(undo).toMatchObject({ kind: "undo", undoes: first?.id });
    expect(better?.at).toBeGreaterThan(undo?.at ?? Infinity);
    expect(undo?.at).toBeGreaterThan(first?.at ?? Infinity);
    expect(screen.getByText("2 answers counted as reviews of due cards.")).toBeInTheDocument();
  });

  test("adds nothing if the card was not due: there is nothing to undo", async () => {
    const { server, user } = await finished(studyLog(["b"]));
    expect(await screen.findByText("1 answer counted as a review of a due card.")).toBeInTheDocument();
    await user.click(button("I was right: question 1"));
    await waitFor(() => expect(server.to(acceptPath)).toHaveLength(1));
    await screen.findByText("100/100");
    expect(kinds(server)).toEqual(["answer", "answer"]);
  });

  test("that arrives after the student continued corrects what was sent in the meantime", async () => {
    const accepting = later<object>();
    const { server, user } = await started({ [acceptPath]: () => accepting.reply });
    await submit(user, "40");
    await user.click(button("I was right"));
    await user.click(button("Next Question"));
    await waitFor(() => expect(scores(server)).toEqual([["a", 40]]));
    accepting.give({});
    await waitFor(() =>
      expect(scores(server)).toEqual([
        ["a", 40],
        ["a", 100],
      ]),
    );
    expect(kinds(server)).toEqual(["answer", "undo", "answer"]);
  });

  test("is no error of the test if the log has nothing to undo", async () => {
    const refusing = ({ body }: FakeRequest) => {
      const undo = (body as { entries: NewEntry[] }).entries.find(({ kind }) => kind === "undo");
      return undo
        ? new AppError("study/nothing-to-undo", { details: { id: undo.id } })
        : studyLog(["a", "b"])[entriesPath]!({ body } as FakeRequest);
    };
    const { server, user } = await finished({ [entriesPath]: refusing });
    await user.click(button("I was right: question 1"));
    await waitFor(() => expect(scores(server).at(-1)).toEqual(["a", 100]));
    expect(toasts).toEqual(["success: Generated 2 questions!"]);
  });
});

test("a reload sends no answer twice", async () => {
  const first = await started();
  await answer(first.user, "40");
  await waitFor(() => expect(scores(first.server)).toEqual([["a", 40]]));
  await waitFor(async () => expect(await readEntries("mira")).toEqual([]));
  await submit(first.user, "95");
  first.unmount();
  const second = await started();
  await second.user.click(button("View Results"));
  await waitFor(() => expect(scores(second.server)).toEqual([["b", 95]]));
  expect(await screen.findByText("2 answers counted as reviews of due cards.")).toBeInTheDocument();
});

test("another round has entries of its own", async () => {
  const { server, user } = await started();
  await answer(user, "95");
  await answer(user, "95");
  await user.click(button("Try Again"));
  await answer(user, "40");
  await answer(user, "95");
  await waitFor(() => expect(new Set(sentAnswers(server).map(({ id }) => id)).size).toBe(4));
});

test("answers that counted while the next one was being evaluated are kept", async () => {
  const logged = later<object>();
  const evaluation = later<object>();
  const { server, user } = await started({ [entriesPath]: () => logged.reply });
  await answer(user, "95");
  server.on({ [evaluatePath]: () => evaluation.reply });
  await user.type(screen.getByRole("textbox"), "95");
  await user.click(button("Submit Answer"));
  await waitFor(() => expect(server.to(entriesPath)).toHaveLength(1));
  logged.give(studyLog(["a"])[entriesPath]!(server.to(entriesPath)[0]!));
  await waitFor(async () => expect(await readEntries("mira")).toEqual([]));
  server.on(studyLog(["b"]));
  evaluation.give({ isCorrect: true, score: 95, feedback: "Said." });
  await user.click(await screen.findByRole("button", { name: "View Results" }));
  expect(await screen.findByText("2 answers counted as reviews of due cards.")).toBeInTheDocument();
});

test.each([new AppError("database/network-error"), new AppError("auth/required"), new AppError("unknown")])(
  "a log that answers $code does not disturb the test",
  async (failure) => {
    const { server, user, address } = await started({ [entriesPath]: failure });
    await answer(user, "95");
    await answer(user, "95");
    await waitFor(() => expect(server.to(entriesPath).length).toBeGreaterThan(0));
    expect(await screen.findByText("2 of 2 correct")).toBeInTheDocument();
    expect(screen.queryByText(/counted as/)).not.toBeInTheDocument();
    expect(address()).toBe("/7/learn/test/open-ended");
    expect(toasts).toEqual(["success: Generated 2 questions!"]);
  },
);
