import type { Reading } from "../question/reading.ts";
import { MARKS, outcome, type Outcome } from "../question/outcome.ts";
import { comparePinyinBySyllables } from "./pinyin-tones.ts";
import { koreanSounds } from "./korean-sounds.ts";
import { plainRomaji, romajiOf } from "./romaji.ts";
import { soundLanguages } from "./sound-language.ts";

/** Limits of a card with two scripts: its parts, and the ways in which they can be read together. */
const [mostParts, mostSounds] = [4, 16];

const latin = /^[\p{Script=Latin}\p{M}\d\s'’:.!?-]+$/u;
const withoutTones = 60;

/**
 * A word with Latin letters beside Han characters, kana or Hangul, answered as it is spoken: `HSK kǎoshì` for HSK考试, `T xù` for T恤. Its Latin letters stay
 * as they are. Null for other cards, and for an answer that is another word.
 */
export function asMixedScripts(words: string, reading: Reading): Outcome | null {
  const given = reading.answer.text.trim();
  const parts = words.match(/[\p{Script=Latin}\d]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|\p{Script=Hangul}+/gu) ?? [];
  const isWord = parts.length > 1 && parts.length <= mostParts && parts.join("") === words.replace(/[\s-]/g, "");
  if (!isWord || !latin.test(given)) return null;
  const verdicts = spokenBy(words, reading).flatMap((language) => {
    const ways = parts.map((part) => waysToSay(part, language, reading));
    return joined(ways).map((sound) => compared(sound, given, language));
  });
  if (verdicts.includes("same")) return outcome(MARKS.full, "reading");
  return verdicts.includes("unmarked") ? outcome(withoutTones, "tones-missing", { missing: [reading.question.definition.trim()] }) : null;
}

type Language = "ja" | "zh" | "ko";

function spokenBy(words: string, reading: Reading): readonly Language[] {
  return /\p{Script=Hangul}/u.test(words) ? ["ko"] : soundLanguages(reading);
}

function waysToSay(part: string, language: Language, { lexicon }: Reading): readonly string[] {
  if (/^[\p{Script=Latin}\d]+$/u.test(part)) return [part];
  if (language === "ko") return koreanSounds(part);
  const sounds = /\p{Script=Han}/u.test(part) ? lexicon.readings(part, language) : [part];
  return language === "zh" ? sounds : sounds.flatMap((sound) => romajiOf(sound) ?? []);
}

/** Every way to say the parts one after the other. */
function joined(ways: readonly (readonly string[])[]): readonly string[] {
  return ways.reduce<readonly string[]>(
    (before, next) => before.flatMap((start) => next.map((sound) => `${start} ${sound}`.trim())).slice(0, mostSounds),
    [""],
  );
}

function compared(sound: string, given: string, language: Language): "same" | "unmarked" | "different" {
  if (language === "zh") return comparePinyinBySyllables(sound, given);
  const plain = (text: string) => (language === "ja" ? plainRomaji(text) : text.replace(/[\s-]/g, ""));
  return plain(sound) === plain(given) ? "same" : "different";
}
