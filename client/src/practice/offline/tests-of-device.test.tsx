import "fake-indexeddb/auto";
import { screen, waitFor } from "@testing-library/react";
import { newTemporaryDeckId } from "@recollect/domain/decks/deck-ids.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { turnedKey } from "@recollect/domain/practice/wording.ts";
import { usualTest } from "@recollect/domain/practice/options/test-options.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { aCard, aDeck } from "../../../test/a-deck.ts";
import { sentAnswers, studyLog } from "../../../test/a-test.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { aWrittenTest, evaluatePath, theBox } from "../../../test/a-written-test.ts";
import { keepNewDeck } from "../../decks/waiting/keep-save.ts";
import { keepWording, marksToCheck, wordingsToSend } from "./marks-to-check.ts";
import { markHere } from "./mark-here.ts";
import { offlineTexts } from "./offline.texts.ts";
import { evaluateHere, makeTestHere, questionsHere } from "./tests-of-device.ts";

/** As long as a real one: the key of a question is told from it by its length. */
const idOf = (at: number) => `card-0000-0${at}`;
const capitals = [
  ["France", "Paris"],
  ["Spain", "Madrid"],
  ["Italy", "Rome"],
  ["Norway", "Oslo"],
  ["Poland", "Warsaw"],
].map(([term = "", definition = ""], at) => aCard({ id: idOf(at), term, definition, ...(at < 2 && { tags: ["west"] }) }));
const deck = { ...aDeck({ cards: capitals }), deckKey: "mira/7" };
const order = { deck, options: usualTest, seed: "s" };
const noNetwork = () => new AppError("database/network-error");

beforeEach(() => sessionStorage.clear());

describe("a test that this device makes", () => {
  test("asks each card once, with four choices of the deck, the same for the same seed", async () => {
    const made = await makeTestHere(order);
    expect(made.questions.map(({ cardId }) => cardId)).toEqual(capitals.map(({ id }) => id));
    for (const { choices, answer } of made.questions) {
      expect(new Set(choices).size).toBe(4);
      expect(choices).toContain(answer);
    }
    expect([made.testId, await makeTestHere(order)]).toEqual([null, made]);
  });

  test("asks the cards that the student chose", async () => {
    const tagged = await questionsHere({ ...order, options: { ...usualTest, which: { kind: "tag", tag: "west" } } }, "written");
    expect(tagged.chosenCards.map(({ id }) => id)).toEqual([idOf(0), idOf(1)]);
  });

  test("can't know what is due or weak: that fails as without a network", async () => {
    const options = { ...usualTest, which: { kind: "due-or-weak" } } as const;
    await expect(makeTestHere({ ...order, options })).rejects.toMatchObject({ code: "database/network-error" });
  });
});

describe("an answer that this device marks", () => {
  test.each([
    ["Paris", true],
    ["paris ", true],
    ["Madrid", false],
    ["a river", false],
  ])("%s: right %s, and it is provisional", (answer, isCorrect) => {
    expect(evaluateHere(deck, idOf(0), answer)).toMatchObject({ isCorrect, isProvisional: true });
  });

  test("is compared with the other side of a turned question", () => {
    expect(evaluateHere(deck, turnedKey(idOf(0)), "France")).toMatchObject({ isCorrect: true });
  });

  test("of a card that is not in the deck has no mark", () => {
    expect(evaluateHere(deck, "gone", "Paris")).toBeNull();
  });
});

test("without a network a multiple-choice test is made, played with points and streaks, and its answers wait to be sent", async () => {
  const server = fakeServer({
    ...signedInAs(aUser()),
    "GET /api/users/mira/decks/7": aDeck({ cards: capitals }),
    ...studyLog([]),
    "POST /api/practice/multiple-choice": noNetwork,
  });
  const { user } = renderApp("/7/learn/test/multiple-choice");
  expect(await screen.findByText("Question 1 of 5")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: /Paris/ }));
  expect(await screen.findByText("100")).toBeInTheDocument();
  await waitFor(() => expect(sentAnswers(server)).toMatchObject([{ cardId: idOf(0), source: "multiple-choice", isCorrect: true }]));
});

