import { createHash } from "node:crypto";

import { withoutMarkOfBase } from "@recollect/domain/practice/grading/question/plain-question.ts";
import { readingOf } from "@recollect/domain/practice/grading/question/reading.ts";
import { coveredBy } from "@recollect/domain/practice/grading/rules/key-words.ts";
import { partEvidenceOf, type PartEvidence } from "@recollect/domain/practice/grading/rules/worth-a-part.ts";

import { grade, lexicon } from "./examiner.ts";
import type { Verdict } from "./judged.ts";
import { fitted, likelihood } from "./logistic.ts";
import { seenPairs } from "./seen.ts";

/**
 * Fits the weights of `rules/worth-a-part.ts` on what is seen of all sets, and prints what they are worth on decks that they were not
 * fitted on: each tenth of the decks is marked by weights of the other nine.
 */
type Row = { deck: string; verdict: Verdict; features: number[]; isPartNow: boolean };

const names = ["replaced", "extra", "addsNothing", "frame", "length"] as const satisfies (keyof PartEvidence)[];
const groups = 10;
/** What no other rule decides. */
const undecided = new Set(["key-words", "no-match"]);

const rows = seenPairs().flatMap(rowOf);
const hasAPart = ({ verdict }: Row) => verdict !== "wrong";
console.log(`${rows.length} answers:`, counts(rows));

const weights = Array.from({ length: groups }, (_, left) => weightsOf(rows.filter((row) => groupOf(row) !== left)));
const marks = rows.map((row) => ({ row, likely: likelihood(weights[groupOf(row)] ?? [], row.features) }));
console.log("What gets a part");
console.table({
  now: counts(rows.filter(({ isPartNow }) => isPartNow)),
  ...Object.fromEntries(
    [0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6].map((from) => [
      `from ${from}`,
      counts(marks.filter(({ likely }) => likely >= from).map(({ row }) => row)),
    ]),
  ),
});
const all = weightsOf(rows);
console.log(Object.fromEntries(["bias", ...names].map((name, at) => [name, Number((all[at] ?? 0).toFixed(2))])));

function counts(some: readonly Row[]): Record<string, number> {
  const of = (verdict: Verdict) => some.filter((row) => row.verdict === verdict).length;
  return { "half answers": of("partial"), "right ones": of("full"), "wrong ones": of("wrong") };
}

function weightsOf(some: readonly Row[]): number[] {
  return fitted(
    some.map(({ features }) => features),
    some.map(hasAPart),
  );
}

function groupOf({ deck }: Row): number {
  return (createHash("sha256").update(`deck ${deck}`).digest()[0] ?? 0) % groups;
}

function rowOf({ term, definition, answer, verdict, deck }: ReturnType<typeof seenPairs>[number]): Row[] {
  const question = withoutMarkOfBase({ term, definition, answer, deck });
  const { score, rule } = grade(question);
  const reading = readingOf(question, lexicon);
  const [form] = reading.forms;
  if (!undecided.has(rule) || score >= 90 || form === undefined) return [];
  const evidence = partEvidenceOf(form, reading, coveredBy(form, reading).coverage);
  // A deck is named by its first card.
  return evidence === null
    ? []
    : [{ deck: deck[0]?.term ?? "", verdict, features: names.map((name) => evidence[name]), isPartNow: score > 0 }];
}
