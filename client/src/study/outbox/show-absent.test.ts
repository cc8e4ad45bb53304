import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { recordToasts } from "../../../test/record-toasts.ts";
import { texts } from "../../decks/decks.texts.ts";
import { toast, toasts as shown } from "../../ui/toast/toast.ts";
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

test.each(Object.entries(absentTexts))("shows once for a deck why its cards are missing: %s", (why, words) => {
  const told = new Set<string>();
  for (let reply = 0; reply < 3; reply += 1) showAbsent(absent("mira/7", why as Why), told);
  expect(toasts).toEqual([`info: ${words}`]);
});

test("has one message for each deck", () => {
  const told = new Set<string>();
  for (const deckKey of ["mira/7", "mira/8", "mira/7"]) showAbsent(absent(deckKey, "in-trash"), told);
  expect(toasts).toHaveLength(2);
});

describe("of a deck that was deleted", () => {
  const words = () => shown.get().map(({ message }) => message);

  beforeEach(() => {
    vi.restoreAllMocks();
    shown.clear();
  });

  test("it replaces the message with which the deck's page was left", () => {
    toast.info(texts.isGone);
    showAbsent(absent("mira/7", "in-trash"), new Set());
    expect(words()).toEqual([absentTexts["in-trash"]]);
  });

  test("a removed card does not replace that message", () => {
    toast.info(texts.isGone);
    showAbsent(absent("mira/7", "card-removed"), new Set());
    expect(words()).toEqual([texts.isGone, absentTexts["card-removed"]]);
  });
});
