import { createHash } from "node:crypto";

import { readingOf } from "@recollect/domain/practice/grading/question/reading.ts";
import { withoutMarkOfBase } from "@recollect/domain/practice/grading/question/plain-question.ts";
import { coveredBy } from "@recollect/domain/practice/grading/rules/key-words.ts";
import { evidenceOf, type Evidence } from "@recollect/domain/practice/grading/rules/other-words.ts";

import { grade, lexicon } from "./examiner.ts";
import { fitted, likelihood } from "./logistic.ts";
import { seenPairs } from "./seen.ts";

/**
 * Fits the weights of `rules/other-words.ts` on what is seen of all sets, and prints what they are worth on cards that they were not
 * fitted on: each eighth of the cards is marked by weights of the other seven. What it prints differs from the weights in use: those were
 * fitted before the sets of half answers, hostile answers, courses and decks were written, and the threshold was chosen for them.
 */
type Row = { term: string; verdict: "full" | "partial" | "wrong"; features: number[] };

const names = ["share", "missing", "explained", "frame", "places", "length"] as const satisfies (keyof Evidence)[];
const groups = 8;
/** What the rules before this one leave undecided, and what it decides. */
const undecided = new Set(["key-words", "no-match", "other-words"]);

const rows = seenPairs().flatMap(rowOf);
const isRight = ({ verdict }: Row) => verdict === "full";
console.log(
  `${rows.length} answers, ${rows.filter(isRight).length} of them right, ${rows.filter((row) => row.verdict === "wrong").length} wrong`,
);

const weights = Array.from({ length: groups }, (_, left) => weightsWithout(left));
const marks = rows.map((row) => ({ row, likely: likelihood(weights[groupOf(row)] ?? [], row.features) }));
console.table(
  Object.fromEntries(
    [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8].map((from) => {
      const accepted = marks.filter(({ likely }) => likely >= from).map(({ row }) => row);
      const of = (verdict: Row["verdict"]) => accepted.filter((row) => row.verdict === verdict).length;
      return [from, { "right accepted": of("full"), "partial accepted": of("partial"), "wrong accepted": of("wrong") }];
    }),
  ),
);
const all = fitted(
  rows.map(({ features }) => features),
  rows.map(isRight),
);
console.log(Object.fromEntries(["bias", ...names].map((name, at) => [name, Number((all[at] ?? 0).toFixed(2))])));

/** Weights fitted on all cards but those of one group. */
function weightsWithout(left: number): number[] {
  const others = rows.filter((row) => groupOf(row) !== left);
  return fitted(
    others.map(({ features }) => features),
    others.map(isRight),
  );
}

function groupOf({ term }: Row): number {
  return (createHash("sha256").update(`group ${term}`).digest()[0] ?? 0) % groups;
}

function rowOf({ term, definition, answer, verdict, deck }: ReturnType<typeof seenPairs>[number]): Row[] {
  const question = withoutMarkOfBase({ term, definition, answer, deck });
  const { score, rule } = grade(question);
  const reading = readingOf(question, lexicon);
  const [form] = reading.forms;
  if (!undecided.has(rule) || (score >= 90 && rule !== "other-words") || form === undefined) return [];
  const evidence = evidenceOf(form, reading, coveredBy(form, reading).coverage);
  return evidence === null ? [] : [{ term, verdict, features: names.map((name) => evidence[name]) }];
}
