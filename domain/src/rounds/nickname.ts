import type { ErrorCode } from "../errors/catalogue.ts";
import { ROUND } from "../limits/round-limits.ts";
import { looksEmpty } from "../words/drawn.ts";
import { folded } from "../words/folded.ts";
import { tableOf } from "../words/table-of.ts";

/** Characters that turn the direction of the text around them. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Marks piled upon a letter: they would cover the lines above and below. No name needs four. */
const pile = /\p{M}{4}/u;

/** A name as it is shown: without line breaks, double blanks, and characters that turn the text around them. */
export function cleanNickname(typed: string): string {
  return typed
    .normalize("NFC")
    .replace(turning, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** What is wrong with a clean name; null if nothing is. */
export function nicknameProblem(name: string): ErrorCode | null {
  if (looksEmpty(name)) return "round/name-needed";
  if (name.length > ROUND.nameMaxLength) return "round/name-too-long";
  return pile.test(name) ? "round/bad-name" : null;
}

/**
 * Names with the same key look alike: as searches compare them, with letters of other alphabets and digits as the Latin letters that they look like, and
 * without blanks and punctuation.
 */
export function nicknameKey(name: string): string {
  const letters = Array.from(folded(name), (letter) => latinOf[letter] ?? letter).join("");
  return letters.replace(betweenLetters, "") || letters;
}

/** Digits, and the Greek and Cyrillic letters with a Latin one that looks the same, small or as a capital; each above the Latin one. */
const alike: readonly (readonly [others: string, latin: string])[] = [
  ["01", "ol"],
  ["αβεζηικμνορστυχ", "abezhikmnopotyx"],
  ["авгекмнорстухѕіјһԁԛԝѵӏ", "abrekmhopctyxsijhdqwvl"],
];
const latinOf = tableOf(
  Object.fromEntries(alike.flatMap(([others, latin]) => others.split("").map((letter, at) => [letter, latin[at] ?? letter] as const))),
);
const betweenLetters = /[\p{P}\p{Z}\p{C}\u2800]/gu;

/** The name itself, or with the first number that nobody has: a second Ada is "Ada 2". `takenKeys` are those of the others. */
export function freeNickname(name: string, takenKeys: ReadonlySet<string>): string {
  if (!takenKeys.has(nicknameKey(name))) return name;
  const base = name.replace(/ \d{1,3}$/, "");
  for (let number = 2; ; number += 1) {
    const numbered = `${base} ${number}`;
    if (!takenKeys.has(nicknameKey(numbered))) return numbered;
  }
}
