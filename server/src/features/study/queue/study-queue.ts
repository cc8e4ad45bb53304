import { contentOf, type CardContent } from "@recollect/domain/cards/card.ts";
import { cardFinder, cardsIn } from "@recollect/domain/cards/cards-text.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import type { Left } from "@recollect/domain/study/session/daily-limits.ts";
import { askedLanguages, cardIdOf, promptOf, sidesOf, type AskedLanguages, type AskedSides } from "@recollect/domain/study/prompts.ts";
import { queueOf, type Candidate, type QueueCounts } from "@recollect/domain/study/session/queue.ts";
import type { StudyMode } from "@recollect/domain/study/session/study-mode.ts";
import type { MemoryModel, MemoryModels } from "@recollect/domain/study/schedule/memory-model.ts";
import { schedulingOf, type Scheduling } from "@recollect/domain/study/schedule/scheduling.ts";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";

import { decksInFolder } from "../../../access/filed-decks.store.ts";
import { openDeck, type OpenedDeck } from "../../../access/opened-decks.store.ts";
import type { Db } from "../../../store/tables.ts";
import { cardsInSteps, firstNewCards, studiedCandidate } from "./candidates.store.ts";
import { deckTexts, type DeckText } from "../decks/deck-texts.store.ts";
import { dueReviews, firstReviews } from "./due-reviews.store.ts";
import { askedByExams, countsOfDecks } from "./study-counts.ts";
import { studyDay, type StudyDay } from "../settings/study-day.store.ts";
import { deckToStudy, decksToStudy, type DeckToStudy } from "../decks/study-decks.store.ts";

/** How many cards of each kind are sent at once: enough to go on for a while where there is no network. */
export const cardsAtOnce = 30;

/** A prompt to study: what is asked, and what is written on its card. */
export type CardToStudy = Candidate & { deckId: number; deckTitle: string; languages?: AskedLanguages } & CardContent & AskedSides;

/** How much of decks is read for that, in bytes. */
const mostBytes = 8 * 1024 * 1024;

/** What is to be studied now: the first cards of each kind in their order (`nextOf` says which one is next), and how many there are. */
export type StudyQueue = {
  /** ms since 1970: the server's time, and when the study day ends */
  now: number;
  dayEndsAt: number;
  counts: QueueCounts;
  left: Left;
  scheduling: Scheduling;
  /** the models of forgetting of decks that have their own, by deck key */
  deckMemories?: Record<string, MemoryModel>;
  learning: CardToStudy[];
  reviews: CardToStudy[];
  newCards: CardToStudy[];
  /** of cards that were drawn once: how */
  mode?: StudyMode;
};

/** Of the decks that have a model of their own, that one. */
export function deckMemories({ byDeck }: MemoryModels, decks: readonly { deckKey: string }[]): Pick<StudyQueue, "deckMemories"> {
  const own = decks.flatMap(({ deckKey }) => {
    const model = byDeck.get(deckKey);
    return model ? [[deckKey, model] as const] : [];
  });
  return own.length === 0 ? {} : { deckMemories: Object.fromEntries(own) };
}

/** What is to be studied: one deck, the decks of a folder, or (both null) all. */
type QueueScope = { deckId: number | null; folder: string | null };

type Asked = QueueScope & { uid: string; /** ms since 1970 */ now: number };

/** Throws `deck/not-found`, `folder/not-found`. */
export async function studyQueue(db: Db, { uid, deckId, folder, now }: Asked): Promise<StudyQueue> {
  const day = await studyDay(db, uid, now);
  const { decks, deck } = await decksAsked(db, { uid, deckId, folder, day });
  const examNewCards = askedByExams(decks, day);
  const deckAt = new Map(decks.map(({ deckKey }, at) => [deckKey, at]));
  const { left, today, dayShiftMs } = day;
  const asked = { uid, now, endsAt: day.endsAt, deck, folder };
  const most = Math.min(cardsAtOnce, left.reviews);
  const [inSteps, due] = await Promise.all([
    cardsInSteps(db, asked, cardsAtOnce),
    dueReviews(db, asked, { most: left.reviews, others: Math.max(0, most - 1) }),
  ]);
  const reviewed = due.count > 0 ? await firstReviews(db, asked, { most, after: due.after, today, dayShiftMs }) : [];
  const studied = [...inSteps, ...reviewed].map((row) => studiedCandidate(row, deckAt));
  const planned = plannedNewCards(decks, examNewCards, left.newCards);
  const texts = await deckTexts(db, uid, withinBytes(decks, [...studied, ...planned]));
  const fresh = await Promise.all(
    planned.map(({ deckKey, ...plan }) => {
      const cards = cardsIn(texts.get(deckKey)?.cards ?? "[]");
      return firstNewCards(db, { uid, now, deckKey, cards, ...plan });
    }),
  );
  const { learning, reviews, newCards } = queueOf([...studied, ...fresh.flat()], { now, dayShiftMs, left, examNewCards });
  const withContent = contentFrom(texts, decks);
  return {
    now,
    dayEndsAt: day.endsAt,
    counts: countsOfDecks(decks, due.count, day),
    left,
    scheduling: schedulingOf(day.settings, now, day.memories.own),
    ...deckMemories(day.memories, decks),
    learning: withContent(learning),
    reviews: withContent(reviews),
    newCards: withContent(newCards),
  };
}

