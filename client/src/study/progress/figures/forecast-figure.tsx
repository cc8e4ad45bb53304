import type { DueOnDay } from "@recollect/domain/study/progress/forecast.ts";
import { wholeNumber } from "../../../lib/language/formats.ts";
import { shortDay, shortDayWithWeekday } from "../../../lib/day-words.ts";
import { FiguresTable } from "./figures-table.tsx";
import { classNames } from "../../../ui/class-names.ts";
import styles from "./forecast-figure.module.css";
import { niceCeiling } from "./nice-ceiling.ts";
import { drawingOf, Part } from "./part.tsx";
import { texts } from "./figures.texts.ts";

const plotPx = 150;
const heightPx = plotPx + 28;
/** Room for one digit of the scale. */
const digitPx = 9;

/** The reviews that are known to come, a bar a day. */
export function ForecastFigure({ forecast }: { forecast: readonly DueOnDay[] }) {
  const top = niceCeiling(Math.max(0, ...forecast.map(({ due }) => due)));
  const scalePx = 8 + wholeNumber(top).length * digitPx;
  return (
    <Part id="forecast" title={texts.theNext30Days} words={forecastWords(forecast)}>
      <div className={styles.figure}>
        <svg data-drawing width={scalePx} height={heightPx} aria-hidden className={styles.scale}>
          {marksOf(top).map((mark) => (
            <text key={mark} x={scalePx - 8} y={plotPx - (mark / top) * (plotPx - 8) + 4} textAnchor="end" children={wholeNumber(mark)} />
          ))}
        </svg>
        <Bars forecast={forecast} top={top} />
      </div>
      <FiguresTable
        caption={texts.cardsThatComeDue}
        columns={[texts.day, texts.cardsDue]}
        rows={forecast.map(({ day, due }) => ({ name: shortDayWithWeekday(day), figures: [wholeNumber(due)] }))}
      />
    </Part>
  );
}

function Bars({ forecast, top }: { forecast: readonly DueOnDay[]; top: number }) {
  const pitch = 100 / forecast.length;
  const height = (due: number) => (due / top) * (plotPx - 8);
  return (
    <svg {...drawingOf("forecast")} className={styles.bars} height={heightPx}>
      {marksOf(top).map((mark) => (
        <line key={mark} x2="100%" y1={plotPx - height(mark)} y2={plotPx - height(mark)} className={styles.line} />
      ))}
      {forecast.map(({ day, due }, at) => (
        <g key={day}>
          <title>{texts.cardsOn(at === 0 ? texts.today : shortDay(day), due)}</title>
          {/* As wide and high as the day's place, so that the words above are found over a small bar too. */}
          <rect x={`${at * pitch}%`} width={`${pitch}%`} height={plotPx} fill="transparent" />
          <rect
            x={`${(at + 0.14) * pitch}%`}
            y={plotPx - height(due)}
            width={`${0.72 * pitch}%`}
            height={height(due)}
            rx={2}
            className={classNames(styles.bar, at === 0 && styles.today)}
          />
        </g>
      ))}
      {forecast.map(({ day }, at) => at % 7 === 0 && <DayName key={day} day={day} x={at * pitch} isFirst={at === 0} isLast={at >= 28} />)}
    </svg>
  );
}

/** Under the first bar of each week; the first and last stay inside the drawing. */
function DayName({ day, x, isFirst, isLast }: { day: number; x: number; isFirst: boolean; isLast: boolean }) {
  return (
    <text x={isLast ? "100%" : `${x}%`} y={plotPx + 20} textAnchor={isLast ? "end" : "start"}>
      {isFirst ? texts.today : shortDay(day)}
    </text>
  );
}

/** Zero, the top, and half of it if that is a whole number. */
function marksOf(top: number): number[] {
  return top % 2 === 0 ? [0, top / 2, top] : [0, top];
}

function forecastWords(forecast: readonly DueOnDay[]): string {
  const total = forecast.reduce((sum, { due }) => sum + due, 0);
  if (total === 0) return texts.noReviewsPlanned;
  const [today, ...later] = forecast;
  const fullest = later.reduce<DueOnDay | null>((most, one) => (most && most.due >= one.due ? most : one), null);
  const peak = fullest && fullest.due > 0 ? [texts.fullestDayToCome(shortDayWithWeekday(fullest.day), fullest.due)] : [];
  return [texts.dueSoon(today?.due ?? 0, total), ...peak, texts.newCardsOnTop].join(" ");
}
