import { contentOf, type CardContent } from "@recollect/domain/cards/card.ts";
import { cardFinder, cardsIn } from "@recollect/domain/cards/cards-text.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import type { LeftToday } from "@recollect/domain/study/session/daily-limits.ts";
import { sidesOf, type AskedSides } from "@recollect/domain/study/prompt-sides.ts";
import { askedLanguages, cardIdOf, promptOf, type AskedLanguages } from "@recollect/domain/study/prompts.ts";
import { queueOf, type Candidate, type QueueCounts } from "@recollect/domain/study/session/queue.ts";
import type { StudyMode } from "@recollect/domain/study/session/study-mode.ts";
import type { MemoryModel, MemoryModels } from "@recollect/domain/study/schedule/memory-model.ts";
import { schedulingOf, type Scheduling } from "@recollect/domain/study/schedule/scheduling.ts";

import { readingTexts } from "../../../http/limits/long-texts.ts";
import type { Store } from "../../../store/store.ts";
import type { Db } from "../../../store/tables.ts";
import { cardsInSteps, newCandidates, studiedCandidate, touchedOfDecks } from "./candidates.store.ts";
import type { DeckText, WantedCards } from "../decks/deck-text.ts";
import { textsOfCards } from "../decks/deck-texts.store.ts";
import { dueByDeck, firstReviews, type DueRequest } from "./due-reviews.store.ts";
import { withExams } from "../exams/planned-decks.store.ts";
import { countsOfDecks, dueCards } from "./study-counts.ts";
import { dayRules, dayWithAnswers, type DayRules } from "../settings/study-day.store.ts";
import type { DeckToStudy } from "../decks/study-decks.store.ts";
import { countFound, findDecks, type QueueScope } from "./decks-asked.ts";

/** How many cards of each kind are sent at once: enough for a while without a network. */
export const cardsAtOnce = 30;

/** A prompt to study: the question, and the texts of its card. */
export type CardToStudy = Candidate & { deckId: number; deckTitle: string; languages?: AskedLanguages } & CardContent & AskedSides;

/** How much of the decks is read for that, in bytes. */
const mostBytes = 8 * 1024 * 1024;

/** What is to be studied now: the first cards of each kind in order (`nextOf` picks the next one), and how many there are. */
export type StudyQueue = {
  /** ms since 1970: the server's time, and when the study day ends */
  now: number;
  dayEndsAt: number;
  counts: QueueCounts;
  left: LeftToday;
  scheduling: Scheduling;
  /** the models of decks that have their own, by deck key */
  deckMemories?: Record<string, MemoryModel>;
  learning: CardToStudy[];
  reviews: CardToStudy[];
  newCards: CardToStudy[];
  /** for drawn cards: the mode */
  mode?: StudyMode;
};

/** The models of decks that have their own. */
export function deckMemories({ byDeck }: MemoryModels, decks: readonly { deckKey: string }[]): Pick<StudyQueue, "deckMemories"> {
  const own = decks.flatMap(({ deckKey }) => {
    const model = byDeck.get(deckKey);
    return model ? [[deckKey, model] as const] : [];
  });
  return own.length === 0 ? {} : { deckMemories: Object.fromEntries(own) };
}

type Reads = Pick<Store, "read" | "kind">;

type StudyQueueRequest = QueueScope & { uid: string; /** ms since 1970 */ now: number };

/**
 * Throws `deck/not-found`, `folder/not-found`. Reads in three rounds, each in parallel: what decides which cards are meant, these cards,
 * and their texts.
 */
