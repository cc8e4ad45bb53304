import { abbreviationsOf, withUnitWords } from "../knowledge/abbreviations.ts";
import { numberOfWord } from "../knowledge/number-words.ts";
import { isDenier } from "../knowledge/deniers.ts";
import { folded, readLength, withoutAccents } from "../text/fold.ts";
import { isFunctionWord, type Language } from "../text/function-words.ts";
import { lightStem } from "../text/light-stem.ts";
import { piecesOf } from "../text/words.ts";

/** A word of a text as the alignment compares it. */
export type Token = {
  text: string;
  /** the word without accents */
  plain: string;
  stem: string;
  /** the value of a number in digits or in words */
  number: number | null;
  isFunction: boolean;
  isDenier: boolean;
  /** whether a word of negation stands up to three words before it in the same clause */
  isDenied: boolean;
  /** the number of its clause in the text */
  clause: number;
  /** the number of its item, where commas and `and` also begin one */
  item: number;
  /** its place in the folded text */
  start: number;
  end: number;
};

/** A text that was read into words. */
export type WordText = { folded: string; tokens: readonly Token[] };

/** Number of words of a text that are read. */
const mostWords = 160;
/** How many words a negation reaches. */
const reachOfDenial = 3;

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:[.,](?=\p{N})\p{N}+)*|%|\p{Extended_Pictographic}|[.;:!?,()\n|/→⟶➔،؛؟、。]|(?<= )&(?= )|->/gu;
const clauseEnds = new Set([";", ".", ":", "!", "?", "(", ")", "|", "\n", ",", "→", "⟶", "➔", "->", "،", "؛", "؟", "、", "。"]);
const joiners = new Set("and or und oder et ou y o e".split(" "));

/** The words of a text in order, at most 160. Contractions are opened (`can't` is can not) and abbreviations written out (`sth`, `BP`). */
export function wordText(text: string, language: Language): WordText {
  const read = withContractionsOpen(folded(text.slice(0, readLength)), language);
  const tokens: Token[] = [];
  let clause = 0;
  let item = 0;
  let deniedUntil = 0;
  for (const match of read.matchAll(wordPattern)) {
    if (tokens.length >= mostWords) break;
    const [run] = match;
    if (clauseEnds.has(run)) {
      clause += 1;
      item += 1;
      deniedUntil = 0;
      continue;
    }
    if (run === "/" || run === "&" || joiners.has(run)) item += 1;
    if (run === "/" || run === "&") continue;
    for (const { word, start, end } of pieces(run, match.index)) {
      for (const written of withUnitWords(word, tokens.at(-1)?.text ?? "", language) ?? abbreviationsOf(word, language)) {
        const denies = isDenier(written, language);
        tokens.push({
          ...tokenOf(written, language),
          isDenied: !denies && tokens.length < deniedUntil,
          isDenier: denies,
          clause,
          item,
          start,
          end,
        });
        if (denies) deniedUntil = tokens.length + reachOfDenial;
      }
    }
  }
  return { folded: read, tokens: withNumbersJoined(tokens.slice(0, mostWords)) };
}

/** The words of one number as one: `thirty-two`, `dix-huit`, `diez mil`. */
function withNumbersJoined(words: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const number = before === undefined ? null : numberOfBoth(before, word);
    if (before === undefined || number === null || word.start !== before.end + 1 || word.clause !== before.clause) joined.push(word);
    else joined[joined.length - 1] = { ...before, text: `${before.text}-${word.text}`, number, end: word.end };
  }
  return joined;
}

/** The value of two number words that stand together; null if they are two numbers. */
function numberOfBoth(one: Token, other: Token): number | null {
  const [first, second] = [one.number ?? 0, other.number ?? 0];
  if (/\d/.test(other.text)) return null;
  if ((second === 100 || second === 1000) && Number.isInteger(first) && first > 1 && first < second) return first * second;
  const areTensAndOnes = first % 10 === 0 && first >= 10 && first < 100 && second >= (first === 10 ? 7 : 1) && second < 10;
  return areTensAndOnes && !/\d/.test(one.text) ? first + second : null;
}

