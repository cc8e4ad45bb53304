import type { Card } from "@recollect/domain/decks/deck.ts";
import type { Left } from "@recollect/domain/study/daily-limits.ts";
import { deckOfKey } from "@recollect/domain/study/entry.ts";
import { examPace } from "@recollect/domain/study/exam-plan.ts";
import { queueOf, type Candidate, type QueueCounts } from "@recollect/domain/study/queue.ts";
import { schedulingOf, type Scheduling } from "@recollect/domain/study/scheduling.ts";

import type { Db } from "../../store/tables.ts";
import { comingBack, firstNewCards } from "./candidates.store.ts";
import { studiedDeck } from "./studied-decks.ts";
import { deckToStudy, decksToStudy, type DeckToStudy } from "./study-decks.store.ts";
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
  const examNewCards = askedByExams(decks, day);
  const deckAt = new Map(decks.map(({ deckKey }, at) => [deckKey, at]));
  const asked = { uid, now, endsAt: day.endsAt, deck };
  const candidates = [
    ...(await comingBack(db, asked, ["learning", "relearning"], deckAt)),
    ...(await comingBack(db, asked, ["review"], deckAt)),
    ...(await newCandidates(db, { uid, decks, day, examNewCards })),
  ];
  const { learning, reviews, newCards } = queueOf(candidates, { now, dayShiftMs: day.dayShiftMs, left: day.left, examNewCards });
  const shown = [learning, reviews, newCards].map((cards) => cards.slice(0, cardsAtOnce));
  const withSides = await sidesOf(db, shown.flat());
  const [learningCards = [], reviewCards = [], freshCards = []] = shown.map(withSides);
  return {
    now,
    dayEndsAt: day.endsAt,
    counts: countsOfDecks(decks, day),
    left: day.left,
    scheduling: schedulingOf(day.settings, now),
    learning: learningCards,
    reviews: reviewCards,
    newCards: freshCards,
  };
}

/** What the decks add up to within the day's limits, and what their exams ask for beside them. */
export function countsOfDecks(decks: readonly DeckToStudy[], day: StudyDay): QueueCounts {
  const sum = (count: (deck: DeckToStudy) => number) => decks.reduce((total, deck) => total + count(deck), 0);
  const asked = askedByExams(decks, day);
  const forExams = [...asked.values()].reduce((total, count) => total + count, 0);
  const others = sum(({ deckKey, newCards }) => (asked.has(deckKey) ? 0 : newCards));
  const due = sum((deck) => deck.due);
  return {
    newCards: forExams + Math.min(day.left.newCards, others),
    learning: sum(({ learning }) => learning),
    due: Math.min(day.left.reviews, due),
  };
}

/** The new cards that each deck's exam still asks for today; decks without an exam are left out. */
function askedByExams(decks: readonly DeckToStudy[], { today, exams, newToday }: StudyDay): Map<string, number> {
  const asked = new Map<string, number>();
  for (const { deckKey, newCards } of decks) {
    const examDay = exams.get(deckKey);
    if (examDay === undefined) continue;
    asked.set(deckKey, examPace({ today, examDay, newCards, newToday: newToday.get(deckKey) ?? 0 }).leftToday);
  }
  return asked;
}

/** The decks that are asked for: all that the student studies, or the one. Throws `deck/not-found`. */
export async function scope(
  db: Db,
  { uid, deckId, day }: { uid: string; deckId: number | null; day: StudyDay },
): Promise<{ decks: DeckToStudy[]; deck: DeckToStudy | null }> {
  const asked = { uid, now: day.now, endsAt: day.endsAt };
  if (deckId === null) return { decks: await decksToStudy(db, asked), deck: null };
  const deck = await deckToStudy(db, asked, await studiedDeck(db, uid, deckId));
  return { decks: [deck], deck };
}

type NewAsked = { uid: string; decks: readonly DeckToStudy[]; day: StudyDay; examNewCards: ReadonlyMap<string, number> };

/** The first new cards in the order of the decks, those for exams before the others: as many as are sent, or as the day allows. */
async function newCandidates(db: Db, { uid, decks, day, examNewCards }: NewAsked): Promise<Candidate[]> {
  const found: Candidate[] = [];
  const places = decks.map((deck, deckAt) => ({ deck, deckAt, asked: examNewCards.get(deck.deckKey) }));
  let left = day.left.newCards;
  for (const { deck, deckAt, asked } of places.toSorted((a, b) => Number(b.asked !== undefined) - Number(a.asked !== undefined))) {
    const most = Math.min(cardsAtOnce - found.length, asked ?? left, deck.newCards);
    if (most <= 0) continue;
    const cards = await firstNewCards(db, { uid, now: day.now, deck, deckAt, most });
    if (asked === undefined) left -= cards.length;
    found.push(...cards);
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
