import { tableOf } from "@recollect/domain/words/table-of.ts";

import readingsTable from "./irregular-readings.json" with { type: "json" };
import { hiragana } from "@recollect/domain/practice/examiner/text/fold.ts";
import type { KanaTable } from "./kana-table.ts";

/**
 * Days of the month and counts with irregular readings, or that the dictionary has only as place names; and places that it reads as counts or as
 * other words.
 */
const irregularReadings = tableOf<string>(readingsTable.irregularReadings);
/** Numerals that have several readings by themselves. */
const numeralsAlone = tableOf<string>(readingsTable.numeralsAlone);
/** Other readings of numerals before a counter. */
const numeralReadings = tableOf<string>(readingsTable.numeralReadings);

/** Limits: characters of a text and of a word, and readings. */
const longestText = 40;
const longestWord = 8;
const mostReadings = 32;

const han = /[\p{Script=Han}々]/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
/** Characters before a suffix. */
const leading = /[\p{Script=Han}\p{Script=Katakana}々ー]/u;
const numeral = /[一二三四五六七八九十百千万何]/;

/**
 * A part of a text with its readings. A word costs much more than a kana, which is its own reading, so the fewest and longest words are
 * chosen.
 */
type Part = { end: number; readings: readonly string[]; cost: number; isWord: boolean; changes: boolean };
const costOfWord = 100;

/**
 * The readings of a Japanese text in hiragana: those of the dictionary for the whole text or, if it has none, of the fewest words into
 * which the text can be split. An entry of the dictionary has no other readings: 今日 is not いまひ.
 */
export function kanaReadings(text: string, table: KanaTable): string[] {
  const signs = Array.from(text.normalize("NFKC").replace(/[\s、。・!?「」]/g, ""));
  if (signs.length === 0 || signs.length > longestText || !signs.some((sign) => han.test(sign))) return [];
  const irregular = irregularReadings[signs.join("")] ?? numeralsAlone[signs.join("")];
  if (irregular !== undefined) return irregular.split(" ");
  const whole = table(signs.join("")).word;
  // 十分 is じゅうぶん, and also ten minutes.
  const isCount = signs.length > 1 && numeral.test(signs[0] ?? "");
  if (whole.length > 0 && !isCount) return whole;
  return [...new Set([...whole, ...readingsOfParts(signs.map((_, start) => partsFrom(signs, start, table, isCount)))])];
}

function partsFrom(signs: readonly string[], start: number, table: KanaTable, isCount: boolean): Part[] {
  const [before = "", sign = ""] = [signs[start - 1], signs[start]];
  const parts: Part[] = kana.test(sign) ? [{ end: start + 1, readings: [hiragana(sign)], cost: 1, isWord: false, changes: false }] : [];
  const last = Math.min(signs.length - (isCount && start === 0 ? 1 : 0), start + longestWord);
  for (let end = start + 1; end <= last; end++) {
    const text = signs.slice(start, end).join("");
    const word = han.test(text) ? wordFrom(text, table, { before, after: signs[end] ?? "" }) : null;
    if (word !== null) parts.push({ ...word, end, isWord: true });
  }
  return parts;
}

function wordFrom(
  text: string,
  table: KanaTable,
  { before, after }: { before: string; after: string },
): Omit<Part, "end" | "isWord"> | null {
  const irregular = irregularReadings[text];
  if (irregular !== undefined) return { readings: irregular.split(" "), cost: costOfWord, changes: false };
  const { word, attached, counter, name } = table(text);
  const isOne = text.length === 1;
  const isCounted = numeral.test(before);
  if (isCounted && counter.length > 0) return { readings: counter, cost: costOfWord, changes: true };
  const [isLed, isFollowed] = [leading.test(before), han.test(after)];
  // The suffix 〜者 is しゃ and not もの; a first or single word is read as a word.
  const isSuffix = isOne && isLed && attached.length > 0;
  const numbers = (numeralReadings[text]?.split(" ") ?? []).filter((reading) => isFollowed || !reading.endsWith("っ"));
  const knownReadings = [
    ...(isSuffix ? [] : word),
    ...(isLed || isFollowed || word.length === 0 ? [...attached, ...counter] : []),
    ...numbers,
  ];
  const readings = [...new Set(knownReadings.length > 0 ? knownReadings : name)];
  // 三本 is also a place, みもと, but more often a count.
  const isDear = (isCounted && !(isOne && numeral.test(text))) || (knownReadings.length === 0 && numeral.test(text.charAt(0)));
  return readings.length > 0 ? { readings, cost: isDear ? 2 * costOfWord : costOfWord, changes: isOne && !isSuffix } : null;
}

/** The readings along the cheapest paths from the first character to the last. */
function readingsOfParts(partsAt: readonly (readonly Part[])[]): string[] {
  const rest = partsAt.map(() => Infinity).concat(0);
  for (let start = partsAt.length - 1; start >= 0; start--)
    rest[start] = Math.min(...(partsAt[start] ?? []).map(({ end, cost }) => cost + (rest[end] ?? Infinity)));
  if (rest[0] === Infinity) return [];
  const soFar = rest.map(() => ({ word: new Set<string>(), kana: new Set<string>() }));
  soFar[0]?.kana.add("");
  partsAt.forEach((parts, start) => {
    for (const { end, readings, cost, isWord, changes } of parts) {
      if (cost + (rest[end] ?? Infinity) !== rest[start]) continue;
      const together = soFar[end]?.[isWord ? "word" : "kana"];
      for (const reading of readings) {
        for (const before of soFar[start]?.kana ?? []) add(together, [before + reading]);
        for (const before of soFar[start]?.word ?? []) add(together, changes ? joinReadings(before, reading) : [before + reading]);
      }
    }
  });
  const last = soFar.at(-1);
  return [...(last?.word ?? []), ...(last?.kana ?? [])];
}

function add(together: Set<string> | undefined, texts: readonly string[]): void {
  for (const text of texts) if (together !== undefined && together.size < mostReadings) together.add(text);
}

const voiced = tableOf<string>(pairs("かがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどはばひびふぶへべほぼ"));
const halfVoiced = tableOf<string>(pairs("はぱひぴふぷへぺほぽ"));

/**
 * The ways in which two parts of a word are joined: unchanged (`がく` `せい`), with the second one voiced (`て` `かみ`, てがみ), or with a doubled
 * consonant between them (`がく` `こう`, がっこう; `いち` `ほん`, いっぽん; `さん` `ほ`, さんぽ).
 */
export function joinReadings(before: string, after: string): string[] {
  const [first, rest] = [after.charAt(0), after.slice(1)];
  const [soft, hard] = [voiced[first], halfVoiced[first]];
  const stem = before.slice(0, -1);
  if (before.endsWith("っ")) return soft === undefined ? [] : [before + (hard ?? first) + rest];
  const all = [before + after];
  if (soft !== undefined) all.push(before + soft + rest);
  if (hard !== undefined && before.endsWith("ん")) all.push(before + hard + rest);
  const isUnvoiced = soft !== undefined && stem !== "";
  if (isUnvoiced && (/[つち]$/.test(before) || (/[くき]$/.test(before) && /^[かきくけこ]/.test(after))))
    all.push(`${stem}っ${hard ?? first}${rest}`);
  return all;
}

function pairs(signs: string): Record<string, string> {
  return Object.fromEntries(Array.from({ length: signs.length / 2 }, (_, at) => [signs.charAt(at * 2), signs.charAt(at * 2 + 1)]));
}
