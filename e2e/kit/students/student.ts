import { expect, type APIRequestContext } from "@playwright/test";
import type { Deck } from "@recollect/domain/decks/deck.ts";

export const PASSWORD = "correct horse";

/** A student with an account and a profile, created over HTTP; a request with these cookies is the student's. */
export type Student = {
  uid: string;
  email: string;
  username: string;
  displayName: string;
  /** Creates a deck over HTTP; cards are pairs of term and definition. */
  createDeck(title: string, cards?: readonly (readonly [string, string])[], description?: string): Promise<Deck>;
  setVisibility(deckId: number, visibility: "Public" | "Private" | "Unlisted"): Promise<void>;
};

let count = 0;

/** An address that no other journey uses, also not one in another worker. */
export function anEmail(): string {
  return `student-${process.pid}-${++count}-${Date.now()}@example.com`;
}

export function aUsername(): string {
  return `s${process.pid % 10_000}_${++count}_${Date.now() % 1_000_000}`;
}

export const capitals = [
  ["France", "Paris"],
  ["Japan", "Tokyo"],
  ["Kenya", "Nairobi"],
] as const;

export async function aStudent(request: APIRequestContext, { personalised = true } = {}): Promise<Student> {
  const email = anEmail();
  const username = aUsername();
  const displayName = "Ada Lovelace";
  // More journeys share a server than the limit of sign-ups from one address.
  const headers = { "X-Forwarded-For": `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}` };
  const signedUp = await request.post("/api/auth/sign-up/email", { data: { email, password: PASSWORD, name: "" }, headers });
  expect(signedUp.ok(), await signedUp.text()).toBe(true);
  const uid: string = (await signedUp.json()).user.id;
  if (personalised) {
    const profile = { displayName, username, bio: "", aboutMe: "", selectedTheme: 2, setupCompleted: true };
    const saved = await request.patch(`/api/users/${uid}`, { data: profile });
    expect(saved.ok(), await saved.text()).toBe(true);
  }
  return {
    uid,
    email,
    username,
    displayName,
    async createDeck(title, cards = capitals, description = "") {
      const data = { title, description, cards: cards.map(([term, definition]) => ({ term, definition })) };
      const reply = await request.post(`/api/users/${uid}/decks`, { data });
      expect(reply.status(), await reply.text()).toBe(201);
      return reply.json();
    },
    async setVisibility(deckId, visibility) {
      const reply = await request.put(`/api/users/${uid}/decks/${deckId}/visibility`, { data: { visibility } });
      expect(reply.ok(), await reply.text()).toBe(true);
    },
  };
}
