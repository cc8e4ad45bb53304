import "fake-indexeddb/auto";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aCard, aDeck } from "../../../../test/a-deck.ts";
import { openSession, theAnswer } from "../../../../test/a-session.ts";
import { useFakeEventSource } from "../../../../test/fakes/fake-event-source.ts";
import { recordToasts } from "../../../../test/record-toasts.ts";
import { aStudyServer, cardsOf } from "../../../../test/study/a-study-server.ts";
import { deviceDatabase, forgetDevice } from "../../../device/store/device-store.ts";
import { typedTexts } from "./typed.texts.ts";

/** As long as a real one: the key of a question is told from it by its length. */
const studied = cardsOf(1, { cardId: "card-0000-0" });
const cards = studied.map(({ cardId, term }) => aCard({ id: cardId, term, definition: "photosynthesis" }));

beforeEach(() => {
  useFakeEventSource();
  localStorage.clear();
  recordToasts();
});

afterEach(async () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
  delete document.documentElement.dataset["offline"];
  await forgetDevice("mira");
});

/** A typed answer without a network, in a browser that keeps decks. */
async function typed(answer: string, { of = studied, typesAnswers = true } = {}) {
  const opened = openSession(aStudyServer({ cards: of, settings: { learningSteps: [], typesAnswers } }));
  const box = await screen.findByRole("textbox", { name: "Your answer" });
  vi.stubGlobal("isSecureContext", true);
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: Object.assign(new EventTarget(), { controller: null }) });
  document.documentElement.dataset["offline"] = "on";
  opened.server.online(false);
  await opened.user.type(box, `${answer}{Enter}`);
  await waitFor(() => expect(theAnswer()).not.toBeNull());
}

test.each([
  ["photosynthesis", "Correct"],
  ["a river in Spain", "Not yet"],
])("without a network '%s' is marked by the device's own copy, and says so: %s", async (answer, verdict) => {
  await (await deviceDatabase("mira")).put("decks", aDeck({ cards }));
  await typed(answer);
  expect(await screen.findByText(verdict)).toBeInTheDocument();
  expect(screen.getByText(typedTexts.markedHere, { exact: false })).toBeInTheDocument();
});

test("without a network a card whose answer is always typed is marked the same way, without the student's setting", async () => {
  const isTyped = { typeAnswer: true };
  await (await deviceDatabase("mira")).put("decks", aDeck({ cards: cards.map((card) => ({ ...card, ...isTyped })) }));
  await typed("photosynthesis", { of: studied.map((card) => ({ ...card, ...isTyped })), typesAnswers: false });
  expect(await screen.findByText("Correct")).toBeInTheDocument();
  expect(screen.getByText(typedTexts.markedHere, { exact: false })).toBeInTheDocument();
});

test("without a network and without the deck on this device the student rates it", async () => {
  await typed("photosynthesis");
  expect(await screen.findByText(typedTexts.offline)).toBeInTheDocument();
});
