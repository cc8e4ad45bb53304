import type { LocalErrorCode } from "../errors/local-catalogue.ts";
import { isTimeZone } from "./day.ts";
import { STUDY } from "../limits/limits.ts";

/** A student's study settings. The defaults work for a student who never opens the settings. */
export type StudySettings = {
  /** the chance of recall at which a card comes back: 0.9 is nine in ten */
  retention: number;
  /** new cards a day, over all decks */
  newPerDay: number;
  /** reviews a day, over all decks; steps within a day are not counted */
  reviewsPerDay: number;
  /** minutes until a card that is being learned comes back, step by step */
  learningSteps: readonly number[];
  /** the same for a card that was forgotten */
  relearningSteps: readonly number[];
  /** the longest interval, in days */
  maximumDays: number;
  /** four ratings with their next intervals instead of Again and Got it */
  fourRatings: boolean;
  /** whether answers in practice tests count as reviews of due cards */
  practiceCounts: boolean;
  /** a side's sound, or its text read aloud, begins when the side appears */
  playsSound: boolean;
  /** in a study session the answer is typed and marked before it is rated */
  typesAnswers: boolean;
  /** how fast texts are read aloud: 1 is the voice's own speed */
  speechSpeed: number;
  /** IANA name; days turn over at 4 a.m. there */
  timeZone: string;
  /** the student chose the time zone; else it follows the device, wherever the student travels */
  isTimeZoneFixed: boolean;
};

export const defaultStudySettings: StudySettings = {
  retention: 0.9,
  newPerDay: 20,
  reviewsPerDay: 200,
  learningSteps: [1, 10],
  relearningSteps: [10],
  maximumDays: 36_500,
  fourRatings: false,
  practiceCounts: true,
  playsSound: false,
  typesAnswers: false,
  speechSpeed: 1,
  timeZone: "UTC",
  isTimeZoneFixed: false,
};

/**
 * Steps for a student who is asked once a day: no further step for a new card that is known, one on the same day for one that is not, and
 * none for a forgotten card until the next day.
 */
export const onceADay = { learningSteps: [10], relearningSteps: [] } as const satisfies Partial<StudySettings>;

/** The first setting that is out of bounds, in the order of the form; null when all are fine. */
export function studySettingsProblem(settings: StudySettings): LocalErrorCode | null {
  if (!isWithin(settings.retention, STUDY.retention)) return "study/bad-retention";
  if (!isWholeWithin(settings.newPerDay, STUDY.perDay) || !isWholeWithin(settings.reviewsPerDay, STUDY.perDay))
    return "study/bad-daily-limit";
  if (!areSteps(settings.learningSteps) || !areSteps(settings.relearningSteps)) return "study/bad-steps";
  if (!isWholeWithin(settings.maximumDays, STUDY.maximumDays)) return "study/bad-maximum-interval";
  if (!isWithin(settings.speechSpeed, STUDY.speechSpeed)) return "study/bad-speech-speed";
  if (!isTimeZone(settings.timeZone)) return "study/unknown-time-zone";
  return null;
}

/** The settings after a device has sent its time zone (an IANA name): a zone that the student chose stays. */
export function withDeviceZone(settings: StudySettings, timeZone: string): StudySettings {
  return settings.isTimeZoneFixed ? settings : { ...settings, timeZone };
}

export function isRetention(value: number): boolean {
  return isWithin(value, STUDY.retention);
}

/** Whether learning steps, in minutes, are few enough and within their bounds. */
export function areSteps(steps: readonly number[]): boolean {
  const { most, leastMinutes, mostMinutes } = STUDY.steps;
  return steps.length <= most && steps.every((step) => isWholeWithin(step, { least: leastMinutes, most: mostMinutes }));
}

export function isMaximumDays(value: number): boolean {
  return isWholeWithin(value, STUDY.maximumDays);
}

type Bounds = { least: number; most: number };

function isWithin(value: number, { least, most }: Bounds): boolean {
  return value >= least && value <= most;
}

function isWholeWithin(value: number, bounds: Bounds): boolean {
  return Number.isInteger(value) && isWithin(value, bounds);
}
