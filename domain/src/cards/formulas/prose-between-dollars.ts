/** Names of functions that formulas write without a backslash, too. */
const functions = new Set(
  "sin cos tan cot sec csc sinh cosh tanh arcsin arccos arctan log ln lg exp lim max min sup inf mod det dim gcd lcm and or if".split(" "),
);
const number = /^[+-]?\d[\d.,]*/;
const word = /(?<![\\\p{L}])\p{L}{2,}/gu;
const maxProseWords = 2;

/**
 * Whether what stands between two dollars reads as a price or a sentence: a number with words after it (`5 for lunch, 10`), or three words in a
 * row. Commands such as `\text{…}` make it a formula.
 */
export function readsAsProse(tex: string): boolean {
  if (/[\\^_{}]/.test(tex)) return false;
  const words = (tex.match(word) ?? []).filter((found) => !functions.has(found.toLowerCase()));
  const rest = tex.replace(number, "");
  if (rest !== tex && words.length > 0 && /^(?:\p{L}{0,2})?[\s,;:)\]–—-]/u.test(rest)) return true;
  return words.length > maxProseWords && /\p{L}{2,} \p{L}{2,} \p{L}{2,}/u.test(tex);
}
