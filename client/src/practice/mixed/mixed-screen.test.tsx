import "fake-indexeddb/auto";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { aCard, aDeck, aLibraryDeck } from "../../../test/a-deck.ts";
import { keepOnDevice } from "../../../test/a-kept-device.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer, type FakeRequest } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { keepNewDeck } from "../../decks/waiting/keep-save.ts";
import { waitingEnds, waitingTests } from "../offline/finished-tests.ts";
import { marksToCheck } from "../offline/marks-to-check.ts";

const ids = ["a", "b", "c", "d", "e", "f"].map((id) => id.padEnd(12, "-"));
const [statement, chosen, one, two, three, written] = ids as [string, string, string, string, string, string];
const cards = ids.map((id, at) => aCard({ id, term: `Term ${at}`, definition: `Meaning ${at}` }));

const mixed = {
  testId: "t1",
  trueFalse: [
    { cardId: statement, question: "What is the definition of: Term 0?", shown: "Meaning 4", answer: "false", right: "Meaning 0" },
  ],
  choice: [{ cardId: chosen, question: "What is the definition of: Term 1?", choices: ["Meaning 2", "Meaning 1"], answer: "Meaning 1" }],
  matching: [
    {
      pairs: [one, two, three].map((cardId, at) => ({ cardId, question: `Term ${at + 2}`, answer: `Meaning ${at + 2}` })),
      choices: ["Meaning 4", "Meaning 2", "Meaning 3"],
    },
  ],
  written: [{ cardId: written, question: "What is the definition of: Term 5?", answer: "Meaning 5" }],
};

beforeEach(() => {
  useFakeEventSource();
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
});

function mixedPage(routes: Record<string, object> = {}, deckId = 7) {
  const results: unknown[] = [];
  const server = fakeServer({
    ...signedInAs(aUser()),
    "GET /api/users/mira/decks/7": aDeck({ cards }),
    "POST /api/practice/mixed": mixed,
    "POST /api/practice/evaluations": { isCorrect: true, score: 100, feedback: "Yes." },
    "POST /api/practice/results": ({ body }: FakeRequest) => (results.push(body), {}),
    "POST /api/study/entries": { accepted: [], ignored: [], absent: [], now: Date.now() },
    ...routes,
  });
  return { server, results, ...renderApp(`/${deckId}/learn/test/mixed`) };
}

const kindNames = ["True or false", "Multiple choice", "Matching", "Written answers"];

test("asks for the kinds and a time limit first; without any kind it can't begin", async () => {
  const { server, user } = mixedPage();
  for (const name of kindNames) await user.click(await screen.findByRole("checkbox", { name, checked: true }));
  expect(screen.getByText("Choose at least one kind of question.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Begin the test" })).toBeDisabled();
  await user.click(screen.getByRole("checkbox", { name: "Matching" }));
  await user.click(screen.getByRole("button", { name: "Begin the test" }));
  await waitFor(() => expect(server.to("POST /api/practice/mixed")[0]?.body).toMatchObject({ deckId: 7, kinds: ["matching"] }));
});

test("that can't be made says why, and keeps what was chosen", async () => {
  const { user } = mixedPage({ "POST /api/practice/mixed": new AppError("practice/nothing-to-ask") });
  await user.click(await screen.findByRole("checkbox", { name: "Multiple choice" }));
  await user.selectOptions(screen.getByLabelText("Time limit"), "5 minutes");
  await user.click(screen.getByRole("button", { name: "Begin the test" }));
  expect(await screen.findByText(new AppError("practice/nothing-to-ask").message)).toBeInTheDocument();
  expect(await screen.findByRole("checkbox", { name: "Multiple choice" })).not.toBeChecked();
  expect(screen.getByLabelText("Time limit")).toHaveDisplayValue("5 minutes");
});

