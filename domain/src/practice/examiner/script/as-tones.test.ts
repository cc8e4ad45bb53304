import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["hello (Chinese, pinyin)", "nǐ hǎo", "ni3 hao3", "right", "reading"],
  ["hello (Chinese, pinyin)", "nǐ hǎo", "nǐhǎo", "right", "exact"],
  ["hello (Chinese, pinyin)", "nǐ hǎo", "ni hao", "a part", "tones-missing"],
  ["hello (Chinese, pinyin)", "nǐ hǎo", "nǐ hāo", "wrong", "accent-word"],
  ["green (Chinese)", "lǜ", "lv4", "right", "reading"],
  ["fish (Vietnamese)", "cá", "ca", "a part", "tones-missing"],
  ["fish (Vietnamese)", "cá", "cà", "wrong", "accent-word"],
  ["coffee (Vietnamese)", "cà phê", "cà phe", "a part", "tones-missing"],
  ["coffee (French)", "café", "cafe", "right", "accents"],
  // pinyin-utils 2.32.0 makes nv of nv3 and lvè of lve4.
  ["女", "nv3", "nǚ", "right", "reading"],
  ["略", "lve4", "lüè", "right", "reading"],
  ["绿", "lu:4", "lǜ", "right", "reading"],
  ["你好", "ni3 hao3", "nǐhǎo", "right", "reading"],
  ["你好", "ni3 hao3", "nihao", "a part", "tones-missing"],
  ["你好", "ni3hao3", "nǐ hāo", "wrong", "accent-word"],
  ["朋友", "peng2 you5", "péngyou", "right", "reading"],
])("%s, %s: %s is %s by %s", (term, definition, answer, verdict, by) => {
  const { score, rule } = grade({ term, definition, answer, deck: [] });
  expect([score >= 90 ? "right" : score >= 40 ? "a part" : "wrong", rule]).toEqual([verdict, by]);
});
