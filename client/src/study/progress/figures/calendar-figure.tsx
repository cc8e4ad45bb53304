import type { DayCount } from "@recollect/domain/study/progress/calendar.ts";
import { wholeNumber } from "../../../lib/language/formats.ts";
import { shortDay, shortDayWithYear, weekdayNames } from "../../../lib/day-words.ts";
import { FiguresTable } from "./figures-table.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { levelNames, levelOf, stepSize } from "./calendar-steps.ts";
import { monthMarks, weeksOf, type Week } from "./calendar-weeks.ts";
import styles from "./calendar-figure.module.css";
import { drawingOf, Part } from "./part.tsx";
import { texts } from "./figures.texts.ts";

const pitchPx = 16;
const cellPx = 13;
const monthsPx = 20;
const heightPx = monthsPx + 7 * pitchPx;
/** The sides of a day's mark by its level: more answers are larger as well as brighter. */
const sidesPx = [0, 6, 8, 10.5, cellPx] as const;

/** A year of answers: one square a day, one column a week. If it does not fit it scrolls, and starts at the newest weeks. */
export function CalendarFigure({ calendar }: { calendar: readonly DayCount[] }) {
  const weeks = weeksOf(calendar);
  const step = stepSize(calendar.map(({ answers }) => answers));
  return (
    <Part id="calendar" title={texts.reviewsADay} words={calendarWords(calendar)}>
      <div className={styles.figure}>
        <svg data-drawing width={34} height={heightPx} aria-hidden className={styles.weekdays}>
          {weekdayNames().map((name, at) => at % 2 === 0 && <text key={name} y={monthsPx + at * pitchPx + 11} children={name} />)}
        </svg>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard */}
        <div className={styles.box} role="group" aria-label={texts.calendarAYear} tabIndex={0}>
          <Weeks weeks={weeks} step={step} />
        </div>
      </div>
      <Legend step={step} />
      <FiguresTable
        caption={texts.reviewsADayBy}
        columns={[texts.weekFrom, ...weekdayNames()]}
        rows={[...weeks].reverse().map(({ monday, days }) => ({
          name: shortDayWithYear(monday),
          figures: days.map((count) => (count ? wholeNumber(count.answers) : "")),
        }))}
      />
    </Part>
  );
}

function Weeks({ weeks, step }: { weeks: readonly Week[]; step: number }) {
  const width = weeks.length * pitchPx;
  return (
    <svg {...drawingOf("calendar")} className={styles.weeks} width={width} height={heightPx} viewBox={`0 0 ${width} ${heightPx}`}>
      {monthMarks(weeks).map(({ at, name }) => (
        <text key={at} x={at * pitchPx} y={11} children={name} />
      ))}
      {weeks.map(({ monday, days }, week) => (
        <g key={monday} transform={`translate(${week * pitchPx} ${monthsPx})`}>
          {days.map(
            (count, weekday) =>
              count && <DaySquare key={count.day} count={count} y={weekday * pitchPx} level={levelOf(count.answers, step)} />,
          )}
        </g>
      ))}
    </svg>
  );
}

function DaySquare({ count: { day, answers }, y, level }: { count: DayCount; y: number; level: number }) {
  return (
    <g>
      <title>{texts.answersOn(shortDay(day), answers)}</title>
      <Square level={level} y={y} />
    </g>
  );
}

/** An empty square, and the mark that grows in it. */
function Square({ level, y = 0 }: { level: number; y?: number }) {
  const side = sidesPx[level] ?? cellPx;
  const inset = (cellPx - side) / 2;
  return (
    <>
      <rect y={y} width={cellPx} height={cellPx} rx={3.5} className={styles.empty} />
      {side > 0 && (
        <rect
          x={inset}
          y={y + inset}
          width={side}
          height={side}
          rx={side / 3.6}
          className={classNames(styles.mark, styles[`level${level}`])}
        />
      )}
    </>
  );
}

function Legend({ step }: { step: number }) {
  return (
    <ul className={styles.legend} aria-label={texts.answersThatASquare}>
      {levelNames(step).map((name, level) => (
        <li key={name}>
          <svg width={cellPx} height={cellPx} aria-hidden>
            <Square level={level} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

function calendarWords(calendar: readonly DayCount[]): string {
  const busy = calendar.filter(({ answers }) => answers > 0);
  const fullest = busy.reduce<DayCount | null>((most, count) => (most && most.answers >= count.answers ? most : count), null);
  if (!fullest) return texts.noAnswers;
  const all = busy.reduce((sum, { answers }) => sum + answers, 0);
  const span = texts.answersOnDays(all, busy.length);
  return busy.length === 1 ? span : `${span} ${texts.fullestDay(shortDay(fullest.day), fullest.answers)}`;
}
