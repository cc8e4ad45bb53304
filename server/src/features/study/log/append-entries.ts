import { cardFinder } from "@recollect/domain/cards/cards-text.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { ErrorCode } from "@recollect/domain/errors/catalogue.ts";
import { nextDayStart } from "@recollect/domain/study/day.ts";
import type { Progress } from "@recollect/domain/study/schedule/due.ts";
import { deckOfKey, type Entry } from "@recollect/domain/study/log/entry.ts";
import { clockProblem, entryProblem } from "@recollect/domain/study/log/entry-problem.ts";
import { practiceReview } from "@recollect/domain/study/log/practice-review.ts";
import { afterEntry, isNext, untouched } from "@recollect/domain/study/log/rebuild.ts";
import { replayOf, type Replay } from "@recollect/domain/study/log/replay.ts";
import { schedulingOf } from "@recollect/domain/study/schedule/scheduling.ts";
import type { StudySettings } from "@recollect/domain/study/settings.ts";

import type { Transaction } from "../../../store/store.ts";
import type { Db } from "../../../store/tables.ts";
import { holdDeckText } from "../../../access/opened-decks.store.ts";
import { deckPlaceOf } from "../decks/deck-place.ts";
import { findStudyCard, saveStudyCard, type CardPlace } from "../decks/study-cards.store.ts";
import { appendToLog, entriesOfCard, findEntry, isUndone } from "./study-log.store.ts";
import type { GivenEntry } from "./study.schemas.ts";

/** A card as an entry left it. */
export type TouchedCard = { deckKey: string; cardId: string; progress: Progress };

/** `accepted` are in the log now, or were before; `ignored` stood for no review: a practice test's answer to a card that was not due. */
export type Appended = { accepted: string[]; ignored: string[]; cards: TouchedCard[] };

/** How long a card's log may be for a late entry or an undo to be put into it: a card that is studied for years has a few hundred. */
export const mostReplayed = 2000;

type CardInBatch = {
  place: CardPlace;
  deckKey: string;
  progress: Progress;
  last: Pick<Entry, "at" | "id"> | null;
  /** once something came late; it then knows where the card stands */
  replay: Replay | null;
};

type Given = { uid: string; entries: readonly GivenEntry[]; settings: StudySettings; /** ms since 1970 */ now: number };

/**
 * Writes the entries down in their order, each once however often it is sent, brings their cards up to date, and lets the student's tabs
 * know when the log grew. To be called under the lock of the student's row. Throws the first entry's problem, with its id, and nothing is
 * written then: what `entryProblem` says (a wrong time with the right one, `now`), `study/card-not-found`, `deck/not-found`,
 * `study/nothing-to-undo`, `study/answer-id-reused`, `study/too-many-entries`.
 */
