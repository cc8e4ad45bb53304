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
import { cardsInBatch, type TouchedCard } from "./cards-in-batch.ts";
import { absenceOf, isName, promptsOfDecks, type Absence } from "./prompts-of-deck.ts";
import { bringSiblingsBack, burySiblings } from "./siblings.ts";
import { findEntry, isUndone } from "./study-log.store.ts";
import type { GivenEntry } from "./study.schemas.ts";

/** An accepted entry whose card can't be studied now, and why. */
type AbsentCard = { id: string; deckKey: string; cardId: string; why: Absence };

/**
 * `accepted` are in the log, now or before; `ignored` count as no review: a practice test's answer to a card that was not due, or has gaps.
 * `absent` are the accepted ones whose cards can't be studied now.
 */
export type Appended = { accepted: string[]; ignored: string[]; cards: TouchedCard[]; absent: AbsentCard[] };

/** This many are written before other requests get a turn. */
const entriesATurn = 50;

type AppendEntriesOptions = {
  uid: string;
  entries: readonly GivenEntry[];
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
  for (const [at, given] of entries.entries()) {
    // The embedded database answers synchronously: without a pause other requests would wait until all are written.
    if (at > 0 && at % entriesATurn === 0) await setImmediate();
    const known = await findEntry(db, uid, given.id);
    if (known && !isSame(given, known)) refuse("study/answer-id-reused", given);
    const problem = known ? null : clockProblem(given.at, now);
    // With the server's time the device can correct the entry.
    if (problem) refuse(problem, given, { now });
    const prompts = await decks.of(given);
    const why = absenceOf(prompts, given.cardId);
    if (why !== null && !isName(given.cardId)) refuse("study/card-not-found", given);
    // A practice test asks its own way: for a card with gaps its answer does not fit any single gap.
    const isOfNoPrompt = isPractice(given) && !prompts.has(given.cardId) && prompts.hasCard(given.cardId);
    if (!known && (isOfNoPrompt || !(await append(given)))) {
      ignored.push(given.id);
      continue;
    }
    accepted.push(given.id);
    if (why !== null) absent.push({ id: given.id, deckKey: given.deckKey, cardId: given.cardId, why });
    if (known) continue;
    firstNew ??= given.id;
    const around = { batch, siblings: prompts.siblingsOf(given.cardId), timeZone: settings.timeZone };
    if (given.kind === "answer") await burySiblings(given, now, around);
    if (given.kind === "undo") await bringSiblingsBack(db, uid, given, around);
  }
  const cards = await batch.save(decks.isPresent);
  if (firstNew !== null) announce({ kind: "study", uid, entryId: firstNew });
  return { accepted, ignored, cards, absent };

  /** Returns whether the entry was appended; an ignored one is not. */
  async function append(given: GivenEntry): Promise<boolean> {
    const card = await batch.card(given);
    const entry = written(given, await batch.before(card, given), { settings, memories });
    if (!entry) return false;
    const problem = entryProblem(entry, now);
    if (problem) refuse(problem, given);
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

function isPractice(given: GivenEntry): boolean {
  return given.kind === "answer" && given.source !== "study";
}

/** The entry with what only the server knows; null for a practice test's answer that counts as no review. */
function written(
  given: GivenEntry,
  before: Progress,
  { settings, memories }: Pick<AppendEntriesOptions, "settings" | "memories">,
): Entry | null {
  const { id, deckKey, cardId, at } = given;
  const common = { id, deckKey, cardId, at };
  if (given.kind === "bury") return { ...common, kind: "bury", until: nextDayStart(at, settings.timeZone) };
  if (given.kind !== "answer") return given;
  const scheduling = schedulingOf(settings, at, modelFor(memories, deckKey));
  const answer = { ...common, kind: "answer", tookMs: given.tookMs, stateBefore: before.card, scheduling } as const;
  if (given.source === "study") return { ...answer, source: "study", rating: given.rating, weight: 1 };
  if (!settings.practiceCounts) return null;
  const review = practiceReview(given, before, { at, dayShiftMs: scheduling.dayShiftMs });
  return review ? { ...answer, source: given.source, ...review } : null;
}

/**
 * Whether a known entry is the one that was sent: all fields of both are equal. Only the time may differ, if the device corrected its clock
 * since; the stored time stays.
 */
function isSame(given: GivenEntry, known: Entry): boolean {
  const parts: Record<string, unknown> = { ...known, at: given.at };
  return Object.entries(given).every(([name, value]) => !(name in parts) || parts[name] === value);
}

function refuse(code: ErrorCode, { id }: { id: string }, more: { now?: number } = {}): never {
  throw new AppError(code, { details: { id, ...more } });
}
