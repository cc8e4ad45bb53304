import { numbersIn } from "./numbers.ts";
import type { Reading } from "../question/reading.ts";
import { MARKS } from "../question/marks.ts";
import { outcome, type Outcome } from "../question/outcome.ts";

const card = /^\s*-?\d+(?:\s*[,;]\s*-?\d+){2,}\s*$/;
const mostNumbers = 20;
const longest = 200;

/** Grades a card whose answer is several whole numbers, `2, 3, 5, 7`: an extra number is an extra item even if the question contains it. */
export function asNumberList({ question, answer }: Reading): Outcome | null {
  if (question.definition.length > longest || answer.raw.length > longest || !card.test(question.definition)) return null;
  const [expected, given] = [question.definition, answer.text].map((text) =>
    text.split(/\s*[,;]\s*|\s+(?:and|und|et|y|e)\s+|\s+/).map(valueOf),
  );
  if (expected === undefined || given === undefined || expected.length > mostNumbers || given.length > mostNumbers) return null;
  if (given.length < 2 || [...expected, ...given].some(Number.isNaN)) return null;
  const missing = expected.filter((number) => !given.includes(number));
  const added = given.filter((number) => !expected.includes(number));
  if (missing.length === 0 && added.length === 0) return outcome(MARKS.full, "list");
  const isPart = added.length <= 1 && missing.length * 2 <= expected.length;
  const [found, lacking] = [expected.filter((number) => given.includes(number)), missing].map((numbers) => numbers.map(String));
  return isPart ? outcome(added.length > 0 ? 60 : 70, "list", { found: found ?? [], missing: lacking ?? [] }) : null;
}

function valueOf(word: string): number {
  const text = word.replace(/[.{}]/g, "");
  if (text === "one") return 1;
  const [number, ...more] = numbersIn(text);
  return number && more.length === 0 && number.written === text ? (number.values[0] ?? Number.NaN) : Number.NaN;
}
