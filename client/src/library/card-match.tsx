import type { CardMatch } from "@recollect/domain/library/library-deck.ts";
import styles from "./library-card.module.css";

/** A piece of the card that a search found, with the words marked. */
export function CardMatchText({ text, marks }: CardMatch) {
  const ends = [0, ...marks.map(([, to]) => to)];
  return (
    <p className={styles.match} dir="auto" translate="no">
      {marks.map(([from, to], at) => (
        <span key={from}>
          {text.slice(ends[at], from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </p>
  );
}
