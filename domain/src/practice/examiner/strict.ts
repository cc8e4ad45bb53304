import { asCode } from "./code/as-code.ts";
import { asCentury } from "./date/as-century.ts";
import { asDate, asTime } from "./date/as-date.ts";
import { asYears } from "./date/as-years.ts";
import { asFormula, isFormulaCard } from "./formula/as-formula.ts";
import { asNuclides } from "./formula/nuclides.ts";
import type { Outcome } from "./question/outcome.ts";
import { asQuantity, isQuantityCard } from "./quantity/as-quantity.ts";
import { asRatio } from "./quantity/as-ratio.ts";
import { asUnit } from "./quantity/as-unit.ts";
import { asOtherBase } from "./quantity/bases.ts";
import { unlessBounded } from "./quantity/bounded.ts";
import type { Reading } from "./question/reading.ts";
import { asScript } from "./script/as-script.ts";
import { asLongVowels, asNumberedPinyin, asTones } from "./script/as-tones.ts";

/** The readers of cards in which every sign counts, in the order in which they are asked; the first that knows the card's kind decides. */
const readers: readonly ((reading: Reading) => Outcome | null)[] = [
  asCode,
  asCentury,
  asYears,
  asDate,
  asNumberedPinyin,
  asNuclides,
  asTime,
  asOtherBase,
  asUnit,
  asRatio,
  asQuantity,
  asFormulaInSigns,
  asScript,
  asTones,
  asLongVowels,
];

/** The outcome of a code, date, quantity, formula or script card; null for a card in words. */
export function asStrictCard(reading: Reading): Outcome | null {
  return byReaders(reading) ?? withoutRemark(reading);
}

/** A formula card, unless it is a number or the answer tells it in words that say no formula. */
function asFormulaInSigns(reading: Reading): Outcome | null {
  const decided = asFormula(reading);
  if (decided === null || decided.score > 0) return decided;
  return isQuantityCard(reading) || isInWords(reading.question.answer) ? null : decided;
}

/** Whether a text has at least three words and no sign of a formula. */
function isInWords(text: string): boolean {
  const start = text.slice(0, longestFormula);
  return !/[=+*^<>≤≥√∫∑·×÷]/u.test(start) && (start.match(/\p{L}{3,}/gu) ?? []).length >= 3;
}

/** A formula with a remark in brackets: `P = V × I (watts)`. */
function withoutRemark(reading: Reading): Outcome | null {
  const { question } = reading;
  if (question.definition.length > longestFormula) return null;
  const definition = question.definition.replace(/\s\([^()]*\)\s*$/, "");
  return definition === question.definition || !definition.includes("=") || !isFormulaCard({ ...question, definition })
    ? null
    : asFormula({ ...reading, question: { ...question, definition }, forms: reading.forms.slice(1, 2) });
}

const longestFormula = 300;

function byReaders(reading: Reading): Outcome | null {
  for (const read of readers) {
    const decided = read(reading);
    if (decided !== null) return unlessBounded(decided, reading);
  }
  return null;
}