/** What is known of a word by itself. */
export function tokenOf(text: string, language: Language): Pick<Token, "text" | "plain" | "stem" | "number" | "isFunction"> {
  const plain = withoutAccents(text);
  return { text, plain, stem: lightStem(text, language), number: numberOfWord(text, language), isFunction: isFunctionWord(text, language) };
}

function pieces(run: string, at: number): { word: string; start: number; end: number }[] {
  let start = at;
  return piecesOf(run, mostWords).map((word) => ({ word, start, end: (start += word.length) }));
}

const contractions: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d])cannot(?![\p{L}\d])/gu, "can not"],
  [/(?<![\p{L}\d])won['’]?t(?![\p{L}\d])/gu, "will not"],
  [/(?<![\p{L}\d])(do|does|did|is|are|was|were|has|have|had|would|could|should|ca)n['’]t(?![\p{L}\d])/gu, "$1 not"],
  [/(?<![\p{L}\d])(does|did|is|are|was|were|has|have|had|would|could|should|ca)nt(?![\p{L}\d])/gu, "$1 not"],
  [/(?<![\p{L}\d])(that|it|what|who|there|he|she)s(?![\p{L}\d])/gu, "$1"],
  [/(?<![\p{L}\d])dont(?![\p{L}\d])(?! (?:les?|la|un|une|on|il|elle)\b)/gu, "do not"],
  [/['’](?:re|m|ll|ve|s|d)(?!\p{L})/gu, ""],
  // `id go` for I'd go; elsewhere an id is a thing.
  [/(?<![\p{L}\d])id(?= (?:go|like|love|rather|be|have|say|do)(?!\p{L}))/gu, "i"],
  [/(?<![\p{L}\d])w\/o(?![\p{L}\d])/gu, "without"],
  [/(?<!\p{L})w\/(?=[\s\p{L}])/gu, "with "],
  [/(?<![\p{L}\d])b\/c(?![\p{L}\d])/gu, "because"],
  [/(?<![\p{L}\d])(ab|[abo])\s?\+(?![\p{L}\d])/gu, "$1 positive"],
  [/(?<![\p{L}\d])(ab|[abo])\s?-(?=$|[\s,.)])/gu, "$1 negative"],
  [/(?<![\p{L}\d])(\d{1,2})\s?x(?=[\s/])/gu, "$1 times"],
  [/(?<![\p{L}\d])non-(?=\p{L}{3})/gu, "non "],
];

/**
 * How languages say that one thing is divided by another, `mass divided by volume` for mass per volume, and words between the items of a
 * list that mean something else in other languages.
 */
const joints: Partial<Record<Language, readonly [RegExp, string]>> = {
  en: [/(?<!\p{L})divided by(?!\p{L})/gu, "per"],
  de: [/(?<!\p{L})(?:geteilt|dividiert) durch(?!\p{L})/gu, "pro"],
  fr: [/(?<!\p{L})divisée?s? par(?!\p{L})/gu, "par"],
  es: [/(?<!\p{L})dividid[oa]s? (?:por|entre)(?!\p{L})/gu, "por"],
  pl: [/ (?:i|oraz) /gu, " & "],
  nl: [/ en /gu, " & "],
  sv: [/ och /gu, " & "],
  ru: [/ и /gu, " & "],
  uk: [/ (?:і|й|та) /gu, " & "],
  tr: [/ ve /gu, " & "],
  el: [/ και /gu, " & "],
  hi: [/ और /gu, " & "],
  ar: [/ و(?: |(?=ال))/gu, " & "],
};

/** English contractions, the elided articles of French and Italian, and joints, opened. */
function withContractionsOpen(text: string, language: Language): string {
  const [joint, joined] = joints[language] ?? [];
  const elided = text.replace(/(?<!\p{L})(l|d|j|m|t|s|c|n|qu|dell|nell|all|un)['’](?=\p{L})/gu, "$1 ");
  const opened = language === "en" ? contractions.reduce((before, [short, long]) => before.replace(short, long), elided) : elided;
  return joint === undefined || joined === undefined ? opened : opened.replace(joint, joined);
}
