import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { ChoiceQuestion } from "@recollect/domain/practice/multiple-choice.ts";
import { aCard, aDeck } from "../../../test/a-deck.ts";
import { aMadeTest, aQuestion, studyLog } from "../../../test/a-test.ts";
import { confetti } from "../../../test/fakes/fake-confetti.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { recordToasts } from "../../../test/record-toasts.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { pass, settle, stopClock } from "../../../test/still-clock.ts";

const deckPath = "GET /api/users/mira/decks/7";
const makePath = "POST /api/practice/multiple-choice";
const five = ["a", "b", "c", "d", "e"].map((id) => aQuestion(id));
let toasts: string[] = [];
const deck = aDeck({ cards: five.map(({ cardId }) => aCard({ id: cardId, term: `term ${cardId}` })) });

/** It is loaded while a student reads; imported here, so that no test waits for it. */
beforeAll(() => import("./choice-results.tsx"));

beforeEach(() => {
  useFakeEventSource();
  toasts = recordToasts();
  sessionStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  confetti.mockClear();
  confetti.reset.mockClear();
});

function open(routes: Record<string, object> = {}) {
  const server = fakeServer({ ...signedInAs(aUser()), ...studyLog(), [deckPath]: deck, [makePath]: () => aMadeTest(five), ...routes });
  return { server, ...renderApp("/7/learn/test/multiple-choice") };
}

/** The test at its first question; from here on the clock moves only when told. */
async function started(questions: readonly ChoiceQuestion[] = five) {
  const opened = open({ [makePath]: () => aMadeTest(questions) });
  await screen.findByText(`Question 1 of ${questions.length}`);
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
  stopClock();
  return opened;
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const choice = (name: string) => screen.getByRole("button", { name: new RegExp(`\\. ?${name}`) });
const place = () => screen.getByText(/^Question \d+ of \d+$/).textContent;
const counter = (name: string) => screen.getByText(name).nextSibling?.textContent;
const said = () => screen.getByRole("status").textContent?.trim();

async function answer(letter: string) {
  press(letter);
  await pass(1500);
  await pass(500);
}

describe("a question", () => {
  test("is under the deck's title with its lettered choices, and has the focus", async () => {
    await started();
    expect(screen.getByText("Cell biology")).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1, name: "What is the definition of: term a?" })).toHaveFocus();
    expect(screen.getAllByRole("listitem").map((one) => one.textContent)).toEqual(["A. wrong a", "B. right a", "C. bad a", "D. odd a"]);
    expect([counter("Streak"), counter("Points")]).toEqual(["0", "0"]);
    expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
    expect(document.title).toBe("Multiple choice: Cell biology - Recollect");
  });

  test("answered right says so and earns 100 points; the first right answer has no bonus", async () => {
    await started();
    fireEvent.click(choice("right a"));
    expect(said()).toBe("Correct! 🎉 Streak bonus: +0 points!");
    expect([counter("Streak"), counter("Points")]).toEqual(["1", "100"]);
    expect(choice("right a")).toHaveAccessibleName("B. right a (your pick, the right answer)");
  });

  test("answered wrong says so, shows the right answer, and ends the streak", async () => {
    await started();
    await answer("b");
    press("a");
    expect(said()).toBe("Incorrect 😔 Correct answer: right b");
    expect(choice("wrong b")).toHaveAccessibleName("A. wrong b (your pick)");
    expect(choice("right b")).toHaveAccessibleName("B. right b (the right answer)");
    expect([counter("Streak"), counter("Points")]).toEqual(["0", "100"]);
  });

  test("answered wrong scrolls to the right answer, which may be below the window", async () => {
    const shown: string[] = [];
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
      shown.push(this.textContent);
    });
    await started();
    expect(shown).toEqual([]);
    press("a");
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatch(/right a/);
  });

  test("is locked after the first pick", async () => {
    await started();
    press("a");
    fireEvent.click(choice("right a"));
    press("b");
    expect(said()).toMatch(/^Incorrect/);
    expect(counter("Points")).toBe("0");
    expect(choice("right a")).toHaveAttribute("aria-disabled", "true");
  });

  test("renders the marks of its texts", async () => {
    await started([aQuestion("a", { question: "What is **bold**?", choices: ["`code`", "right a"] })]);
    expect(screen.getByRole("heading", { level: 1 }).querySelector("strong")).toHaveTextContent("bold");
    expect(choice("code").querySelector("code")).toHaveTextContent("code");
  });

  test("is answered by number keys and letters of either case; other keys, and keys with Ctrl, do nothing", async () => {
    await started();
    for (const key of ["x", "9", "0", " "]) press(key);
    fireEvent.keyDown(document.body, { key: "b", ctrlKey: true });
    expect(said()).toBe("");
    press("2");
    expect(said()).toBe("Correct! 🎉 Streak bonus: +0 points!");
    await pass(1500);
    await pass(300);
    press("B");
    expect(said()).toBe("Correct! 🎉 Streak bonus: +10 points!");
  });
});