test("has all kinds of questions on one page, counts what is answered, and names what is not", async () => {
  const { results, server, user } = mixedPage();
  await user.click(await screen.findByRole("button", { name: "Begin the test" }));
  await user.click(await screen.findByRole("radio", { name: "False" }));
  await user.click(screen.getByRole("radio", { name: "Meaning 2" }));
  await user.selectOptions(screen.getByLabelText("Answer to: Term 2"), "Meaning 2");
  await user.selectOptions(screen.getByLabelText("Answer to: Term 3"), "Meaning 3");
  await user.type(screen.getByLabelText("Your answer"), "meaning 5");
  expect(screen.getByText("5 of 6 answered")).toBeInTheDocument();
  await user.click(screen.getAllByRole("button", { name: "Hand in" })[0]!);
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText("1 question is not answered yet.")).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Hand in" }));
  expect(await screen.findByRole("heading", { name: "Test Complete!" })).toBeInTheDocument();
  expect(screen.getByText("4/6")).toBeInTheDocument();
  expect(screen.getByText("4 of 5 answers are right.")).toBeInTheDocument();
  expect(screen.getByText("1 question was not answered.")).toBeInTheDocument();
  expect(server.to("POST /api/practice/evaluations")[0]?.body).toEqual({ deckId: 7, cardId: written, answer: "meaning 5", testId: "t1" });
  const picks = [
    { cardId: statement, choice: "false" },
    { cardId: chosen, choice: "Meaning 2" },
    { cardId: one, choice: "Meaning 2" },
    { cardId: two, choice: "Meaning 3" },
  ];
  await waitFor(() => expect(results).toEqual([{ deckId: 7, testId: "t1", picks }]));
  expect(await screen.findByRole("link", { name: "Ask the 2 missed again" })).toHaveAttribute(
    "href",
    "/7/learn/test/mixed?which=missed&test=t1&answer=mixed&order=shuffled",
  );
  expect(screen.getAllByRole("img", { name: "Not answered" })).toHaveLength(1);
});

test("counts a written answer as right on request, in the test too, and offers the wording to the deck's author", async () => {
  const wrong = { isCorrect: false, score: 40, feedback: "No." };
  const { server, user } = mixedPage({
    "GET /api/users/mira/decks/7": new AppError("deck/not-in-collection"),
    "GET /api/library/7": aLibraryDeck({ id: 7, authorId: "ada", cards }),
    "POST /api/practice/evaluations": wrong,
    "POST /api/practice/accepted-answers": { cardId: written, answer: "meaning five" },
    [`GET /api/suggestions/7/${written}`]: { isOpen: true, isNamed: true, term: "Term 5", definition: "Meaning 5", own: [] },
  });
  await user.click(await screen.findByRole("button", { name: "Begin the test" }));
  await user.type(await screen.findByLabelText("Your answer"), "meaning five");
  await user.click(screen.getAllByRole("button", { name: "Hand in" })[0]!);
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Hand in" }));
  expect(await screen.findByText("0/6")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "I was right: question 6" }));
  expect(await screen.findByText("1/6")).toBeInTheDocument();
  expect(screen.getByText("You counted this answer as right. The same wording is accepted next time.")).toBeInTheDocument();
  expect(server.to("POST /api/practice/accepted-answers")[0]?.body).toEqual({
    deckId: 7,
    cardId: written,
    answer: "meaning five",
    testId: "t1",
  });
  await user.click(await screen.findByRole("button", { name: "Suggest a correction" }));
  expect(await screen.findByLabelText("Back")).toHaveValue("meaning five");
});

test("offers a wording that was counted as right to the author of the deck that an own one follows", async () => {
  const { user } = mixedPage({
    "POST /api/practice/evaluations": { isCorrect: false, score: 40, feedback: "No." },
    "POST /api/practice/accepted-answers": { cardId: written, answer: "meaning five" },
    "GET /api/users/mira/following": { deckIds: [], allIds: [7] },
    [`GET /api/users/mira/decks/7/following/cards/${written}`]: { deckId: 5, cardId: "s1", edits: [] },
    "GET /api/suggestions/5/s1": { isOpen: true, isNamed: true, term: "Term 5", definition: "Meaning 5", extra: "", own: [] },
  });
  await user.click(await screen.findByRole("button", { name: "Begin the test" }));
  await user.type(await screen.findByLabelText("Your answer"), "meaning five");
  await user.click(screen.getAllByRole("button", { name: "Hand in" })[0]!);
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Hand in" }));
  await user.click(await screen.findByRole("button", { name: "I was right: question 6" }));
  await user.click(await screen.findByRole("button", { name: "Suggest a correction" }));
  expect(await screen.findByLabelText("Back")).toHaveValue("meaning five");
});

