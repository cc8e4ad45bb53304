import { standsWithin } from "./marks.ts";
import { tableOf } from "../../../words/table-of.ts";

const kana = tableOf<string>(
  Object.fromEntries(
    (
      "あa いi うu えe おo かka きki くku けke こko がga ぎgi ぐgu げge ごgo さsa しshi すsu せse そso ざza じji ずzu ぜze ぞzo たta ちchi つtsu てte とto だda ぢji づzu でde どdo " +
      "なna にni ぬnu ねne のno はha ひhi ふfu へhe ほho ばba びbi ぶbu べbe ぼbo ぱpa ぴpi ぷpu ぺpe ぽpo まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa をo んn ゔvu " +
      "ぁa ぃi ぅu ぇe ぉo"
    )
      .split(" ")
      .map((pair) => [Array.from(pair)[0] ?? "", Array.from(pair).slice(1).join("")]),
  ),
);
const glides = tableOf<string>({ ゃ: "ya", ゅ: "yu", ょ: "yo" });

/** Kana in Latin letters, with long vowels doubled; hiragana only, as `folded` writes both kinds. Null for a text with other characters. */
export function romajiOf(text: string): string | null {
  let latin = "";
  let isDoubled = false;
  for (const sign of text.replace(/[\s・]/g, "")) {
    if (sign === "ー") {
      latin += latin.at(-1) ?? "";
      continue;
    }
    if (sign === "っ") {
      isDoubled = true;
      continue;
    }
    const glide = glides[sign];
    const syllable = kana[sign];
    if (glide !== undefined) latin = /(?:sh|ch|j)i$/.test(latin) ? latin.slice(0, -1) + glide.slice(1) : latin.replace(/i$/, "") + glide;
    else if (syllable === undefined) return null;
    else if (/^[ぁぃぅぇぉ]$/.test(sign)) latin = latin.replace(/[aiueo]$/, "") + syllable;
    else latin += (isDoubled ? (syllable.startsWith("ch") ? "t" : (syllable[0] ?? "")) : "") + syllable;
    isDoubled = false;
  }
  return latin;
}

const saidWa = /(こんにち|こんばん|で|また|あるい)は(?=$|あり|な)/;

/** A word in kana, and as it is said if it ends in the particle は: こんにちは is konnichiwa. */
export function asSaid(text: string): string[] {
  return saidWa.test(text) ? [text, text.replace(saidWa, "$1わ")] : [text];
}

/** A romanisation in normal form: Kunrei as Hepburn, m before b as n, long vowels as two letters in any notation. */
export function plainRomaji(text: string): string {
  return text
    .replace(/[āâ]/g, "aa")
    .replace(/[īî]/g, "ii")
    .replace(/[ūû]/g, "uu")
    .replace(/[ēê]/g, "ee")
    .replace(/[ōô]/g, "ou")
    .replace(/[\s'’-]/g, "")
    .replace(/wo/g, "o")
    .replace(/dz(?=u)/g, "z")
    .replace(/oh(?![aiueoy])/g, "ou")
    .replace(/oo/g, "ou")
    .replace(/ei/g, "ee")
    .replace(/m(?=[bpm])/g, "n")
    .replace(/tch/g, "cch")
    .replace(/s(?=y[auo])/g, "sh")
    .replace(/shy/g, "sh")
    .replace(/(?:t(?=y[auo])|c(?=y))/g, "ch")
    .replace(/chy/g, "ch")
    .replace(/(?:z|d)y/g, "j")
    .replace(/jy/g, "j")
    .replace(/si/g, "shi")
    .replace(/ti/g, "chi")
    .replace(/tu/g, "tsu")
    .replace(/hu/g, (whole, place: number, all: string) => (/[sc]$/.test(all.slice(0, place)) ? whole : "fu"))
    .replace(/zi|di/g, "ji")
    .replace(/l/g, "r")
    .replace(/cch/g, "tch");
}

/** A romanisation with all vowels short. */
export function withoutLengths(romaji: string): string {
  return romaji.replace(/ou/g, "o").replace(/([aiueo])\1/g, "$1");
}

/** Whether a romanisation equals the other except for long vowels that are written short. */
export function isShortened(long: string, short: string): boolean {
  return withoutLengths(long) === withoutLengths(short) && standsWithin(short, long);
}

/** Whether only `ō` and `ū` lost their length, as in `Tokyo` and `gakko`: English spells them so. */
export function isOnlyRoundShortened(long: string, short: string): boolean {
  return isShortened(long, short) && withoutRound(long) === withoutRound(short);
}

function withoutRound(romaji: string): string {
  return romaji.replace(/ou|oo/g, "o").replace(/uu/g, "u");
}
