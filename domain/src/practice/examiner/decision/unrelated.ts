import { MARKS } from "../question/marks.ts";
import { outcome, type Outcome, wrong } from "../question/outcome.ts";
import { folded } from "../text/fold.ts";
import { dictionaryFeatures } from "./dictionary-features.ts";
import { letterFeatures } from "./letter-features.ts";
import { meaningFeatures } from "./meaning-features.ts";
import type { WordReading } from "./reading.ts";

/** Shares of the card's words, and of the answer's letters, below which an answer has nothing of the card. */
const leastCoverage = 0.12;
const leastLetters = 0.3;
/** So many definitions of other cards in one answer are a list of all. */
const mostDefinitions = 2;
/** Shorter definitions occur in many answers by chance. */
const shortestDefinition = 6;
const longestAnswer = 4000;

/**
 * What has nothing to do with the card, or with too much: an English answer that no word, no dictionary and no letters connect with it, and one
 * that lists the definitions of several cards.
 */
export function unrelated(reading: WordReading): Outcome | null {
  if (listsCards(reading)) return wrong("several-guesses", reading.question.definition);
  // Other languages have no dictionary here that could find a paraphrase: there the model decides.
  if (reading.language !== "en") return null;
  const { coverage, precision, numbersFound, numbers } = meaningFeatures(reading);
  if (coverage >= leastCoverage || precision >= 0.5 || (numbers > 0 && numbersFound > 0)) return null;
  if (letterFeatures(reading).trigramsOfAnswer >= leastLetters) return null;
  const { phraseSynonym, termSynonym, termExplains, phraseKind } = dictionaryFeatures(reading);
  return phraseSynonym + termSynonym + phraseKind > 0 || termExplains >= 0.4 ? null : outcome(MARKS.none, "no-match");
}

function listsCards({ question }: WordReading): boolean {
  const answer = folded(question.answer.slice(0, longestAnswer));
  const own = folded(question.definition.slice(0, longestAnswer));
  if (answer.length < own.length + 2 * shortestDefinition) return false;
  let found = 0;
  for (const { term, definition } of question.deck.slice(0, 1000)) {
    if (term === question.term || definition.length < shortestDefinition || definition.length > answer.length) continue;
    // Folding is dear: first its beginning as it stands.
    if (!answer.includes(definition.slice(0, shortestDefinition / 2).toLowerCase())) continue;
    const other = folded(definition);
    if (answer.includes(other) && !own.includes(other)) found += 1;
    if (found >= mostDefinitions) return true;
  }
  return false;
}
