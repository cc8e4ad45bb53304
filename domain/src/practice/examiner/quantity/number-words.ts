import wordsTable from "./words.json" with { type: "json" };
import { tableOf } from "../../../words/table-of.ts";
import { withoutAccents } from "../text/fold.ts";
import { chineseOf, romanOf } from "../knowledge/signs-of-numbers.ts";
import { unitOf } from "./units.ts";

/** Zero to twenty, the tens to ninety, and a hundred, in nine languages. */
const rows = wordsTable.rows.map((row) => row.split(" "));
const values = tableOf<number>({
  ...Object.fromEntries(rows.flatMap((row) => row.map((word, place) => [word, place <= 20 ? place : (place - 18) * 10] as const))),
  ...Object.fromEntries(rows.flatMap(compounds)),
  ...Object.fromEntries(wordsTable.hundreds.flatMap((row) => row.split(" ").map((word, place) => [word, (place + 2) * 100] as const))),
  ...Object.fromEntries(
    Object.entries(wordsTable.forms).flatMap(([value, words]) => words.split(" ").map((word) => [word, Number(value)] as const)),
  ),
});
const joints = new Set(["und", "et", "y", "e", "och"]);

/** Numbers written as one word: `sechsundvierzig`, `vierentwintig`, `quarantasei`, `fyrtiosex`, `veintiséis`. */
function compounds(row: readonly string[], language: number): [word: string, value: number][] {
  const tens = row.slice(20, 28);
  return tens.flatMap((ten, place) =>
    row.slice(1, 10).flatMap((unit, before): [string, number][] => {
      const value = (place + 2) * 10 + before + 1;
      const one = unit === "eins" ? "ein" : unit;
      if (language === 0) return [[`${one}und${ten}`, value]];
      if (language === 1)
        return [
          [`${one}${one.endsWith("e") ? "ën" : "en"}${ten}`, value],
          [`${one}en${ten}`, value],
        ];
      if (language === 3 && place === 0) return [[`veinti${unit}`, value]];
      if (language === 4) return [[`${/^[uo]/.test(unit) ? ten.slice(0, -1) : ten}${unit}`, value]];
      return language === 6 ? [[`${ten}${unit}`, value]] : [];
    }),
  );
}

/**
 * The number that a whole text writes in words of another language, in Roman or in Chinese numerals, with its unit if it has one; any other
 * text is returned unchanged.
 */
