import { CARD, DECK } from "../../limits/limits.ts";
import type { Direction } from "../asked-cards.ts";

/** Which of a deck's cards a test asks. A tag is one of the cards' own. */
export type Which =
  | { readonly kind: "all" }
  | { readonly kind: "due-or-weak" }
  | { readonly kind: "starred" }
  | { readonly kind: "tag"; readonly tag: string };

/** What a student chooses of a test before it begins. */
export type TestOptions = {
  /** how many questions at most */ readonly count: number | "all";
  readonly which: Which;
  /** the side that is asked for */ readonly direction: Direction;
  readonly order: "deck" | "shuffled";
};

/** What the specification's test is: every card, its definition, in the deck's order. */
export const usualTest: TestOptions = { count: "all", which: { kind: "all" }, direction: "definition", order: "deck" };

/** The numbers that are offered; any other up to a deck's most cards is taken too. */
export const offeredCounts = [10, 20] as const;

/** A test of more questions is asked about before it begins. */
export const longTest = 200;

/** The options as the parameters of an address: nothing for the usual test. */
export function optionsAsQuery({ count, which, direction, order }: TestOptions): Record<string, string> {
  return {
    ...(count !== "all" && { count: String(count) }),
    ...(which.kind !== "all" && { which: which.kind }),
    ...(which.kind === "tag" && { tag: which.tag }),
    ...(direction !== usualTest.direction && { answer: direction }),
    ...(order !== usualTest.order && { order }),
  };
}

/** The options that an address or a device's memory names. What is none of them is as usual. Never throws. */
export function optionsFromQuery(said: (name: string) => string | null): TestOptions {
  const count = Number(said("count") ?? Number.NaN);
  return {
    count: isCount(count) ? count : "all",
    which: whichOf(said("which"), said("tag")),
    direction: oneOf(["definition", "term", "mixed"], said("answer")) ?? usualTest.direction,
    order: oneOf(["deck", "shuffled"], said("order")) ?? usualTest.order,
  };
}

export function isUsual(options: TestOptions): boolean {
  return Object.keys(optionsAsQuery(options)).length === 0;
}

export function isCount(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= DECK.maxCards;
}

function whichOf(kind: string | null, tag: string | null): Which {
  if (kind === "tag") return isTag(tag) ? { kind, tag } : usualTest.which;
  return kind === "due-or-weak" || kind === "starred" ? { kind } : usualTest.which;
}

function isTag(tag: string | null): tag is string {
  return tag !== null && tag !== "" && tag.length <= CARD.tagMaxLength;
}

function oneOf<T extends string>(known: readonly T[], said: string | null): T | null {
  return known.find((one) => one === said) ?? null;
}
