import { expect, test } from "vitest";
import { simplified } from "./simplified.ts";

test.each([
  ["習慣", "zh", "习惯"],
  ["電話", null, "电话"],
  ["圖書館", "ja", "図書館"],
  ["學校", "ja", "学校"],
  ["飛行機", "ja", "飛行機"],
  ["teacher 老師", "zh", "teacher 老师"],
])("%s in %s is %s", (text, language, simple) => {
  expect(simplified(text, language)).toBe(simple);
});
