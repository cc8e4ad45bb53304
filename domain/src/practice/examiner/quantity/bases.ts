import type { Reading } from "../question/reading.ts";
import { MARKS } from "../question/marks.ts";
import { outcome, type Outcome, wrong } from "../question/outcome.ts";

const longest = 40;
const hex = {
  base: 16,
  named: /\bhex(?:a(?:decimal)?)?\b/i,
  digits: /^[\da-f]+$/i,
  prefix: /^(?:0?x|#|\$)\s?/i,
  suffix: /\s?(?:_?16|\((?:base ?)?16\)|\(?hex(?:adecimal)?\)?|h)$/i,
};
const binary = {
  base: 2,
  named: /\bbin(?:ary|är)?\b|\bbase 2\b/i,
  digits: /^[01]+$/,
  prefix: /^0b\s?/i,
  suffix: /\s?(?:_?2|\((?:base ?)?2\)|\(?bin(?:ary)?\)?|b)$/i,
};

const ofTheSystem = /\b(?:base (?:of|number)|radix|digits|symbols|how many|system)\b/i;

/** Grades a card whose answer is a number in another base, `0x1F` or `1010`: by its digits, with or without the mark of the base. */
export function asOtherBase({ question }: Reading): Outcome | null {
  if (question.definition.length > longest || question.answer.length > longest) return null;
  const [definition, answer] = [question.definition, question.answer].map((text) =>
    text
      .replace(/[₀-₉]+/g, "_$&")
      .normalize("NFKC")
      .trim()
      .replace(/[.!]$/, ""),
  );
  if (definition === undefined || answer === undefined) return null;
  const isOfDecimals = /\b(?:in|to|into|as) decimal\b/i.test(question.term);
  const isHex = /^0x[\da-f]+$/i.test(definition) || (!isOfDecimals && hex.named.test(question.term) && hex.digits.test(definition));
  const isBinary = /^0b[01]+$/i.test(definition) || (!isOfDecimals && binary.named.test(question.term) && binary.digits.test(definition));
  if (isHex === isBinary) return null;
  const kind = isHex ? hex : binary;
  // `The base of the hexadecimal system` is written as other numbers are.
  if (Number(definition) === kind.base && ofTheSystem.test(question.term)) return null;
  const valueOf = (text: string) => {
    const plain = text
      .replace(/^(?:it is|=)\s*/i, "")
      .replace(kind.prefix, "")
      .replace(/(?<=[\da-f])\s(?=[\da-f])/gi, "");
    const digits = kind.digits.test(plain) ? plain : plain.replace(kind.suffix, "");
    return kind.digits.test(digits) ? Number.parseInt(digits, kind.base) : Number.NaN;
  };
  return valueOf(definition) === valueOf(answer)
    ? outcome(MARKS.full, "number", { found: [answer] })
    : wrong("different-number", definition, answer);
}
