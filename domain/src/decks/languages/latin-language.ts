import { tableOf } from "../../words/table-of.ts";
import { letterSequences } from "./letter-sequences.ts";

type Profile = { language: string; letters: ReadonlySet<string>; marks: ReadonlySet<string>; bits: ReadonlyMap<string, number> };

/** The bits of a sequence that is not among the frequent ones of a language. */
const rareBits = 15;

/** How sure a guess must be: the bits by which the best language is ahead of the next, and the share of its frequent sequences. */
const [leastBits, leastShare] = [30, 0.31];

/** The same where it is far ahead. */
const [manyBits, leastShareFarAhead] = [80, 0.25];

/** The same for a text with letters that hardly another language has. */
const leastShareWithMarks = 0.15;

/** Languages whose sequences are those of many languages that are not known here. */
const shares = tableOf<number>({ id: 0.4 });

/** The share of words with a foreign letter above which a text is not in a language, besides one such word. */
const mostForeign = 0.04;

let profiles: readonly Profile[] | null = null;

/**
 * The likely language of words in Latin script, by their letters; null if it is unclear. Vocabulary has hardly any small words, by which
 * sentences are recognized, but some twenty words show which sequences of letters are frequent.
 */
export function latinLanguage(words: readonly string[]): string | null {
  const sequences = words.flatMap(sequencesOf);
  if (sequences.length === 0) return null;
  const ranked = candidates(words)
    .map((profile) => {
      const bits = sequences.reduce((sum, sequence) => sum + (profile.bits.get(sequence) ?? rareBits), 0);
      const share = sequences.filter((sequence) => profile.bits.has(sequence)).length / sequences.length;
      return { ...profile, sum: bits, share };
    })
    .toSorted((a, b) => a.sum - b.sum);
  const [best, next] = ranked;
  if (!best) return null;
  const markedWordCount = words.filter((word) => has(word, best.marks)).length;
  if (markedWordCount >= 2 && best.share >= leastShareWithMarks) return best.language;
  // Without those letters it may be one of the many languages that are not known here.
  if (best.marks.size > 0 && !next) return null;
  const ahead = next === undefined ? manyBits : next.sum - best.sum;
  const least = shares[best.language] ?? (ahead >= manyBits ? leastShareFarAhead : leastShare);
  return ahead >= leastBits && sequences.length >= leastBits && best.share >= least ? best.language : null;
}

/** Whether the words have letters that a language lacks. */
export function lacksLetters(words: readonly string[], language: string): boolean {
  const profile = knownProfiles().find((one) => one.language === language);
  return profile !== undefined && !fits(words, profile);
}

/** The languages that have the letters of nearly all words. */
function candidates(words: readonly string[]): Profile[] {
  return knownProfiles().filter((profile) => fits(words, profile));
}

function fits(words: readonly string[], { letters }: Profile): boolean {
  const foreign = words.filter((word) => Array.from(word).some((letter) => !/[a-z]/.test(letter) && !letters.has(letter)));
  return foreign.length <= Math.max(1, words.length * mostForeign);
}

function has(word: string, letters: ReadonlySet<string>): boolean {
  return Array.from(word).some((letter) => letters.has(letter));
}

function sequencesOf(word: string): string[] {
  const letters = ["_", ...Array.from(word), "_"];
  return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(""));
}

/** Read from the table at the first use. */
function knownProfiles(): readonly Profile[] {
  profiles ??= Object.entries(letterSequences).map(([language, { letters, marks, sequences }]) => {
    const bits = new Map<string, number>();
    const parts = sequences.split(" ");
    for (let at = 0; at + 1 < parts.length; at += 2)
      for (const sequence of parts[at + 1]?.match(/.{3}/gu) ?? []) bits.set(sequence, Number(parts[at]));
    return { language, letters: new Set(letters), marks: new Set(marks), bits };
  });
  return profiles;
}
