import { countsAsCorrect } from "./marks.ts";
/** The rule that decided a grade. */
export type Rule =
  | "empty"
  | "not-known"
  | "exact"
  | "accepted"
  | "alternative"
  | "accents"
  | "accent-part"
  | "accent-word"
  | "spelling"
  | "word-form"
  | "synonym"
  | "other-words"
  | "one-word-other"
  | "article"
  | "number"
  | "near-number"
  | "range-part"
  | "unit-missing"
  | "unit-wrong"
  | "date"
  | "date-part"
  | "date-near"
  | "time"
  | "code"
  | "reading"
  | "tones-missing"
  | "only-said"
  | "other-sign"
  | "ending-missing"
  | "formula"
  | "formula-unbalanced"
  | "formula-constant"
  | "formula-sign"
  | "formula-bound"
  | "formula-charge"
  | "formula-part"
  | "list"
  | "key-words"
  | "repeats-the-question"
  | "other-card"
  | "different-number"
  | "negation"
  | "opposite"
  | "swapped"
  | "several-guesses"
  | "no-match";

/** The result of a rule: the score, and the found and missing parts of the definition as the card writes them. */
export type Outcome = { score: number; rule: Rule; found: readonly string[]; missing: readonly string[]; detail?: string };

export function outcome(
  score: number,
  rule: Rule,
  parts: { found?: readonly string[]; missing?: readonly string[]; detail?: string } = {},
): Outcome {
  const { found = [], missing = [], detail } = parts;
  return { score, rule, found, missing, ...(detail === undefined ? {} : { detail }) };
}

/** The kind of answer that the deciding rule reads. */
export type Reader = "text" | "quantities" | "dates" | "formulas" | "code" | "scripts" | "names" | "lists" | "sentences" | "spelling";

const readers: Partial<Record<Rule, Reader>> = {
  number: "quantities",
  "near-number": "quantities",
  "range-part": "quantities",
  "unit-missing": "quantities",
  "unit-wrong": "quantities",
  "different-number": "quantities",
  date: "dates",
  "date-part": "dates",
  "date-near": "dates",
  time: "dates",
  formula: "formulas",
  "formula-unbalanced": "formulas",
  "formula-constant": "formulas",
  "formula-sign": "formulas",
  "formula-bound": "formulas",
  "formula-charge": "formulas",
  "formula-part": "formulas",
  code: "code",
  reading: "scripts",
  "tones-missing": "scripts",
  "only-said": "scripts",
  "other-sign": "scripts",
  "ending-missing": "scripts",
  list: "lists",
  "key-words": "sentences",
  "other-words": "sentences",
  "one-word-other": "sentences",
  negation: "sentences",
  opposite: "sentences",
  swapped: "sentences",
  accents: "spelling",
  "accent-part": "spelling",
  "accent-word": "spelling",
  spelling: "spelling",
  "word-form": "spelling",
};

export function readerOf(rule: Rule): Reader {
  return readers[rule] ?? "text";
}

/** Why a grade was given, as data that can be put into words in any language. Parts are as the card or the answer writes them. */
export type Reason = { reader: Reader; code: Rule; found: readonly string[]; missing: readonly string[]; detail?: string };

/** Rules whose full marks need no second opinion: the answer was parsed as its kind and has the same value. */
const certain: ReadonlySet<Rule> = new Set(["accepted", "number", "date", "time", "formula", "code", "reading"]);

export function isCertainlyRight({ score, rule }: { score: number; rule: Rule }): boolean {
  return countsAsCorrect(score) && certain.has(rule);
}
