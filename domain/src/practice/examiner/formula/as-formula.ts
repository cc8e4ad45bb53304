import { yearOfAnEra } from "../date/as-date.ts";
import { bare, type Reading } from "../question/reading.ts";
import { MARKS } from "../question/marks.ts";
import { outcome, type Outcome, wrong } from "../question/outcome.ts";
import { isChemical, isElement } from "./elements.ts";
import { withNumeral } from "../quantity/number-words.ts";
import { numbersIn } from "../quantity/numbers.ts";
import { readLength, unified, unifiedSource } from "../text/fold.ts";
import { asMeant } from "./as-meant.ts";
import { withGrowthInSigns, withoutKeys } from "./as-typed.ts";
import { compareEquations, isEquation, isWithoutCharge, sameSubstance } from "./chemistry.ts";
import { isSymbolic, sameFormula } from "./formulas.ts";
import { isPartOfFormula } from "./part-of-formula.ts";
import { withLetters, withSignsBetween } from "./quantity-names.ts";
import { compareExpressions } from "./same-expression.ts";
import { compareFactors } from "./factors.ts";
import { compareIntervals } from "./intervals.ts";
import { comparePoints, compareSets, compareSolutions } from "./sets.ts";
import { isStructure, withUsualGroups } from "./substances.ts";
import { fromSource, fromSpeech } from "./source.ts";

/** Limit of an answer that is read as a formula, in UTF-16 code units. */
const longestAnswer = 400;

/** Grades a card whose answer is a formula, a reaction, a symbol or a ratio: parsed and compared by its meaning, in any notation. */
export function asFormula(reading: Reading): Outcome | null {
  const { question, forms, answer } = reading;
  // Not `forms`: in a formula a bracket is not an optional remark.
  if (!isFormulaCard(question)) return inBrackets(question);
  const isDenied = denied.test(question.answer.slice(0, longestAnswer)) && !/[¬∧∨]|\bnot\b/.test(question.definition);
  if (isDenied) return wrong("formula", question.definition);
  const plainName = question.definition.replace(/^(\s*\p{L})_\{?\p{L}{2,}\}?(?=\s*=)/u, "$1");
  const expected = [...new Set([question.definition, plainName])];
  const typed = fromSource(unifiedSource(question.answer.slice(0, longestAnswer)));
  const verdicts = expected.flatMap((raw) => {
    const own = withTimesSigns(fromSource(unifiedSource(raw.slice(0, readLength))));
    const given = withGrowthInSigns(typed, own);
    return [given, ...withoutRemarks(given, own), ...withoutStop(given, own), ...withoutKeys(given, own)].flatMap((text) => {
      const [ours, theirs] = asMeant(own, text);
      if (ours !== own) return [compared(ours, theirs)];
      return theirs === text ? [compared(own, text)] : [compared(own, text), compared(ours, theirs)];
    });
  });
  const best = (["same", "unbalanced", "constant", "sign", "bound", "charge", "part"] as const).find((kind) => verdicts.includes(kind));
  if (best === "same") return outcome(MARKS.full, "formula");
  if (best !== undefined) return outcome(60, `formula-${best}`);
  const big = /^o\s?\((.*)\)$/.exec(forms[0]?.text ?? "")?.[1];
  if (big !== undefined && (bare(big) === bare(answer.text) || compared(big, typed) === "same")) return outcome(MARKS.full, "formula");
  return wrong("formula", question.definition);
}

/** `F = m x a`: an `x` between two other letters is a product sign; in `2 sin x cos x` it is a letter. */
function withTimesSigns(own: string): string {
  const signs = own.replace(/(?<=[\p{L}\d)]) x (?=[\p{L}(])/gu, " * ");
  const isSign = /(?<![\p{L}\d])\p{L}[\d_]{0,2} x \p{L}(?!\p{L})/u.test(own) && !/(?<!\p{L})x(?!\p{L})/u.test(signs);
  return isSign ? signs : own;
}

