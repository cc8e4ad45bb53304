import { describe, expect, test } from "vitest";

import { catalogue } from "../errors/catalogue.ts";
import { visibilities } from "../decks/visibility.ts";
import { accountActionRefusal, canReport, canModerate, deckActionRefusal } from "../permissions/moderation.ts";
import { actionWords, deckActionProblem, deckActions, restrictionAfter, whyProblem } from "./actions.ts";
import { reasonWords, reportProblem, reportReasons } from "./report.ts";
import { loweredVisibility, restrictionProblem, type Restriction } from "./restriction.ts";
import { REPORT, WHY_MAX_LENGTH } from "../limits/limits.ts";

const student = { uid: "ada", role: null };
const moderator = { uid: "cyd", role: "caretaker" } as const;
const other = { uid: "dee", role: "caretaker" } as const;

describe("the effect of a restriction on a visibility", () => {
  test.each<[Restriction | null, string[]]>([
    [null, ["Public", "Private", "Unlisted"]],
    ["hidden", ["Unlisted", "Private", "Unlisted"]],
    ["taken-down", ["Private", "Private", "Private"]],
  ])("%s", (restriction, left) => {
    expect(visibilities.map((wished) => loweredVisibility(wished, restriction))).toEqual(left);
  });

  test("the owner may choose the remaining ones, and is told the reason for the others", () => {
    expect(visibilities.map((wished) => restrictionProblem(wished, "hidden"))).toEqual(["deck/hidden", null, null]);
    expect(visibilities.map((wished) => restrictionProblem(wished, "taken-down"))).toEqual(["deck/taken-down", null, "deck/taken-down"]);
    expect(visibilities.map((wished) => restrictionProblem(wished, null))).toEqual([null, null, null]);
  });
});

describe("an action", () => {
  test("that would change nothing is not possible", () => {
    const problems = (restriction: Restriction | null, reports: number) =>
      deckActions.map((act) => deckActionProblem(act, restriction, reports) ?? "fine");
    expect(problems(null, 0)).toEqual(["fine", "fine", "desk/already-so", "fine", "desk/already-so"]);
    expect(problems("hidden", 1)).toEqual(["desk/already-so", "fine", "fine", "fine", "fine"]);
    expect(problems("taken-down", 1)).toEqual(["fine", "desk/already-so", "fine", "fine", "fine"]);
  });

  test("determines the deck's restriction", () => {
    expect(deckActions.map((act) => restrictionAfter(act, "hidden"))).toEqual(["hidden", "taken-down", null, "hidden", "hidden"]);
  });

  test.each([
    ["", "desk/why-needed"],
    [" \n", "desk/why-needed"],
    ["x".repeat(WHY_MAX_LENGTH + 1), "desk/why-too-long"],
    [` ${"x".repeat(WHY_MAX_LENGTH)} `, null],
  ])("with the reason %j", (why, problem) => {
    expect(whyProblem(why)).toBe(problem);
  });

  test("has a name in the log", () => {
    for (const act of deckActions) expect(actionWords[`deck-${act}`]).toMatch(/deck/);
  });
});

describe("a report", () => {
  test.each([
    [{ reason: "spam", text: "" }, null],
    [{ reason: "other", text: "It has my name in it" }, null],
    [{ reason: "other", text: "  " }, "report/text-needed"],
    [{ reason: "toString", text: "" }, "report/bad-reason"],
    [{ reason: "wrong", text: "x".repeat(REPORT.textMaxLength) }, null],
    [{ reason: "wrong", text: "x".repeat(REPORT.textMaxLength + 1) }, "report/text-too-long"],
  ])("%#", (report, problem) => {
    expect(reportProblem(report)).toBe(problem);
  });

  test("has a text for every reason, and its messages contain the limits", () => {
    expect(Object.keys(reasonWords)).toEqual([...reportReasons]);
    expect(catalogue["report/text-too-long"].message).toContain(REPORT.textMaxLength.toLocaleString("en"));
    expect(catalogue["desk/why-too-long"].message).toContain(WHY_MAX_LENGTH.toLocaleString("en"));
  });

  test("is only possible for decks of others", () => {
    expect([canReport(null, { ownerId: "ada" }), canReport(student, { ownerId: "ada" }), canReport(student, { ownerId: "bob" })]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe("who may act", () => {
  test("moderators may moderate, and no other students", () => {
    expect([null, student, moderator].map(canModerate)).toEqual([false, false, true]);
    expect(deckActionRefusal(student, { uid: "bob" })).toBe("database/permission-denied");
    expect(accountActionRefusal(student, { uid: "bob", role: null })).toBe("database/permission-denied");
  });

  test("moderators act on every deck but their own", () => {
    expect([student, moderator, other].map((owner) => deckActionRefusal(moderator, owner))).toEqual([null, "desk/not-yourself", null]);
  });

  test("moderators act on every account but their own, other moderators' and the official one", () => {
    const official = { uid: "official", role: null };
    expect([student, moderator, other, official].map((subject) => accountActionRefusal(moderator, subject))).toEqual([
      null,
      "desk/not-yourself",
      "desk/not-a-caretaker",
      "desk/not-a-caretaker",
    ]);
  });

  test("the operator acts on all of them", () => {
    for (const subject of [student, moderator]) expect(accountActionRefusal("operator", subject)).toBeNull();
    expect(deckActionRefusal("operator", student)).toBeNull();
  });
});
