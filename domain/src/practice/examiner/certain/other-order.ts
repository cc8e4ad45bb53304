import { outcome, type Outcome } from "../question/outcome.ts";
import type { Reading } from "../question/reading.ts";

/** Limit in UTF-16 code units; in a sentence more than two things have an order. */
const longest = 80;
const joint = / (?:and|und|et|y|e|i|и|och|ve|&|or|oder|ou|o|lub|или) | و(?=\p{L})/u;
const asksForAnOrder = /\b(?:order|sequence|first|respectively|before|reihenfolge|zuerst|jeweils|ordre|d'abord|orden|primero|kolejno)/iu;

/** The card's two things the other way round, `blue and red` for red and blue, unless an order is asked for. */
export function otherOrder({ question, forms, answer }: Reading): Outcome | null {
  if (asksForAnOrder.test(question.term)) return null;
  const said = twoThings(answer.text);
  const isSame =
    said !== null &&
    forms.some(({ text }) =>
      twoThings(text)
        ?.toReversed()
        .every((thing, at) => thing === said[at]),
    );
  return isSame ? outcome(98, "word-form") : null;
}

function twoThings(text: string): string[] | null {
  const things = text.length > longest ? [] : text.split(joint).map((thing) => thing.trim());
  return things.length === 2 && things.every((thing) => thing !== "" && thing.split(" ").length <= mostWords) ? things : null;
}

/** A longer part is a clause: the dog bites and the man runs. */
const mostWords = 3;
