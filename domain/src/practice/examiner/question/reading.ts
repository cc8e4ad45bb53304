import { noLexicon, type Lexicon } from "../knowledge/lexicon.ts";
import { acceptedForms, asksForEach } from "../take-apart/alternatives.ts";
import { folded, readLength, withoutAccents } from "../text/fold.ts";
import { isArticle, knownLanguage, languageOf, type Language } from "../text/function-words.ts";
import { guessedLanguage, namedIn, wordsOfDeck } from "../text/guessed-language.ts";
import { lightStem } from "../text/light-stem.ts";
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

/** A question and its answer, parsed once for all readers. */
export type Reading = {
  question: Question;
  /** the language of the words of card and answer; English if they show none */
  language: Language;
  /** the expected language of the answer, or null if unknown */
  spelledIn: string | null;
  lexicon: Lexicon;
  forms: readonly Form[];
  answer: Form;
  others: readonly GradedCard[];
  /** whether the question contains this word */
  isAsked: (word: string) => boolean;
};

/** In longer texts the function words show the language. */
const mostOfATranslation = 5;

/** Parses a question and its answer. `lexicon` is asked for the words of a language only. */
export function readingOf(question: Question, lexicon: Lexicon = noLexicon): Reading {
  const accepted = acceptedForms(question.definition);
  // If each part answers a question of its own, no part is the whole answer.
  const forms = (asksForEach(question) ? accepted.slice(0, 1) : accepted).map(formOf);
  const answer = formOf(question.answer);
  const termWords = wordsOf(folded(question.term.slice(0, readLength)));
  const definitionWords = forms[0]?.words ?? [];
  const named = namedIn(question.term);
  const language =
    knownLanguage(question.language) ??
    languageOf([...definitionWords, ...answer.words], { asked: termWords, named, around: () => wordsOfDeck(question.deck) });
  const stemOf = (word: string) => lightStem(withoutAccents(word), language);
  const asked = new Set(termWords.map(stemOf));
  let spelledIn: string | null | undefined = question.language;
  // A term in another language has an English answer if the answer's words are English: `la camera (Italian)`, room.
  const isTranslation = named !== null && named !== "en" && definitionWords.length < mostOfATranslation;
  if (spelledIn === undefined && isTranslation && bare(answer.text) !== bare(forms[0]?.text ?? ""))
    spelledIn = guessedLanguage(question, definitionWords, lexicon);
  return {
    question,
    language: question.language === undefined && spelledIn === "en" ? "en" : language,
    // Guessed only when a reader needs it, because guessing may look words up.
    get spelledIn() {
      return (spelledIn ??= guessedLanguage(question, definitionWords, lexicon));
    },
    lexicon,
    forms,
    answer,
    others: question.deck.filter(({ term, definition }) => term !== question.term || definition !== question.definition),
    isAsked: (word) => asked.has(stemOf(word)) || termWords.some((own) => own.length >= 5 && word.startsWith(own)),
  };
}

function formOf(raw: string): Form {
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
