import { romanize } from "es-hangul";

/**
 * A Korean text in Latin letters by the Revised Romanisation of 2000: as it is spoken (`baengma` for 백마), and letter by letter (`baekma`), as learners
 * often type it.
 */
export function koreanSounds(text: string): readonly string[] {
  const byLetters = Array.from(text, (syllable) => romanize(syllable)).join("");
  return [...new Set([romanize(text), byLetters])].map((sound) => sound.toLowerCase());
}