describe("the next question", () => {
  test("comes 1500 ms after the answer, with a transition of 300 ms; the focus is on it", async () => {
    await started();
    press("b");
    await pass(1499);
    const section = () => screen.getByRole("heading", { level: 1 }).closest("section");
    expect(section()).not.toHaveAttribute("data-leaving");
    await pass(1);
    expect(section()).toHaveAttribute("data-leaving");
    await pass(299);
    expect(place()).toBe("Question 1 of 5");
    await pass(1);
    expect(place()).toBe("Question 2 of 5");
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    expect(said()).toBe("");
  });

  test("comes at once with Enter, and Enter before an answer does nothing", async () => {
    await started();
    press("Enter");
    expect(place()).toBe("Question 1 of 5");
    press("b");
    press("Enter");
    await pass(300);
    expect(place()).toBe("Question 2 of 5");
  });

  test("the results come 500 ms after the last question", async () => {
    await started([aQuestion("a")]);
    press("b");
    await pass(1500);
    await pass(499);
    expect(screen.queryByText("Test Complete!")).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByRole("heading", { level: 1, name: "Test Complete!" })).toHaveFocus();
  });

  test("waits for a 'Next' button if the student turned it off; that is remembered", async () => {
    const { unmount } = await started();
    const automatic = () => screen.getByRole("switch", { name: "Next question automatically" });
    expect(automatic()).toBeChecked();
    press("b");
    fireEvent.click(automatic());
    await pass(60_000);
    expect(place()).toBe("Question 1 of 5");
    fireEvent.click(screen.getByRole("button", { name: "Next" }));
    await pass(300);
    expect(place()).toBe("Question 2 of 5");
    expect(screen.queryByRole("button", { name: "Next" })).not.toBeInTheDocument();
    unmount();
    vi.useRealTimers();
    open();
    await screen.findByText("Question 2 of 5");
    expect(automatic()).not.toBeChecked();
  });

  test("has no transition with reduced motion", async () => {
    vi.spyOn(window, "matchMedia").mockImplementation(
      (query) => ({ matches: query.includes("reduce"), addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
    );
    await started();
    press("b");
    await pass(1500);
    await pass(0);
    expect(place()).toBe("Question 2 of 5");
  });
});

describe("confetti", () => {
  test("falls from the third right answer in a row on: 50 pieces, gone after 2500 ms", async () => {
    await started();
    await answer("b");
    await answer("b");
    expect(confetti).not.toHaveBeenCalled();
    press("b");
    expect(said()).toBe("Correct! 🎉 Streak bonus: +20 points!");
    await settle();
    expect(confetti).toHaveBeenCalledTimes(1);
    expect(confetti.mock.calls[0]?.[0]).toMatchObject({ particleCount: 50, ticks: 150 });
    await pass(2499);
    expect(confetti.reset).not.toHaveBeenCalled();
    await pass(1);
    expect(confetti.reset).toHaveBeenCalledTimes(1);
  });

  test("doesn't fall with reduced motion", async () => {
    vi.spyOn(window, "matchMedia").mockImplementation(
      (query) => ({ matches: query.includes("reduce"), addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
    );
    await started();
    for (const letter of ["b", "b", "b", "b", "b"]) await answer(letter);
    expect(screen.getByText("Test Complete!")).toBeInTheDocument();
    expect(confetti).not.toHaveBeenCalled();
  });
});

describe("the results", () => {
  test("of a perfect run", async () => {
    await started();
    for (const letter of ["b", "b", "b", "b", "b"]) await answer(letter);
    expect(screen.getByText("5/5")).toBeInTheDocument();
    expect(screen.getByText("Total Points").parentElement).toHaveTextContent("Total Points 600");
    expect(screen.getByText("Perfect score! You know this deck by heart.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back to Deck" })).toHaveAttribute("href", "/7");
    expect(screen.queryByRole("button", { name: /I missed/ })).not.toBeInTheDocument();
  });

  test.each([
    ["bbbba", "4/5", "Great job! Nearly all of your answers are right."],
    ["bbbaa", "3/5", "Great job! More than half of your answers are right."],
    ["baaaa", "1/5", "Keep practicing! Every round makes it stick a little better."],
  ])("of %s are %s with their message", async (letters, figure, message) => {
    await started();
    for (const letter of letters) await answer(letter);
    expect(screen.getByText(figure)).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
  });

  test("'Try Again' resets everything and asks the same questions", async () => {
    const { server } = await started();
    for (const letter of "bbbbb") await answer(letter);
    fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
    expect(place()).toBe("Question 1 of 5");
    expect([counter("Streak"), counter("Points")]).toEqual(["0", "0"]);
    expect(server.to(makePath)).toHaveLength(1);
    const asked = new Set<string>();
    for (let step = 0; step < 5; step++) {
      const id = /term (.)\?/.exec(screen.getByRole("heading", { level: 1 }).textContent ?? "")?.[1] ?? "";
      asked.add(id);
      fireEvent.click(choice(`right ${id}`));
      await pass(1500);
      await pass(500);
    }
    expect([...asked].sort()).toEqual(["a", "b", "c", "d", "e"]);
    expect(screen.getByText("5/5")).toBeInTheDocument();
  });

  test("a round of only the missed ones is offered", async () => {
    await started();
    for (const letter of "babba") await answer(letter);
    fireEvent.click(screen.getByRole("button", { name: "Only the 2 I missed" }));
    expect(place()).toBe("Question 1 of 2");
  });
});

describe("a reload", () => {
  test("continues where the student was, and makes no new test", async () => {
    const { unmount } = await started();
    await answer("b");
    await answer("a");
    unmount();
    vi.useRealTimers();
    const { server } = open();
    await screen.findByText("Question 3 of 5");
    expect([counter("Streak"), counter("Points")]).toEqual(["0", "100"]);
    expect(server.to(makePath)).toHaveLength(0);
  });

  test.each([
    ["the deck's cards changed", { [deckPath]: { ...deck, cards: [...deck.cards, aCard({ id: "new" })] } }],
    ["another student is here", signedInAsAda()],
  ])("starts over when %s", async (_, routes) => {
    const { unmount } = await started();
    await answer("b");
    unmount();
    vi.useRealTimers();
    const { server } = open(routes);
    await screen.findByText("Question 1 of 5");
    expect(server.to(makePath)).toHaveLength(1);
  });

  test.each(["Exit Test", "the end"])("starts over after %s", async (how) => {
    const { unmount } = await started();
    if (how === "the end") for (const letter of "bbbbb") await answer(letter);
    else fireEvent.click(screen.getByRole("link", { name: "Exit Test" }));
    await pass(1000);
    unmount();
    vi.useRealTimers();
    const { server } = open();
    expect(await screen.findByText("Question 1 of 5")).toBeInTheDocument();
    expect(server.to(makePath)).toHaveLength(1);
  });

  test("without storage for the run shows a warning once, and the test works", async () => {
    const refuse = vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage) {
      if (this === sessionStorage) throw new DOMException("full", "QuotaExceededError");
    });
    await started();
    await answer("b");
    await answer("b");
    expect(place()).toBe("Question 3 of 5");
    expect(refuse.mock.calls.length).toBeGreaterThan(1);
    expect(toasts.filter((text) => text.includes("can't keep your place"))).toHaveLength(1);
  });
});

test("'Exit Test' opens the deck", async () => {
  const { user, address } = open();
  await user.click(await screen.findByRole("link", { name: "Exit Test" }));
  expect(address()).toBe("/7");
});

function signedInAsAda(): Record<string, object> {
  return { ...signedInAs(aUser({ uid: "ada", username: "ada" })), "GET /api/users/ada/decks/7": deck };
}
