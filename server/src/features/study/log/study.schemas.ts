import { CARD } from "@recollect/domain/limits/limits.ts";
import { mostEntries } from "@recollect/domain/study/log/entry.ts";
import { studyModes } from "@recollect/domain/study/session/study-mode.ts";
import type { Rating } from "@recollect/domain/study/schedule/ratings.ts";
import { z } from "zod";

const common = { id: z.string(), deckKey: z.string(), cardId: z.string(), at: z.number() };
const answer = { ...common, kind: z.literal("answer"), tookMs: z.number() };

/** Any text: the domain decides which ratings exist, with its own error. */
const rating = z.custom<Rating>((value) => typeof value === "string");

/** An entry as a device sends it, without what only the server knows (state, weight, settings, the next day). */
const GivenEntry = z.union([
  z.strictObject({ ...answer, source: z.literal("study"), rating }),
  z.strictObject({ ...answer, source: z.literal("multiple-choice"), isCorrect: z.boolean() }),
  z.strictObject({ ...answer, source: z.literal("open-ended"), score: z.number().min(0).max(100) }),
  z.strictObject({ ...common, kind: z.literal("undo"), undoes: z.string() }),
  z.strictObject({ ...common, kind: z.literal("bury") }),
  z.strictObject({ ...common, kind: z.enum(["unbury", "suspend", "resume", "start-over"]) }),
]);

export type GivenEntry = z.output<typeof GivenEntry>;

/** `uid` says whose entries these are, for a device on which several students sign in. */
export const EntriesBody = z.strictObject({ uid: z.string().optional(), entries: z.array(GivenEntry).min(1).max(mostEntries).readonly() });

/** A deck's number, or nothing for all decks. */
const folder = z.string().max(2000).optional();

/** The path of one of the student's folders, or all decks. */
export const SummaryQuery = z.strictObject({ folder });

export const ScopeQuery = z.strictObject({ deckId: z.string().optional() });

const wider = { folder, tag: z.string().max(CARD.tagMaxLength).optional() };
type OfADeck = { tag?: string | undefined; deckId?: string | undefined };
const ofADeck = z.refine<OfADeck>(({ tag, deckId }) => tag === undefined || deckId !== undefined, "A tag is a deck's.");

/** The same, or the path of one of the student's folders, or a tag of a deck's cards. */
export const WaysOnQuery = ScopeQuery.extend(wider).check(ofADeck);

/** The same; `mode` draws cards that are not due. */
export const QueueQuery = ScopeQuery.extend({ ...wider, mode: z.enum(studyModes).optional() }).check(ofADeck);

/** The first cards that were set aside, or those after an offset. */
export const SetAsideQuery = ScopeQuery.extend({ after: z.coerce.number().int().min(0).max(1_000_000).optional() });

/** An exam's day, such as `2026-06-01`. */
export const ExamBody = z.strictObject({ day: z.string() });

/** The settings to change; the domain checks their bounds. */
export const SettingsBody = z
  .strictObject({
    retention: z.number(),
    newPerDay: z.number(),
    reviewsPerDay: z.number(),
    learningSteps: z.array(z.number()).readonly(),
    relearningSteps: z.array(z.number()).readonly(),
    maximumDays: z.number(),
    fourRatings: z.boolean(),
    practiceCounts: z.boolean(),
    playsSound: z.boolean(),
    typesAnswers: z.boolean(),
    speechSpeed: z.number(),
    timeZone: z.string(),
    isTimeZoneFixed: z.boolean(),
  })
  .partial();

/** The time zone of a device, such as `Europe/Berlin`. */
export const TimeZoneBody = z.strictObject({ timeZone: z.string() });
