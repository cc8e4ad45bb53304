import { contentOf, type Card, type CardContent } from "../cards/card.ts";
import type { Deck } from "../decks/deck.ts";
import { dayAt, nextDayStart } from "../study/day.ts";
import { cardKeyOf, deckKeyOf } from "../study/log/entry.ts";
import { untouched } from "../study/log/rebuild.ts";
import { sidesOf, type AskedSides } from "../study/prompt-sides.ts";
import { cardIdOf } from "../study/prompt-keys.ts";
import { askedLanguages, promptOf, promptsOf, type AskedLanguages } from "../study/prompts.ts";
import { isAway } from "../study/schedule/due.ts";
import type { MemoryModel } from "../study/schedule/memory-model.ts";
import { schedulingOf, type Scheduling } from "../study/schedule/scheduling.ts";
import type { LeftToday } from "../study/session/daily-limits.ts";
import { countsOf, queueOf, type Candidate, type QueueCounts } from "../study/session/queue.ts";
import { newCardsForExams } from "./device-exams.ts";
import { presentProgress, type FilledProgress, type PresentProgress, type UnsentEntry } from "./device-progress.ts";

/** A prompt to study, with the texts of its card, as the server's queue has it. */
export type DeviceCard = Candidate & { deckId: number; deckTitle: string; languages?: AskedLanguages } & CardContent & AskedSides;

/** What is to be studied now, as the server's queue says it. */
export type DeviceQueue = {
  now: number;
  dayEndsAt: number;
  counts: QueueCounts;
  left: LeftToday;
  scheduling: Scheduling;
  deckMemories?: Record<string, MemoryModel>;
  learning: DeviceCard[];
  reviews: DeviceCard[];
  newCards: DeviceCard[];
};

/** A deck that the device keeps; `authorId` is absent for an own one. */
export type DeviceDeck = Pick<Deck, "id" | "title" | "cards" | "languages"> & { readonly authorId?: string };

export type DeviceStudy = FilledProgress & {
  readonly uid: string;
  /** the decks that the device keeps: own ones, and those of others that are studied */
  readonly decks: readonly DeviceDeck[];
  /** entries that were not sent yet */
  readonly unsent: readonly UnsentEntry[];
  /** ms since 1970 */
  readonly now: number;
};

/** Which cards are meant: those of one deck or (null) of all, and of these those with a tag. */
export type DeviceScope = { readonly deckId: number | null; readonly tag: string | null };

/**
 * The queue of a session, from what a device keeps: the same cards in the same order as the server's, with the answers that it does not have yet. All of
 * today's cards, and not the first few: there may be no later moment to read more.
 */
export function deviceQueue(study: DeviceStudy, { deckId, tag }: DeviceScope): DeviceQueue {
  const { uid, decks, unsent, now, day } = study;
  const { settings } = day;
  const isOwn = ({ authorId = uid }: DeviceDeck) => Number(authorId === uid);
  const inOrder = decks.toSorted((a, b) => isOwn(b) - isOwn(a) || b.id - a.id);
  const keyOf = ({ authorId = uid, id }: DeviceDeck) => deckKeyOf(authorId, id);
  const byKey = new Map(inOrder.map((deck) => [keyOf(deck), deck]));
  const cardOf = cardFinder(byKey);
  const present = presentProgress(study, unsent, now, cardOf);
  const { dayShiftMs } = schedulingOf(settings, now);
  const chosen = inOrder.filter(({ id }) => deckId === null || id === deckId);
  const candidates = chosen.flatMap((deck, deckAt) => candidatesOf(deck, keyOf(deck), { deckAt, tag, present }));
  // A plan is about whole decks, and does not apply to the cards with a tag.
  const examNewCards = tag === null ? newCardsForExams(present, dayAt(now, dayShiftMs), newCardCounts(byKey, present)) : undefined;
  const rules = { now, dayShiftMs, left: present.left, ...(examNewCards && { examNewCards }) };
  const dayEndsAt = nextDayStart(now, settings.timeZone);
  const queue = queueOf(oneNewPromptOfEachCard(candidates, { now, dayEndsAt }), rules);
  const steps = queue.learning.filter(({ progress }) => progress.card.due < dayEndsAt);
  const withContent = (cards: readonly Candidate[]) =>
    cards.flatMap((candidate) => {
      const { deckKey, cardId } = candidate;
      return contentFor(candidate, byKey.get(deckKey), cardOf(deckKey, cardIdOf(cardId)));
    });
  const { own, byDeck } = present.memories;
  const deckMemories = Object.fromEntries([...byDeck].filter(([key]) => byKey.has(key)));
  return {
    now,
    dayEndsAt,
    counts: countsOf(queue, rules),
    left: present.left,
    scheduling: schedulingOf(settings, now, own),
    ...(Object.keys(deckMemories).length === 0 ? {} : { deckMemories }),
    learning: withContent(steps),
    reviews: withContent(queue.reviews),
    newCards: withContent(queue.newCards),
  };
}

