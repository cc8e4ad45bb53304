import { bare, leadingArticle, type Reading } from "../question/reading.ts";
import { outcome, MARKS, type Outcome } from "../question/verdict.ts";
import { symbolsOf } from "../formulas/substances-apart.ts";
import { isPlaceInARegion } from "../text/alternatives.ts";
import { numbersIn } from "../quantities/numbers.ts";
import { compact } from "../text/fold.ts";
import { allowedSlips, slipsBetween } from "../text/typos.ts";

/** Grades two or more guesses at a single answer: `Canberra or Sydney`. */
export function severalGuesses(reading: Reading): Outcome | null {
  const { forms, answer, question } = reading;
  if (forms.every(({ words }) => words.length > 4) || answer.words.length > 12 || isPlaceInARegion(question.definition)) return null;
  // `to walk / tto go` has all names of the card, with a slip in one.
  if (isRightIn(reading)(answer.text)) return null;
  const either = partsOf(answer.text, /\s+(?:or|oder|ou|или)\s+|\s\/\s|\s?[;|]\s?/u);
  if (isGuessing(either, reading)) return outcome(isHalfSure(either, reading) ? partOfTwo : MARKS.none, "several-guesses");
  const listed = partsOf(answer.text, /\s?(?:,(?!\d)|;)\s?(?:then\s)?|\s+(?:and|und|et|y|и|then)\s+/u);
  // `the mitochondrion and the nucleus` names two things.
  const joined = partsOf(answer.text, /\s+(?:and|und|et|y|и)\s+/u).map((part) => part.replace(/^(?:the|an?) /, ""));
  const areThings = joined.length === 2 && joined.every((part) => part.split(" ").length <= 2 && !/\b(?:is|was|are|it|they)\b/.test(part));
  if (areThings && forms.some(({ words }) => words.length <= 2) && isGuessing(joined, reading))
    return outcome(partOfTwo, "several-guesses");
  // `Mercury, a small planet` is a remark, not a second guess.
  const hasNumber = /\d/.test(question.definition);
  const isRemark = (part: string) =>
    remark.test(part) ||
    (!hasNumber && /^\d/.test(part)) ||
    (leadingArticle(part) !== null && leadingArticle(forms[0]?.text ?? "") === null);
  const isListed = listed.every((part) => part.split(" ").length <= 2) && !listed.some(isRemark) && isGuessing(listed, reading);
  return isListed ? outcome(listed.length > mostNamed ? MARKS.none : partOfTwo, "several-guesses") : null;
}

const partOfTwo = 50;
/** Number of things; an answer that names more does not choose. */
const mostNamed = 3;

/**
 * `Canberra or Sydney`: two guesses in words, the right one first. Of two numbers one is always close, and after `either` there is no
 * choice.
 */
function isHalfSure(parts: readonly string[], reading: Reading): boolean {
  const [first = ""] = parts;
  const isNumber = /\d/.test(reading.question.definition) || parts.some((part) => numbersIn(part).length > 0);
  return parts.length === 2 && !isNumber && !/^\s*either\b/.test(reading.answer.text) && isRightIn(reading)(first);
}

/** A remark on the one thing: `chickpeas, with tahini`, `nitrogen, about 78%`. */
const remark =
  /^(?:with|like|as|in|from|between|near|on|at|by|where|when|although|because|which|who|that|made|used|about|around|mostly|mainly|formerly|once|now|today|alias|of|always|never|usually|often|sometimes)(?:\s|$)/;

function partsOf(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) =>
      part.replace(/^(?:either|maybe|perhaps|possibly|probably|vielleicht|entweder|peut-être|quizás?)\s+/, "").replace(/[,.?!\s]+$/, ""),
    )
    .filter((part) => part.trim() !== "");
}

/** Whether some parts are right, apart from slips, and some name another thing. */
function isGuessing(parts: readonly string[], reading: Reading): boolean {
  if (parts.length < 2) return false;
  const { isAsked, question } = reading;
  const symbols = symbolsOf(question.definition).map((symbol) => symbol.toLowerCase());
  const isRight = isRightIn(reading);
  // `mercury, Hg` names one thing twice.
  const isWrong = (part: string) => !isRight(part) && !part.split(" ").every(isAsked) && !symbols.includes(part);
  return parts.some(isRight) && parts.some(isWrong);
}

function isRightIn({ forms }: Reading): (part: string) => boolean {
  const right = forms.map(({ text }) => compact(bare(text)));
  // `vitamin D` is not a slip of vitamin C, nor 8,895 m of 5,895 m.
  const signs = (text: string) => (text.match(/(?<![\p{L}\p{N}])\p{L}(?![\p{L}\p{N}])|\p{N}/gu) ?? []).join("");
  const own = forms.map(({ text }) => signs(text));
  return (part) =>
    right.some(
      (form, place) =>
        own[place] === signs(part) && slipsBetween(form, compact(bare(part)), allowedSlips(form.length)) <= allowedSlips(form.length),
    );
}
