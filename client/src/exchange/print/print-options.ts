import type { PaperKind } from "@recollect/domain/exchange/print/paper-test.ts";
import type { Layout, Turn } from "@recollect/domain/exchange/print/sheets.ts";

/** What to print of a deck, and how. */
export type PrintOptions = {
  what: "cards" | "list" | "test";
  size: keyof typeof layouts;
  turn: Turn;
  kind: PaperKind;
  /** questions of a test */
  count: number;
  /** the same seed prints the same test */
  seed: string;
  /** the heading of a test; empty for the deck's title */
  heading: string;
  /** the class that writes a test; empty for a line to write it on */
  className: string;
  /** points for each question of a test; 0 prints none */
  points: number;
  /** the first and the last card, counted from 1 */
  from: number;
  to: number;
};

/** For portrait pages. */
export const layouts = {
  large: { columns: 1, rows: 2 },
  usual: { columns: 2, rows: 4 },
  small: { columns: 3, rows: 6 },
} as const satisfies Record<string, Layout>;

/** Characters that fit on a side of a card of the size; a longer card is printed in the list after the cards. */
export const mostCharacters = { large: 1600, usual: 420, small: 110 } as const satisfies Record<keyof typeof layouts, number>;

/** Cards laid out at once: more would block a phone for seconds. */
export const mostPrinted = 500;

export const mostPoints = 100;
export const longestHeading = 120;

export const questionCounts = [10, 20, 50, mostPrinted] as const;

export function firstOptions(cardCount: number, seed: string): PrintOptions {
  return {
    what: "cards",
    size: "usual",
    turn: "long-edge",
    kind: "choices",
    count: 20,
    seed,
    heading: "",
    className: "",
    points: 0,
    from: 1,
    to: Math.min(cardCount, mostPrinted),
  };
}

/** The cards from one number to another, at most `mostPrinted`. */
export function chosenCards<T>(cards: readonly T[], { from, to }: Pick<PrintOptions, "from" | "to">): readonly T[] {
  return cards.slice(from - 1, Math.min(to, from - 1 + mostPrinted));
}
