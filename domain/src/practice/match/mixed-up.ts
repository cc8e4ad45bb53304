import { mediaWritten } from "../../cards/card-media.ts";
import { candidateOf, type Candidate } from "../distractors/candidate.ts";
import { couldBothBeRight } from "../distractors/likeness.ts";
import type { MatchPair } from "./match-pair.ts";

/** A pair with what is compared of it, read once. */
export type ReadPair = {
  readonly pair: MatchPair;
  readonly term: Candidate;
  readonly definition: Candidate;
  /** the names of its pictures and sounds */
  readonly media: ReadonlySet<string>;
};

export function readPair(pair: MatchPair): ReadPair {
  const { term, definition } = pair;
  return {
    pair,
    term: candidateOf(term, definition),
    definition: candidateOf(definition, term),
    media: new Set([term, definition].flatMap(mediaWritten)),
  };
}

/**
 * Whether a side of one pair would also fit a side of the other one. Terms are compared with terms and definitions with definitions, as the wrong choices of a
 * test are: equal or nearly equal ones, one within the other, other words for the same. A term also fits a definition in which all its words are, as `Paris`
 * fits `The Louvre is in Paris`. And two cards with the same picture look the same, whatever their masks and words are.
 */
export function couldBeMixedUp(a: ReadPair, b: ReadPair): boolean {
  for (const name of a.media) if (b.media.has(name)) return true;
  if (couldBothBeRight(a.term, b.term) || couldBothBeRight(a.definition, b.definition)) return true;
  return fitsAcross(a.term, b.definition) || fitsAcross(b.term, a.definition);
}

/** Whether a term and another card's definition are the same text, or one has all the words of the other. */
function fitsAcross(term: Candidate, definition: Candidate): boolean {
  if (term.normal === definition.normal) return true;
  if (term.normals.some((form) => form !== "" && definition.normals.includes(form))) return true;
  return isWithin(term.stems, definition.stems) || isWithin(definition.stems, term.stems);
}

function isWithin(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return words.size > 0 && [...words].every((word) => others.has(word));
}
