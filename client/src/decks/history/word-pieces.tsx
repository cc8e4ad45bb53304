import { wordChanges, type Piece } from "@recollect/domain/decks/history/word-changes.ts";

/** `words`: the rendered text, if `text` has markup. */
export type TextToCompare = { text: string; words?: string };

/** Differences of the rendered texts; of the sources where only markup or a picture differs. */
export function changesBetween(earlier: TextToCompare, now: TextToCompare): { earlier: Piece[]; now: Piece[] } {
  const [was, is] = [earlier.words ?? earlier.text, now.words ?? now.text];
  return was === is && earlier.text !== now.text ? wordChanges(earlier.text, now.text) : wordChanges(was, is);
}

/** One of the texts, with the words marked that the other one does not have. */
export function WordPieces({ pieces, as: Mark }: { pieces: readonly Piece[]; as: "del" | "ins" }) {
  if (pieces.length === 0) return null;
  return (
    <p dir="auto" translate="no">
      {pieces.map(({ text, isChanged }, at) => (isChanged ? <Mark key={at}>{text}</Mark> : <span key={at}>{text}</span>))}
    </p>
  );
}