test("is handed in as it is when its time is over", async () => {
  const { results, user } = mixedPage();
  await user.selectOptions(await screen.findByLabelText("Time limit"), "5 minutes");
  await user.click(screen.getByRole("button", { name: "Begin the test" }));
  await user.click(await screen.findByRole("radio", { name: "Meaning 1" }));
  const [clock, steady] = [Date.now.bind(Date), performance.now.bind(performance)];
  vi.spyOn(Date, "now").mockImplementation(() => clock() + 6 * 60_000);
  vi.spyOn(performance, "now").mockImplementation(() => steady() + 6 * 60_000);
  expect(await screen.findByText("The time is over. What you answered counts.")).toBeInTheDocument();
  expect(screen.getByText("1/6")).toBeInTheDocument();
  expect(screen.getByText("5 questions were not answered.")).toBeInTheDocument();
  await waitFor(() => expect(results).toMatchObject([{ picks: [{ cardId: chosen, choice: "Meaning 1" }] }]));
});

test("of pictures alone has them as statements and choices, told apart by their letters, and their marks", async () => {
  const picture = (letter: string) => `![](media/${letter.repeat(16)}.png)`;
  const question = (letter: string) => `What is the definition of: ${picture(letter)}?`;
  const pictures = {
    testId: "t1",
    trueFalse: [{ cardId: statement, question: question("a"), shown: picture("n"), answer: "false", right: picture("m") }],
    choice: [{ cardId: chosen, question: question("b"), choices: [picture("m"), picture("n")], answer: picture("n") }],
    matching: [],
    written: [],
  };
  const { results, user } = mixedPage({ "POST /api/practice/mixed": pictures });
  await user.click(await screen.findByRole("button", { name: "Begin the test" }));
  await user.click(await screen.findByRole("radio", { name: "False" }));
  await user.click(screen.getByRole("radio", { name: /^B\./ }));
  expect(screen.getByText("2 of 2 answered")).toBeInTheDocument();
  await user.click(screen.getAllByRole("button", { name: "Hand in" })[0]!);
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Hand in" }));
  expect(await screen.findByText("2/2")).toBeInTheDocument();
  const picks = [
    { cardId: statement, choice: "false" },
    { cardId: chosen, choice: picture("n") },
  ];
  await waitFor(() => expect(results).toMatchObject([{ picks }]));
});

test("whose result could not be stored is there after a reload, and is handed in again", async () => {
  const { unmount, user } = mixedPage({ "POST /api/practice/results": new AppError("database/contention") });
  await user.click(await screen.findByRole("button", { name: "Begin the test" }));
  await user.click(await screen.findByRole("radio", { name: "Meaning 1" }));
  await user.click(screen.getAllByRole("button", { name: "Hand in" })[0]!);
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Hand in" }));
  expect(await screen.findByText("This result could not be saved.")).toBeInTheDocument();
  unmount();
  const { results, user: next } = mixedPage();
  expect(await screen.findByRole("radio", { name: "Meaning 1" })).toBeChecked();
  await next.click(screen.getAllByRole("button", { name: "Hand in" })[0]!);
  await next.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Hand in" }));
  await waitFor(() => expect(results).toHaveLength(1));
});

test("whose deck is gone by its end says that nothing can be stored, and offers no other try", async () => {
  const { user } = mixedPage({ "POST /api/practice/results": new AppError("deck/not-found") });
  await user.click(await screen.findByRole("button", { name: "Begin the test" }));
  await user.click(await screen.findByRole("radio", { name: "Meaning 1" }));
  await user.click(screen.getAllByRole("button", { name: "Hand in" })[0]!);
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Hand in" }));
  expect(await screen.findByText("This result can't be saved: the deck or the test no longer exists.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Keep it" })).not.toBeInTheDocument();
});

test("goes on after a reload with what was answered", async () => {
  const { unmount, user } = mixedPage();
  await user.click(await screen.findByRole("button", { name: "Begin the test" }));
  await user.click(await screen.findByRole("radio", { name: "Meaning 1" }));
  unmount();
  mixedPage();
  expect(await screen.findByRole("radio", { name: "Meaning 1" })).toBeChecked();
  expect(screen.getByText("1 of 6 answered")).toBeInTheDocument();
});

