/** Letters that are read from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko and their like. */
const fromTheRight = String.raw`[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]`;

/**
 * The function of a language from right to left that keeps a text's own direction where it stands among the words of a message, such as a student's
 * title: in an Arabic sentence the quotes around an English title stay on its two sides. A text without letters of the other direction stays as it is.
 */
export const isolatedSource = String.raw`t=>/(?!${fromTheRight})\p{L}/u.test(t)?"\u2068"+t+"\u2069":t`;
