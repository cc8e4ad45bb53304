/**
 * A text without the signs at its end that are in `signs`: `withoutEnd("deck--", "-")` is `deck`. An expression such as `/-+$/` would begin again at each
 * sign of a row, and take the square of its length.
 */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text[end - 1] ?? "")) end -= 1;
  return text.slice(0, end);
}