export async function appendEntries({ db, announce }: Transaction, { uid, entries, settings, now }: Given): Promise<Appended> {
  const hasCard = cardLookup(db, uid);
  const touched = new Map<string, CardInBatch>();
  const [accepted, ignored]: [string[], string[]] = [[], []];
  let firstNew: string | null = null;
  for (const given of entries) {
    const known = await findEntry(db, uid, given.id);
    if (known && !isSame(given, known)) refuse("study/answer-id-reused", given);
    if (known) {
      accepted.push(given.id);
      continue;
    }
    const problem = clockProblem(given.at, now);
    // With the right time the device can send it again.
    if (problem) refuse(problem, given, { now });
    if (!(await hasCard(given))) refuse("study/card-not-found", given);
    const card = await append(given);
    if (!card) {
      ignored.push(given.id);
      continue;
    }
    firstNew ??= given.id;
    accepted.push(given.id);
  }
  const cards: TouchedCard[] = [];
  for (const { place, deckKey, replay, last, ...card } of touched.values()) {
    const progress = replay ? replay.progress() : card.progress;
    if (last) await saveStudyCard(db, place, { progress, last, isPresent: true });
    cards.push({ deckKey, cardId: place.cardId, progress });
  }
  if (firstNew !== null) announce({ kind: "study", uid, entryId: firstNew });
  return { accepted, ignored, cards };

  /** The card as the batch has left it so far: read once, written once. */
  async function cardOf({ deckKey, cardId }: GivenEntry): Promise<CardInBatch> {
    const known = touched.get(`${deckKey}/${cardId}`);
    if (known) return known;
    const place = { userId: uid, ...deckPlaceOf(deckKey), cardId };
    const row = await findStudyCard(db, place);
    return { place, deckKey, progress: row?.progress ?? untouched, last: row?.last ?? null, replay: null };
  }

  /** The card afterwards; null when the entry stands for nothing. */
  async function append(given: GivenEntry): Promise<CardInBatch | null> {
    const card = await cardOf(given);
    const isLast = isNext(given, card.last);
    // What comes late, or takes something back, is replayed: once a card, whatever the batch holds of it.
    if (!card.replay && (!isLast || given.kind === "undo")) {
      const all = await entriesOfCard(db, card.place);
      if (all.length > mostReplayed) refuse("study/too-many-entries", given);
      card.replay = replayOf(all);
    }
    const before = card.replay ? card.replay.before(given) : card.progress;
    const entry = written(given, before, settings);
    if (!entry) return null;
    const problem = entryProblem(entry, now);
    if (problem) refuse(problem, given);
    const undone = entry.kind === "undo" ? await toTakeBack(entry) : null;
    await appendToLog(db, entry, { userId: uid, received: now, undone });
    if (card.replay) card.replay.add(entry);
    else if (entry.kind !== "undo") card.progress = afterEntry(before, entry);
    if (isLast) card.last = entry;
    touched.set(`${card.deckKey}/${card.place.cardId}`, card);
    return card;
  }

  async function toTakeBack(undo: Extract<Entry, { kind: "undo" }>): Promise<Entry> {
    const target = await findEntry(db, uid, undo.undoes);
    const isOfCard = target?.deckKey === undo.deckKey && target.cardId === undo.cardId;
    if (!isOfCard || target.kind === "undo" || target.kind === "seed" || (await isUndone(db, uid, target.id)))
      return refuse("study/nothing-to-undo", undo);
    return target;
  }
}

/** Whether an entry's deck has its card; each deck is read once, and held until the transaction ends. Throws `deck/not-found`. */
function cardLookup(db: Db, uid: string): (given: GivenEntry) => Promise<boolean> {
  const known = new Map<string, ReturnType<typeof cardFinder>>();
  return async (given) => {
    let find = known.get(given.deckKey);
    if (!find) {
      const place = deckOfKey(given.deckKey);
      const deck = place && (await holdDeckText(db, { uid, ownerId: place.ownerId, id: place.deckId }));
      if (!deck) return refuse("deck/not-found", given);
      find = cardFinder(deck.cards);
      known.set(given.deckKey, find);
    }
    return find(given.cardId) !== null;
  };
}

/** The entry with all that the server knows; null for a practice test's answer that counts as no review. */
function written(given: GivenEntry, before: Progress, settings: StudySettings): Entry | null {
  const { id, deckKey, cardId, at } = given;
  const common = { id, deckKey, cardId, at };
  if (given.kind === "bury") return { ...common, kind: "bury", until: nextDayStart(at, settings.timeZone) };
  if (given.kind !== "answer") return given;
  const scheduling = schedulingOf(settings, at);
  const answer = { ...common, kind: "answer", tookMs: given.tookMs, stateBefore: before.card, scheduling } as const;
  if (given.source === "study") return { ...answer, source: "study", rating: given.rating, weight: 1 };
  if (!settings.practiceCounts) return null;
  const review = practiceReview(given, before, { at, dayShiftMs: scheduling.dayShiftMs });
  return review ? { ...answer, source: given.source, ...review } : null;
}

/**
 * Whether an entry that is known already is the one that was sent: whatever both say is the same. Only its time may differ, when the device
 * has learned the right one since, and the one that was written down stands.
 */
function isSame(given: GivenEntry, known: Entry): boolean {
  const parts: Record<string, unknown> = { ...known, at: given.at };
  return Object.entries(given).every(([name, value]) => !(name in parts) || parts[name] === value);
}

function refuse(code: ErrorCode, { id }: { id: string }, more: { now?: number } = {}): never {
  throw new AppError(code, { details: { id, ...more } });
}
