/**
 * A text without what databases cannot store: NUL is removed, lone surrogates become U+FFFD. Other control characters stay. Returns the
 * same text if nothing changes.
 */
export function cleanText(text: string): string {
  const withoutNul = text.includes("\0") ? text.replaceAll("\0", "") : text;
  return withoutNul.isWellFormed() ? withoutNul : withoutNul.toWellFormed();
}
