import { expect, type APIRequestContext } from "@playwright/test";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { dayMs } from "@recollect/domain/time/units.ts";

/** Days between a card's answers, and the student's recall after them: this student forgets far sooner than the average. */
const waits = [
  [1, 0.9],
  [3, 0.7],
  [6, 0.5],
  [10, 0.35],
  [18, 0.25],
  [25, 0.2],
] as const;

const [newADay, historyDays] = [3, 80];

/**
 * So few are sent first that their day begins without automatic learning, which starts at 400 answers; the others are of the same day, so that
 * nothing is learned before it is requested.
 */
const portion = 300;

/** Adds, over HTTP, the answers of a student who forgets fast in the last 80 days; returns their number. */
export async function studyForgetfully(request: APIRequestContext, uid: string, deck: Deck): Promise<number> {
  const random = seededRandom("forgetful");
  const now = Date.now();
  const entries = deck.cards
    .flatMap((card, at) => {
      let day = Math.floor(at / newADay);
      return [[0, 0.75] as const, ...waits].map(([wait, chance], nth) => ({
        id: `${deck.id}-${at}-${nth}`,
        deckKey: deckKeyOf(uid, deck.id),
        cardId: card.id,
        at: now - (historyDays - (day += wait)) * dayMs - (deck.cards.length - at) * 1000,
        kind: "answer",
        source: "study",
        rating: random() < chance ? "good" : "again",
        tookMs: 3000,
      }));
    })
    .filter(({ at }) => at < now)
    .sort((a, b) => a.at - b.at);
  for (let from = 0; from < entries.length; from += portion) {
    const reply = await request.post("/api/study/entries", { data: { uid, entries: entries.slice(from, from + portion) } });
    expect(reply.ok(), await reply.text()).toBe(true);
  }
  return entries.length;
}
