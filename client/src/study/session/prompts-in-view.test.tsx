import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { question, session, theAnswer } from "../../../test/a-session.ts";
import { aStudyServer, cardsOf } from "../../../test/study/a-study-server.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { recordToasts } from "../../../test/record-toasts.ts";

beforeEach(() => {
  useFakeEventSource();
  localStorage.clear();
  recordToasts();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a card in the reverse direction shows its definition first, and the note with the answer", async () => {
  const card = { term: "Hund", definition: "dog", question: "dog", answer: "Hund", gap: null, extra: "der Hund" };
  const { user } = await session(aStudyServer({ cards: cardsOf(1, card) }));
  expect(question()).toHaveTextContent("dog");
  expect(question()).not.toHaveTextContent("Hund");
  await user.keyboard(" ");
  expect(theAnswer()).toHaveTextContent("Hundder Hund");
});

test("a gap is asked for in its sentence; neither the card nor its announcement contains it", async () => {
  const term = "{{c1::Rome}} and {{c2::Athens::Greece}}";
  const card = { term, definition: "capitals", question: term, answer: term, gap: 2 };
  const { user } = await session(aStudyServer({ cards: cardsOf(1, card) }));
  expect(question()).toHaveTextContent("Rome");
  expect(question()).toHaveTextContent("Greece");
  expect(question()).not.toHaveTextContent("Athens");
  expect(screen.getByText(/^Front: /)).toHaveTextContent("Front: Rome and [Greece]");
  await user.keyboard(" ");
  expect(theAnswer()).toHaveTextContent("Rome and Athens");
  expect(theAnswer()).toHaveTextContent("capitals");
  expect(screen.getByText(/^Back: /)).toHaveTextContent("Back: Rome and Athens. capitals");
});
