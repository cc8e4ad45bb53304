import { acceptedForms } from "../text/alternatives.ts";
import { folded, readLength, withoutAccents } from "../text/fold.ts";
import { isArticle, knownLanguage, languageOf, type Language } from "../text/function-words.ts";
import { guessedLanguage, namedIn } from "../text/guessed-language.ts";
import { noLexicon, type Lexicon } from "./lexicon.ts";
import { inTheCardsNames } from "./same-names.ts";
import { inTheCardsOrder } from "./same-order.ts";
import { boundedLexicon, sameMeaning } from "./same-meaning.ts";
import { rarityIn, type Rarity } from "../text/rarity.ts";
import { stem } from "../text/stems.ts";
import { wordsOf } from "../text/words.ts";

export type GradedCard = { term: string; definition: string };

/** What an answer is graded against. `deck` has all cards, to find rare words and answers to other cards. */
export type Question = GradedCard & {
  answer: string;
  deck: readonly GradedCard[];
  /** wordings that this student counted as right before */
  accepted?: readonly string[];
  /** the definition's language if known; guessed otherwise */
  language?: string;
};

/** An accepted form of the right answer: the whole definition, or one of its alternatives. */
export type Form = { raw: string; text: string; words: readonly string[] };

/** A question and its answer, parsed once for all rules. */
export type Reading = {
  question: Question;
  /** the language of the definition's function words; English if it has none */
  language: Language;
  /** the expected language of the answer, or null if unknown */
  spelledIn: string | null;
  lexicon: Lexicon;
  /** whether two English words have the same meaning according to the lexicon */
  meanSame: (a: string, b: string) => boolean;
  forms: readonly Form[];
  answer: Form;
  rarity: Rarity;
  others: readonly GradedCard[];
  /** whether the question contains this word */
  isAsked: (word: string) => boolean;
  /** whether the definition has this word in brackets */
  isOptional: (word: string) => boolean;
};

/** Parses a question and its answer. `known` is the lexicon; without one, words are looked up nowhere. */
export function readingOf(question: Question, known: Lexicon = noLexicon): Reading {
  const lexicon = boundedLexicon(known);
  const forms = acceptedForms(question.definition).map(formOf);
  const answer = formOf(
    withOperatorsInWords(
      inTheCardsNames(
        withInitialsWritten(
          withContractionsOpen(inTheCardsOrder(withoutHedges(question.answer), question.definition, question.term), question.definition),
          question.definition,
        ),
        question.definition,
        question.term,
      ),
      question.definition,
    ),
  );
  const termWords = wordsOf(folded(question.term.slice(0, readLength)));
  const asked = new Set(termWords.map((word) => stem(withoutAccents(word))));
  const definitionWords = forms[0]?.words ?? [];
  const optional = new Set(
    [...inBrackets(question.definition), ...leftAside(question.definition), ...kindOfThing(question.definition)].flatMap((part) =>
      wordsOf(folded(part)),
    ),
  );
  const isSame = (card: GradedCard) => card.term === question.term && card.definition === question.definition;
  let spelledIn: string | null | undefined = question.language;
  const named = namedIn(question.term);
  // A term in another language has an English answer if the answer's words are English: `la camera (Italian)`, room.
  const isTranslation = named !== null && named !== "en" && definitionWords.length < mostOfATranslation;
  if (spelledIn === undefined && isTranslation && bare(answer.text) !== bare(forms[0]?.text ?? ""))
    spelledIn = guessedLanguage(question, definitionWords, lexicon);
  return {
    question,
    language:
      knownLanguage(question.language) ?? (spelledIn === "en" ? "en" : languageOf([...definitionWords, ...answer.words], termWords, named)),
    // Guessed only when a rule needs it, because guessing may look words up.
    get spelledIn() {
      return (spelledIn ??= guessedLanguage(question, definitionWords, lexicon));
    },
    lexicon,
    meanSame: sameMeaning(lexicon),
    forms,
    answer,
    rarity: rarityIn(question.deck),
    others: question.deck.filter((card) => !isSame(card)),
    isAsked: (word) => asked.has(stem(withoutAccents(word))) || termWords.some((own) => own.length >= 5 && word.startsWith(own)),
    isOptional: (word) => optional.has(word),
  };
}

