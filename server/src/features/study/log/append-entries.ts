import { setImmediate } from "node:timers/promises";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { ErrorCode } from "@recollect/domain/errors/catalogue.ts";
import { nextDayStart } from "@recollect/domain/study/day.ts";
import type { Progress } from "@recollect/domain/study/schedule/due.ts";
import type { Entry } from "@recollect/domain/study/log/entry.ts";
import { clockProblem, entryProblem } from "@recollect/domain/study/log/entry-problem.ts";
import { modelFor, type MemoryModels } from "@recollect/domain/study/schedule/memory-model.ts";
import { practiceReview } from "@recollect/domain/study/log/practice-review.ts";
import { schedulingOf } from "@recollect/domain/study/schedule/scheduling.ts";
import type { StudySettings } from "@recollect/domain/study/settings.ts";

import type { Transaction } from "../../../store/store.ts";
import { cardsInBatch } from "./cards-in-batch.ts";
import { absenceOf, isName, promptsOfDecks, type Absence } from "./prompts-of-deck.ts";
import { noteVisit } from "../progress/study-visits.store.ts";
import { bringSiblingsBack, burySiblings } from "./siblings.ts";
import { findEntry, isUndone } from "./study-log.store.ts";
import type { EntryInput } from "./entry.schemas.ts";

/** The card of an accepted entry that can't be studied now, and why. */
type AbsentCard = { deckKey: string; cardId: string; why: Absence };

/**
 * `accepted` are in the log, now or before; `ignored` count as no review: a practice test's answer to a card that was not due, or has gaps.
 * `absent` are the cards of accepted ones that can't be studied now.
 */
export type Appended = { accepted: string[]; ignored: string[]; absent: AbsentCard[] };

/** The number of entries written before other requests get a turn. */
const entriesATurn = 50;

type AppendEntriesOptions = {
  uid: string;
  entries: readonly EntryInput[];
  settings: StudySettings;
  memories: MemoryModels;
  /** ms since 1970 */ now: number;
};

/**
 * Appends the entries in order, each once however often it is sent, updates their cards, and notifies the student's tabs if the log grew.
 * An entry for a card that is gone is appended too, and counts when the card is back: the result must not depend on which device sent
 * first. The caller holds the lock of the student's row. Throws the first entry's problem with its id, and then nothing is written: what
 * `entryProblem` returns (a wrong time with the server's time, `now`), what `promptsOfDecks` throws, `study/nothing-to-undo`,
 * `study/answer-id-reused`, `study/too-many-entries`, `study/card-too-often`.
 */
