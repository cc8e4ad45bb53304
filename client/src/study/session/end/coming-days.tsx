import { weekdayNames } from "../../../lib/day-words.ts";
import type { CSSProperties } from "react";
import { weekdayOf } from "@recollect/domain/study/day-text.ts";
import { plannedCards } from "@recollect/domain/study/progress/forecast.ts";
import { wholeNumber } from "../../../lib/language/formats.ts";
import type { StudyProgress } from "../../requests/study-api.ts";
import { endTexts } from "./session-end.texts.ts";
import styles from "./coming-days.module.css";

const shownDays = 7;

type Props = { forecast: StudyProgress["forecast"]; /** ms that a card takes */ cardMs: number };

/** The cards of the next seven days as bars, reviews and an exam's new cards; and tomorrow's minutes. Draws nothing when there are none. */
export function ComingDays({ forecast, cardMs }: Props) {
  const days = forecast.slice(1, 1 + shownDays).map((day) => ({ day: day.day, cards: plannedCards(day) }));
  const most = Math.max(...days.map(({ cards }) => cards), 0);
  const tomorrow = days[0]?.cards ?? 0;
  if (most === 0) return null;
  return (
    <div className={styles.days}>
      {tomorrow > 0 && <p className={styles.about}>{endTexts.about(tomorrow * cardMs)}</p>}
      <ol aria-label={endTexts.nextDays} className={styles.bars}>
        {days.map(({ day, cards }, at) => (
          <li key={day} data-next={at === 0 || undefined}>
            <span aria-hidden>{cards > 0 && wholeNumber(cards)}</span>
            <i aria-hidden style={{ "--share": cards / most } as CSSProperties} />
            <span className={styles.day}>{weekdayNames()[weekdayOf(day)]}</span>
            <span className="visually-hidden">{`: ${endTexts.cards(cards)}`}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
