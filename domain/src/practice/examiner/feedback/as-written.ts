import { countsAsCorrect } from "../question/marks.ts";
import type { Outcome, Rule } from "../question/outcome.ts";

/** Rules that judge the card as a whole: when they mark an answer wrong, the whole definition is quoted as missing. */
const wholeCardRules: ReadonlySet<Rule> = new Set(["date", "time", "formula", "negation", "swapped", "several-guesses", "other-sign"]);
/** Longest quote of a card, in UTF-16 code units. */
const longestQuote = 200;

/** Rules that compare words after abbreviations are written out. */
const wordRules: ReadonlySet<Rule> = new Set(["key-words", "no-match", "other-words"]);

/** An outcome to show to a student: `found` and `missing` as the card writes them, `detail` as the student typed it. */
export function asWritten(
  decided: Outcome,
  { definition, answer }: { definition: string; answer: string },
  isEnglish: (word: string) => boolean = () => false,
): Outcome {
  const onTheCard = writtenIn(definition);
  const inTheAnswer = writtenIn(answer);
  // What is not on the card as it is written is left out.
  const read = (parts: readonly string[]) => parts.flatMap((part) => onTheCard(part) ?? (wordRules.has(decided.rule) ? [] : [part]));
  const { detail } = decided;
  const said = detail?.split(", ").map((part) => inTheAnswer(part) ?? part);
  const within = (part: string) => (singleWordRules.has(decided.rule) ? withinASentence(part, definition, isEnglish) : part);
  const outcome = { ...decided, found: read(decided.found).map(within), missing: read(decided.missing).map(within) };
  return quotingTheCard(
    said === undefined || !answerQuotingRules.has(decided.rule) ? outcome : { ...outcome, detail: said.join(", ") },
    definition,
  );
}

/** Rules that name single words or items of the card. */
const singleWordRules: ReadonlySet<Rule> = new Set([...wordRules, "list", "one-word-other", "opposite", "different-number"]);

/** `packages` for a card that begins with `Packages`: the capital of a sentence is dropped where the word is no name. */
function withinASentence(part: string, definition: string, isEnglish: (word: string) => boolean): string {
  const [word = ""] = /^\p{Lu}\p{Ll}+(?![\p{L}'’])/u.exec(part) ?? [];
  const isFirst =
    word !== "" &&
    part !== definition.trim() &&
    definition.trimStart().startsWith(word) &&
    /^\s+\p{Ll}|^,\s+\p{Ll}/u.test(definition.trimStart().slice(word.length));
  return isFirst && isEnglish(word.toLowerCase()) ? word.toLowerCase() + part.slice(word.length) : part;
}

/** Rules whose `detail` quotes the answer. */
const answerQuotingRules: ReadonlySet<Rule> = new Set(["list", "one-word-other", "opposite", "different-number"]);

function quotingTheCard(decided: Outcome, definition: string): Outcome {
  const isQuoted = !countsAsCorrect(decided.score) && decided.missing.length === 0 && wholeCardRules.has(decided.rule);
  return isQuoted ? { ...decided, missing: [definition.trim().slice(0, longestQuote)] } : decided;
}

/** Finds a lower-case part in a text and returns it as the text writes it; null if the text does not contain it. */
function writtenIn(whole: string): (part: string) => string | null {
  const text = whole.slice(0, longestRead);
  const lower = text.toLowerCase();
  return (part) => {
    const place = lower.length === text.length ? lower.indexOf(part) : -1;
    return place < 0 ? null : text.slice(place, place + part.length);
  };
}

const longestRead = 5000;
