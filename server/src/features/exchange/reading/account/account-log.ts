import type { PackageProgress } from "@recollect/domain/exchange/anki/package.ts";
import type { EarlierAnswer, Entry } from "@recollect/domain/study/log/entry.ts";
import { withoutUndone } from "@recollect/domain/study/log/log.ts";
import { rebuiltCard } from "@recollect/domain/study/log/rebuild.ts";
import { ratings } from "@recollect/domain/study/schedule/ratings.ts";
import { stages } from "@recollect/domain/study/schedule/card-state.ts";
import { z } from "zod";

/** The characters of a card's id; the rest of a prompt's key is its suffix. */
const cardIdLength = 12;

/** By the key of deck and card, then by the prompt's suffix. */
export type AccountLog = Map<string, Map<string, Entry[]>>;

/** The entries of a log, one JSON line each. A line that is no entry is skipped. */
export function entriesByCard(bytes: Buffer): AccountLog {
  const accountLog: AccountLog = new Map();
  // Line by line: the log of many years is too long for one string.
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf("\n", from);
    const line = bytes.toString("utf8", from, end < 0 ? bytes.length : end);
    from = end < 0 ? bytes.length : end + 1;
    const entry = entryIn(line);
    if (!entry) continue;
    const key = `${entry.deckKey}/${entry.cardId.slice(0, cardIdLength)}`;
    const endings = accountLog.get(key) ?? new Map<string, Entry[]>();
    accountLog.set(key, endings);
    const ending = entry.cardId.slice(cardIdLength);
    const entries = endings.get(ending);
    if (entries) entries.push(entry);
    else endings.set(ending, [entry]);
  }
  return accountLog;
}

function entryIn(line: string): Entry | null {
  try {
    const entry = JSON.parse(line) as Entry | null;
    return typeof entry === "object" && typeof entry?.cardId === "string" && typeof entry.at === "number" ? entry : null;
  } catch {
    return null;
  }
}

const amount = z.number().min(0).max(1e9);
const moment = z.int().min(0).max(8.64e15);
const studyDay = z.int().min(-1e6).max(1e6);

const number32 = z
  .int()
  .min(-(2 ** 31))
  .max(2 ** 31 - 1);
const AnswerLine: z.ZodType<EarlierAnswer> = z
  .tuple([moment, z.int().min(0).max(4), number32, number32, number32, number32, number32])
  .readonly();

/** Bounds of a valid state, against a crafted log. */
const Standing: z.ZodType<PackageProgress> = z.object({
  card: z.object({
    stage: z.enum(stages),
    due: moment,
    stability: amount,
    difficulty: z.number().min(0).max(10),
    scheduledDays: amount,
    step: z.int().min(0).max(1000),
    reps: z.int().min(0),
    lapses: z.int().min(0),
    lastReview: moment.nullable(),
  }),
  isSuspended: z.boolean(),
  isBuried: z.literal(false),
  days: z.array(z.tuple([studyDay, z.int().min(0), z.int().min(0)]).readonly()).readonly(),
  answers: z.array(AnswerLine).readonly().optional(),
});

/** A prompt's state after its entries, and its answers by study day; null for entries that no student can have made. */
export function standingAfter(entries: readonly Entry[], dayOf: (at: number) => number): PackageProgress | null {
  try {
    return Standing.safeParse(standing(entries, dayOf)).data ?? null;
  } catch {
    return null;
  }
}

function standing(entries: readonly Entry[], dayOf: (at: number) => number): PackageProgress {
  const { card, isSuspended } = rebuiltCard(entries);
  const days = new Map<number, [number, number, number]>();
  for (const entry of withoutUndone(entries)) {
    const counts =
      entry.kind === "seed" ? entry.days : entry.kind === "answer" ? [[dayOf(entry.at), 1, entry.rating === "again" ? 0 : 1] as const] : [];
    for (const [day, answers, right] of counts) {
      const knownDay = days.get(day) ?? [day, 0, 0];
      days.set(day, [day, knownDay[1] + answers, knownDay[2] + right]);
    }
  }
  const answers = withoutUndone(entries).flatMap(earlierAnswersOf).slice(-mostAnswers);
  return { card, isSuspended, isBuried: false, days: [...days.values()], ...(answers.length > 0 ? { answers } : {}) };
}

/** How many of a prompt's answers are kept one by one. */
const mostAnswers = 500;

/** The answers of an entry as a package's log has them. */
function earlierAnswersOf(entry: Entry): readonly EarlierAnswer[] {
  if (entry.kind === "seed") return entry.answers ?? [];
  if (entry.kind !== "answer") return [];
  const { at, rating, tookMs, stateBefore } = entry;
  const before = Math.round(stateBefore.scheduledDays);
  const kind = stateBefore.stage === "relearning" ? 2 : stateBefore.stage === "review" ? 1 : 0;
  return [[at, ratings.indexOf(rating) + 1, before, before, 2500, tookMs, kind]];
}

/** The most prompts of others' decks that are restored. */
const mostElsewhere = 20_000;

/** The states of the prompts of another student's deck. */
export type ProgressElsewhere = { deckKey: string; prompts: readonly { cardId: string; progress: PackageProgress }[] };

/** The states of all prompts in others' decks. */
export function progressElsewhere(log: AccountLog, uid: string, dayOf: (at: number) => number): ProgressElsewhere[] {
  const byDeck = new Map<string, { cardId: string; progress: PackageProgress }[]>();
  let count = 0;
  for (const [key, endings] of log) {
    const slash = key.lastIndexOf("/");
    const [deckKey, cardId] = [key.slice(0, slash), key.slice(slash + 1)];
    if (deckKey.startsWith(`${uid}/`)) continue;
    if (count >= mostElsewhere) break;
    const prompts = byDeck.get(deckKey) ?? [];
    byDeck.set(deckKey, prompts);
    for (const [ending, entries] of endings) {
      const progress = standingAfter(entries, dayOf);
      if (progress) prompts.push({ cardId: `${cardId}${ending}`, progress });
      count += 1;
    }
  }
  return Array.from(byDeck, ([deckKey, prompts]) => ({ deckKey, prompts }));
}
