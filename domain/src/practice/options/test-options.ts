import { CARD, DECK } from "../../limits/limits.ts";
import type { Direction } from "../asked-cards.ts";

/** Which of a deck's cards a test asks. `tag` is one of the cards' tags; `test` is the id of a finished test, whose missed questions are asked again. */
export type Which =
  | { readonly kind: "all" }
  | { readonly kind: "due-or-weak" }
  | { readonly kind: "starred" }
  | { readonly kind: "tag"; readonly tag: string }
  | { readonly kind: "missed"; readonly test: string };

/** The student's choices for a test. */
export type TestOptions = {
  /** the maximum number of questions */ readonly count: number | "all";
  readonly which: Which;
  /** the side that is asked for */ readonly direction: Direction;
  readonly order: "deck" | "shuffled";
};

/** The specification's test: every card, its definition, in the deck's order. */
export const usualTest: TestOptions = { count: "all", which: { kind: "all" }, direction: "definition", order: "deck" };

/** The counts that are offered; any other up to the maximum of a deck is accepted too. */
export const offeredCounts = [10, 20] as const;

/** A test with more questions needs a confirmation. */
export const longTest = 200;

/** The options as query parameters: none for the default test. */
export function optionsAsQuery({ count, which, direction, order }: TestOptions): Record<string, string> {
  return {
    ...(count !== "all" && { count: String(count) }),
    ...(which.kind !== "all" && { which: which.kind }),
    ...(which.kind === "tag" && { tag: which.tag }),
    ...(which.kind === "missed" && { test: which.test }),
    ...(direction !== usualTest.direction && { answer: direction }),
    ...(order !== usualTest.order && { order }),
  };
}

/** The options from query parameters or storage. Invalid ones are replaced by the defaults. Never throws. */
export function optionsFromQuery(parameterOf: (name: string) => string | null): TestOptions {
  const count = Number(parameterOf("count") ?? Number.NaN);
  return {
    count: isCount(count) ? count : "all",
    which: whichOf(parameterOf("which"), { tag: parameterOf("tag"), test: parameterOf("test") }),
    direction: oneOf(["definition", "term", "mixed"], parameterOf("answer")) ?? usualTest.direction,
    order: oneOf(["deck", "shuffled"], parameterOf("order")) ?? usualTest.order,
  };
}

export function isUsual(options: TestOptions): boolean {
  return Object.keys(optionsAsQuery(options)).length === 0;
}

export function isCount(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= DECK.maxCards;
}

/** What was missed in a test, asked again in the direction in which it was missed. */
export function missedIn(test: string): TestOptions {
  return { count: "all", which: { kind: "missed", test }, direction: "mixed", order: "shuffled" };
}

function whichOf(kind: string | null, { tag, test }: { tag: string | null; test: string | null }): Which {
  if (kind === "tag") return isTag(tag) ? { kind, tag } : usualTest.which;
  if (kind === "missed") return test !== null && /^[\w-]{1,64}$/.test(test) ? { kind, test } : usualTest.which;
  return kind === "due-or-weak" || kind === "starred" ? { kind } : usualTest.which;
}

function isTag(tag: string | null): tag is string {
  return tag !== null && tag !== "" && tag.length <= CARD.tagMaxLength;
}

function oneOf<T extends string>(knownValues: readonly T[], value: string | null): T | null {
  return knownValues.find((one) => one === value) ?? null;
}