/** The decks that a queue is asked of. Throws `deck/not-found`, `folder/not-found`. */
export async function decksAsked(
  db: Db,
  { uid, deckId, folder, day }: QueueScope & { uid: string; day: StudyDay },
): Promise<{ decks: DeckToStudy[]; deck: (DeckToStudy & OpenedDeck) | null }> {
  return folder === null ? scope(db, { uid, deckId, day }) : folderScope(db, { uid, folder, day });
}

/** The decks that are asked for: all that the student studies, or the one. Throws `deck/not-found`. */
export async function scope(
  db: Db,
  { uid, deckId, day }: { uid: string; deckId: number | null; day: StudyDay },
): Promise<{ decks: DeckToStudy[]; deck: (DeckToStudy & OpenedDeck) | null }> {
  const asked = { uid, now: day.now, endsAt: day.endsAt };
  if (deckId === null) return { decks: await decksToStudy(db, asked), deck: null };
  const opened = await openDeck(db, uid, deckId);
  const deck = await deckToStudy(db, asked, opened);
  return { decks: [deck], deck: { ...opened, ...deck } };
}

/** The decks in a folder: those that the student studies, and those of others that were put there and are not begun. */
async function folderScope(
  db: Db,
  { uid, folder, day }: { uid: string; folder: string; day: StudyDay },
): Promise<{ decks: DeckToStudy[]; deck: null }> {
  const filed = await decksInFolder(db, uid, folder);
  if (filed === null) throw new AppError("folder/not-found");
  const asked = { uid, now: day.now, endsAt: day.endsAt };
  const wanted = new Set(filed.map(({ ownerId, id }) => deckKeyOf(ownerId, id)));
  const known = (await decksToStudy(db, asked)).filter(({ deckKey }) => wanted.delete(deckKey));
  const others = filed.filter(({ ownerId, id }) => ownerId !== uid && wanted.has(deckKeyOf(ownerId, id)));
  const begun = await Promise.all(
    others.map(async ({ id }) => openDeck(db, uid, id).then((deck) => deckToStudy(db, asked, deck), notShared)),
  );
  return { decks: [...known, ...begun.filter((deck) => deck !== null)], deck: null };
}

/** A deck that its author withdrew is left out. */
function notShared(failure: unknown): null {
  if (failure instanceof AppError && failure.code === "deck/not-found") return null;
  throw failure;
}

/**
 * The decks whose text is read: from the first card's on, as long as all of them together are not too long. The cards of the others come when
 * the first ones are answered.
 */
export function withinBytes(decks: readonly DeckToStudy[], cards: readonly { deckKey: string }[]): string[] {
  const bytesOf = new Map(decks.map(({ deckKey, bytes }) => [deckKey, bytes]));
  const keys = [...new Set(cards.map(({ deckKey }) => deckKey))];
  let left = mostBytes;
  return keys.filter((deckKey, at) => (left -= bytesOf.get(deckKey) ?? 0) >= 0 || at === 0);
}

type PlannedDeck = { deckKey: string; ownerId: string; id: number; deckAt: number; most: number };

/** How many new cards of which deck are sent: in the order of the decks, those for exams before the others, as many as the day allows. */
export function plannedNewCards(decks: readonly DeckToStudy[], examNewCards: ReadonlyMap<string, number>, allowed: number): PlannedDeck[] {
  const places = decks.map((deck, deckAt) => ({ ...deck, deckAt, asked: examNewCards.get(deck.deckKey) }));
  const planned: PlannedDeck[] = [];
  let [room, left] = [cardsAtOnce, allowed];
  for (const { deckKey, ownerId, id, deckAt, asked, newCards } of [
    ...places.filter(({ asked: byExam }) => byExam !== undefined),
    ...places.filter(({ asked: byExam }) => byExam === undefined),
  ]) {
    const most = Math.min(room, asked ?? left, newCards);
    if (most <= 0) continue;
    planned.push({ deckKey, ownerId, id, deckAt, most });
    room -= most;
    if (asked === undefined) left -= most;
  }
  return planned;
}

/** What adds to prompts what they ask and what is written on their cards. One that went meanwhile is left out. */
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
