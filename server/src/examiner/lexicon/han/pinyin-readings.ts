import { createRequire } from "node:module";

import { tableOf } from "@recollect/domain/words/table-of.ts";

import mended from "./mended-pinyin.json" with { type: "json" };

/**
 * Words that pinyin-pro reads by another reading of a character, with their pinyin: its 心脏, the heart, is xīn zāng, in which zāng means dirty. In a longer text
 * the same characters may be of two words: 有空 in 没有空气.
 */
const mendedPinyin = tableOf<string>(mended);

/** Limit in UTF-16 code units. */
const longestText = 40;

type Reader = Pick<typeof import("pinyin-pro"), "pinyin" | "polyphonic">;

/** Reads Chinese with the dictionary of pinyin-pro, which is loaded here, and with our corrections of it. */
export function openPinyin(): (text: string) => string[] {
  const reader = createRequire(import.meta.url)("pinyin-pro") as Reader;
  return (text) => pinyinReadings(text, reader);
}

/**
 * The readings of a Chinese text, with a space between syllables: those of its words, with 一 and 不 both changed and unchanged, light
 * syllables also with their own tone, and 儿 as a syllable or as an ending. A single character has all its readings.
 */
function pinyinReadings(text: string, { pinyin, polyphonic }: Reader): string[] {
  const signs = text.normalize("NFKC").replace(/[\s,.;:!?、。]/g, "");
  if (!/^\p{Script=Han}+$/u.test(signs) || signs.length > longestText) return [];
  const mendedReading = mendedPinyin[signs];
  if (mendedReading !== undefined) return [mendedReading];
  const ofEach = polyphonic(signs, { type: "array" });
  if (ofEach.length === 1) return withoutHan(ofEach[0] ?? []);
  const syllablesByTone = [true, false].map((toneSandhi) => pinyin(signs, { type: "array", toneSandhi }));
  const full = syllablesByTone.map((syllables) =>
    syllables.map((syllable, at) => ofEach[at]?.find((own) => own !== syllable && isLight(syllable, own)) ?? syllable),
  );
  return withoutHan(
    [...syllablesByTone, ...full]
      .map((syllables) => syllables.join(" "))
      .flatMap((reading) => [reading, reading.replace(/(?<=\S) ér(?= |$)/g, "r")]),
  );
}

/** `huan` in 喜欢, whose second character is huān: a light syllable. */
function isLight(syllable: string, own: string): boolean {
  return (
    !/\p{M}/u.test(syllable.normalize("NFD").replace(/u\u0308/g, "v")) &&
    own
      .normalize("NFD")
      .replace(/[\u0300\u0301\u0304\u030c]/g, "")
      .normalize("NFC") === syllable
  );
}

function withoutHan(readings: readonly string[]): string[] {
  return [...new Set(readings)].filter((reading) => !/\p{Script=Han}/u.test(reading));
}
