/** Number of typing slips allowed in a word of this many letters: none up to three letters, one up to seven, then two. */
export function allowedSlips(letters: number): number {
  if (letters <= 3) return 0;
  return letters <= 7 ? 1 : 2;
}

/**
 * The least number of letters added, left out, changed, or swapped with a neighbour (optimal string alignment, the restricted
 * Damerau-Levenshtein distance) between two texts, or `limit + 1` if there are more than `limit`. Time is proportional to length × limit.
 */
export function slipsBetween(a: string, b: string, limit: number): number {
  if (limit === 0) return a === b ? 0 : 1;
  // A slip changes the length by at most one letter, which is at most two code units.
  if (Math.abs(a.length - b.length) > 2 * limit) return limit + 1;
  // Each letter that only one text has takes a slip of its own.
  const [ours, theirs] = [lettersOf(a), lettersOf(b)];
  if (count(ours & ~theirs) > limit || count(theirs & ~ours) > limit) return limit + 1;
  const left = Array.from(a);
  const right = Array.from(b);
  const tooMany = limit + 1;
  if (Math.abs(left.length - right.length) > limit) return tooMany;
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    const here = new Array<number>(right.length + 1).fill(tooMany);
    here[0] = row;
    const from = Math.max(1, row - limit);
    const to = Math.min(right.length, row + limit);
    let least = from === 1 ? row : tooMany;
    for (let column = from; column <= to; column++) {
      const same = left[row - 1] === right[column - 1];
      let slips = Math.min(
        (last[column] ?? tooMany) + 1,
        (here[column - 1] ?? tooMany) + 1,
        (last[column - 1] ?? tooMany) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        slips = Math.min(slips, (beforeLast[column - 2] ?? tooMany) + 1);
      }
      here[column] = slips;
      if (slips < least) least = slips;
    }
    if (least > limit) return tooMany;
    beforeLast = last;
    last = here;
  }
  return Math.min(last[right.length] ?? tooMany, tooMany);
}

/** The letters of a text as a set of 32 bits, one for each letter; two letters may share one. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    // The second half of a letter of two code units, such as an emoji: its first half has its bit.
    if (unit >>> 10 !== 0x37) letters |= 1 << (unit & 31);
  }
  return letters;
}

function count(bits: number): number {
  let number = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) number += 1;
  return number;
}
