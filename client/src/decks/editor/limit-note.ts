/** A field says how much room is left from this share of its limit on. */
const nearLimit = 0.9;

/** What a field says about its length: nothing at first, then what is left, then what is too much. Lengths in UTF-16 code units. */
export function limitNote(length: number, limit: number): { hint?: string; error?: string } {
  if (length > limit) return { error: `${number(length - limit)} too many: at most ${number(limit)} characters` };
  return length >= limit * nearLimit ? { hint: `${number(limit - length)} of ${number(limit)} characters left` } : {};
}

function number(value: number): string {
  return value.toLocaleString("en");
}
