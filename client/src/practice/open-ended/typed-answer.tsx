import { FormattedText } from "../../cards/text/formatted-text.tsx";

type Props = { text: string; language: string | null | undefined };

/** Bold markup around words, unlike a power in code such as `2**3**2`; or a formula in its delimiters. */
const marks = /(?<![\p{L}\p{N}*])\*\*(?=\S)[^*]+(?<=\S)\*\*(?![\p{L}\p{N}*])|\\\(.+?\\\)/su;

/** A student's answer as typed; rendered if it has the markup of a card. */
export function TypedAnswer({ text, language }: Props) {
  return marks.test(text) ? <FormattedText text={text} language={language} /> : text;
}