/** In longer texts the function words show the language. */
const mostOfATranslation = 5;

export function formOf(raw: string): Form {
  const text = folded(raw.slice(0, readLength));
  return { raw, text, words: wordsOf(text) };
}

const frames =
  /^(?:(?:it|this|that|they|these|he|she|the answer|answer|es|das|c|ce|esto|это)\s?(?:'s|'re|is|are|was|were|ist|sind|est|es|sont)\s+|=\s*|:\s*)/u;

/** A text without the usual words around a short answer (`It is the …`, articles), without spaces and punctuation. */
export function bare(text: string): string {
  return bareWords(text)
    .join("")
    .replace(/(?:입니다|이에요|예요|です|だ)$/u, "");
}

/** The words of a short answer without a frame (`It is …`) and a leading article. */
export function bareWords(text: string): string[] {
  const words = wordsOf(text.replace(frames, ""));
  const first = words.findIndex((word) => !isArticle(word));
  const left = first > 0 && first <= 2 ? words.slice(first) : words;
  return left.map((word) => (/^\p{Script=Arabic}{4,}$/u.test(word) ? word.replace(/^ال/u, "") : word));
}

export function leadingArticle(text: string): string | null {
  const [first, second] = wordsOf(text);
  return first !== undefined && second !== undefined && isArticle(first) ? withoutAccents(first) : null;
}

/** The kind of thing with which a definition begins: `device that`, `animal without`. An answer may omit it. */
function kindOfThing(text: string): string[] {
  const words = text.slice(0, 200).split(/\s+/);
  const [first = "", second = "", third = ""] = /^(?:an?|the)$/i.test(words[0] ?? "") ? words.slice(1, -1) : words.slice(0, -1);
  const isWord = (word: string) => /^\p{L}+$/u.test(word);
  const kind = !isWord(first)
    ? []
    : isWord(second) && linkers.has(third.toLowerCase())
      ? [`${first} ${second}`]
      : linkers.has(second.toLowerCase())
        ? [first]
        : [];
  const vague = /^(?:(?:an?|the)\s+)?(time|share|part|piece|state|case|period|quality)\s+(?:of|in|from|between|to|until|when)\s/iu;
  return [...kind, ...(vague.exec(text)?.slice(1) ?? [])];
}

/** Words that begin the explanation of a kind of thing. */
const linkers = new Set("that which who whose used without with from at where".split(" "));

/** What a definition mentions only to exclude it: `instead of the argument`. */
function leftAside(text: string): string[] {
  return text
    .slice(0, readLength)
    .split(/[,;.]/)
    .flatMap((part) => {
      const place = part.search(/\b(?:instead of|rather than|as opposed to|unlike)\s/i);
      return place < 0 ? [] : [part.slice(place)];
    });
}

/** Replaces operators in an answer by the definition's words: `sum / number` for `sum divided by number`. */
function withOperatorsInWords(answer: string, definition: string): string {
  return [...operators, ...shortSigns].reduce(
    (text, [words, sign, word]) => (words.test(definition) ? text.replace(sign, word) : text),
    answer,
  );
}

/** `COGS` for the cost of goods sold: initials of three to six consecutive words of the definition, with or without its short words. */
function withInitialsWritten(answer: string, definition: string): string {
  if (answer.length > 200 || definition.length > 300) return answer;
  const words = definition.match(/[\p{L}]+/gu) ?? [];
  return answer.replace(/(?<![\p{L}\p{N}])\p{Lu}{3,6}(?![\p{L}\p{N}])/gu, (initials) => {
    for (const all of [words, words.filter((word) => word.length > 3)]) {
      const letters = all.map((word) => word[0]?.toUpperCase() ?? "").join("");
      const place = letters.length === all.length && letters.length >= initials.length ? letters.indexOf(initials) : -1;
      if (place >= 0) return all.slice(place, place + initials.length).join(" ");
    }
    return initials;
  });
}

