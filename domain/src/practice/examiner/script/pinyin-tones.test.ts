import { expect, test } from "vitest";
import { comparePinyinBySyllables } from "./pinyin-tones.ts";

test.each([
  ["péng yǒu", "péngyǒu", "same"],
  ["péng yǒu", "peng2 you3", "same"],
  ["péng yǒu", "péngyou", "same"],
  ["péng yǒu", "peng2you5", "same"],
  ["duì bù qǐ", "duìbuqǐ", "same"],
  ["lǜ", "lv4", "same"],
  ["lǜ", "lü4", "same"],
  ["xī ān", "Xī'ān", "same"],
  ["péng yǒu", "pengyou", "unmarked"],
  ["péng yǒu", "pengyǒu", "unmarked"],
  ["wǒ xǐ huan hē chá", "wǒ xihuan he cha", "unmarked"],
  ["mǎ", "ma", "unmarked"],
  ["lǜ", "lu4", "different"],
  ["mǎ", "mā", "different"],
  ["mǎ", "ma1", "different"],
  ["péng yǒu", "péngyòu", "different"],
  ["péng yǒu", "péngyǒ1u", "different"],
  ["péng yǒu", "péng", "different"],
  ["péng yǒu", "", "different"],
])("%s and %s: %s", (expected, given, verdict) => {
  expect(comparePinyinBySyllables(expected, given)).toBe(verdict);
});
