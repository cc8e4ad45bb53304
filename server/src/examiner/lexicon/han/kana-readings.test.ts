import { expect, test } from "vitest";

import { kanaReadings } from "./kana-readings.ts";
import type { KanaTable, WordReadings } from "./kana-table.ts";

const known: Record<string, Partial<WordReadings>> = {
  今日: { word: ["きょう"] },
  今: { word: ["いま"] },
  日: { word: ["ひ"], counter: ["にち"] },
  会社: { word: ["かいしゃ"] },
  会: { word: ["かい"] },
  社: { attached: ["しゃ"] },
  員: { attached: ["いん"] },
  者: { word: ["もの"], attached: ["しゃ"] },
  読み: { word: ["よみ"] },
  読: { word: ["どく"] },
  本: { word: ["ほん"], counter: ["ほん"] },
  三: { word: ["さん"] },
  三本: { name: ["みもと"] },
  十分: { word: ["じゅうぶん"] },
  十: { word: ["じゅう"] },
  分: { counter: ["ふん"], word: ["ぶん"] },
  日本: { name: ["にほん"] },
};
const table: KanaTable = (word) => ({ word: [], attached: [], counter: [], name: [], ...known[word] });

test.each([
  ["a word that is known is read in no other way", "今日", ["きょう"]],
  ["others are read as the fewest words they are made of", "会社員", ["かいしゃいん"]],
  ["what ends a word is read as that", "会社者", ["かいしゃしゃ"]],
  ["kana stand for themselves, in either script", "本を読みマス。", ["ほんをよみます"]],
  ["a count is no name of a place", "三本", ["さんほん", "さんぼん", "さんぽん"]],
  ["a name is read as one", "日本", ["にほん"]],
  ["an unusual reading is in a table", "一日", ["ついたち", "いちにち"]],
  ["a numeral by itself has all its readings", "四", ["よん", "し"]],
  ["a place is not read as the count that it begins with", "四国", ["しこく"]],
  ["what is not known has no reading", "鬱蒼", []],
  ["nor has what has other signs", "本123", []],
  ["nor kana alone", "ほん", []],
  ["nor nothing", "", []],
])("%s", (_, text, readings) => {
  expect(kanaReadings(text, table)).toEqual(readings);
});

test("a count may also be a word", () => {
  expect(kanaReadings("十分", table)).toEqual(expect.arrayContaining(["じゅうぶん", "じゅっぷん"]));
});

test("a long text is not read, and the number of readings is limited", () => {
  expect(kanaReadings("本".repeat(41), table)).toEqual([]);
  const many: KanaTable = () => ({ word: ["か", "き", "く", "け"], attached: [], counter: [], name: [] });
  expect(kanaReadings("本".repeat(40), many).length).toBeLessThanOrEqual(64);
});