export async function appendEntries(
  { db, announce }: Transaction,
  { uid, entries, settings, memories, now }: AppendEntriesOptions,
): Promise<Appended> {
  const decks = promptsOfDecks(db, uid);
  const batch = cardsInBatch(db, uid, now);
  const [accepted, ignored]: [string[], string[]] = [[], []];
  const absent: AbsentCard[] = [];
  let firstNew: string | null = null;
  let hasAnswers = false;
  for (const [at, newEntry] of entries.entries()) {
    // The embedded database answers synchronously: without a pause other requests would wait until all are written.
    if (at > 0 && at % entriesATurn === 0) await setImmediate();
    const knownEntry = await findEntry(db, uid, newEntry.id);
    if (knownEntry && !isSame(newEntry, knownEntry)) refuse("study/answer-id-reused", newEntry);
    const problem = knownEntry ? null : clockProblem(newEntry.at, now);
    // With the server's time the device can correct the entry.
    if (problem) refuse(problem, newEntry, { now });
    const prompts = await decks.of(newEntry);
    const why = absenceOf(prompts, newEntry.cardId);
    if (why !== null && !isName(newEntry.cardId)) refuse("study/card-not-found", newEntry);
    // A practice test asks its own way: for a card with gaps its answer does not fit any single gap.
    const isOfNoPrompt = isPractice(newEntry) && !prompts.has(newEntry.cardId) && prompts.hasCard(newEntry.cardId);
    if (!knownEntry && (isOfNoPrompt || !(await append(newEntry)))) {
      ignored.push(newEntry.id);
      continue;
    }
    accepted.push(newEntry.id);
    if (why !== null) absent.push({ deckKey: newEntry.deckKey, cardId: newEntry.cardId, why });
    if (knownEntry) continue;
    firstNew ??= newEntry.id;
    hasAnswers ||= newEntry.kind === "answer";
    const around = { batch, siblings: prompts.siblingsOf(newEntry.cardId), timeZone: settings.timeZone };
    if (newEntry.kind === "answer") await burySiblings(newEntry, now, around);
    if (newEntry.kind === "undo") await bringSiblingsBack(db, uid, newEntry, around);
  }
  await batch.save(decks.isPresent);
  if (hasAnswers) await noteVisit(db, uid, now);
  if (firstNew !== null) announce({ kind: "study", uid, entryId: firstNew });
  return { accepted, ignored, absent };

  /** Returns whether the entry was appended; an ignored one is not. */
  async function append(newEntry: EntryInput): Promise<boolean> {
    const card = await batch.card(newEntry);
    const entry = entryToWrite(newEntry, await batch.before(card, newEntry), { settings, memories });
    if (!entry) return false;
    const problem = entryProblem(entry, now);
    if (problem) refuse(problem, newEntry);
    await batch.countOnDay(card, entry, settings.timeZone);
    await batch.write(card, entry, entry.kind === "undo" ? await toTakeBack(entry) : null);
    return true;
  }

  async function toTakeBack(undo: Extract<Entry, { kind: "undo" }>): Promise<Entry> {
    const target = await findEntry(db, uid, undo.undoes);
    const isOfCard = target?.deckKey === undo.deckKey && target.cardId === undo.cardId;
    if (!isOfCard || target.kind === "undo" || target.kind === "seed" || target.kind === "plan" || (await isUndone(db, uid, target.id)))
      return refuse("study/nothing-to-undo", undo);
    return target;
  }
}

function isPractice(newEntry: EntryInput): boolean {
  return newEntry.kind === "answer" && newEntry.source !== "study";
}

/** The entry with what only the server knows; null for a practice test's answer that counts as no review. */
function entryToWrite(
  newEntry: EntryInput,
  before: Progress,
  { settings, memories }: Pick<AppendEntriesOptions, "settings" | "memories">,
): Entry | null {
  const { id, deckKey, cardId, at } = newEntry;
  const common = { id, deckKey, cardId, at };
  if (newEntry.kind === "bury") return { ...common, kind: "bury", until: nextDayStart(at, settings.timeZone) };
  if (newEntry.kind !== "answer") return newEntry;
  const scheduling = schedulingOf(settings, at, modelFor(memories, deckKey));
  const answer = { ...common, kind: "answer", tookMs: newEntry.tookMs, stateBefore: before.card, scheduling } as const;
  if (newEntry.source === "study") return { ...answer, source: "study", rating: newEntry.rating, weight: 1 };
  if (!settings.practiceCounts) return null;
  const review = practiceReview(newEntry, before, { at, dayShiftMs: scheduling.dayShiftMs });
  return review ? { ...answer, source: newEntry.source, ...review } : null;
}

/**
 * Whether a known entry is the one that was sent: all fields of both are equal. Only the time may differ, if the device corrected its clock
 * since; the stored time stays.
 */
function isSame(newEntry: EntryInput, knownEntry: Entry): boolean {
  const parts: Record<string, unknown> = { ...knownEntry, at: newEntry.at };
  return Object.entries(newEntry).every(([name, value]) => !(name in parts) || parts[name] === value);
}

function refuse(code: ErrorCode, { id }: { id: string }, more: { now?: number } = {}): never {
  throw new AppError(code, { details: { id, ...more } });
}
