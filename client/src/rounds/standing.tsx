import type { RankedPlayer } from "@recollect/domain/rounds/round.ts";
import { wholeNumber } from "../lib/language/formats.ts";
import { hostingTexts as texts } from "./hosting.texts.ts";
import { roundTexts } from "./rounds.texts.ts";
import styles from "./rounds.module.css";

/** The best players, with their places; `most` are shown. */
export function Standing({ rows, most }: { rows: readonly RankedPlayer[]; most: number }) {
  if (rows.length === 0) return <p>{texts.noPlayers}</p>;
  return (
    <>
      <ol className={styles.standing}>
        {rows.slice(0, most).map(({ id, place, name, points }) => (
          <li key={id} data-place={place <= 3 ? place : undefined}>
            <span className={styles.place}>{wholeNumber(place)}.</span>
            <bdi translate="no">{name}</bdi>
            <span className={styles.points}>{roundTexts.points(points)}</span>
          </li>
        ))}
      </ol>
      {rows.length > most && <p className={styles.quiet}>{texts.more(rows.length - most)}</p>}
    </>
  );
}
