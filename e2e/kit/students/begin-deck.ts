import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext } from "@playwright/test";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";

/** Answers every card of the student's deck once, over HTTP, so that each is due within minutes. */
export async function beginDeck(request: APIRequestContext, uid: string, deck: Deck): Promise<void> {
  const summary = await request.get("/api/study/summary");
  expect(summary.ok(), await summary.text()).toBe(true);
  const { now } = (await summary.json()) as { now: number };
  const answer = { at: now, kind: "answer", source: "study", rating: "good", tookMs: 3000 };
  const deckKey = deckKeyOf(uid, deck.id);
  const entries = deck.cards.map((card) => ({ ...answer, id: randomUUID(), deckKey, cardId: card.id }));
  const reply = await request.post("/api/study/entries", { data: { uid, entries } });
  expect(reply.ok(), await reply.text()).toBe(true);
}
