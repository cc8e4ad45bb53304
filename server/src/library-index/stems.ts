import { stemmer as arabic } from "@orama/stemmers/arabic";
import { stemmer as danish } from "@orama/stemmers/danish";
import { stemmer as dutch } from "@orama/stemmers/dutch";
import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as finnish } from "@orama/stemmers/finnish";
import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as german } from "@orama/stemmers/german";
import { stemmer as greek } from "@orama/stemmers/greek";
import { stemmer as hungarian } from "@orama/stemmers/hungarian";
import { stemmer as italian } from "@orama/stemmers/italian";
import { stemmer as norwegian } from "@orama/stemmers/norwegian";
import { stemmer as portuguese } from "@orama/stemmers/portuguese";
import { stemmer as romanian } from "@orama/stemmers/romanian";
import { stemmer as russian } from "@orama/stemmers/russian";
import { stemmer as spanish } from "@orama/stemmers/spanish";
import { stemmer as swedish } from "@orama/stemmers/swedish";
import { stemmer as turkish } from "@orama/stemmers/turkish";
import { stemmer as ukrainian } from "@orama/stemmers/ukrainian";

type Stemmer = (word: string) => string;

/** The stemmers of one script, by language. The first is that of a text whose language nobody said. */
const byScript: readonly { script: RegExp; stemmers: Readonly<Record<string, Stemmer>> }[] = [
  {
    script: /^[\p{Script=Latin}\p{M}]+$/u,
    stemmers: {
      en: english,
      de: german,
      fr: french,
      es: spanish,
      it: italian,
      pt: portuguese,
      nl: dutch,
      sv: swedish,
      da: danish,
      no: norwegian,
      nb: norwegian,
      fi: finnish,
      hu: hungarian,
      ro: romanian,
      tr: turkish,
    },
  },
  { script: /^[\p{Script=Cyrillic}\p{M}]+$/u, stemmers: { ru: russian, uk: ukrainian } },
  { script: /^[\p{Script=Greek}\p{M}]+$/u, stemmers: { el: greek } },
  { script: /^[\p{Script=Arabic}\p{M}]+$/u, stemmers: { ar: arabic, root: arabicRoot } },
];

/** A shorter word has no forms, and a shorter stem would be that of too many words. In Arabic a word of three letters may be a plural. */
const [shortestWord, shortestStem] = [4, 3];
const isArabic = /^\p{Script=Arabic}{3}$/u;

/**
 * What the forms of an Arabic word have in common, also of a plural that changes the word within (كتاب is كتب, قلم is أقلام): its stem without the
 * letters of long vowels.
 */
function arabicRoot(word: string): string {
  const stem = arabic(word).replace(/[آأإى]/gu, "ا");
  const consonants = stem.replace(/[اوي]/gu, "");
  return consonants.length >= shortestStem ? consonants : stem;
}

function hasForms(word: string): boolean {
  return word.length >= shortestWord || (word.length === shortestStem && isArabic.test(word));
}

/** The stems of words are remembered up to this number of words, since texts repeat theirs. */
const mostRemembered = 20_000;
const remembered = new Map<string, readonly string[]>();

/**
 * The stems of a folded word in the languages (`en`, `pt-BR`): other than the word itself, each once. Languages of other scripts than the word's are left
 * out; where none is left, the word is taken for one of the script's first language.
 */
export function stemsOf(word: string, languages: readonly string[]): readonly string[] {
  if (!hasForms(word)) return [];
  return remember(`${languages.join()} ${word}`, () => findStems(word, languages));
}

function remember(key: string, find: () => readonly string[]): readonly string[] {
  const known = remembered.get(key);
  if (known) return known;
  const stems = find();
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(key, stems);
  return stems;
}

function findStems(word: string, languages: readonly string[]): readonly string[] {
  const stemmers = byScript.find(({ script }) => script.test(word))?.stemmers;
  if (!stemmers) return [];
  const fitting = languages.flatMap((language) => stemmers[language.split("-", 1)[0] ?? ""] ?? []);
  const own = fitting.length > 0 ? fitting : Object.values(stemmers).slice(0, 1);
  return stemsBy(stemmers["root"] ? [...own, stemmers["root"]] : own, word);
}

/** The stems of a word of an unknown language: those of each language of its script. */
export function possibleStems(word: string): readonly string[] {
  return hasForms(word) ? remember(`* ${word}`, () => findPossibleStems(word)) : [];
}

function findPossibleStems(word: string): readonly string[] {
  const stemmers = byScript.find(({ script }) => script.test(word))?.stemmers;
  return stemmers ? stemsBy(Object.values(stemmers), word) : [];
}

function stemsBy(stemmers: readonly Stemmer[], word: string): string[] {
  const stems = new Set(stemmers.map((stemmer) => stemmer(word)));
  return [...stems].filter((stem) => stem.length >= shortestStem);
}
