import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { flipLockMs } from "@recollect/domain/decks/flip-lock.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { StudySettings } from "@recollect/domain/study/settings.ts";
import { openSession, press, question, theAnswer } from "../../../../test/a-session.ts";
import { aStudyServer, cardsOf } from "../../../../test/study/a-study-server.ts";
import { useFakeEventSource } from "../../../../test/fakes/fake-event-source.ts";
import type { FakeRequest } from "../../../../test/fakes/fake-server.ts";
import { recordToasts } from "../../../../test/record-toasts.ts";

beforeEach(() => {
  useFakeEventSource();
  localStorage.clear();
  recordToasts();
});

const see = (text: string) => waitFor(() => expect(question()).toHaveTextContent(text));
const box = () => screen.findByRole("textbox", { name: "Your answer" });
const ratings = () => within(screen.getByRole("group", { name: "How well did you know it?" })).getAllByRole("button");
const primary = () => ratings().find((button) => button.className.includes("primary"))?.textContent;

async function typing(score: number | null, cards = cardsOf(2), { typesAnswers = true } = {}) {
  const study = aStudyServer({ cards, settings: { learningSteps: [], typesAnswers } });
  const opened = openSession(study);
  opened.server.on({
    "POST /api/practice/evaluations": () => {
      if (score === null) return new AppError("practice/took-too-long");
      return { isCorrect: score >= 90, score, feedback: "As the card says." };
    },
  });
  await screen.findByRole("textbox");
  return { ...opened, study };
}

