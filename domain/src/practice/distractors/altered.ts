import { oppositeOf } from "../examiner/knowledge/word-pairs.ts";

/**
 * False versions of a text, for a question with too few other answers: with another number, or with a word replaced by its opposite. Empty when no
 * change makes the text certainly false.
 */
export function alteredTexts(text: string, random: () => number, wantedCount: number): string[] {
  const foundTexts = new Set<string>();
  for (let attempt = 0; attempt < wantedCount * 4 && foundTexts.size < wantedCount; attempt++) {
    const other = withOtherNumber(text, random);
    if (other !== null && other !== text) foundTexts.add(other);
  }
  if (foundTexts.size < wantedCount) {
    const opposite = withOpposite(text);
    if (opposite !== null) foundTexts.add(opposite);
  }
  return [...foundTexts].slice(0, wantedCount);
}

/** The first number, changed a little and formatted alike: years by up to 20, others by a tenth to a half. */
function withOtherNumber(text: string, random: () => number): string | null {
  const match = /(?<![\p{L}\d.,])\d{1,3}(?:[, ]\d{3})+|(?<![\p{L}\d.,])\d+(?:[.,]\d+)?/u.exec(text);
  if (!match) return null;
  const numberText = match[0];
  const separator = /^\d{1,3}([, ])\d{3}/.exec(numberText)?.[1];
  const point = separator === undefined ? /[.,]/.exec(numberText)?.[0] : undefined;
  const value = Number(numberText.replace(/[, ](?=\d{3})/g, separator === undefined ? "$&" : "").replace(",", "."));
  if (!Number.isFinite(value) || numberText.length > 15) return null;
  const isYear = /^(?:1\d|20)\d\d$/.test(numberText);
  const sign = random() < 0.5 ? -1 : 1;
  const decimals = point === undefined ? 0 : numberText.length - numberText.indexOf(point) - 1;
  const step = isYear ? 1 + Math.floor(random() * 20) : Math.max(10 ** -decimals, value * (0.1 + random() * 0.4));
  const movedValue = Math.abs(value + sign * step);
  const digits = movedValue.toFixed(decimals);
  if (Number(digits) === value) return null;
  const groupedDigits = separator === undefined ? digits.replace(".", point ?? ".") : digits.replace(/\B(?=(?:\d{3})+$)/g, separator);
  return text.slice(0, match.index) + groupedDigits + text.slice(match.index + numberText.length);
}

function withOpposite(text: string): string | null {
  for (const { 0: word, index } of text.matchAll(/[a-z]{3,}/gi)) {
    const opposite = oppositeOf(word.toLowerCase());
    if (opposite === null) continue;
    const oppositeWord = word[0] === word[0]?.toUpperCase() ? opposite.slice(0, 1).toUpperCase() + opposite.slice(1) : opposite;
    return text.slice(0, index) + oppositeWord + text.slice(index + word.length);
  }
  return null;
}
