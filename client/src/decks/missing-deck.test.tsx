import { render } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { toastMs, toasts } from "../ui/toast/toast.ts";
import { texts } from "./decks.texts.ts";
import { goneMessage } from "./gone-message.ts";
import { MissingDeck } from "./missing-deck.tsx";

beforeEach(() => {
  toasts.clear();
});

function leave(wasShown: boolean): string[] {
  render(<MissingDeck wasShown={wasShown} />, { wrapper: MemoryRouter });
  return toasts.get().map(({ message }) => message);
}

test("a deck that has just been removed is left with a message, one that never existed without", () => {
  // Later than any message of another test in this worker.
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + toastMs);
  expect(leave(false)).toEqual([]);
  expect(leave(true)).toEqual([texts.isGone]);
});

test("no second message follows the reason why the deck is gone", () => {
  goneMessage.noteShown();
  expect(leave(true)).toEqual([]);
});
