import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";

function marked(term: string, definition: string, answer: string) {
  const { score, rule } = grade({ term, definition, answer, deck: [] });
  return [score >= 90 ? "right" : score >= 40 ? "a part" : "wrong", rule];
}

describe("a word in its own script, and its readings", () => {
  test.each([
    ["mountain (Japanese)", "山 (やま, yama)", "やま"],
    ["mountain (Japanese)", "山 (やま, yama)", "ヤマ"],
    ["mountain (Japanese)", "山 (やま, yama)", "Yama"],
    ["school (Japanese)", "学校 (がっこう, gakkō)", "gakkou"],
    ["teacher (Japanese)", "先生 (せんせい)", "sensei"],
    ["Osaka (Japanese)", "大阪 (おおさか, Ōsaka)", "Osaka"],
    ["friend (Chinese)", "朋友 (péngyou)", "peng2you"],
    ["telephone (Chinese)", "电话 (diànhuà)", "dianhua"],
    ["telephone (Chinese)", "电话 (diànhuà)", "電話"],
    ["telephone (Chinese)", "电话 (diànhuà)", "电话 diànhuà"],
    ["bread (Russian)", "хлеб (khleb)", "hleb"],
    ["fir (Russian)", "ёлка", "елка"],
    ["peace (Hebrew)", "שלום (shalom)", "שָׁלוֹם"],
    ["book (Arabic)", "كتاب (kitāb)", "kitaab"],
    ["water (Hindi)", "पानी (pānī)", "paanee"],
    ["Hindi (Hindi)", "हिन्दी", "हिंदी"],
    ["moon (Korean)", "달 (dal)", "dar"],
    ["head (Korean)", "머리 (meori)", "meoli"],
    ["wine (Armenian)", "կաթ (kat')", "kat"],
  ])("%s %s: %s", (term, definition, answer) => {
    expect(marked(term, definition, answer)).toEqual(["right", "reading"]);
  });

  test.each([
    ["horse (Chinese)", "马 (mǎ)", "ma", "a part", "tones-missing"],
    ["horse (Chinese)", "马 (mǎ)", "mā", "wrong", "other-sign"],
    ["horse (Chinese)", "马 (mǎ)", "ma1", "wrong", "other-sign"],
    ["uncle (Japanese)", "おじさん (ojisan)", "ojiisan", "wrong", "other-sign"],
    ["big (Japanese)", "大 (だい, dai)", "犬", "wrong", "other-sign"],
    ["flower (Japanese)", "花 (はな, hana)", "鼻", "wrong", "other-sign"],
    ["moon (Korean)", "달 (dal)", "탈", "wrong", "other-sign"],
    ["dog (Thai)", "หมา (mǎa)", "มา", "wrong", "other-sign"],
    ["dog (Thai)", "หมา (mǎa)", "maa", "a part", "tones-missing"],
    ["eye (Thai)", "ตา (taa)", "ta", "right", "reading"],
    ["tail (Thai)", "หาง (hǎang)", "hàang", "wrong", "other-sign"],
    ["day (Greek)", "η μέρα (méra)", "ο μέρα", "a part", "article"],
    ["wall (Greek)", "ο τοίχος", "το τοίχος", "a part", "article"],
    ["child (Greek)", "το παιδί (paidí)", "το παιδί", "right", "reading"],
  ])("%s %s: %s is %s by %s", (term, definition, answer, verdict, rule) => {
    expect(marked(term, definition, answer)).toEqual([verdict, rule]);
  });
});
