import type { Card } from "@recollect/domain/cards/card.ts";
import { screen, waitFor } from "@testing-library/react";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { beginSitting, mostInSitting, withAnswer } from "@recollect/domain/practice/learn/sitting.ts";
import { packStanding, untouchedStanding } from "@recollect/domain/study/progress/card-standing.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aCard, aDeck } from "../../../../test/a-deck.ts";
import { session } from "../../../../test/a-session.ts";
import { useFakeEventSource } from "../../../../test/fakes/fake-event-source.ts";
import { recordToasts } from "../../../../test/record-toasts.ts";
import { aStudyServer, cardsOf } from "../../../../test/study/a-study-server.ts";

beforeEach(() => {
  useFakeEventSource();
  localStorage.clear();
  sessionStorage.clear();
  recordToasts();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => aCard({ id: `c${at}`, term: `term ${at}`, tags: at < 2 ? ["exam"] : [] }));
const keysOf = (count: number) => numbered(count).map(({ id }) => id);
const toLearn = () => screen.queryByRole("link", { name: /^(Learn|Go on learning)/ });
const name = () => toLearn()?.textContent;
const withoutNetwork = () => Promise.reject(new TypeError("Failed to fetch"));

type End = { cards?: Card[]; suspended?: string[]; at?: string; routes?: Record<string, object> };

/** The end of a session in a deck. */
async function theEnd({ cards = numbered(12), suspended = [], at = "/7/learn/study", routes = {} }: End = {}) {
  const opened = await session(aStudyServer({ cards: cardsOf(1), settings: { learningSteps: [] } }), { at });
  const standing = packStanding({ ...untouchedStanding, isSuspended: true });
  const standings = Object.fromEntries(suspended.map((id) => [id, standing]));
  opened.server.on({
    "GET /api/users/mira/decks/7": aDeck({ cards }),
    "GET /api/study/decks/7/cards": { standings, now: 0, changesAt: 86_400_000, today: 0, examDay: null },
    ...routes,
  });
  await opened.user.keyboard(" 2");
  await screen.findByRole("heading", { level: 1, name: "Done for today" });
  return opened;
}

test("leads on to Learn, with the number of cards that it takes", async () => {
  await theEnd();
  await waitFor(() => expect(name()).toBe("Learn all 12 today"));
  expect(toLearn()).toHaveAttribute("href", "/7/learn?begin=");
});

test("counts the cards with the tag of the session alone", async () => {
  await theEnd({ at: "/7/learn/study?tag=exam" });
  await waitFor(() => expect(name()).toBe("Learn all 2 today"));
  expect(toLearn()).toHaveAttribute("href", "/7/learn?begin=&tag=exam");
});

test("counts as Learn itself does: both ways of a card, no suspended ones, no more than a sitting has", async () => {
  const { unmount } = await theEnd({ cards: [aCard({ id: "c0", bothWays: true }), ...numbered(3).slice(1)], suspended: ["c2"] });
  await waitFor(() => expect(name()).toBe("Learn all 3 today"));
  unmount();
  await theEnd({ cards: numbered(mostInSitting + 1) });
  await waitFor(() => expect(name()).toBe(`Learn ${mostInSitting} today`));
});

test("names one card in the singular", async () => {
  await theEnd({ cards: numbered(1) });
  await waitFor(() => expect(name()).toBe("Learn 1 card today"));
});

test("goes on with a sitting that is under way, and says what it has to go", async () => {
  const stages = new Map(keysOf(3).map((key) => [key, ["recall"] as const]));
  const sitting = withAnswer(beginSitting({ id: "s1", begunAt: 1, keys: keysOf(3) }), "c1", "right", stages);
  await theEnd({ routes: { "GET /api/learn/7": { sitting } } });
  await waitFor(() => expect(name()).toBe("Go on learning: 2 cards to go"));
});

test("knows the number without a network, from what the device keeps", async () => {
  const gone = {
    "GET /api/study/decks/7/cards": withoutNetwork,
    "GET /api/study/progress": withoutNetwork,
    "GET /api/learn/7": withoutNetwork,
  };
  await theEnd({ routes: gone });
  await waitFor(() => expect(name()).toBe("Learn all 12 today"));
});

test("says no number where it is not known, and is not there where the deck is not known either", async () => {
  const failing = () => new AppError("request/invalid");
  const { unmount } = await theEnd({ routes: { "GET /api/study/decks/7/cards": failing } });
  await waitFor(() => expect(name()).toBe("Learn these cards today"));
  unmount();
  await theEnd({ routes: { "GET /api/users/mira/decks/7": failing, "GET /api/study/progress": failing } });
  await screen.findByRole("link", { name: "Back to Deck" });
  await waitFor(() => expect(screen.queryByRole("link", { name: /^Learn/, hidden: true })).not.toBeInTheDocument());
});

test("does not lead to Learn where all cards are suspended", async () => {
  await theEnd({ suspended: keysOf(12) });
  await screen.findByText("Tomorrow: 3 cards.");
  await waitFor(() => expect(screen.queryByRole("link", { name: /^Learn/, hidden: true })).not.toBeInTheDocument());
});
