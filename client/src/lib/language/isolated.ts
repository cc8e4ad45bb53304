import { isRightToLeft } from "../browser/direction.ts";

/** Letters that are read from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko and their like. */
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const fromTheLeft = /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}])\p{L}/u;
const [firstStrongIsolate, popIsolate] = ["\u2068", "\u2069"];

/**
 * A text that stands among the words of a message, such as a student's title, keeps its own direction and changes nothing of what is around it: in an
 * Arabic sentence the quotes around an English title stay on its two sides. Where all is read in one direction the text stays as it is.
 */
export function isolated(text: string): string {
  return (isRightToLeft() ? fromTheLeft : fromTheRight).test(text) ? firstStrongIsolate + text + popIsolate : text;
}