test("without a network a written answer is marked on this device, says so, and is kept to be marked again", async () => {
  const { user, submit } = await aWrittenTest(capitals, { [evaluatePath]: noNetwork });
  await submit("Paris");
  expect(await screen.findByRole("heading", { name: "Correct" })).toBeInTheDocument();
  expect(screen.getByText(offlineTexts.isProvisional)).toBeInTheDocument();
  expect(await marksToCheck.all("mira")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Next Question" }));
  await waitFor(async () =>
    expect((await marksToCheck.all("mira")).map(([, mark]) => mark)).toMatchObject([
      { deckId: 7, cardId: idOf(0), answer: "Paris", score: 100, index: 0 },
    ]),
  );
});

describe("a deck that was made on this device, and that the server knows by another number", () => {
  const notFound = new AppError("deck/not-found");
  const answer = { key: idOf(0), answer: "Paris" };

  async function opened(kind: string) {
    const { id } = await keepNewDeck("mira", "form-1", { title: "Capitals", description: "", cards: capitals });
    fakeServer({
      ...signedInAs(aUser()),
      "POST /api/users/mira/decks": noNetwork,
      ...studyLog([]),
      "POST /api/practice/multiple-choice": notFound,
      "POST /api/practice/open-ended": notFound,
      [evaluatePath]: notFound,
    });
    return renderApp(`/${id}/learn/test/${kind}`);
  }

  test("has its answers marked here; in every other deck this failure stays one", () => {
    expect(markHere({ ...deck, id: 2 ** 52 }, answer, notFound)).toMatchObject({ isCorrect: true, isProvisional: true });
    expect(() => markHere(deck, answer, notFound)).toThrow(notFound);
  });

  test("goes on with its written test", async () => {
    const { user } = await opened("open-ended");
    expect(await screen.findByText("Question 1 of 5")).toBeInTheDocument();
    await user.type(theBox(), "Paris");
    await user.click(screen.getByRole("button", { name: "Submit Answer" }));
    expect(await screen.findByRole("heading", { name: "Correct" })).toBeInTheDocument();
    expect(screen.getByText(offlineTexts.isProvisional)).toBeInTheDocument();
  });

  test("has its multiple-choice test made here", async () => {
    await opened("multiple-choice");
    expect(await screen.findByText("Question 1 of 5")).toBeInTheDocument();
  });
});

test("a failure that is not the network's stays a failure: no other marks replace the server's", async () => {
  const { submit } = await aWrittenTest(capitals, { [evaluatePath]: () => new AppError("practice/took-too-long") });
  await submit("Paris");
  expect(await screen.findByText(/Unable to evaluate answer/)).toBeInTheDocument();
});

describe("'I was right' without a network", () => {
  const acceptPath = "POST /api/practice/accepted-answers";
  const countPath = { [evaluatePath]: noNetwork, [acceptPath]: noNetwork };

  /** A browser in which the app works without a network. */
  function keepDevice(): void {
    vi.stubGlobal("isSecureContext", true);
    Object.defineProperty(navigator, "serviceWorker", {
      configurable: true,
      value: Object.assign(new EventTarget(), { controller: null }),
    });
    document.documentElement.dataset["offline"] = "on";
  }

  afterEach(async () => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, "serviceWorker");
    delete document.documentElement.dataset["offline"];
    await Promise.all([wordingsToSend.forget("mira"), marksToCheck.forget("mira")]);
  });

  test("counts the answer at once, and keeps the wording to be sent", async () => {
    const { server, user, submit } = await aWrittenTest(capitals, countPath);
    keepDevice();
    await submit("Lutetia");
    await user.click(await screen.findByRole("button", { name: "I was right" }));
    expect(await screen.findByText("You counted this answer as right. The same wording is accepted next time.")).toBeInTheDocument();
    expect((await wordingsToSend.all("mira")).map(([, wording]) => wording)).toMatchObject([
      { deckId: 7, cardId: idOf(0), answer: "Lutetia" },
    ]);
    await user.click(screen.getByRole("button", { name: "Next Question" }));
    await waitFor(() => expect(sentAnswers(server)).toMatchObject([{ cardId: idOf(0), source: "open-ended", score: 100 }]));
    // The student has marked it: there is nothing to mark again.
    expect(await marksToCheck.all("mira")).toEqual([]);
  });

  test("of an earlier question takes back that it is marked again", async () => {
    const { user, submit } = await aWrittenTest(capitals.slice(0, 2), countPath);
    keepDevice();
    await submit("Lutetia");
    await user.click(await screen.findByRole("button", { name: "Next Question" }));
    await submit("Madrid");
    await user.click(await screen.findByRole("button", { name: "View Results" }));
    await waitFor(async () => expect(await marksToCheck.all("mira")).toHaveLength(2));
    await user.click(await screen.findByRole("button", { name: "I was right: question 1" }));
    await waitFor(async () => expect((await marksToCheck.all("mira")).map(([, { answer }]) => answer)).toEqual(["Madrid"]));
    expect(await wordingsToSend.all("mira")).toHaveLength(1);
  });

  test("where the device keeps nothing, changes nothing and says why", async () => {
    const { user, submit } = await aWrittenTest(capitals, countPath);
    await submit("Lutetia");
    await user.click(await screen.findByRole("button", { name: "I was right" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "I was right" })).toBeEnabled());
    expect(await wordingsToSend.all("mira")).toEqual([]);
    expect(screen.queryByText(/You counted this answer as right/)).not.toBeInTheDocument();
  });

  test("in a deck that got its number meanwhile keeps the wording too; what the server refuses otherwise is thrown", async () => {
    keepDevice();
    const wording = { deckId: newTemporaryDeckId(() => 0.5), cardId: idOf(0), answer: "Lutetia" };
    await keepWording("mira", wording, new AppError("deck/not-found"));
    expect((await wordingsToSend.all("mira")).map(([, { answer }]) => answer)).toEqual(["Lutetia"]);
    await expect(keepWording("mira", wording, new AppError("api/rate-limit"))).rejects.toMatchObject({ code: "api/rate-limit" });
    await expect(keepWording("mira", { ...wording, deckId: 7 }, new AppError("deck/not-found"))).rejects.toMatchObject({
      code: "deck/not-found",
    });
  });
});
