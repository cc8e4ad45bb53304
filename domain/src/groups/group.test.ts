import { expect, test } from "vitest";

import { GROUP } from "../limits/limits.ts";
import { groupProblem, savedGroupFields } from "./group.ts";

test("a group needs a name that is seen, and its texts have limits", () => {
  expect(groupProblem({ name: "Biology 7b", about: "" })).toBeNull();
  expect(groupProblem({})).toBeNull();
  for (const name of ["", "   ", "\u200B\u200B"]) expect(groupProblem({ name })).toBe("group/name-needed");
  expect(groupProblem({ name: ` ${"x".repeat(GROUP.nameMaxLength)} ` })).toBeNull();
  expect(groupProblem({ name: "x".repeat(GROUP.nameMaxLength + 1) })).toBe("group/name-too-long");
  expect(groupProblem({ about: "x".repeat(GROUP.aboutMaxLength + 1) })).toBe("group/about-too-long");
  expect(savedGroupFields({ name: " Biology ", about: "\nOn Fridays " })).toEqual({ name: "Biology", about: "On Fridays" });
});
