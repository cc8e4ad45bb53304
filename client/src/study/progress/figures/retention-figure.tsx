import { countTexts } from "../../../cards/counts.texts.ts";
import { percent, wholeNumber } from "../../../lib/language/formats.ts";
import { FiguresTable } from "./figures-table.tsx";
import type { StudyProgress } from "../../requests/study-api.ts";
import { drawingOf, Part } from "./part.tsx";
import { RetentionPreview } from "./retention-preview.tsx";
import styles from "./retention-figure.module.css";
import { isMeasured, retentionWords, type MeasuredRetention } from "./retention-words.ts";
import { texts } from "./figures.texts.ts";

/** Measured retention beside the requested one, on a scale. */
export function RetentionFigure({ retention, calendar }: Pick<StudyProgress, "retention" | "calendar">) {
  return (
    <Part id="retention" title={texts.retention} words={retentionWords(retention)}>
      {isMeasured(retention) ? (
        <>
          <Scale retention={retention} />
          <FiguresTable
            caption={texts.retention}
            columns={[texts.figure, texts.value]}
            rows={[
              { name: texts.remembered, figures: [percent(retention.measured)] },
              { name: texts.likelyAtLeast95, figures: [percent(retention.from)] },
              { name: texts.likelyAtMost95, figures: [percent(retention.to)] },
              { name: texts.asked, figures: [percent(retention.asked)] },
              { name: texts.askedForNow, figures: [percent(retention.asksNow)] },
              { name: texts.reviewsCounted, figures: [wholeNumber(retention.answers)] },
              { name: texts.ofThemRight, figures: [wholeNumber(retention.right)] },
            ]}
          />
        </>
      ) : (
        <RetentionPreview calendar={calendar} />
      )}
    </Part>
  );
}

function Scale({ retention: { measured, from, to, asked, answers } }: { retention: MeasuredRetention }) {
  // The scale starts a tenth below the lowest value, so that differences of a few percent show.
  const least = Math.max(0, Math.floor((Math.min(from, asked) - 0.05) * 10) / 10);
  const x = (share: number) => `${((share - least) / (1 - least)) * 100}%`;
  return (
    <div className={styles.scale}>
      <span aria-hidden>{percent(least)}</span>
      <svg {...drawingOf("retention")} width="100%" height={76}>
        <title>{texts.ofLikely(percent(measured), countTexts.reviews(answers), percent(from), percent(to))}</title>
        <rect y={36} width="100%" height={4} rx={2} className={styles.track} />
        <rect x={x(from)} y={28} width={`${((to - from) / (1 - least)) * 100}%`} height={20} rx={10} className={styles.range} />
        <line x1={x(asked)} x2={x(asked)} y1={22} y2={54} className={styles.asked} />
        <circle cx={x(measured)} cy={38} r={7} className={styles.measured} />
        <text x={x(asked)} y={14} textAnchor="middle">
          {texts.askedOf(percent(asked))}
        </text>
        <text x={x(measured)} y={70} textAnchor="middle" className={styles.strong}>
          {percent(measured)}
        </text>
      </svg>
      <span aria-hidden>{percent(1)}</span>
    </div>
  );
}
