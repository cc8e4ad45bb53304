import { CARD } from "@recollect/domain/limits/limits.ts";
import { studyModes } from "@recollect/domain/study/session/study-mode.ts";
import { z } from "zod";

/** The path of one of the student's folders; absent for all decks. */
const folder = z.string().max(2000).optional();

export const SummaryQuery = z.strictObject({ folder });

/** A deck's number; absent for all decks. */
export const ScopeQuery = z.strictObject({ deckId: z.string().optional() });

const wider = { folder, tag: z.string().max(CARD.tagMaxLength).optional() };
type OfADeck = { tag?: string | undefined; deckId?: string | undefined };
const ofADeck = z.refine<OfADeck>(({ tag, deckId }) => tag === undefined || deckId !== undefined, "A tag is a deck's.");

/** The same, or the path of one of the student's folders, or a tag of a deck's cards. */
export const MoreToStudyQuery = ScopeQuery.extend(wider).check(ofADeck);

/** The same; `mode` draws cards that are not due. */
export const QueueQuery = ScopeQuery.extend({ ...wider, mode: z.enum(studyModes).optional() }).check(ofADeck);

/** The first cards that were set aside, or those after an offset. */
export const SetAsideQuery = ScopeQuery.extend({ after: z.coerce.number().int().min(0).max(1_000_000).optional() });

/** An exam's day, such as `2026-06-01`. */
export const ExamBody = z.strictObject({ day: z.string() });

/** An exam over one or more decks. */
export const ExamFieldsBody = z.strictObject({
  name: z.string().max(1000),
  day: z.string(),
  deckIds: z.array(z.number().int().min(0)).max(1000),
});

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
