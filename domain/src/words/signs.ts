const graphemes = "Segmenter" in Intl ? new Intl.Segmenter(undefined, { granularity: "grapheme" }) : null;

/**
 * A text's characters, as a reader sees them: an emoji of a whole family is one. Firefox before 2024 can't segment text (null), and counts its
 * people.
 */
export function signsOf(text: string, segmenter: Intl.Segmenter | null = graphemes): string[] {
  return segmenter === null ? Array.from(text) : Array.from(segmenter.segment(text), ({ segment }) => segment);
}