export async function studyQueue(store: Reads, { uid, deckId, folder, now }: StudyQueueRequest): Promise<StudyQueue> {
  const db = store.read;
  const [ruling, finding] = [dayRules(db, uid, now), findDecks(db, { uid, deckId, folder })];
  // For all decks, the list of decks is not waited for: it takes as long as everything else for a student with many decks.
  const deckPromise = deckId === null ? null : finding.then(({ deck }) => deck);
  const [day, found, inSteps, dueReviews] = await Promise.all([
    ruling.then((rules) => dayWithAnswers(db, uid, rules)),
    Promise.all([ruling, finding]).then(([{ endsAt }, foundDecks]) => countFound(db, { uid, now, endsAt }, foundDecks)),
    Promise.all([ruling, deckPromise]).then(([{ endsAt }, deck]) => cardsInSteps(db, { uid, now, endsAt, deck, folder }, cardsAtOnce)),
    Promise.all([ruling, deckPromise]).then(([rules, deck]) => reviewsOf(db, { uid, now, endsAt: rules.endsAt, deck, folder }, rules)),
  ]);
  const { dayShiftMs, endsAt, settings, left } = day;
  const isOfAll = deckId === null && folder === null;
  const { decks, examNewCards } = await withExams(db, { uid, now, endsAt }, day, { decks: found, isOfAll });
  const deckAt = new Map(decks.map(({ deckKey }, at) => [deckKey, at]));
  const studied = [...inSteps, ...dueReviews.rows.slice(0, left.reviews)].map((row) => studiedCandidate(row, deckAt));
  const plannedDecks = plannedNewCards(decks, examNewCards, left.newCards);
  const cards = await withNewCards(store, { uid, now, decks, studied, plannedDecks }, ({ texts, fresh }) => {
    const { learning, reviews, newCards } = queueOf([...studied, ...fresh], { now, dayShiftMs, left, examNewCards });
    const withContent = contentFrom(texts, decks);
    return { learning: withContent(learning), reviews: withContent(reviews), newCards: withContent(newCards) };
  });
  // Two due prompts of a card are one card of the session.
  const asksOnce = decks.every(({ today }) => today.due === null);
  const dueCount = asksOnce ? Math.min(dueReviews.count, left.reviews) : dueCards(decks, await dueByDeck(db, { uid, now, endsAt }));
  return {
    now,
    dayEndsAt: endsAt,
    counts: countsOfDecks(decks, dueCount, { left, examNewCards }),
    left,
    scheduling: schedulingOf(settings, now, day.memories.own),
    ...deckMemories(day.memories, decks),
    ...cards,
  };
}

function reviewsOf(
  db: Db,
  request: DueRequest,
  { today, dayShiftMs, settings: { reviewsPerDay } }: DayRules,
): ReturnType<typeof firstReviews> {
  return firstReviews(db, request, { most: Math.min(cardsAtOnce, reviewsPerDay), mostCounted: reviewsPerDay, today, dayShiftMs });
}

type NewCardsRequest = {
  uid: string;
  now: number;
  decks: readonly DeckToStudy[];
  studied: readonly Candidate[];
  plannedDecks: readonly PlannedDeck[];
  /** the tag of the cards, if not all are meant */ tag?: string | null;
};

/** The planned new cards, and the texts of their decks and of the studied cards; of those decks possibly only these. */
type NewCards = { texts: Map<string, DeckText>; fresh: Candidate[] };

/** What `use` makes of them; it keeps nothing of the texts, which may be long. */
export async function withNewCards<T>(
  store: Reads,
  { uid, now, decks, studied, plannedDecks, tag = null }: NewCardsRequest,
  use: (cards: NewCards) => T,
): Promise<T> {
  const { keys, bytes } = withinBytes(decks, [...studied, ...plannedDecks]);
  return readingTexts(uid, bytes, async () => {
    const [texts, touched] = await Promise.all([
      textsOfCards(store, uid, wantedCards(keys, { studied, plannedDecks })),
      touchedOfDecks(store, uid, plannedDecks),
    ]);
    const fresh = plannedDecks.flatMap(({ deckKey, deckAt, most }) => {
      const cards = cardsIn(texts.get(deckKey)?.cards ?? "[]");
      const taggedCards = tag === null ? cards : cards.filter(({ tags }) => tags?.includes(tag));
      return newCandidates(touched.get(deckKey) ?? new Map(), { now, deckKey, cards: taggedCards, deckAt }, most);
    });
    return use({ texts, fresh });
  });
}

