import type { CardMatch } from "@recollect/domain/library/library-deck.ts";

/** A piece of a card that a search found, with the words marked; it stands in an element for a student's words. */
export function MatchText({ text, marks }: Pick<CardMatch, "text" | "marks">) {
  const ends = [0, ...marks.map(([, to]) => to)];
  return (
    <>
      {marks.map(([from, to], at) => (
        <span key={from}>
          {text.slice(ends[at], from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
