import styles from "./coming-picture.module.css";
import { comingTexts } from "./figures/coming.texts.ts";

/** A month of answers as it may come, and the reviews of the month after it. */
const days = [3, 5, 0, 8, 9, 6, 10, 12, 0, 9, 11, 14, 10, 0, 12, 15, 13, 11, 16, 14, 12];
const ahead = [14, 9, 11, 6, 8, 4, 7, 3, 5];
const [pitch, height] = [12, 72];

/** What the page will show, drawn in outlines: how full it becomes, not what the student will do. */
export function ComingPicture() {
  const width = (days.length + ahead.length + 1) * pitch;
  return (
    <figure className={styles.picture}>
      <svg data-drawing aria-hidden viewBox={`0 0 ${width} ${height + 28}`} className={styles.drawing}>
        {days.map((count, at) => (
          <g key={at}>
            <rect
              x={at * pitch + 2}
              y={height - count * 4}
              width={pitch - 4}
              height={Math.max(2, count * 4)}
              rx={2}
              className={styles.did}
            />
            <circle cx={at * pitch + pitch / 2} cy={height + 16} r={3.5} className={count > 0 ? styles.dot : styles.gap} />
          </g>
        ))}
        <line x1={days.length * pitch + pitch / 2} x2={days.length * pitch + pitch / 2} y1={4} y2={height + 24} className={styles.today} />
        {ahead.map((count, at) => (
          <rect
            key={at}
            x={(days.length + 1 + at) * pitch + 2}
            y={height - count * 4}
            width={pitch - 4}
            height={count * 4}
            rx={2}
            className={styles.comes}
          />
        ))}
      </svg>
      <figcaption className={styles.caption}>{comingTexts.willLook}</figcaption>
    </figure>
  );
}
