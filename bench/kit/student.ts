import type { Deck } from "@recollect/domain/decks/deck.ts";
import { signedUp, type SignedUp } from "../../server/test/signed-up.ts";

/** A new student of a running server. */
export function aStudentOf(origin: string): Promise<SignedUp> {
  return signedUp((path, init) => fetch(`${origin}${path}`, init));
}

/** The body of a deck with so many cards, each side of about 50 characters. */
export function deckOf(cardCount: number, title = "Cell biology: organelles and what they do") {
  const cards = Array.from({ length: cardCount }, (_, at) => ({
    term: `Organelle number ${at + 1}, as the textbook names it`,
    definition: `What organelle number ${at + 1} does for the cell it lives in`,
  }));
  return { title, description: "Chapter 4", cards };
}

export async function createdDeck(student: SignedUp, cardCount: number): Promise<Deck> {
  const reply = await student.send("POST", `/api/users/${student.uid}/decks`, deckOf(cardCount));
  if (reply.status !== 201) throw new Error(`The deck was not created: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Deck;
}
