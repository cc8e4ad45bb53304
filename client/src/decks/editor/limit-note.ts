import { wholeNumber } from "@recollect/domain/words/number-words.ts";

/** A field says how much room is left from this share of its limit on. */
const nearLimit = 0.9;

/** What a field says about its length: nothing at first, then what is left, then what is too much. Lengths in UTF-16 code units. */
export function limitNote(length: number, limit: number): { hint?: string; error?: string } {
  if (length > limit) return { error: `${wholeNumber(length - limit)} too many: at most ${wholeNumber(limit)} characters` };
  return length >= limit * nearLimit ? { hint: `${wholeNumber(limit - length)} of ${wholeNumber(limit)} characters left` } : {};
}
