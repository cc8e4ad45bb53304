import { render } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { toastMs, toasts } from "../ui/toast/toast.ts";
import { texts } from "./decks.texts.ts";
import { goneNews } from "./gone-news.ts";
import { MissingDeck } from "./missing-deck.tsx";

beforeEach(() => {
  toasts.clear();
});

function leave(wasShown: boolean): string[] {
  render(<MissingDeck wasShown={wasShown} />, { wrapper: MemoryRouter });
  return toasts.get().map(({ message }) => message);
}

test("a deck that was there until a moment ago is left with a word, one that never was without", () => {
  // Later than any notice that another test of this worker may have given.
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + toastMs);
  expect(leave(false)).toEqual([]);
  expect(leave(true)).toEqual([texts.isGone]);
});

test("no second word follows when it was just said why the deck is gone", () => {
  goneNews.told();
  expect(leave(true)).toEqual([]);
});