describe("a typed answer", () => {
  test("is marked as in an open-ended test; the mark suggests a rating, and Space accepts it", async () => {
    const { user, server, study } = await typing(100);
    expect(await box()).toHaveFocus();
    await user.type(await box(), "definition a{Enter}");
    await waitFor(() => expect(theAnswer()).toHaveTextContent("definition a"));
    expect(server.to("POST /api/practice/evaluations")[0]?.body).toEqual({ deckId: 7, cardId: "a", answer: "definition a" });
    expect(await screen.findByText("Correct")).toBeInTheDocument();
    expect(screen.getByText("As the card says.")).toBeInTheDocument();
    expect(primary()).toBe("Got it");
    await waitFor(async () => {
      // Once the answer is taken, Space would be typed into the next one's field.
      if (screen.queryByText("Correct")) await user.keyboard(" ");
      expect(study.logged()).toEqual(["a good"]);
    });
    await see("term b");
    await waitFor(async () => expect(await box()).toHaveFocus());
    expect(await box()).toHaveValue("");
  });

  test.each([
    ["while it composes", { isComposing: true }],
    ["after it in Safari", { keyCode: 229 }],
  ])("is not sent by the Enter of an input method, %s", async (_when, key) => {
    const { server } = await typing(100);
    fireEvent.change(await box(), { target: { value: "たべる" } });
    fireEvent.keyDown(await box(), { key: "Enter", ...key });
    expect(server.to("POST /api/practice/evaluations")).toEqual([]);
    fireEvent.keyDown(await box(), { key: "Enter" });
    await waitFor(() => expect(server.to("POST /api/practice/evaluations")).toHaveLength(1));
  });

  test("shows the key that checks it; the keys of a session are shown again beside the answer", async () => {
    const { user } = await typing(100);
    expect(screen.getByText("Enter").parentElement).toHaveTextContent("Enter check");
    expect(screen.queryByText("bury")).toBeNull();
    await user.type(await box(), "definition a{Enter}");
    await screen.findByText("Correct");
    expect(screen.getByText("Space").parentElement).toHaveTextContent("2 Space got it");
    expect(screen.getByText("B").parentElement).toHaveTextContent("B bury");
  });

  test("is not corrected or capitalized by the keyboard", async () => {
    await typing(100);
    expect(await box()).toHaveAttribute("autocorrect", "off");
    expect(await box()).toHaveAttribute("autocapitalize", "off");
    expect(await box()).toHaveAttribute("spellcheck", "false");
  });

  test("that is partly right suggests Hard, also with two buttons, and the student may choose another", async () => {
    const { user, study } = await typing(60);
    await user.type(await box(), "half{Enter}");
    expect(await screen.findByText("Partly right")).toBeInTheDocument();
    expect(ratings().map(({ textContent }) => textContent)).toEqual(["Again", "Hard", "Got it"]);
    expect(primary()).toBe("Hard");
    await user.keyboard("3");
    await waitFor(() => expect(study.logged()).toEqual(["a good"]));
  });

  test("is accepted with its mark by Enter, once the mark was seen; a second press of the Enter that sent it does nothing", async () => {
    const { user, study } = await typing(60);
    await user.type(await box(), "half{Enter}");
    await screen.findByText("Partly right");
    await user.keyboard("{Enter}");
    expect(study.logged()).toEqual([]);
    expect(screen.getByText("Enter").parentElement).toHaveTextContent("Enter 2 Space hard");
    await new Promise((resolve) => setTimeout(resolve, flipLockMs));
    fireEvent.keyDown(document.body, { key: "Enter", repeat: true });
    expect(study.logged()).toEqual([]);
    await user.keyboard("{Enter}");
    await waitFor(() => expect(study.logged()).toEqual(["a hard"]));
    await see("term b");
    await waitFor(async () => expect(await box()).toHaveFocus());
    await user.keyboard("{Enter}");
    expect(study.logged()).toEqual(["a hard"]);
  });

  test.each([
    ["the answer could not be marked", "what I think{Enter}"],
    ["the answer is shown without a mark", ""],
  ])("waits for the student's own rating where %s: Enter rates nothing", async (_why, keys) => {
    const { user, study } = await typing(null);
    await user.type(await box(), keys === "" ? "so far" : keys);
    if (keys === "") await user.click(press("Show answer"));
    await waitFor(() => expect(theAnswer()).toHaveTextContent("definition a"));
    await new Promise((resolve) => setTimeout(resolve, flipLockMs));
    await user.keyboard("{Enter}");
    expect(study.logged()).toEqual([]);
    await user.keyboard(" ");
    await waitFor(() => expect(study.logged()).toEqual(["a good"]));
  });

  test("that is wrong suggests Again", async () => {
    const { user } = await typing(0);
    await user.type(await box(), "no{Enter}");
    expect(await screen.findByText("Not yet")).toBeInTheDocument();
    expect(primary()).toBe("Again");
  });

  test("without a network is shown beside the answer, to be rated by the student", async () => {
    const { user, server } = await typing(100);
    server.online(false);
    await user.type(await box(), "what I think{Enter}");
    await waitFor(() => expect(theAnswer()).toHaveTextContent("definition a"));
    expect(await screen.findByText("This could not be marked without a network. Compare and rate it yourself.")).toBeInTheDocument();
    expect(screen.getByText("what I think")).toBeInTheDocument();
    await user.keyboard("1");
    await see("term b");
  });

  test("that the examiner can't mark shows why", async () => {
    const { user } = await typing(null);
    await user.type(await box(), "long{Enter}");
    expect(await screen.findByText(/^This could not be marked: .* Compare and rate it yourself\.$/)).toBeInTheDocument();
  });

  test("is kept when the answer is shown instead", async () => {
    const { user, server } = await typing(100);
    await user.type(await box(), "so far");
    await user.click(press("Show answer"));
    await waitFor(() => expect(theAnswer()).toHaveTextContent("definition a"));
    expect(screen.getByText("so far")).toBeInTheDocument();
    expect(server.to("POST /api/practice/evaluations")).toEqual([]);
  });

  test("survives a reload of its page, but not the end of its showing", async () => {
    const { user, unmount } = await typing(100);
    await user.type(await box(), "defin");
    const stored = Object.entries(localStorage);
    unmount();
    // A page that is reloaded is not unmounted.
    for (const [key, text] of stored) localStorage.setItem(key, String(text));
    const again = await typing(100);
    expect(await box()).toHaveValue("defin");
    await again.user.type(await box(), "ition a{Enter}");
    await screen.findByText("Correct");
    again.unmount();
    await typing(100);
    expect(await box()).toHaveValue("");
  });

  test("asks for the words of a gap", async () => {
    const gap = cardsOf(1, { term: "The {{c1::mitochondrion}} makes ATP" }).map((card) => ({
      ...card,
      cardId: "abcdefghijkl_c1",
      question: card.term,
      answer: card.term,
      gap: 1,
    }));
    const { user, server } = await typing(100, gap);
    await user.type(await screen.findByRole("textbox", { name: "What belongs in the gap" }), "mitochondrion{Enter}");
    await screen.findByText("Correct");
    expect(server.to("POST /api/practice/evaluations")[0]?.body).toMatchObject({ cardId: "abcdefghijkl_c1" });
  });

  test("is asked for by a card that says so, without the student's setting; the next card is turned as usual", async () => {
    const cards = cardsOf(2).map((card) => (card.cardId === "a" ? { ...card, typeAnswer: true } : card));
    const { user, server, study } = await typing(100, cards, { typesAnswers: false });
    await user.type(await box(), "definition a{Enter}");
    expect(await screen.findByText("Correct")).toBeInTheDocument();
    expect(server.to("POST /api/practice/evaluations")[0]?.body).toEqual({ deckId: 7, cardId: "a", answer: "definition a" });
    await user.keyboard("2");
    await see("term b");
    await waitFor(() => expect(study.logged()).toEqual(["a good"]));
    expect(press("Show answer")).toBeInTheDocument();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });

  test("is not asked for if the answer is a picture", async () => {
    const study = aStudyServer({ cards: cardsOf(1, { definition: "![A cell](media/x.png)" }), settings: { typesAnswers: true } });
    openSession(study);
    expect(await screen.findByRole("button", { name: "Show answer" })).toBeInTheDocument();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });
});

test("typing is switched on and off in the session's menu, for every device", async () => {
  const study = aStudyServer({ cards: cardsOf(1) });
  const { user, server } = openSession(study);
  server.on({
    "PATCH /api/study/settings": ({ body }: FakeRequest) =>
      (study.state.settings = { ...study.state.settings, ...(body as Partial<StudySettings>) }),
  });
  await screen.findByRole("button", { name: "Show answer" });
  await user.click(press("Card menu"));
  await user.click(await screen.findByRole("menuitem", { name: "Type answers" }));
  await box();
  expect(study.state.settings.typesAnswers).toBe(true);
  await user.click(press("Card menu"));
  await user.click(await screen.findByRole("menuitem", { name: "Stop typing answers" }));
  await waitFor(() => expect(screen.queryByRole("textbox")).not.toBeInTheDocument());
  expect(study.state.settings.typesAnswers).toBe(false);
});