/** `anything but: H2O` */
const denied = /^\s*(?:(?:it'?s |it is )?not\b|(?:anything|everything|all) (?:but|except)\b|never\b|no\s)/i;

/**
 * Grades an answer that is a formula against the one that a card in words has in brackets: `hydroxyl group (–OH)`. Null if there is none.
 */
function inBrackets({ definition, term, answer }: Reading["question"]): Outcome | null {
  const inside =
    definition.length > readLength
      ? undefined
      : /\s\(([^()]{2,40}|[^()]*\([^()]*\)[^()]*)\)\s*$/.exec(definition)?.[1]?.replace(/^[-–=]/, "");
  if (inside === undefined || !isFormulaCard({ definition: inside, term }) || answer.length > longestAnswer) return null;
  const [own, given] = [inside, answer.replace(/^\s*[-–]/, "")].map((text) => fromSource(unifiedSource(text)));
  return own !== undefined && given !== undefined && compared(...asMeant(own, given)) === "same" ? outcome(MARKS.full, "formula") : null;
}

/**
 * Variants of an answer without the formula's name (`f'(x) = …`, the index of `E_kin`) and without a remark in words (`Au (aurum)`), if the
 * card has neither.
 */
function withoutRemarks(given: string, own: string): string[] {
  if (given.length > longestNamed || own === given) return [];
  const named = own.includes("=")
    ? given
    : given.replace(/^\s*(?:[A-Za-z]'{0,2}(?:\([a-z]\))?|d[a-z]?\/d[a-z][^=]*|\([^=()]*\)'|∫[^=]*)\s*=\s*(?=\S)/u, "");
  const indexed = own.includes("_") ? named : named.replace(/(?<=(?:^|[^\p{L}])\p{Lu})_\{?\p{Ll}{2,}\}?/gu, "");
  const hasWords = /\p{Ll}{4,}/u.test(own);
  const frame = framed.exec(indexed)?.[0] ?? "";
  const bareOf = hasWords ? indexed : indexed.slice(frame.length);
  const plain = hasWords ? indexed : withoutRemarkInWords(bareOf);
  return [...new Set([named, indexed, bareOf, plain])].filter((text) => text !== given && text.trim() !== "");
}

/** `Au` for `Au (aurum)` and for `Au, from aurum`: without words at the end, in brackets or after a comma. */
function withoutRemarkInWords(text: string): string {
  const inside = text.replace(/\.$/, "").replace(/\)$/, "");
  const start = Math.max(...["(", ","].map((sign) => inside.lastIndexOf(sign)));
  const remark = inside.slice(start + 1);
  if (start < 0 || !/^[\p{L}\s]*$/u.test(remark)) return text;
  const isRemark = inside[start] === "(" ? /\p{Ll}{3}/u.test(remark) : /^\s/.test(remark) && /\p{Ll}{4}/u.test(remark);
  return isRemark ? inside.slice(0, start).trimEnd() : text;
}

/** Words before a formula: `its chemical symbol is Au`, `logarithmic time, O(log n)`. */
const framed =
  /^\s*(?:(?:it'?s|it is|das ist)\s+(?!(?:the )?(?:chemical )?(?:symbol|formula))|(?:(?:its|the|it is the|it's the|das)\s+)?(?:chemical\s+)?(?:symbol|formula|zeichen|formel)\s*(?:is\s+|ist\s+|[:=]\s*)?|(?!.*\b(?:not|never|but)\b)\p{Ll}{4,}(?:\s\p{Ll}{2,}){0,3}[,:]\s+(?=\S*[\p{Lu}\d(=]))/u;

/** A formula without the full stop of a sentence: `K.` */
function withoutStop(given: string, own: string): string[] {
  const plain = given.replace(/(?<=[\p{L}\d)])[.;]\s*$/u, "");
  return plain === given || /[.;]\s*$/.test(own) ? [] : [plain];
}

const longestNamed = 200;

/** Addresses of a network, which are no decimals. */
const isAddress = /(?<!\d)\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}/;

/** Whether the card's answer is a formula, in which every character counts. */
export function isFormulaCard({ definition, term }: { definition: string; term: string }): boolean {
  if (definition.length > readLength || definition.includes("`") || isListOfNumbers(definition) || isYear(definition)) return false;
  if (isAddress.test(definition) || areAlternativeWords(definition)) return false;
  const source = fromSource(unifiedSource(definition));
  if (source !== unifiedSource(definition).trim()) return true;
  if (isEquation(source) || isStructure(source) || isSymbolic(unified(definition), definition)) return true;
  if (isChemical(source) && /[+-]$/.test(source)) return source.includes("^") || /\b(?:an|cat)?ion\b/i.test(term);
  return isElement(source) && /\b(?:symbol|element|formula|ion)\b/i.test(term);
}

function compared(
  expected: string,
  given: string,
): "same" | "unbalanced" | "constant" | "sign" | "bound" | "charge" | "part" | "different" {
  if (expected === given || isWithZeros(expected, given) || saysBothSigns(expected, given)) return "same";
  const factors = compareFactors(expected, given);
  if (factors !== null) return factors;
  const members = compareSets(expected, given) ?? comparePoints(expected, given) ?? compareIntervals(expected, given);
  if (members !== null) return members;
  const solutions = compareSolutions(expected, given);
  if (solutions !== null) return solutions;
  const isReaction = isEquation(expected) && !isStructure(expected);
  const reaction = isReaction ? compareEquations(expected, given) : "different";
  if (reaction !== "different") return reaction;
  if (isPartOfFormula(expected, given)) return "part";
  if (isReaction) return "different";
  if (isChemical(expected) || isStructure(expected)) {
    const substance = isStructure(expected) ? given : given.replace(/^.*[=:]\s*/, "");
    if (sameSubstance(withUsualGroups(expected), withUsualGroups(substance))) return "same";
    return isWithoutCharge(expected, substance) ? "charge" : "different";
  }
  const verdicts = spellings(expected, given).map((text) => compareExpressions(expected, text));
  const best = (["same", "constant", "sign", "bound"] as const).find((kind) => verdicts.includes(kind));
  if (best) return best;
  if (areOneLetterEach(expected) && areOneLetterEach(given) && compareExpressions(expected.toLowerCase(), given.toLowerCase()) === "same")
    return "same";
  if (verdicts.every((verdict) => verdict === null) && sameFormula(expected, given)) return "same";
  return "different";
}

