import { dayFromText } from "@recollect/domain/study/day-text.ts";
import { expect, test } from "vitest";
import { dayInWords, monthName, shortDay, shortDayWithWeekday, shortDayWithYear } from "./day-words.ts";

test("a study day has the same text in any zone of the reader", () => {
  const day = dayFromText("2026-11-21") ?? 0;
  expect(dayInWords(day)).toBe("Saturday, November 21, 2026");
  expect([shortDay(day), shortDayWithWeekday(day), shortDayWithYear(day)]).toEqual(["Nov 21", "Sat, Nov 21", "Nov 21, 2026"]);
  expect(monthName(day)).toBe("Nov");
});
