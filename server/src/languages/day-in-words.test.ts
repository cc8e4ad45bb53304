import { expect, test } from "vitest";

import { dayInWords } from "./day-in-words.ts";

test.each([
  ["en", "30 November 2026"],
  [null, "30 November 2026"],
  ["de", "30. November 2026"],
  ["fr", "30 novembre 2026"],
  ["pt-BR", "30 de novembro de 2026"],
])("a day in a mail in %s is %s", (language, words) => {
  expect(dayInWords(Date.UTC(2026, 10, 30, 12), language)).toBe(words);
});
