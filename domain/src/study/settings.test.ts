import { describe, expect, test } from "vitest";
import { defaultStudySettings, studySettingsProblem, withDeviceZone, type StudySettings } from "./settings.ts";
import { schedulingOf, schedulingProblem } from "./schedule/scheduling.ts";

const problemOf = (change: Partial<StudySettings>) => studySettingsProblem({ ...defaultStudySettings, ...change });

test("the defaults are valid: nine in ten, 20 new cards and 200 reviews a day, two buttons", () => {
  expect(studySettingsProblem(defaultStudySettings)).toBeNull();
  expect(defaultStudySettings).toMatchObject({
    retention: 0.9,
    newPerDay: 20,
    reviewsPerDay: 200,
    fourRatings: false,
    practiceCounts: true,
  });
});

describe("study settings", () => {
  test("have a retention of 70 % to 97 %", () => {
    for (const retention of [0.7, 0.9, 0.97]) expect(problemOf({ retention })).toBeNull();
    for (const retention of [0.69, 0.98, 0, 1, 90, Number.NaN]) expect(problemOf({ retention })).toBe("study/bad-retention");
  });

  test("have daily limits of whole numbers from 0 on", () => {
    for (const limit of [0, 1, 9999]) expect(problemOf({ newPerDay: limit, reviewsPerDay: limit })).toBeNull();
    for (const limit of [-1, 0.5, 10_000, Number.NaN, Infinity]) {
      expect(problemOf({ newPerDay: limit })).toBe("study/bad-daily-limit");
      expect(problemOf({ reviewsPerDay: limit })).toBe("study/bad-daily-limit");
    }
  });

  test("have steps of whole minutes that end within the day, or none", () => {
    for (const steps of [[], [1], [1, 10, 60, 1439]]) expect(problemOf({ learningSteps: steps, relearningSteps: steps })).toBeNull();
    for (const steps of [[0], [1.5], [1440], [-1], [Number.NaN], new Array<number>(11).fill(5)]) {
      expect(problemOf({ learningSteps: steps })).toBe("study/bad-steps");
      expect(problemOf({ relearningSteps: steps })).toBe("study/bad-steps");
    }
  });

  test("have a longest interval of 1 to 36,500 days and a time zone that exists", () => {
    for (const maximumDays of [0, 36_501, 1.5]) expect(problemOf({ maximumDays })).toBe("study/bad-maximum-interval");
    expect(problemOf({ timeZone: "Europe/Atlantis" })).toBe("study/unknown-time-zone");
  });

  test("have a reading speed of half to twice the voice's own", () => {
    for (const speechSpeed of [0.5, 1, 1.25, 2]) expect(problemOf({ speechSpeed })).toBeNull();
    for (const speechSpeed of [0, 0.49, 2.1, -1, Number.NaN, Infinity]) expect(problemOf({ speechSpeed })).toBe("study/bad-speech-speed");
  });

  test("have their first problem reported, in the order of the form", () => {
    expect(problemOf({ timeZone: "?", retention: 2 })).toBe("study/bad-retention");
  });
});

describe("the time zone", () => {
  test("is the device's until the student chooses one", () => {
    const inBerlin = withDeviceZone(defaultStudySettings, "Europe/Berlin");
    expect(inBerlin).toEqual({ ...defaultStudySettings, timeZone: "Europe/Berlin" });
    expect(withDeviceZone(inBerlin, "Asia/Tokyo").timeZone).toBe("Asia/Tokyo");
  });

  test("that was chosen stays on any device", () => {
    const chosen = { ...defaultStudySettings, timeZone: "Europe/Berlin", isTimeZoneFixed: true };
    expect(withDeviceZone(chosen, "Asia/Tokyo")).toBe(chosen);
  });
});

describe("the scheduling options of an answer", () => {
  test("are taken from the settings, with the day of the student's zone", () => {
    const settings = { ...defaultStudySettings, retention: 0.8, timeZone: "America/New_York" };
    const { retention, learningSteps, relearningSteps, maximumDays } = settings;
    expect(schedulingOf(settings, Date.UTC(2026, 0, 1))).toEqual({
      retention,
      learningSteps,
      relearningSteps,
      maximumDays,
      dayShiftMs: -9 * 3_600_000,
    });
    expect(schedulingOf(settings, Date.UTC(2026, 6, 1)).dayShiftMs).toBe(-8 * 3_600_000);
  });

  test("are refused with the same codes", () => {
    const fine = schedulingOf(defaultStudySettings, 0);
    expect(schedulingProblem(fine)).toBeNull();
    expect(schedulingProblem({ ...fine, retention: 1 })).toBe("study/bad-retention");
    expect(schedulingProblem({ ...fine, learningSteps: [0] })).toBe("study/bad-steps");
    expect(schedulingProblem({ ...fine, maximumDays: 0 })).toBe("study/bad-maximum-interval");
    for (const shift of [0.5, 3 * 86_400_000, Number.NaN])
      expect(schedulingProblem({ ...fine, dayShiftMs: shift })).toBe("study/bad-answer");
  });
});
