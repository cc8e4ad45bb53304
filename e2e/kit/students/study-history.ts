import { expect, type APIRequestContext } from "@playwright/test";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";

/** The age of the oldest answers: nearly the maximum for an offline device. */
const historyDays = 80;
/** Days after a card's first answer on which it is answered again. */
const comesBackAfter = [1, 4, 12, 35, 70] as const;
const mostAtOnce = 500;

/** Adds, over HTTP, 80 days of studying a deck: two new cards a day, one answer in eight forgotten, some days off. */
export async function studyForASeason(request: APIRequestContext, uid: string, deck: Deck): Promise<void> {
  const now = Date.now();
  const entries = deck.cards
    .flatMap((card, at) => {
      const first = Math.floor(at / 2);
      return [first, ...comesBackAfter.map((days) => first + days)].map((day, nth) => ({ card, at, day, nth }));
    })
    .filter(({ day, at }) => day <= historyDays && !isOff(day) && day + at < historyDays * 2)
    .map(({ card, at, day, nth }) => ({
      id: `${deck.id}-${at}-${nth}`,
      deckKey: deckKeyOf(uid, deck.id),
      cardId: card.id,
      at: now - (historyDays - day) * dayMs - (deck.cards.length - at) * 1000,
      kind: "answer",
      source: "study",
      rating: nth > 0 && (at + nth) % 8 === 0 ? "again" : "good",
      tookMs: 3000,
    }))
    .sort((a, b) => a.at - b.at);
  for (let from = 0; from < entries.length; from += mostAtOnce) {
    const reply = await request.post("/api/study/entries", { data: { uid, entries: entries.slice(from, from + mostAtOnce) } });
    expect(reply.ok(), await reply.text()).toBe(true);
  }
}

/** A free day sometimes, and a week away. */
function isOff(day: number): boolean {
  return day % 9 === 5 || (day > 40 && day < 47);
}
