import type { Reading } from "../question/reading.ts";
import { MARKS } from "../question/marks.ts";
import { outcome, type Outcome } from "../question/outcome.ts";
import { unified } from "../text/fold.ts";
import { compareMeasures } from "./compare.ts";
import { isBare, measuresIn, type Measure } from "./measures.ts";

const longest = 60;
const by = /\s*[×*]\s*|\s*(?<=[\d\s\p{L}])x(?=[\s\d])\s*|\s+(?:by|mal|por|sur|per|auf)\s+/iu;

/** Grades a card whose answer is a size, `210 × 297 mm`: each of its lengths, in any order. */
export function asSize({ question }: Reading): Outcome | null {
  const expected = lengthsOf(question.definition);
  if (expected === null) return null;
  const given = lengthsOf(question.answer) ?? measuresIn(unified(question.answer.slice(0, longest)));
  const left = [...given];
  const found = expected.filter((one) => {
    const place = left.findIndex((other) => compareMeasures(one, other, { isAbout: false, isHedged: false }) === "same");
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
  if (found.length === expected.length && left.length === 0) return outcome(MARKS.full, "number");
  if (found.length > 0 && left.length === 0) return outcome(50, "range-part", { missing: [question.definition.trim()] });
  return outcome(MARKS.none, "different-number", { missing: [question.definition.trim()], detail: question.answer.trim() });
}

/** Two or three lengths with units; the last unit may apply to all. Null for other texts. */
function lengthsOf(text: string): Measure[] | null {
  if (text.length > longest) return null;
  const parts = unified(text)
    .replace(/^(?:about|ca\.?|approx\.?) /i, "")
    .split(by);
  if (parts.length < 2 || parts.length > 3) return null;
  const measures = parts.map((part) => {
    const [measure, ...more] = measuresIn(part);
    return measure && more.length === 0 && measure.start === 0 && measure.end >= part.trim().length ? measure : null;
  });
  const last = measures.at(-1);
  if (!last || isBare(last) || last.unit.dimension === "" || measures.includes(null)) return null;
  return measures.filter((one) => one !== null).map((one) => (isBare(one) ? { ...one, unit: last.unit } : one));
}
