import type { DayCount } from "@recollect/domain/study/progress/calendar.ts";
import { matureDays } from "@recollect/domain/study/mastery.ts";
import { shortDay } from "../../../lib/day-words.ts";
import { comingTexts } from "./coming.texts.ts";
import styles from "./retention-preview.module.css";

/** Positions of the stops, in percent of the width: their labels fit at 320 px. The last is where cards begin to count. */
const stops = [4, 28, 48, 92];

/**
 * Shown while there is nothing to measure: how a card gets to where retention is measured, which takes weeks, and the scale that will be
 * here.
 */
export function RetentionPreview({ calendar }: { calendar: readonly DayCount[] }) {
  const first = calendar.find(({ answers }) => answers > 0)?.day ?? null;
  const today = calendar.at(-1)?.day ?? 0;
  const from = first === null ? null : first + matureDays + 1;
  return (
    <figure className={styles.preview}>
      <svg data-drawing aria-hidden width="100%" height={64} className={styles.way}>
        <line x1="4%" x2="92%" y1={22} y2={22} className={styles.line} />
        {stops.map((at, number) => (
          <g key={at}>
            <circle cx={`${at}%`} cy={22} r={number === stops.length - 1 ? 8 : 6} className={number === 0 ? styles.done : styles.open} />
            <text x={`${at}%`} y={54} textAnchor={number === 0 ? "start" : number === stops.length - 1 ? "end" : "middle"}>
              {comingTexts.stops[number]}
            </text>
          </g>
        ))}
      </svg>
      <svg data-drawing aria-hidden width="100%" height={28} className={styles.scale}>
        <rect x="1%" y={11} width="98%" height={6} rx={3} />
        <rect x="62%" y={4} width="26%" height={20} rx={10} />
        <circle cx="76%" cy={14} r={6} />
      </svg>
      <figcaption className={styles.caption}>
        {from !== null && from > today ? comingTexts.retentionFrom(shortDay(from)) : comingTexts.retentionSoon}
      </figcaption>
    </figure>
  );
}
