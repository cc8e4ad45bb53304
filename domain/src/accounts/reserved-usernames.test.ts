import { expect, test } from "vitest";
import { isReservedUsername } from "./username.ts";

test.each(["admin", "support", "root", "official", "_admin_", "admin1", "support_24", "__security__"])("%s is reserved", (name) => {
  expect(isReservedUsername(name)).toBe(true);
});

test.each(["ada", "adminton", "supporter", "my_admin", "school", "teacher_2", "student24", "ada_1815"])("%s is not", (name) => {
  expect(isReservedUsername(name)).toBe(false);
});
