import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { anAppended } from "../../../test/a-device.ts";
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

const absent = (deckKey: string, why: Why) => anAppended({ absent: [{ id: "e", deckKey, cardId: "c", why }] });

test.each(Object.entries(absentTexts))("says of a deck once why its cards are not there: %s", (why, words) => {
  const show = showAbsent();
  for (let reply = 0; reply < 3; reply += 1) show(absent("mira/7", why as Why));
  expect(toasts).toEqual([`info: ${words}`]);
});

test("tells each deck apart, and says nothing where all cards are there or the server does not tell", () => {
  const show = showAbsent();
  show(anAppended());
  show({ ...anAppended(), absent: undefined } as never);
  expect(toasts).toEqual([]);
  for (const deckKey of ["mira/7", "mira/8", "mira/7"]) show(absent(deckKey, "in-trash"));
  expect(toasts).toHaveLength(2);
});
