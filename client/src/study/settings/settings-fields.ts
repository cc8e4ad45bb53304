import { addErrorRows } from "@recollect/domain/errors/error-messages.ts";
import type { LocalErrorCode } from "@recollect/domain/errors/local-catalogue.ts";
import { studySettingRows } from "@recollect/domain/errors/study-setting-errors.ts";
import { defaultStudySettings, studySettingsProblem, type StudySettings } from "@recollect/domain/study/settings.ts";
import { deviceTimeZone } from "../use-time-zone.ts";

addErrorRows(studySettingRows);

/** The settings as typed and chosen. */
export type SettingsFields = {
  /** in percent */
  retention: string;
  newPerDay: string;
  reviewsPerDay: string;
  fourRatings: boolean;
  practiceCounts: boolean;
  playsSound: boolean;
  typesAnswers: boolean;
  /** 1 is the voice's normal speed */
  speechSpeed: string;
  /** minutes, such as '1 10' */
  learningSteps: string;
  relearningSteps: string;
  /** days */
  maximumDays: string;
  /** an IANA name; empty follows the device */
  timeZone: string;
};

export type SettingsField = keyof SettingsFields;
export type SettingsChanges = Partial<StudySettings>;

export const defaultFields: SettingsFields = fieldsOf(defaultStudySettings);

export function fieldsOf(settings: StudySettings): SettingsFields {
  return {
    retention: String(Math.round(settings.retention * 10_000) / 100),
    newPerDay: String(settings.newPerDay),
    reviewsPerDay: String(settings.reviewsPerDay),
    fourRatings: settings.fourRatings,
    practiceCounts: settings.practiceCounts,
    playsSound: settings.playsSound,
    typesAnswers: settings.typesAnswers,
    speechSpeed: String(settings.speechSpeed),
    learningSteps: settings.learningSteps.join(" "),
    relearningSteps: settings.relearningSteps.join(" "),
    maximumDays: String(settings.maximumDays),
    timeZone: settings.isTimeZoneFixed ? settings.timeZone : "",
  };
}

/** The value of each field; a text that is no number becomes NaN, which the rule refuses. */
const readers: { [Field in SettingsField]: (value: SettingsFields[Field]) => SettingsChanges } = {
  retention: (text) => ({ retention: numberIn(text) / 100 }),
  newPerDay: (text) => ({ newPerDay: numberIn(text) }),
  reviewsPerDay: (text) => ({ reviewsPerDay: numberIn(text) }),
  fourRatings: (fourRatings) => ({ fourRatings }),
  practiceCounts: (practiceCounts) => ({ practiceCounts }),
  playsSound: (playsSound) => ({ playsSound }),
  typesAnswers: (typesAnswers) => ({ typesAnswers }),
  speechSpeed: (text) => ({ speechSpeed: numberIn(text) }),
  learningSteps: (text) => ({ learningSteps: stepsIn(text) }),
  relearningSteps: (text) => ({ relearningSteps: stepsIn(text) }),
  maximumDays: (text) => ({ maximumDays: numberIn(text) }),
  timeZone: (zone) => ({ timeZone: zone || deviceTimeZone(), isTimeZoneFixed: zone !== "" }),
};

export const settingsFields = Object.keys(readers) as SettingsField[];

/** What is wrong with one field on its own; null when nothing is. */
export function fieldProblem<Field extends SettingsField>(field: Field, value: SettingsFields[Field]): LocalErrorCode | null {
  return studySettingsProblem({ ...defaultStudySettings, ...readers[field](value) });
}

/** Only the settings that the student changed: another device may have changed others meanwhile. */
export function changesOf(before: SettingsFields, after: SettingsFields): SettingsChanges {
  const changedFields = settingsFields.filter((field) => before[field] !== after[field]);
  return Object.assign({}, ...changedFields.map((field) => changeOf(field, after))) as SettingsChanges;
}

function changeOf<Field extends SettingsField>(field: Field, fields: Pick<SettingsFields, Field>): SettingsChanges {
  return readers[field](fields[field]);
}

const fieldsOfProblem: { [Code in string | LocalErrorCode]?: readonly SettingsField[] } = {
  "study/bad-retention": ["retention"],
  "study/bad-daily-limit": ["newPerDay", "reviewsPerDay"],
  "study/bad-steps": ["learningSteps", "relearningSteps"],
  "study/bad-maximum-interval": ["maximumDays"],
  "study/bad-speech-speed": ["speechSpeed"],
  "study/unknown-time-zone": ["timeZone"],
};

/** The field that a refusal is about: of those that its code may mean, the changed one. Null for any other refusal. */
export function fieldOfProblem(code: string, before: SettingsFields, after: SettingsFields): SettingsField | null {
  const fieldsToBlame = fieldsOfProblem[code] ?? [];
  return fieldsToBlame.find((field) => before[field] !== after[field]) ?? fieldsToBlame[0] ?? null;
}

function numberIn(text: string): number {
  return text.trim() === "" ? Number.NaN : Number(text);
}

function stepsIn(text: string): number[] {
  return text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);
}