/** The studied cards; all cards of decks with planned new ones. */
function wantedCards(keys: readonly string[], { studied, plannedDecks }: Pick<NewCardsRequest, "studied" | "plannedDecks">): WantedCards {
  const whole = new Set(plannedDecks.map(({ deckKey }) => deckKey));
  const ofDeck = Map.groupBy(studied, ({ deckKey }) => deckKey);
  return new Map(keys.map((key) => [key, whole.has(key) ? null : new Set(ofDeck.get(key)?.map(({ cardId }) => cardIdOf(cardId)))]));
}

/**
 * The decks whose texts are read: from the first card on, up to a size in all. The cards of the others come when the first ones are
 * answered.
 */
function withinBytes(decks: readonly DeckToStudy[], cards: readonly { deckKey: string }[]): { keys: string[]; bytes: number } {
  const bytesOf = new Map(decks.map(({ deckKey, bytes }) => [deckKey, bytes]));
  const keys = [...new Set(cards.map(({ deckKey }) => deckKey))];
  let bytesLeft = mostBytes;
  const keysToRead = keys.filter((deckKey, at) => (bytesLeft -= bytesOf.get(deckKey) ?? 0) >= 0 || at === 0);
  return { keys: keysToRead, bytes: keysToRead.reduce((sum, deckKey) => sum + (bytesOf.get(deckKey) ?? 0), 0) };
}

type PlannedDeck = { deckKey: string; ownerId: string; id: number; deckAt: number; most: number };

/** How many new cards of which deck are sent: in the order of the decks, those for exams first, as many as the day allows. */
export function plannedNewCards(
  decks: readonly DeckToStudy[],
  examNewCards: ReadonlyMap<string, number>,
  allowedCount: number,
): PlannedDeck[] {
  const places = decks.map((deck, deckAt) => ({ ...deck, deckAt, asked: examNewCards.get(deck.deckKey) }));
  const plannedDecks: PlannedDeck[] = [];
  let [room, cardsLeft] = [cardsAtOnce, allowedCount];
  for (const { deckKey, ownerId, id, deckAt, asked, today } of [
    ...places.filter(({ asked: byExam }) => byExam !== undefined),
    ...places.filter(({ asked: byExam }) => byExam === undefined),
  ]) {
    const most = Math.min(room, asked ?? cardsLeft, today.newCards);
    if (most <= 0) continue;
    plannedDecks.push({ deckKey, ownerId, id, deckAt, most });
    room -= most;
    if (asked === undefined) cardsLeft -= most;
  }
  return plannedDecks;
}

/** Adds the questions and card texts to prompts. One that was deleted meanwhile is left out. */
export function contentFrom(
  texts: ReadonlyMap<string, DeckText>,
  decks: readonly Pick<DeckToStudy, "deckKey" | "id">[],
): (candidates: readonly Candidate[]) => CardToStudy[] {
  const idOf = new Map(decks.map(({ deckKey, id }) => [deckKey, id]));
  const finders = new Map([...texts].map(([deckKey, { cards }]) => [deckKey, cardFinder(cards)]));
  return (candidates) =>
    candidates.flatMap((candidate) => {
      const [deckId, deck] = [idOf.get(candidate.deckKey), texts.get(candidate.deckKey)];
      const card = finders.get(candidate.deckKey)?.(cardIdOf(candidate.cardId));
      const prompt = card && promptOf(card, candidate.cardId);
      if (deckId === undefined || !deck || !card || !prompt) return [];
      const languages = deck.languages === null ? {} : { languages: askedLanguages(JSON.parse(deck.languages) as DeckLanguages, prompt) };
      return [{ ...contentOf(card), ...sidesOf(card, prompt), ...candidate, deckId, deckTitle: deck.title, ...languages }];
    });
}
