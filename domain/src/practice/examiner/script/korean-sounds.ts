import { romanize } from "es-hangul";

/**
 * A Korean text in Latin letters by the Revised Romanisation of 2000: as it is spoken (`baengma` for 백마), and letter by letter (`baekma`), as learners
 * often type it. Tense sounds are not written: es-hangul has `eopsseoyo` for 없어요, the rules have `eopseoyo`, and both are there. A tense sound that
 * the text writes (찹쌀) stays.
 */
export function koreanSounds(text: string): readonly string[] {
  const byLetters = Array.from(text, (syllable) => romanize(syllable)).join("");
  const bySound = romanize(text);
  const hasTense = Array.from(text).some((syllable) => syllable >= "싸" && syllable <= "앃");
  const plain = hasTense ? bySound : bySound.replaceAll("pss", "ps").replaceAll("kss", "ks");
  return [...new Set([plain, bySound, byLetters])].map((sound) => sound.toLowerCase());
}
