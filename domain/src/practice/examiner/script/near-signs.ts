import { slipsBetween } from "../text/typos.ts";

/** In words of fewer kana, a short vowel for a long one makes another word: `ビル`, a building, for ビール. */
const leastKana = 4;
const lightSign =
  /ー|ん|(?<=[おこごそぞとどのほぼぽもよろをょうくぐすずつづぬふぶぷむゆるゅ])う|(?<=[おこごそぞとどのほぼぽもよろ])お|(?<=[えけげせぜてでねへべぺめれ])い/g;

/**
 * `コヒー` for コーヒー, `がっこ` for がっこう, `しんぶ` for しんぶん: long vowels are written short, or an n is left out. In folded kana each of them is a
 * character of its own.
 */
export function isShortenedKana(expected: string, given: string): boolean {
  if (expected.length < leastKana || given.length >= expected.length || !/^[\p{Script=Hiragana}ー]+$/u.test(expected + given)) return false;
  const light = new Set(Array.from(expected.matchAll(lightSign), ({ index }) => index));
  let place = 0;
  for (let at = 0; at < expected.length; at++) {
    if (expected[at] === given[place]) place++;
    else if (!light.has(at)) return false;
  }
  return place === given.length;
}

/** `车站` for 火车站, `电话` for 打电话: the last two or more of at least three characters, which name the kind of thing. */
export function isHeadOfIt(expected: string, given: string): boolean {
  return (
    /^\p{Script=Han}{3,}$/u.test(expected) &&
    /^\p{Script=Han}{2,}$/u.test(given) &&
    given !== expected &&
    expected.endsWith(given) &&
    !/^[不没非无無未]/u.test(expected)
  );
}

const vowelSigns = /[\u093e-\u094d\u09be-\u09cd]/g;
const consonants = /[क-हক-হ]/g;
/** In words of fewer consonants another vowel makes another word. */
const leastOfLength = 3;
const leastOfVowels = 4;

/**
 * `कीताब` for किताब, `धन्यवद` for धन्यवाद: in words of three consonants a long vowel for a short one, or vice versa; in longer words any
 * one vowel sign.
 */
export function isOfOtherVowel(expected: string, given: string): boolean {
  const count = expected.match(consonants)?.length ?? 0;
  const short = (text: string) =>
    text.replaceAll("\u0940", "\u093f").replaceAll("\u0942", "\u0941").replaceAll("ী", "ি").replaceAll("ূ", "ু");
  if (count < leastOfLength || expected === given) return false;
  if (short(expected) === short(given)) return true;
  const bare = (text: string) => text.replace(vowelSigns, "");
  return count >= leastOfVowels && bare(expected) === bare(given) && slipsBetween(expected, given, 1) <= 1;
}

/** Vowel points of a Hebrew word. */
export const hasPoints = /[\u05b0-\u05bc\u05c7]/;

/** `בֹּקֶר` for בוקר: a pointed Hebrew word without the letters that only mark a vowel. */
export function isWithoutMatres(expected: string, given: string): boolean {
  if (given.length < 2 || given.length >= expected.length || !/^\p{Script=Hebrew}+$/u.test(expected)) return false;
  let place = 0;
  for (const letter of expected) {
    if (letter === given[place]) place++;
    else if (place === 0 || !/[וי]/.test(letter)) return false;
  }
  return place === given.length;
}
