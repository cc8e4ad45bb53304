import type { Card } from "@recollect/domain/decks/deck.ts";
import type { Left } from "@recollect/domain/study/daily-limits.ts";
import { deckKeyOf, deckOfKey } from "@recollect/domain/study/entry.ts";
import { queueOf, type Candidate, type QueueCounts } from "@recollect/domain/study/queue.ts";
import { schedulingOf, type Scheduling } from "@recollect/domain/study/scheduling.ts";

import type { Db } from "../../store/tables.ts";
import { comingBack, firstNewCards } from "./candidates.store.ts";
import { studiedDeck } from "./studied-decks.ts";
import { decksToStudy, type DeckToStudy } from "./study-decks.store.ts";
import { studyDay, type StudyDay } from "./study-day.ts";

/** How many cards of each kind are sent at once. */
const cardsAtOnce = 10;

/** A card to study, with its two sides. */
export type CardToStudy = Candidate & { deckId: number; deckTitle: string; term: string; definition: string };

/** What is to be studied now: the first cards of each kind in their order (`nextOf` says which one is next), and how many there are. */
export type StudyQueue = {
  /** ms since 1970: the server's time, and when the study day ends */
  now: number;
  dayEndsAt: number;
  counts: QueueCounts;
  left: Left;
  scheduling: Scheduling;
  learning: CardToStudy[];
  reviews: CardToStudy[];
  newCards: CardToStudy[];
};

type Asked = { uid: string; /** null for all decks */ deckId: number | null; /** ms since 1970 */ now: number };

/** Throws `deck/not-found`. */
export async function studyQueue(db: Db, { uid, deckId, now }: Asked): Promise<StudyQueue> {
  const day = await studyDay(db, uid, now);
  const { decks, deck } = await scope(db, { uid, deckId, day });
  const deckAt = new Map(decks.map(({ deckKey }, at) => [deckKey, at]));
  const asked = { uid, now, endsAt: day.endsAt, deck };
  const candidates = [
    ...(await comingBack(db, asked, ["learning", "relearning"], deckAt)),
    ...(await comingBack(db, asked, ["review"], deckAt)),
    ...(await newCandidates(db, { uid, decks, day })),
  ];
  const { learning, reviews, newCards } = queueOf(candidates, { now, dayShiftMs: day.dayShiftMs, left: day.left });
  const shown = [learning, reviews, newCards].map((cards) => cards.slice(0, cardsAtOnce));
  const withSides = await sidesOf(db, shown.flat());
  const [learningCards = [], reviewCards = [], freshCards = []] = shown.map(withSides);
  return {
    now,
    dayEndsAt: day.endsAt,
    counts: countsOfDecks(decks, day.left),
    left: day.left,
    scheduling: schedulingOf(day.settings, now),
    learning: learningCards,
    reviews: reviewCards,
    newCards: freshCards,
  };
}

/** What the decks add up to within the day's limits. */
export function countsOfDecks(decks: readonly DeckToStudy[], left: Left): QueueCounts {
  const sum = (count: (deck: DeckToStudy) => number) => decks.reduce((total, deck) => total + count(deck), 0);
  return {
    newCards: Math.min(
      left.newCards,
      sum(({ newCards }) => newCards),
    ),
    learning: sum(({ learning }) => learning),
    due: Math.min(
      left.reviews,
      sum(({ due }) => due),
    ),
  };
}

/** The decks that are asked for: all that the student studies, or the one. */
async function scope(
  db: Db,
  { uid, deckId, day }: { uid: string; deckId: number | null; day: StudyDay },
): Promise<{ decks: DeckToStudy[]; deck: DeckToStudy | null }> {
  const decks = await decksToStudy(db, { uid, now: day.now, endsAt: day.endsAt });
  if (deckId === null) return { decks, deck: null };
  const { ownerId, id, title, cards } = await studiedDeck(db, uid, deckId);
  const deckKey = deckKeyOf(ownerId, id);
  const fresh = { deckKey, ownerId, id, title, cardCount: cards.length, newCards: cards.length, learning: 0, due: 0 };
  const deck = decks.find((one) => one.deckKey === deckKey) ?? fresh;
  return { decks: [deck], deck };
}

/** The first new cards in the order of the decks: as many as are sent, or as the day's limit allows. */
async function newCandidates(
  db: Db,
  { uid, decks, day }: { uid: string; decks: readonly DeckToStudy[]; day: StudyDay },
): Promise<Candidate[]> {
  const most = Math.min(cardsAtOnce, day.left.newCards);
  const found: Candidate[] = [];
  for (const [deckAt, deck] of decks.entries()) {
    if (found.length >= most) break;
    if (deck.newCards > 0) found.push(...(await firstNewCards(db, { uid, now: day.now, deck, deckAt, most: most - found.length })));
  }
  return found;
}

/** Reads each deck once; gives what adds the sides to its cards. A card that went meanwhile is left out. */
async function sidesOf(db: Db, candidates: readonly Candidate[]): Promise<(cards: readonly Candidate[]) => CardToStudy[]> {
  const decks = new Map<string, { title: string; cards: Map<string, Card> }>();
  for (const key of new Set(candidates.map(({ deckKey }) => deckKey))) {
    const place = deckOfKey(key);
    if (!place) continue;
    const select = db.selectFrom("decks").select(["title", "cards"]).where("ownerId", "=", place.ownerId).where("id", "=", place.deckId);
    const row = await select.executeTakeFirst();
    if (row) decks.set(key, { title: row.title, cards: new Map((JSON.parse(row.cards) as Card[]).map((card) => [card.id, card])) });
  }
  return (cards) =>
    cards.flatMap((candidate) => {
      const deck = decks.get(candidate.deckKey);
      const card = deck?.cards.get(candidate.cardId);
      if (!deck || !card) return [];
      const deckId = deckOfKey(candidate.deckKey)?.deckId ?? 0;
      return [{ ...candidate, deckId, deckTitle: deck.title, term: card.term, definition: card.definition }];
    });
}
