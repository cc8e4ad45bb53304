import { describe, expect, test } from "vitest";

import { groupPolicies } from "../groups/group.ts";
import { canMakeGroups, canSeeStudents, canTeach } from "./groups.ts";

describe("who makes groups", () => {
  test.each([
    ["everyone", true, true],
    ["teachers", true, false],
    ["off", false, false],
  ] as const)("GROUPS=%s: a teacher %s, others %s", (policy, teacher, other) => {
    expect(canMakeGroups({ isTeacher: true }, policy)).toBe(teacher);
    expect(canMakeGroups({ isTeacher: false }, policy)).toBe(other);
    expect(groupPolicies).toContain(policy);
  });
});

test.each([
  [{ role: "teacher" }, true, true, true],
  [{ role: "student" }, false, false, true],
  [null, false, false, false],
] as const)("%j: teaches the group %s, sees its students %s, and where the group allows it %s", (member, teaches, names, allowed) => {
  expect(canTeach(member)).toBe(teaches);
  expect(canSeeStudents(member, { seeEachOther: false })).toBe(names);
  expect(canSeeStudents(member, { seeEachOther: true })).toBe(allowed);
});
