import { defaultStudySettings, type StudySettings } from "@recollect/domain/study/settings.ts";
import { describe, expect, test } from "vitest";
import { deviceTimeZone } from "../use-time-zone.ts";
import { changesOf, fieldOfProblem, fieldProblem, fieldsOf, type SettingsFields } from "./settings-fields.ts";

const fields = (change: Partial<SettingsFields> = {}): SettingsFields => ({ ...fieldsOf(defaultStudySettings), ...change });

test("the settings are shown as a student reads them: percent, minutes in a row, the zone only if it was chosen", () => {
  const settings: StudySettings = { ...defaultStudySettings, retention: 0.855, timeZone: "Asia/Tokyo" };
  expect(fieldsOf(settings)).toMatchObject({ retention: "85.5", learningSteps: "1 10", relearningSteps: "10", timeZone: "" });
  expect(fieldsOf({ ...settings, isTimeZoneFixed: true }).timeZone).toBe("Asia/Tokyo");
});

describe("the saved settings", () => {
  test("are the changed fields only", () => {
    expect(changesOf(fields(), fields())).toEqual({});
    expect(changesOf(fields(), fields({ retention: "93", newPerDay: "35", fourRatings: true }))).toEqual({
      retention: 0.93,
      newPerDay: 35,
      fourRatings: true,
    });
  });

  test("have steps with any separator, or none", () => {
    expect(changesOf(fields(), fields({ learningSteps: " 5, 25;60  ", relearningSteps: "" }))).toEqual({
      learningSteps: [5, 25, 60],
      relearningSteps: [],
    });
  });

  test("have a time zone together with whether it was chosen", () => {
    expect(changesOf(fields(), fields({ timeZone: "Asia/Tokyo" }))).toEqual({ timeZone: "Asia/Tokyo", isTimeZoneFixed: true });
    expect(changesOf(fields({ timeZone: "Asia/Tokyo" }), fields())).toEqual({ timeZone: deviceTimeZone(), isTimeZoneFixed: false });
  });
});

test("each field has its own error, independent of the others", () => {
  expect(fieldProblem("newPerDay", "20")).toBeNull();
  for (const wrong of ["", " ", "many", "-1", "1.5", "10000"])
    expect(fieldProblem("newPerDay", wrong), wrong).toBe("study/bad-daily-limit");
  expect(fieldProblem("retention", "98")).toBe("study/bad-retention");
  for (const wrong of ["1 ten", "0", "1440", "1.5"]) expect(fieldProblem("learningSteps", wrong), wrong).toBe("study/bad-steps");
  expect(fieldProblem("maximumDays", "0")).toBe("study/bad-maximum-interval");
  expect(fieldProblem("timeZone", "Moon/Crater")).toBe("study/unknown-time-zone");
  expect(fieldProblem("timeZone", "")).toBeNull();
});

test("an error of the server belongs to the field that was changed", () => {
  expect(fieldOfProblem("study/bad-daily-limit", fields(), fields({ reviewsPerDay: "3" }))).toBe("reviewsPerDay");
  expect(fieldOfProblem("study/bad-daily-limit", fields(), fields())).toBe("newPerDay");
  expect(fieldOfProblem("database/network-error", fields(), fields())).toBeNull();
});
