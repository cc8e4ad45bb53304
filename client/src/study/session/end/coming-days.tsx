import type { CSSProperties } from "react";
import { weekdayOf } from "@recollect/domain/study/day-text.ts";
import { wholeNumber } from "@recollect/domain/words/number-words.ts";
import type { StudyProgress } from "../../requests/study-api.ts";
import { endTexts } from "./session-end.texts.ts";
import styles from "./coming-days.module.css";

const shownDays = 7;

type Props = { forecast: StudyProgress["forecast"]; /** ms that a card takes */ cardMs: number };

/** Tomorrow as one bar of seven, with its minutes. Draws nothing when nothing is due. */
export function ComingDays({ forecast, cardMs }: Props) {
  const days = forecast.slice(1, 1 + shownDays);
  const most = Math.max(...days.map(({ due }) => due), 0);
  const tomorrow = days[0]?.due ?? 0;
  if (most === 0) return null;
  return (
    <div className={styles.days}>
      {tomorrow > 0 && <p className={styles.about}>{endTexts.about(tomorrow * cardMs)}</p>}
      <ol aria-label={endTexts.nextDays} className={styles.bars}>
        {days.map(({ day, due }, at) => (
          <li key={day} data-next={at === 0 || undefined}>
            <span aria-hidden>{due > 0 && wholeNumber(due)}</span>
            <i aria-hidden style={{ "--share": due / most } as CSSProperties} />
            <span className={styles.day}>{endTexts.days[weekdayOf(day)]}</span>
            <span className="visually-hidden">{`: ${endTexts.cards(due)}`}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
