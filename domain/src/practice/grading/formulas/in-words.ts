import type { Reading } from "../question/reading.ts";
import { MARKS, outcome, type Outcome } from "../question/verdict.ts";
import { areRelated, stemmed } from "../tables/related.ts";
import { folded } from "../text/fold.ts";
import { isFunctionWord } from "../text/function-words.ts";
import { wordsOf } from "../text/words.ts";
import { withQuantities, withSignsBetween } from "./quantity-names.ts";
import { compareExpressions } from "./same-expression.ts";
import { isPartOfSum } from "./summands.ts";

/** Limits of a formula in words: UTF-16 code units, quantities, and words in a quantity. */
const longest = 160;
const mostQuantities = 6;
const mostWords = 4;

/** Operators in words. */
const spelt: readonly (readonly [RegExp, string])[] = [
  [/\s(?:divided by|over|per|durch|geteilt durch|divisé par|dividido por)\s|\s?[÷/]\s?/g, " / "],
  [/\s(?:times|multiplied by|multiplied with|mal|fois|por)\s|\s?[×·⋅*]\s?|\sx\s/g, " * "],
  [/\splus\s|\s?\+\s?/g, " + "],
  [/\s(?:minus|moins|menos)\s|\s[-–−]\s/g, " - "],
  [/\s(?:is equal to|equals?|is the same as|are|is|ist|gleich|est|es)\s|\s?=\s?/g, " = "],
];

/** Whether a card's text is a formula of quantities in words: `base × height / 2`. */
export function isFormulaInWords(definition: string): boolean {
  if (definition.length > longest) return false;
  const own = inSigns(definition);
  return hasOperator.test(own) && own.split("=").length <= 2 && quantitiesOf(own) !== null && !isEither(definition);
}

/** In `well-known` the hyphen joins words. */
const hasOperator = /[+*/=]|\s-\s/;

/** Grades `density = mass / volume` by the positions of its quantities: the same words in other positions are another formula. */
export function asFormulaInWords(reading: Reading): Outcome | null {
  const { question } = reading;
  if (question.definition.length > longest || question.answer.length > longest) return null;
  const own = inSigns(question.definition);
  const card = quantitiesOf(own);
  if (card === null || !isFormulaInWords(question.definition)) return null;
  const written = own.includes("=") ? question.answer : question.answer.replace(/^\s*\p{L}[\p{L} ]{0,30}=/u, "");
  const said = inSigns(withQuantities(written.trim(), card) ?? written);
  const answer = quantitiesOf(said);
  if (answer === null) return null;
  const letters = "abcdghjk";
  const places = answer.map((quantity) =>
    card.includes(quantity) ? card.indexOf(quantity) : card.findIndex((other) => isSameQuantity(other, quantity, reading)),
  );
  if (places.includes(-1) || new Set(places).size !== places.length) return null;
  const withLetters = (text: string, names: readonly string[], place: (at: number) => number) =>
    text
      .split(operators)
      .map((part) => {
        const at = names.indexOf(nameOf(part));
        return at < 0 ? part : ` ${letters[place(at)] ?? ""} `;
      })
      .join("");
  const [expected, given] = [withLetters(own, card, (at) => at), withLetters(said, answer, (at) => places[at] ?? 0)];
  const verdict = compareExpressions(expected, given);
  if (verdict === null) return null;
  if (verdict === "same") return outcome(MARKS.full, "formula");
  if (isPartOfSum(expected, given) || isShortened(expected, given)) return outcome(60, "formula-part");
  // The rule for words detects two exchanged quantities.
  const signs = (text: string) => text.replace(/[^-+*/]/g, "");
  if (!own.includes("=") && signs(own) === signs(said)) return null;
  return outcome(MARKS.none, "formula", { missing: [question.definition.trim()] });
}

/** `base × height` for `base × height / 2`: the card's formula without a factor or a bracket. */
function isShortened(expected: string, given: string): boolean {
  const signs = (text: string) => Array.from(text.replace(/\s/g, ""));
  const said = signs(given.includes("=") ? given : given.trim());
  const own = signs(given.includes("=") ? expected : (expected.split("=").at(-1) ?? ""));
  let place = -1;
  return said.length < own.length && said.every((sign) => (place = own.indexOf(sign, place + 1)) >= 0);
}

/** `rich / wealthy`: a slash alone separates alternatives. */
function isEither(definition: string): boolean {
  return definition.includes("/") && !/[=×·⋅*÷+()]|\s[-–−]\s/.test(definition);
}

const operators = /([-+*/=()])/;

function inSigns(text: string): string {
  const plain = folded(text).replace(/[.;]\s*$/, "");
  const apart = withSignsBetween(plain);
  return spelt.reduce((before, [pattern, sign]) => before.replace(pattern, sign), apart);
}

function nameOf(part: string): string {
  return part.trim().replace(/^(?:the|an?|your|its)\s+/, "");
}

/** The quantities between the operators, without duplicates; null if there is no operator, or a part is not the name of a quantity. */
function quantitiesOf(text: string): string[] | null {
  const parts = text
    .split(operators)
    .map(nameOf)
    .filter((part) => part !== "");
  const names = [...new Set(parts.filter((part) => !operators.test(part) && !/^\d+(?:\.\d+)?$/.test(part)))];
  // `their number` refers to an earlier quantity.
  const isQuantity = (name: string) =>
    /^\p{Ll}[\p{Ll}' ]{2,}$/u.test(name) && name.split(" ").length <= mostWords && !/\b(?:their|its|it|them|that|which|who)\b/.test(name);
  const hasSign = parts.some((part) => /^[-+*/]$/.test(part));
  return hasSign && names.length >= 2 && names.length <= mostQuantities && names.every(isQuantity) ? names : null;
}

/** Whether two names mean the same quantity, in the same words or in synonyms. */
function isSameQuantity(one: string, other: string, { language, meanSame }: Reading): boolean {
  const content = (name: string) =>
    wordsOf(name)
      .filter((word) => !isFunctionWord(word, language))
      .map(stemmed);
  const [ours, theirs] = [content(one), content(other)];
  if (ours.length === 0 || theirs.length === 0) return one === other;
  const covers = (some: typeof ours, all: typeof ours) =>
    some.every((word) => all.some((known) => areRelated(known, word, language, meanSame)));
  return covers(ours, theirs) && covers(theirs, ours);
}
