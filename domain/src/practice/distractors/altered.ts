import { oppositeOf } from "../examiner/knowledge/word-pairs.ts";

/**
 * False versions of a text, for a question with too few other answers: with another number, or with a word replaced by its opposite. Empty when no
 * change makes the text certainly false.
 */
export function alteredTexts(text: string, random: () => number, wanted: number): string[] {
  const found = new Set<string>();
  for (let attempt = 0; attempt < wanted * 4 && found.size < wanted; attempt++) {
    const other = withOtherNumber(text, random);
    if (other !== null && other !== text) found.add(other);
  }
  if (found.size < wanted) {
    const turned = withOpposite(text);
    if (turned !== null) found.add(turned);
  }
  return [...found].slice(0, wanted);
}

/** The first number, changed a little and formatted alike: years by up to 20, others by a tenth to a half. */
function withOtherNumber(text: string, random: () => number): string | null {
  const match = /(?<![\p{L}\d.,])\d{1,3}(?:[, ]\d{3})+|(?<![\p{L}\d.,])\d+(?:[.,]\d+)?/u.exec(text);
  if (!match) return null;
  const written = match[0];
  const separator = /^\d{1,3}([, ])\d{3}/.exec(written)?.[1];
  const point = separator === undefined ? /[.,]/.exec(written)?.[0] : undefined;
  const value = Number(written.replace(/[, ](?=\d{3})/g, separator === undefined ? "$&" : "").replace(",", "."));
  if (!Number.isFinite(value) || written.length > 15) return null;
  const isYear = /^(?:1\d|20)\d\d$/.test(written);
  const sign = random() < 0.5 ? -1 : 1;
  const decimals = point === undefined ? 0 : written.length - written.indexOf(point) - 1;
  const step = isYear ? 1 + Math.floor(random() * 20) : Math.max(10 ** -decimals, value * (0.1 + random() * 0.4));
  const moved = Math.abs(value + sign * step);
  const digits = moved.toFixed(decimals);
  if (Number(digits) === value) return null;
  const grouped = separator === undefined ? digits.replace(".", point ?? ".") : digits.replace(/\B(?=(?:\d{3})+$)/g, separator);
  return text.slice(0, match.index) + grouped + text.slice(match.index + written.length);
}

function withOpposite(text: string): string | null {
  for (const { 0: word, index } of text.matchAll(/[a-z]{3,}/gi)) {
    const opposite = oppositeOf(word.toLowerCase());
    if (opposite === null) continue;
    const written = word[0] === word[0]?.toUpperCase() ? opposite.slice(0, 1).toUpperCase() + opposite.slice(1) : opposite;
    return text.slice(0, index) + written + text.slice(index + word.length);
  }
  return null;
}
