/**
 * A text without what no database keeps: NUL goes, half a surrogate pair becomes U+FFFD. Other control characters stay.
 * The same text when there is nothing to do.
 */
export function cleanText(text: string): string {
  const withoutNul = text.includes("\0") ? text.replaceAll("\0", "") : text;
  return withoutNul.isWellFormed() ? withoutNul : withoutNul.toWellFormed();
}
