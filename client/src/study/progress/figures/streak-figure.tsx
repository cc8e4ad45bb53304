import { weekdayLetters } from "../../../lib/day-words.ts";
import { countTexts } from "../../../cards/counts.texts.ts";
import type { DayCount } from "@recollect/domain/study/progress/calendar.ts";
import { turnoverHour } from "@recollect/domain/study/day.ts";
import { weekdayOf } from "@recollect/domain/study/day-text.ts";
import { wholeNumber } from "../../../lib/language/formats.ts";
import { clockTime, shortDay, shortDayWithWeekday } from "../../../lib/day-words.ts";
import { FiguresTable } from "./figures-table.tsx";
import type { StudyProgress } from "../../requests/study-api.ts";
import { drawingOf, Part } from "./part.tsx";
import styles from "./streak-figure.module.css";
import { texts } from "./figures.texts.ts";

const shownDays = 14;
const pitchPx = 22;

/** Days in a row, and today. A day off is a gap in a row of dots and nothing else. */
export function StreakFigure({ streak, calendar }: Pick<StudyProgress, "streak" | "calendar">) {
  const id = "streak";
  const today = calendar.at(-1);
  const days = calendar.slice(-shownDays);
  return (
    <Part id={id} title={texts.streak} words={streakWords(streak)}>
      <div className={styles.row}>
        <dl className={styles.figures}>
          <Figure name={texts.inARow} value={countTexts.days(streak.current)} />
          <Figure name={texts.longestStreak} value={countTexts.days(streak.longest)} />
          <Figure name={texts.today} value={countTexts.answers(today?.answers ?? 0)} />
        </dl>
        <Dots id={id} days={days} />
      </div>
      <FiguresTable
        caption={texts.streak}
        columns={[texts.day, texts.answers, texts.right]}
        rows={[...days].reverse().map(({ day, answers, right }) => ({
          name: shortDayWithWeekday(day),
          figures: [wholeNumber(answers), wholeNumber(right)],
        }))}
      />
    </Part>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  const [number, unit] = value.split(" ");
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        <strong>{number}</strong> {unit}
      </dd>
    </div>
  );
}

/** The last two weeks, a dot a day; today has a ring around it. */
function Dots({ id, days }: { id: string; days: readonly DayCount[] }) {
  const width = shownDays * pitchPx;
  return (
    <svg {...drawingOf(id)} className={styles.dots} width={width} height={52} viewBox={`0 0 ${width} 52`}>
      {days.map(({ day, answers }, at) => {
        const x = (at + 0.5) * pitchPx;
        return (
          <g key={day}>
            <title>{texts.answersOn(shortDay(day), answers)}</title>
            {at === days.length - 1 && <circle cx={x} cy={16} r={10.5} className={styles.ring} />}
            <circle cx={x} cy={16} r={7} className={answers > 0 ? styles.done : styles.idle} />
            <text x={x} y={46} textAnchor="middle" className={styles.weekday}>
              {weekdayLetters()[weekdayOf(day)]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function streakWords({ current, isTodayDone }: StudyProgress["streak"]): string {
  if (current === 0) return texts.newStreak;
  if (!isTodayDone) return texts.streakIsOpen(current, clockTime(turnoverHour));
  return texts.streakWithToday(current);
}
