import { withoutAccents } from "./fold.ts";
import type { Language } from "./function-words.ts";
import { stem } from "./stems.ts";

/** Endings that a form of a word may have, the longest first, by language. */
const endings: Partial<Record<Language, readonly string[]>> = {
  fr: "issement issant ements ement ations ation euses euse ateur eurs eur aient ions iez ient ait ais ant ees ee es er ez ir re e s t".split(
    " ",
  ),
  es: "aciones acion amiento imiento adores ador idad mente aban iendo ando aron ieron adas ados idas idos ada ado ida ido aba ara ar er ir an en as os es a o e s".split(
    " ",
  ),
  it: "azioni azione amento mente ando endo ato ata ati ate uto are ere ire ano ono a e i o".split(" "),
  pt: "acoes acao amento mente ando endo ado ada ados adas ar er ir am em as os es a o e s".split(" "),
  nl: "ingen ing eren en es er e t s".split(" "),
  // In Latin letters without accents, as the words are compared.
  pl: "ujemy osci osc ego emu ymi imi ami ach owi iem iej ych ich ow om em im ym ej ie ac ec ic yc al a e i o u y".split(" "),
  ru: "ениями ениях ении ение ения ание ания ость ости ыми ими ами ями ого его ому ему ать ять ить еть ах ях ов ев еи ои ыи ии ая яя ое ее ую юю ые ие ом ем ам ям ут ют ат ят ет ит а я о е и ы у ю ь".split(
    " ",
  ),
  ar: "ات ون ين ها هم ة ه".split(" "),
  sv: "arna erna orna ande ende ade ar or er en et na de te a e n s t".split(" "),
};

/** The shortest stem that is left of a word. */
const shortestStem = 3;

/** A stem that forms of one word share in most cases; exact for English, approximate for other languages. */
export function lightStem(word: string, language: Language): string {
  if (language === "en") return stem(word);
  if (language === "de") return germanStem(withoutAccents(word).replaceAll("ß", "ss"));
  if (language === "fr" && ownInS.has(word)) return word;
  const plain = withoutPlural(language === "ar" ? withoutArabicArticle(withoutAccents(word)) : withoutAccents(word), language);
  // `accélère` is a form of accélérer, as accélérait is.
  if (language === "fr" && plain.length > shortestStem + 2 && plain.endsWith("ere")) return plain.slice(0, -1);
  const own = endings[language];
  if (own === undefined || plain.length <= shortestStem + (language === "ar" ? 0 : 1)) return plain;
  const ending = own.find((one) => plain.endsWith(one) && plain.length - one.length >= shortestStem);
  return ending === undefined ? plain : plain.slice(0, plain.length - ending.length);
}

/** `شبكة` for الشبكة and for والشبكة. */
function withoutArabicArticle(word: string): string {
  return word.replace(/^(?:[وبكف](?=ال.{4}))?ال(?=..)/u, "");
}

/** French words whose last letter is no plural, and which would be another word without it. */
const ownInS: ReadonlySet<string> = new Set("bras cours dans fils fois mars mois plus sans sous vers".split(" "));

/** The singular of a Romance noun or adjective, near enough to compare it: `habitants` and `habitant`, `imágenes` and `imagen`, `canaux` and `canal`. */
function withoutPlural(word: string, language: Language): string {
  if (word.length <= shortestStem) return word;
  if (language === "fr") {
    if (word.endsWith("aux") && !word.endsWith("eaux")) return `${word.slice(0, -3)}al`;
    return /[sx]$/.test(word) ? word.slice(0, -1) : word;
  }
  if (language === "pt" && /[ao]es$/.test(word)) return `${word.slice(0, -3)}ao`;
  if (language !== "es" && language !== "pt") return word;
  if (word.length > shortestStem + 2 && /[dlnrjyc]es$/.test(word)) return word.slice(0, -2);
  if (/[aeiou]s$/.test(word)) return word.slice(0, -1);
  return word.endsWith("z") ? `${word.slice(0, -1)}c` : word;
}

/** German endings are taken off one after another, as in the published CISTEM method: `wächst` and `wachsen` become `wach`. */
function germanStem(word: string): string {
  let root = withoutParticiple(word);
  const prefix = prefixes.find((one) => root.startsWith(one) && root.length >= one.length + shortestPrefixed) ?? "";
  const shortest = Math.max(shortestGermanStem, prefix.length + shortestStem);
  while (root.length > shortest) {
    if (root.length > Math.max(5, shortest + 1) && /(?:em|er|nd)$/.test(root)) root = root.slice(0, -2);
    else if (/[tens]$/.test(root)) root = root.slice(0, -1);
    else break;
  }
  return root;
}

/** `macht` for `gemacht`. */
export function withoutParticiple(word: string): string {
  return word.length >= 7 && word.startsWith("ge") ? word.slice(2) : word;
}

const shortestGermanStem = 4;
/** What stands before many verbs; behind it the stem needs letters of its own, or verbinden, verbieten and verbessern are one word. */
const prefixes = ["unter", "uber", "ver", "zer", "ent", "auf", "aus", "ein", "vor"];
/** The fewest letters of a word behind its prefix. */
const shortestPrefixed = 4;
