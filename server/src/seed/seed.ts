import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";

import type { Visitor } from "./visitor.ts";
import { artsAndCode } from "./arts-and-code.ts";
import type { DemoDeck } from "./demo-deck.ts";
import { languages } from "./languages.ts";
import { sciences } from "./sciences.ts";
import { society } from "./society.ts";

export const demoStudent = { email: "demo@example.com", password: "remember-me" };

const demoProfile = {
  displayName: "Demo Student",
  username: "demo",
  bio: "Learning a bit of everything",
  aboutMe: "I try every corner of this place, so that you need not start with an empty desk.",
  selectedTheme: 1,
  setupCompleted: true,
};

type Session = { user: { id: string } };

/**
 * Creates the demo student and the demo decks. Existing ones stay as they are, so it can be run again. Throws the server's AppError, for
 * example when the demo student's password was changed.
 */
export async function seed(visitor: Visitor): Promise<{ created: number; total: number }> {
  const { user } = await enter(visitor);
  const own = `/api/users/${user.id}`;
  await visitor.ask("PATCH", own, demoProfile);
  const present = new Set((await visitor.ask<DeckSummary[]>("GET", `${own}/decks`)).map(({ title }) => title));
  const missing = demoDecks.filter(({ title }) => !present.has(title));
  for (const { title, description, cards } of missing) {
    const input = { title, description, cards: cards.map(([term, definition]) => ({ term, definition })) };
    const { id } = await visitor.ask<DeckSummary>("POST", `${own}/decks`, input);
    const visibility = demoVisibility(demoDecks.findIndex((deck) => deck.title === title));
    if (visibility !== "Private") await visitor.ask("PUT", `${own}/decks/${id}/visibility`, { visibility });
  }
  return { created: missing.length, total: demoDecks.length };
}

/** Signs the demo student up, or in if the account exists. */
async function enter(visitor: Visitor): Promise<Session> {
  try {
    return await visitor.ask<Session>("POST", "/api/auth/sign-up/email", { ...demoStudent, name: "" });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "auth/email-already-in-use") throw error;
    return visitor.ask<Session>("POST", "/api/auth/sign-in/email", demoStudent);
  }
}

/** Decks of unusual sizes: one card, a thousand cards, a very long title. */
const unusualSizes: readonly DemoDeck[] = [
  {
    title: "The one thing to remember",
    description: "A deck can be this small.",
    cards: [["What is the best time to repeat a card?", "Just before you would have forgotten it"]],
  },
  {
    title: "A thousand products, from 11 × 11 upwards",
    description: "Mental arithmetic without an end. Shuffle it.",
    cards: products(1_000),
  },
];

/** All demo decks, in the order they are created; titles are unique. */
export const demoDecks: readonly DemoDeck[] = [...unusualSizes, ...society, ...artsAndCode, ...languages, ...sciences];

/** Most are Public, so that the demo's profile has something to show; every fifth stays Private and one in ten is Unlisted. */
export function demoVisibility(index: number): Visibility {
  if (index % 5 === 4) return "Private";
  return index % 10 === 7 ? "Unlisted" : "Public";
}

/** 11 × 11, 11 × 12, 12 × 12, 11 × 13 …: the smaller factor first, in the order of the larger one. */
function products(count: number): [string, string][] {
  const cards: [string, string][] = [];
  for (let larger = 11; cards.length < count; larger++) {
    for (let smaller = 11; smaller <= larger && cards.length < count; smaller++) {
      cards.push([`${smaller} × ${larger}`, String(smaller * larger)]);
    }
  }
  return cards;
}
