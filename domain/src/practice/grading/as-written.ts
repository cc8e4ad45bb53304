import { countsAsCorrect, type Outcome, type Rule } from "./question/verdict.ts";
import { phraseReadAs } from "./text/words.ts";

/** What contradicts the card as a whole, rather than one word of it, names the whole. */
const ofTheWhole: ReadonlySet<Rule> = new Set([
  "date",
  "time",
  "formula",
  "negation",
  "swapped",
  "several-guesses",
  "list-order",
  "other-sign",
]);
/** So much of a card is quoted, in UTF-16 code units. */
const longestQuote = 200;

/** Rules that compare words as they are read: `each other` as one word, `becomes` as `convert`. */
const ofWords: ReadonlySet<Rule> = new Set(["key-words", "no-match", "other-words"]);

/** An outcome that a student can read: parts as the card writes them, what the answer has besides as the student typed it. */
export function asWritten(decided: Outcome, { definition, answer }: { definition: string; answer: string }): Outcome {
  const onTheCard = writtenIn(definition);
  const inTheAnswer = writtenIn(answer);
  const card = definition.slice(0, longestRead).toLowerCase();
  // `breaking down`, which is read as one word; what has no place on the card at all is not named.
  const asPhrase = (part: string) => onTheCard(phraseReadAs(part, card) ?? part) ?? (ofWords.has(decided.rule) ? [] : [part]);
  const read = (parts: readonly string[]) => parts.flatMap((part) => onTheCard(part) ?? asPhrase(part));
  const { detail } = decided;
  const said = detail?.split(", ").map((part) => inTheAnswer(part) ?? part);
  const outcome = { ...decided, found: read(decided.found), missing: read(decided.missing) };
  return quotingTheCard(
    said === undefined || !ofTheAnswer.has(decided.rule) ? outcome : { ...outcome, detail: said.join(", ") },
    definition,
  );
}

/** Rules that quote what the answer says. */
const ofTheAnswer: ReadonlySet<Rule> = new Set(["list", "one-word-other", "opposite"]);

function quotingTheCard(decided: Outcome, definition: string): Outcome {
  const isQuoted = !countsAsCorrect(decided.score) && decided.missing.length === 0 && ofTheWhole.has(decided.rule);
  return isQuoted ? { ...decided, missing: [definition.trim().slice(0, longestQuote)] } : decided;
}

/** Finds a part in small letters in a text and gives it as the text has it; null where it is not there. */
function writtenIn(whole: string): (part: string) => string | null {
  const text = whole.slice(0, longestRead);
  const lower = text.toLowerCase();
  return (part) => {
    const place = lower.length === text.length ? lower.indexOf(part) : -1;
    return place < 0 ? null : text.slice(place, place + part.length);
  };
}

const longestRead = 5000;
