import type { PartOfDay } from "@recollect/domain/study/insights/parts-of-day.ts";
import { hourMs } from "@recollect/domain/time/units.ts";
import { lazily, locale, percent, wholeNumber } from "../../lib/language/formats.ts";
import { FiguresTable } from "../progress/figures/figures-table.tsx";
import { drawingOf, Part } from "../progress/figures/part.tsx";
import type { StudyInsights } from "../requests/study-api.ts";
import styles from "./day-figure.module.css";
import { insightsTexts as texts } from "./insights.texts.ts";

const [rowPx, barPx] = [22, 12];

/** How much is remembered in each part of the day, with bounds; and which part is the best, if the reviews tell. */
export function DayFigure({ day: { parts, best } }: Pick<StudyInsights, "day">) {
  const words = best
    ? [
        texts.bestTime(nameOf(best.best), shareOf(best.best), best.best.answers),
        texts.otherTimes(shareOf(best.others), best.others.answers),
      ].join(" ")
    : texts.noBestTime;
  const studied = parts.filter(({ answers }) => answers > 0);
  if (studied.length === 0) return null;
  return (
    <Part id="time-of-day" title={texts.timeOfDay} words={words}>
      <div {...drawingOf("time-of-day")} className={styles.drawing}>
        {studied.map((part) => (
          <Row key={part.from} part={part} isBest={part.from === best?.best.from} />
        ))}
      </div>
      <FiguresTable
        caption={texts.timeOfDay}
        columns={[texts.time, texts.reviews, texts.remembered, texts.likelyAtLeast, texts.likelyAtMost]}
        rows={parts.map((part) => ({
          name: nameOf(part),
          figures:
            part.answers === 0
              ? [wholeNumber(0), texts.noReviews, "", ""]
              : [wholeNumber(part.answers), shareOf(part), percent(part.low), percent(part.high)],
        }))}
      />
    </Part>
  );
}

/** A bar as long as the share, and a line from the lowest to the highest likely share. */
function Row({ part, isBest }: { part: PartOfDay; isBest: boolean }) {
  const bar = { y: (rowPx - barPx) / 2, height: barPx, rx: barPx / 2 };
  return (
    <div data-best={isBest || undefined} className={styles.row}>
      <span>{texts.hours(clockTime(part.from), clockTime(part.to))}</span>
      <svg data-drawing width="100%" height={rowPx}>
        <rect {...bar} width="100%" className={styles.track} />
        <rect {...bar} width={`${(part.right / part.answers) * 100}%`} className={styles.bar} />
        <line x1={`${part.low * 100}%`} x2={`${part.high * 100}%`} y1={rowPx / 2} y2={rowPx / 2} className={styles.bounds} />
      </svg>
      <span className={styles.share}>{shareOf(part)}</span>
    </div>
  );
}

function nameOf({ from, to }: Pick<PartOfDay, "from" | "to">): string {
  return texts.fromTo(clockTime(from), clockTime(to));
}

/** Whole percents: the bounds are wider than that. */
function shareOf({ answers, right }: { answers: number; right: number }): string {
  return percent(answers === 0 ? 0 : Math.round((right / answers) * 100) / 100);
}

const clock = lazily(() => new Intl.DateTimeFormat(locale, { timeZone: "UTC", hour: "numeric" }));

/** An hour of a clock, such as '8 AM' or '20 Uhr'; 24 is midnight again. */
function clockTime(hour: number): string {
  return clock().format(hour * hourMs);
}