test("without a network keeps the answers, and is handed in again", async () => {
  const { server, user } = mixedPage({ "POST /api/practice/evaluations": new AppError("database/network-error") });
  await user.click(await screen.findByRole("button", { name: "Begin the test" }));
  await user.type(await screen.findByLabelText("Your answer"), "meaning 5");
  await user.click(screen.getAllByRole("button", { name: "Hand in" })[0]!);
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Hand in" }));
  expect(await screen.findByRole("heading", { name: "Your answers could not be sent" })).toBeInTheDocument();
  server.on({ "POST /api/practice/evaluations": { isCorrect: true, score: 100, feedback: "Yes." } });
  await user.click(screen.getByRole("button", { name: "Hand in" }));
  expect(await screen.findByText("1/6")).toBeInTheDocument();
});

describe("without a network, on a device that keeps what is needed then", () => {
  let stopKeeping = () => {};
  beforeEach(() => void (stopKeeping = keepOnDevice()));
  afterEach(async () => {
    stopKeeping();
    await Promise.all([waitingTests, waitingEnds, marksToCheck].map((records) => records.forget("mira")));
  });

  const noNetwork = new AppError("database/network-error");
  async function handIn(user: ReturnType<typeof mixedPage>["user"]): Promise<void> {
    await user.click(screen.getAllByRole("button", { name: "Hand in" })[0]!);
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Hand in" }));
    expect(await screen.findByText("This result waits on this device. It is sent when you are back online.")).toBeInTheDocument();
  }

  /** Takes a test of written answers alone, of which one is given. */
  async function takeWritten(user: ReturnType<typeof mixedPage>["user"]): Promise<void> {
    for (const kind of kindNames.filter((name) => name !== "Written answers"))
      await user.click(await screen.findByRole("checkbox", { name: kind }));
    await user.click(screen.getByRole("button", { name: "Begin the test" }));
    const [field] = await screen.findAllByLabelText("Your answer");
    await user.type(field!, "meaning 0");
    await handIn(user);
  }

  test("a test is made and marked here, and waits with the result of each question", async () => {
    const routes = ["GET /api/device", "POST /api/practice/mixed", "POST /api/practice/evaluations", "POST /api/practice/results"];
    const { user } = mixedPage(Object.fromEntries(routes.map((route) => [route, noNetwork])));
    await takeWritten(user);
    const [kept] = (await waitingTests.all("mira")).map(([, { test: taken }]) => taken);
    expect(kept).toMatchObject({ kind: "mixed", size: 6, correct: 1, answered: 1, score: null });
    expect((await marksToCheck.all("mira")).map(([, { runId }]) => runId)).toEqual([kept?.id]);
  });

  test("so is one of a deck that was made here, once the server answers again and has it under another number", async () => {
    const { id } = await keepNewDeck("mira", "form-1", { title: "Terms", description: "", cards });
    const notFound = new AppError("deck/not-found");
    const routes = { "POST /api/practice/mixed": notFound, "POST /api/practice/evaluations": notFound };
    const { user } = mixedPage({ ...routes, "GET /api/device": noNetwork, "POST /api/users/mira/decks": noNetwork }, id);
    await takeWritten(user);
    expect((await waitingTests.all("mira")).map(([, { deckId, test: taken }]) => [deckId, taken.correct])).toEqual([[id, 1]]);
    expect((await marksToCheck.all("mira")).map(([, { deckId }]) => deckId)).toEqual([id]);
  });

  test("the end of a test that the server began waits, and its written answer is marked there again", async () => {
    const routes = ["GET /api/device", "POST /api/practice/evaluations", "POST /api/practice/results"];
    const { user } = mixedPage(Object.fromEntries(routes.map((route) => [route, noNetwork])));
    await user.click(await screen.findByRole("button", { name: "Begin the test" }));
    await user.type(await screen.findByLabelText("Your answer"), "meaning 5");
    await user.click(screen.getByRole("radio", { name: "Meaning 1" }));
    await handIn(user);
    expect((await waitingEnds.all("mira")).map(([, end]) => end)).toEqual([
      { deckId: 7, testId: "t1", picks: [{ cardId: chosen, choice: "Meaning 1" }] },
    ]);
    expect((await marksToCheck.all("mira")).map(([, mark]) => mark)).toMatchObject([{ testId: "t1", answer: "meaning 5" }]);
    expect(await waitingTests.all("mira")).toEqual([]);
  });
});
