import { countsAsCorrect, MARKS } from "./marks.ts";
import rules from "./rules.json" with { type: "json" };

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