export function withNumeral(text: string): string {
  const said = text
    .trim()
    .replace(/[.!]$/, "")
    .replace(/^un'(?=\p{L})/iu, "un ")
    // `un millón de euros`, `un million d'euros`
    .replace(/ d(?:[ei] |')(?=\p{L}+$)/u, " ");
  if (said.length > 40 || /\d/.test(said) || said === "") return text;
  const [hedge = ""] = hedges.exec(said) ?? [];
  if (hedge !== "") return `${hedge}${withNumeral(said.slice(hedge.length))}`;
  const [, sign = "", unsigned = ""] = /^([+-]?)(.*)$/.exec(said) ?? [];
  const number = numeralOf(unsigned);
  if (number !== null) return `${sign}${number}`;
  // `media hora`, `une demi-heure`, `eine halbe Stunde`
  const halved = halfOf.exec(said)?.[1];
  if (halved !== undefined && unitOf(halved) !== null) return `0.5 ${halved}`;
  // `une heure et demie`, `hora y media`
  const [, whole = said, half] = /^(.+?) (?:et|y|e) (demie?|medi[ao]|mezz[ao]|mei[ao])$/u.exec(said) ?? [];
  const [, before = "", unit = ""] = /^(?:(.+?)\s+)?(\S+)$/u.exec(whole) ?? [];
  const counted = unitOf(unit) === null ? null : before !== "" ? countOf(before) : half === undefined ? null : 1;
  return counted === null ? text : `${half === undefined ? counted : Number(counted) + 0.5} ${unit}`;
}

/**
 * A number of units in words, `dos años`, `une heure et demie`, `a year`, with its number in digits; any other text is returned unchanged, also a number without a
 * unit, which is a word like others on a card of words.
 */
export function withCountedUnit(text: string): string {
  const counted = withNumeral(text);
  const unit = counted === text ? null : unitOf(/(?<=\d )\p{L}+$/u.exec(counted)?.[0] ?? "");
  return unit === null || unit.dimension === "" ? text : counted;
}

/** Half of a unit, in ten languages. */
const halfOf =
  /^(?:(?:ein(?:en?|em|er)?|une?|een|en|ett) )?(?:halbe[nrs]?|demie?|demi-|medi[ao]|mezz[ao]|mezz'|mei[ao]|halve?|halvt|pół|пол) ?(\p{L}+)$/iu;

/** What may stand before a number that is no exact one. */
const hedges = /^(?:etwa|ungefähr|rund|circa|ca\.?|environ|à peu près|unos|unas|aproximadamente|alrededor de|cerca de) (?=\S)/iu;
/** Numbers that are said as a phrase: `ein Viertel`, `anderthalb`. */
const phrases = tableOf<string>(wordsTable.phrases);
/** The digits of a number that is said digit by digit, as a telephone number is. */
const digitWords = tableOf<number>({
  ...Object.fromEntries(rows.flatMap((row) => row.slice(0, 10).map((word, value) => [word, value] as const))),
  ...Object.fromEntries("zero one two three four five six seven eight nine".split(" ").map((word, value) => [word, value] as const)),
});
const fewestDigits = 3;

const english = tableOf<number>({
  a: 1,
  an: 1,
  ...Object.fromEntries(
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
      .split(" ")
      .map((word, place) => [word, place + 1] as const),
  ),
});

/** How many a word counts, in digits or in words of ten languages, where an article counts one; null for another word. */
export function countOfWord(word: string): number | null {
  if (/^\d{1,9}$/.test(word)) return Number(word);
  return english[word] ?? values[withoutAccents(word).replace(/ß/g, "ss")] ?? null;
}

/** How many units: `a year` and `en vecka` are one. */
function countOf(text: string): number | string | null {
  return /^(?:an?|en)$/i.test(text) ? 1 : numeralOf(text);
}

function numeralOf(text: string): number | string | null {
  const inSigns = romanOf(text) ?? chineseOf(text);
  if (inSigns !== null) return inSigns;
  const words = withoutAccents(text.toLowerCase().replace(/ß/g, "ss"))
    .replace(/ё/g, "е")
    .split(/[\s-]+/);
  const phrase = phrases[words.join(" ")];
  if (phrase !== undefined) return phrase;
  if (words.length >= fewestDigits && words.every((word) => digitWords[word] !== undefined))
    return words.map((word) => digitWords[word]).join("");
  // What stands before a thousand is a group of its own: `mille neuf cent quatre-vingt-dix`.
  let [thousands, group] = [0, 0];
  for (const [place, word] of words.entries()) {
    if (joints.has(word) && place > 0 && place < words.length - 1) continue;
    const value = values[word] ?? joinedNumber(word, values);
    if (value === undefined) return null;
    if (value >= 1000) [thousands, group] = [thousands + (group || 1) * value, 0];
    else if (value === 100 && group > 0 && group < 10) group *= 100;
    else if (value === 20 && group % 100 === 4) group += 76;
    else group += value;
  }
  return thousands + group;
}

/** Hundred and thousand as they stand inside a number that is written as one word. */
const scales = Object.entries(wordsTable.joined);
const jointsInside = ["und", "en"];
/** Years are said in hundreds: `neunzehnhundertneunzig`. */
const mostHundreds = 19;

/**
 * The number that one word writes with hundreds or thousands in it: `zweihundertsechs`, `tweeduizend`, `centotto`, `millenovecentonovanta`. `simple` knows the
 * numbers below a hundred.
 */
function joinedNumber(word: string, simple: Readonly<Record<string, number>>, below = Infinity): number | undefined {
  for (const [scale, value] of scales) {
    const place = word.indexOf(scale);
    if (value >= below || place < 0) continue;
    const valueOf = (part: string) => simple[part] ?? joinedNumber(part, simple, value);
    const [before, after] = [word.slice(0, place), word.slice(place + scale.length)];
    const count = before === "" ? 1 : valueOf(before);
    const rest = after === "" ? 0 : (valueOf(after) ?? afterJoint(after, valueOf));
    const most = value === 100 ? mostHundreds : 999;
    if (count !== undefined && count >= 1 && count <= most && rest !== undefined && rest < value) return count * value + rest;
  }
  return undefined;
}

function afterJoint(text: string, valueOf: (part: string) => number | undefined): number | undefined {
  const joint = jointsInside.find((one) => text.startsWith(one));
  return joint === undefined ? undefined : valueOf(text.slice(joint.length));
}
