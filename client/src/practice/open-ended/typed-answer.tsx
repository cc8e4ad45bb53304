import { FormattedText } from "../../cards/text/formatted-text.tsx";

type Props = { text: string; language: string | null | undefined };

/** Bold type between words of its own, which a power in code, `2**3**2`, is not; or a formula between its signs. */
const marks = /(?<![\p{L}\p{N}*])\*\*(?=\S)[^*]+(?<=\S)\*\*(?![\p{L}\p{N}*])|\\\(.+?\\\)/su;

/** What a student typed, as it was typed; with its marks drawn where it has the marks of a card. */
export function TypedAnswer({ text, language }: Props) {
  return marks.test(text) ? <FormattedText text={text} language={language} /> : text;
}