/** `I'm` for `I am`, if the card writes it in full. */
function withContractionsOpen(answer: string, definition: string): string {
  if (answer.length > 200 || !/['’]/.test(answer) || /['’]/.test(definition)) return answer;
  return contractions.reduce(
    (text, [word, short]) => (word.test(definition) ? text.replace(short, ` ${word.source.slice(2, -2)}`) : text),
    answer,
  );
}

const contractions: readonly (readonly [word: RegExp, short: RegExp])[] = [
  [/\bam\b/i, /(?<=\bi)['’]m\b/gi],
  [/\bare\b/i, /(?<=\b(?:you|we|they))['’]re\b/gi],
  [/\bis\b/i, /(?<=\b(?:he|she|it|that|there))['’]s\b/gi],
  [/\bwill\b/i, /(?<=\p{L})['’]ll\b/giu],
  [/\bhave\b/i, /(?<=\p{L})['’]ve\b/giu],
];

/** Signs and letters that stand for a word in the definition: `O-` for O negative, `45° N` for north. */
const shortSigns: readonly (readonly [words: RegExp, sign: RegExp, word: string])[] = [
  [/\bnegative\b/i, /(?<=[\p{L}\d])\s?[-−–](?=$|[\s,.)])|\bneg\b\.?/gu, " negative"],
  [/\bpositive\b/i, /(?<=[\p{L}\d])\s?\+(?=$|[\s,.)])|\bpos\b\.?/gu, " positive"],
  [/\bnorth\b/i, /(?<=[°\d]\s?)N\b/gu, " north"],
  [/\bsouth\b/i, /(?<=[°\d]\s?)S\b/gu, " south"],
  [/\beast\b/i, /(?<=[°\d]\s?)E\b/gu, " east"],
  [/\bwest\b/i, /(?<=[°\d]\s?)W\b/gu, " west"],
];

const operators: readonly (readonly [words: RegExp, sign: RegExp, word: string])[] = [
  [/\bdivided by\b/i, /(?<=[\p{L})])\s*[/÷:]\s*(?=[\p{L}(])|\sover\s|\sper\s/gu, " divided by "],
  [/\bper\b/i, /(?<=[\p{L})])\s*[/÷]\s*(?=[\p{L}(])|\sover\s|\sdivided by\s/gu, " per "],
  [/\bminus\b/i, /(?<=[\p{L})])\s*[−–-]\s+(?=[\p{L}(])|\sless\s/gu, " minus "],
  [/\bdifference between\b/i, /(?<=[\p{L})])\s*[−–-]\s+(?=[\p{L}(])/gu, " minus "],
  [/\bexceeds?\b/i, /\s*>\s*|\s(?:is|are) (?:greater|larger|higher|bigger|more) than\s/gu, " exceeds "],
  [/\bexceeds?\b/i, /\bmore (\p{L}+) than (?=\p{L})/giu, "$1 exceeds "],
  [/\bplus\b/i, /(?<=[\p{L})])\s*\+\s*(?=[\p{L}(])/gu, " plus "],
  [/\btimes\b|\bmultiplied by\b/i, /(?<=[\p{L})])\s*[×*·]\s*(?=[\p{L}(])/gu, " times "],
];

/** Phrases of an answer that say how sure it is. */
const hedges =
  /(?:^|,\s*|\s)(?:(?:and )?(?:i(?:'m| am) (?:pretty |fairly |quite |very )?sure|i (?:think|believe|guess|suppose|reckon)|if i remember (?:right|rightly|correctly|well)|as far as i (?:know|remember)|of course|je (?:crois|pense)|creo|ich glaube|glaube ich|я думаю|кажется|наверное))(?:\s+(?:that|que|что)(?=\s)|,|(?=[\s.!?]|$))/giu;

function withoutHedges(answer: string): string {
  if (answer.length > 500 || !hedges.test(answer)) return answer;
  const plain = answer.replace(hedges, " ").trim();
  return plain === "" ? answer : plain;
}

function inBrackets(text: string): string[] {
  return Array.from(text.slice(0, readLength).matchAll(/\(([^()]*)\)/g), (match) => match[1] ?? "");
}
