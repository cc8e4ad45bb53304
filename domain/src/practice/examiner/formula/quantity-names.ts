import namesTable from "./names.json" with { type: "json" };
import { tableOf } from "../../../words/table-of.ts";

/** The usual letters of quantities, for formulas in words: `force = mass * acceleration`. */
const letters = tableOf<string>(namesTable.letters);

const constants: readonly (readonly [RegExp, string])[] = [
  [/\bspeed\s+(?:of\s+)?light\b/gi, "c"],
  [/\bplanck(?:'s)? constant\b/gi, "h"],
  [/\bgravitational constant\b/gi, "G"],
  [/\b(?:acceleration due to gravity|gravitational acceleration)\b/gi, "g"],
];

/** A formula in words with its quantities replaced by letters of the other formula; unknown words stay. */
export function withLetters(words: string, formula: string): string {
  const named = constants.reduce((text, [name, letter]) => (formula.includes(letter) ? text.replace(name, letter) : text), words);
  return named.replace(/\p{L}{4,}/gu, (word) => letters[word.toLowerCase()]?.split(" ").find((letter) => formula.includes(letter)) ?? word);
}

const joints = [
  [/\b(?:the )?(?:ratio|quotient) (?:of|between) (?:the )?([^=+*/-]+?) (?:to|and) /gi, "$1 / "],
  [/\b(?:the )?product of (?:the )?([^=+*/-]+?) and /gi, "$1 * "],
  [/\b(?:the )?sum of (?:the )?([^=+*/-]+?) and /gi, "$1 + "],
  [/\b(?:the )?difference (?:of|between) (?:the )?([^=+*/-]+?) and /gi, "$1 - "],
] as const;

/** `the product of current and resistance` as `current * resistance`. */
export function withSignsBetween(words: string): string {
  return joints.reduce((before, [pattern, sign]) => before.replace(pattern, sign), words);
}
