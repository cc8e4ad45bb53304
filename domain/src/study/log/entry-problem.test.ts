import { describe, expect, test } from "vitest";
import { anAnswer, anEntry, aScheduling, someTime } from "../../../test/log-samples.ts";
import { dayMs } from "../../time/units.ts";
import { clockProblem, entryProblem } from "./entry-problem.ts";
import type { Entry } from "./entry.ts";

const problemOf = (entry: Entry) => entryProblem(entry, someTime);
/** An entry as it arrives, before its types are checked. */
const sent = (change: object) => anAnswer(change);

describe("an entry", () => {
  test("of each kind is valid", () => {
    const fine = [
      anAnswer(),
      anAnswer({ source: "multiple-choice", weight: 0.5 }),
      anAnswer({ source: "multiple-choice", weight: 1, rating: "again" }),
      anEntry({ kind: "undo", id: "u", undoes: "e" }),
      anEntry({ kind: "bury", id: "b", until: someTime + dayMs }),
      ...(["unbury", "suspend", "resume", "start-over"] as const).map((kind) => anEntry({ kind, id: kind })),
    ];
    expect(fine.map(problemOf)).toEqual(fine.map(() => null));
  });

  test("with a rating that does not exist is refused", () => {
    for (const rating of ["great", "", "Good", "toString", 3, null]) expect(problemOf(sent({ rating }))).toBe("study/unknown-rating");
  });

  test.each([
    ["an id of other characters", { id: "a b" }],
    ["no id", { id: "" }],
    ["an id that is too long", { id: "x".repeat(65) }],
    ["no card", { cardId: "" }],
    ["no deck", { deckKey: "" }],
    ["a kind that does not exist", { kind: "cheat" }],
    ["a source that does not exist", { source: "dream" }],
    ["a weight of its own", { weight: 0.9 }],
    ["half the weight in a study session", { weight: 0.5 }],
    ["a time below 0", { tookMs: -1 }],
    ["a time in parts of ms", { tookMs: 1.5 }],
    ["a time of hours", { tookMs: 3_600_000 }],
    ["a moment that is no number", { at: Number.NaN }],
    ["a moment in parts of ms", { at: someTime + 0.5 }],
  ])("with %s is refused", (_what, change) => {
    expect(problemOf(sent(change))).toBe("study/bad-answer");
  });

  test("under invalid settings is refused", () => {
    expect(problemOf(anAnswer({ scheduling: { ...aScheduling, retention: 0.5 } }))).toBe("study/bad-retention");
    expect(problemOf(anAnswer({ scheduling: { ...aScheduling, learningSteps: [0] } }))).toBe("study/bad-steps");
  });

  test("that undoes itself, or buries a card into the past or for weeks, is refused", () => {
    expect(problemOf(anEntry({ kind: "undo", id: "u", undoes: "u" }))).toBe("study/bad-answer");
    for (const until of [someTime, someTime - 1, someTime + 3 * dayMs, Number.NaN])
      expect(problemOf(anEntry({ kind: "bury", id: "b", until }))).toBe("study/bad-answer");
  });
});

describe("a device's clock", () => {
  test("may be five minutes ahead, and 90 days behind for an offline device, but no more", () => {
    expect(clockProblem(someTime + 5 * 60_000, someTime)).toBeNull();
    expect(clockProblem(someTime + 5 * 60_000 + 1, someTime)).toBe("study/clock-ahead");
    expect(clockProblem(someTime - 90 * dayMs, someTime)).toBeNull();
    expect(clockProblem(someTime - 90 * dayMs - 1, someTime)).toBe("study/clock-behind");
  });

  test("that is too far off is an error of the entry too", () => {
    expect(problemOf(anAnswer({ at: 0 }))).toBe("study/clock-behind");
    expect(problemOf(anAnswer({ at: Date.UTC(2099, 0, 1) }))).toBe("study/clock-ahead");
    expect(problemOf(anAnswer({ at: Infinity }))).toBe("study/bad-answer");
  });
});
