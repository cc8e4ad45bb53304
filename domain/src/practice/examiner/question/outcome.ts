import rules from "./rules.json" with { type: "json" };

/**
 * The scores of a grade (specification, section 7): 90 to 100 for full credit, 40 to 80 for a part, 0 for a wrong or an empty answer, and
 * no others.
 */
export const MARKS = { full: 100, leastFull: 90, mostPartial: 80, leastPartial: 40, none: 0 } as const;

/**
 * An answer counts as correct from full credit on. Partial credit raises the average but not the counter: an answer that lacks a part is
 * not right yet, and a student who disagrees can count it as right.
 */
export function countsAsCorrect(score: number): boolean {
  return score >= MARKS.leastFull;
}

/** The rule that decided a grade. The table has what each reads, and its sentences for the student: if the answer is right, and otherwise. */
export type Rule = keyof typeof rules;

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

/** A wrong answer, with what the card says and, where it is known, what the answer says in its place. */
export function wrong(rule: Rule, missing: string, detail?: string): Outcome {
  return outcome(MARKS.none, rule, { missing: [missing.trim()], ...(detail !== undefined && { detail: detail.trim() }) });
}

/** The kind of answer that the deciding rule reads. */
export type Reader = "text" | "quantities" | "dates" | "formulas" | "code" | "scripts" | "names" | "lists" | "sentences" | "spelling";

export function readerOf(rule: Rule): Reader {
  return rules[rule].reader as Reader;
}

/** Why a grade was given, as data that can be put into words in any language. Parts are as the card or the answer writes them. */
export type Reason = { reader: Reader; code: Rule; found: readonly string[]; missing: readonly string[]; detail?: string };

/** Rules whose full marks need no second opinion: the answer was parsed as its kind and has the same value. */
const certain: ReadonlySet<Rule> = new Set(["accepted", "number", "date", "time", "formula", "code", "reading"]);

export function isCertainlyRight({ score, rule }: { score: number; rule: Rule }): boolean {
  return countsAsCorrect(score) && certain.has(rule);
}
