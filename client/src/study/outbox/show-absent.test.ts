import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recordToasts } from "../../../test/record-toasts.ts";
import { showAbsent } from "./show-absent.ts";
import { absentTexts } from "./show-absent.texts.ts";

let toasts: string[] = [];

beforeEach(() => {
  toasts = recordToasts();
});

afterEach(() => {
  vi.restoreAllMocks();
});

type Why = keyof typeof absentTexts;

const absent = (deckKey: string, why: Why) => [{ id: "e", deckKey, cardId: "c", why }];

test.each(Object.entries(absentTexts))("says of a deck once why its cards are not there: %s", (why, words) => {
  const told = new Set<string>();
  for (let reply = 0; reply < 3; reply += 1) showAbsent(absent("mira/7", why as Why), told);
  expect(toasts).toEqual([`info: ${words}`]);
});

test("tells each deck apart", () => {
  const told = new Set<string>();
  for (const deckKey of ["mira/7", "mira/8", "mira/7"]) showAbsent(absent(deckKey, "in-trash"), told);
  expect(toasts).toHaveLength(2);
});