/** `H20` for H2O: zeros typed for the letter O. */
function isWithZeros(expected: string, given: string): boolean {
  return isChemical(expected) && !expected.includes("0") && given.replaceAll("0", "O") === expected.replace(/\s/g, "");
}

/** Whether no letter is used in both cases, so that `PV = nRT` equals `pV = nRT`. */
function areOneLetterEach(formula: string): boolean {
  const letters = new Set(formula.match(/\p{L}/gu) ?? []);
  return (
    formula.includes("=") &&
    letters.size >= 3 &&
    [...letters].every((letter) => letter === letter.toLowerCase() || !letters.has(letter.toLowerCase()))
  );
}

/** Variants of an answer: as typed, with `x` as a product sign, and with words replaced by signs. */
function spellings(expected: string, given: string): string[] {
  // If the card has the letter `x`, as in `2x e^x`, an `x` is not a product sign.
  const times = /(?<![\p{L}])x(?!\p{L})|x(?=[\^)])/u.test(expected) ? given : given.replace(/(?<=[\s\d)])x(?=[\s\d(])/g, "*");
  return [...new Set([given, times, ...ratioIn(expected, given), withLetters(fromSpeech(withSignsBetween(times)), expected)])];
}

/** `two to one` as `2:1`, if the card has a ratio. */
function ratioIn(expected: string, given: string): string[] {
  if (!/^\s*\d+(?:\s*:\s*\d+)+\s*$/.test(expected) || !/\s(?:to|zu|à|a)\s/.test(given)) return [];
  const sides = given.split(/\s+(?:to|zu|à|a)\s+/);
  const values = sides.map((side) => (/^\s*one\s*$/i.test(side) ? 1 : numbersIn(withNumeral(side.toLowerCase()))[0]?.values[0]));
  return values.includes(undefined) ? [] : [values.join(":")];
}

/** `el / la`: short words with a slash or a bar between them; in `sin x / cos x` it divides. */
function areAlternativeWords(definition: string): boolean {
  const parts = definition.trim().split(/ [/|] /);
  return parts.length > 1 && parts.every((part) => /^\p{Ll}{2,}(?: \p{Ll}{2,})*$/u.test(part) && /[aeiouyà-ÿ]/.test(part));
}

/** `753 BC` is a year, not boron and carbon. */
function isYear(definition: string): boolean {
  return yearOfAnEra(unified(definition).toLowerCase()) !== null;
}

function isListOfNumbers(definition: string): boolean {
  const parts = definition.split(/[,;]\s+/);
  if (parts.length > 1 && parts.every((part) => measure.test(part.trim()))) return true;
  return /^\s*-?\d+(?:\.\d+)?(?:\s*[,;]\s+-?\d+(?:\.\d+)?)+\s*$/.test(definition);
}

/** A number or a range with its unit: `4`, `15 °C`, `5–6 cm`, `60-80/min`. */
const measure = /^[-+]?\d[\d.,]*(?:\s?[-–]\s?\d[\d.,]*)?\s?(?:[%‰]|°?\p{L}{0,4}(?:\/\p{L}{1,4})?)$/u;

/** Limit of a formula with ±, in UTF-16 code units. */
const longest = 80;

/** `x = 3 or x = -3` for `x = ±3`: both solutions, in any order. */
function saysBothSigns(expected: string, given: string): boolean {
  if (expected.length > longest || given.length > longest || expected.split("±").length !== 2) return false;
  const plain = (text: string) => text.replace(/^[a-z](?:_?\d)?\s*=\s*/i, "").trim();
  const said = given.split(/\s*(?:\band\b|\bor\b|\bund\b|\boder\b|,|;)\s*/).filter((part) => part !== "");
  const wanted = ["+", "-"].map((sign) =>
    plain(expected)
      .replace(/^±/, sign === "+" ? "" : "-")
      .replace("±", sign),
  );
  return (
    said.length === 2 && wanted.every((one) => said.some((part) => plain(part) === one || compareExpressions(one, plain(part)) === "same"))
  );
}