function candidatesOf(
  { cards }: DeviceDeck,
  deckKey: string,
  { deckAt, tag, present }: { deckAt: number; tag: string | null; present: PresentProgress },
): Candidate[] {
  const meant = tag === null ? cards : cards.filter(({ tags }) => tags?.includes(tag) === true);
  return meant.flatMap((card, cardAt) =>
    promptsOf(card).map(({ key: cardId }) => {
      const progress = present.states.get(cardKeyOf({ deckKey, cardId })) ?? untouched;
      return { deckKey, cardId, deckAt, cardAt, progress };
    }),
  );
}

/** Counts the new prompts of a deck that the device keeps, also those that are buried until tomorrow: an exam's plan has to fit them in too. */
function newCardCounts(decks: ReadonlyMap<string, DeviceDeck>, { states }: PresentProgress): (deckKey: string) => number | null {
  return (deckKey) => {
    const deck = decks.get(deckKey);
    if (!deck) return null;
    let count = 0;
    for (const card of deck.cards)
      for (const { key: cardId } of promptsOf(card)) {
        const { card: state, isSuspended } = states.get(cardKeyOf({ deckKey, cardId })) ?? untouched;
        if (state.stage === "new" && !isSuspended) count += 1;
      }
    return count;
  };
}

/** A card is asked by one prompt a day, and a due one comes before a new one; so the other new prompts don't use up the day's limit either. */
function oneNewPromptOfEachCard(candidates: readonly Candidate[], { now, dayEndsAt }: { now: number; dayEndsAt: number }): Candidate[] {
  const cardOf = ({ deckKey, cardId }: Candidate) => `${deckKey}/${cardIdOf(cardId)}`;
  const present = candidates.filter(({ progress }) => !isAway(progress, now));
  const asked = new Set(
    present.filter(({ progress: { card } }) => card.stage !== "new" && card.due < dayEndsAt).map((candidate) => cardOf(candidate)),
  );
  return present.filter((candidate) => {
    if (candidate.progress.card.stage !== "new") return true;
    const card = cardOf(candidate);
    if (asked.has(card)) return false;
    asked.add(card);
    return true;
  });
}

function contentFor(candidate: Candidate, deck: DeviceDeck | undefined, card: Card | undefined): DeviceCard[] {
  const prompt = card && promptOf(card, candidate.cardId);
  if (!deck || !card || !prompt) return [];
  const languages = deck.languages === undefined ? {} : { languages: askedLanguages(deck.languages, prompt) };
  return [{ ...contentOf(card), ...sidesOf(card, prompt), ...candidate, deckId: deck.id, deckTitle: deck.title, ...languages }];
}

/** Each deck's cards are indexed when the first one is asked for. */
function cardFinder(decks: ReadonlyMap<string, DeviceDeck>): (deckKey: string, cardId: string) => Card | undefined {
  const indexes = new Map<string, Map<string, Card>>();
  return (deckKey, cardId) => {
    const index = indexes.get(deckKey) ?? new Map(decks.get(deckKey)?.cards.map((card) => [card.id, card] as const));
    indexes.set(deckKey, index);
    return index.get(cardId);
  };
}
