import type { Reading } from "../question/reading.ts";
import { compact, folded } from "../text/fold.ts";
import { comparePinyinBySyllables } from "./pinyin-tones.ts";
import { plainRomaji, romajiOf } from "./romaji.ts";

/** A card's word in its own script, folded and as written, and the texts in its brackets. */
export type Word = { text: string; raw: string; inBrackets: readonly string[] };

const mostAlternatives = 4;
const han = /\p{Script=Han}/u;
const kana = /^[\p{Script=Hiragana}ー]+$/u;
/** Brackets after a word that are an ending and not a reading: 勉強（する）. */
const ending = /^(?:する|な|の|に|と|を|が|だ|です|さん|さま|お|ご)$/u;

/** The readings of a card's word in Han characters; empty if the card or its question gives one. */
export function soundsOf(word: Word, given: string, language: "ja" | "zh", { question, lexicon }: Reading): readonly string[] {
  const alternatives = word.raw.split(/\s*[/;,，]\s*/).filter((text) => han.test(text));
  const sounds = alternatives
    .slice(0, mostAlternatives)
    .flatMap((text) => lexicon.readings(text.replace(/[〜～~…]/g, ""), language))
    .flatMap((sound) => withParticles(sound, word.raw));
  return sounds.some((sound) => word.inBrackets.some((text) => isSound(text, sound))) || isAsked(question.term, given, sounds)
    ? []
    : sounds;
}

/** The particles は and へ are `wa` and `e` in Latin letters, so the last one of a card is read in both ways. */
function withParticles(sound: string, raw: string): string[] {
  const wa = raw.includes("は") ? [sound, lastAs(sound, "は", "わ")] : [sound];
  return raw.includes("へ") ? wa.flatMap((text) => [text, lastAs(text, "へ", "え")]) : wa;
}

function lastAs(text: string, sign: string, said: string): string {
  const place = text.lastIndexOf(sign);
  return place < 0 ? text : text.slice(0, place) + said + text.slice(place + 1);
}

/** Whether brackets on a card contain a reading: any kana, since a reading may be unusual, or the word in Latin letters. */
function isSound(inBrackets: string, sound: string): boolean {
  const text = folded(inBrackets);
  if (kana.test(text)) return !ending.test(text);
  const romaji = romajiOf(sound);
  return romaji === null ? comparePinyinBySyllables(sound, text) !== "different" : plainRomaji(romaji) === plainRomaji(text);
}

/** Whether the question contains the answer's Latin letters, or a reading in kana or with tones. */
function isAsked(term: string, given: string, sounds: readonly string[]): boolean {
  const words = folded(term.slice(0, 200)).match(/[\p{L}\p{M}ー']+/gu) ?? [];
  const said = words.join("");
  const hasTones = (sound: string) => /[\u0300-\u030c]/.test(sound.normalize("NFD"));
  return (
    words.some((word) => word === given || (kana.test(word) && sounds.includes(word))) ||
    sounds.some((sound) => hasTones(sound) && said.includes(compact(sound)))
  );
}
