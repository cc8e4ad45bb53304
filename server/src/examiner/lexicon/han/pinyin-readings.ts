import { createRequire } from "node:module";

/** A longer text is not read. */
const longestText = 40;

type Reader = Pick<typeof import("pinyin-pro"), "pinyin" | "polyphonic">;

/** Reads Chinese by the dictionary of pinyin-pro, which is loaded here. */
export function openPinyin(): (text: string) => string[] {
  const reader = createRequire(import.meta.url)("pinyin-pro") as Reader;
  return (text) => pinyinReadings(text, reader);
}

/**
 * How a Chinese text is read, syllable by syllable: as its words are, with 一 and 不 as they change before others and as they are by themselves, light
 * syllables with their own tone as well, and 儿 as a syllable or as the end of one. A single sign has all of its readings.
 */
function pinyinReadings(text: string, { pinyin, polyphonic }: Reader): string[] {
  const signs = text.normalize("NFKC").replace(/[\s,.;:!?、。]/g, "");
  if (!/^\p{Script=Han}+$/u.test(signs) || signs.length > longestText) return [];
  const ofEach = polyphonic(signs, { type: "array" });
  if (ofEach.length === 1) return known(ofEach[0] ?? []);
  const read = [true, false].map((toneSandhi) => pinyin(signs, { type: "array", toneSandhi }));
  const full = read.map((syllables) => syllables.map((said, at) => ofEach[at]?.find((own) => own !== said && isLight(said, own)) ?? said));
  return known(
    [...read, ...full].map((syllables) => syllables.join(" ")).flatMap((said) => [said, said.replace(/(?<=\S) ér(?= |$)/g, "r")]),
  );
}

/** `huan` of 喜欢, whose second sign is huān. */
function isLight(said: string, own: string): boolean {
  return (
    !/\p{M}/u.test(said.normalize("NFD").replace(/u\u0308/g, "v")) &&
    own
      .normalize("NFD")
      .replace(/[\u0300\u0301\u0304\u030c]/g, "")
      .normalize("NFC") === said
  );
}

function known(readings: readonly string[]): string[] {
  return [...new Set(readings)].filter((said) => !/\p{Script=Han}/u.test(said));
}
