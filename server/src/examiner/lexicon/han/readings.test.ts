import { describe, expect, test } from "vitest";

import { createLexicon } from "../lexicon.ts";

const lexicon = createLexicon((what, error) => {
  throw new Error(`no ${what}`, { cause: error });
});

describe("readings of Japanese in the installed dictionaries", () => {
  test.each([
    ["学校", "がっこう"],
    ["圖書館", "としょかん"],
    ["食べる", "たべる"],
    ["昨日", "きのう"],
    ["手紙", "てがみ"],
    ["会社員", "かいしゃいん"],
    ["二十分", "にじゅっぷん"],
    ["七時", "しちじ"],
    ["消しゴム", "けしごむ"],
    ["アメリカ人", "あめりかじん"],
    ["京都", "きょうと"],
    ["お名前は何ですか", "おなまえはなんですか"],
  ])("%s is %s", (text, reading) => {
    expect(lexicon.readings(text, "ja")).toContain(reading);
  });

  test.each([
    ["学校", "がくこう"],
    ["水曜日", "みずようび"],
    ["今日", "いまひ"],
    ["一人", "いちひと"],
  ])("%s is not %s", (text, reading) => {
    expect(lexicon.readings(text, "ja")).not.toContain(reading);
  });
});

describe("readings of Chinese in the installed dictionary", () => {
  test.each([
    ["朋友", "péng yǒu"],
    ["银行", "yín háng"],
    ["銀行", "yín háng"],
    ["好", "hào"],
    ["一个", "yí gè"],
    ["一个", "yī gè"],
    ["哪儿", "nǎr"],
    ["喜欢", "xǐ huan"],
    ["喜欢", "xǐ huān"],
  ])("%s is %s", (text, reading) => {
    expect(lexicon.readings(text, "zh")).toContain(reading);
  });

  // pinyin-pro 3.29.4 reads these as xīn zāng, chuán cháng, lǐ fā, yǒu kōng and so on.
  test.each([
    ["心脏", "xīn zàng"],
    ["心脏病", "xīn zàng bìng"],
    ["船长", "chuán zhǎng"],
    ["理发店", "lǐ fà diàn"],
    ["有空", "yǒu kòng"],
    ["率先", "shuài xiān"],
    ["还钱", "huán qián"],
    ["排行榜", "pái háng bǎng"],
    ["長度", "cháng dù"],
    ["空气", "kōng qì"],
    ["校長", "xiào zhǎng"],
  ])("%s is only %s", (text, reading) => {
    expect(lexicon.readings(text, "zh")).toEqual([reading]);
  });

  test("do not exist for other languages, or for a text that is too long", () => {
    expect([lexicon.readings("食べる", "zh"), lexicon.readings("ma", "zh"), lexicon.readings("好".repeat(41), "zh")]).toEqual([[], [], []]);
  });
});
