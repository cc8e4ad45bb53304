import { percent, wholeNumber } from "../../../lib/language/formats.ts";
import type { StudyMemory } from "../../requests/memory-api.ts";
import { FiguresTable } from "../figures/figures-table.tsx";
import styles from "./memory-part.module.css";
import { memoryTexts as texts } from "./memory.texts.ts";

type Figures = NonNullable<StudyMemory["latest"]>["learning"];

const size = { width: 360, height: 240, left: 44, bottom: 30 } as const;

/** Expected against actual recall: one dot for each group of reviews, with its confidence interval. */
export function CalibrationFigure({ bins }: Pick<Figures, "bins">) {
  const all = [...bins.learned].filter(({ answers }) => answers >= 5);
  const least = Math.max(0, Math.floor(Math.min(0.8, ...all.flatMap(({ expected, from }) => [expected, from])) * 10) / 10);
  const x = (share: number) => size.left + ((share - least) / (1 - least)) * (size.width - size.left - 8);
  const y = (share: number) => 8 + (1 - (share - least) / (1 - least)) * (size.height - size.bottom - 8);
  const most = Math.max(1, ...all.map(({ answers }) => answers));
  return (
    <div>
      <h3 className={styles.sub} id="calibration-title">
        {texts.calibration}
      </h3>
      <p className={styles.words} id="calibration-words">
        {texts.calibrationWords}
      </p>
      <svg
        data-drawing
        role="img"
        aria-labelledby="calibration-title"
        aria-describedby="calibration-words"
        className={styles.drawing}
        viewBox={`0 0 ${size.width} ${size.height}`}
      >
        {[least, (least + 1) / 2, 1].map((share) => (
          <g key={share}>
            <line x1={size.left} x2={size.width - 8} y1={y(share)} y2={y(share)} className={styles.line} />
            <text x={size.left - 6} y={y(share) + 4} textAnchor="end">
              {percent(share)}
            </text>
            <text x={x(share)} y={size.height - 8} textAnchor={share === 1 ? "end" : "middle"}>
              {percent(share)}
            </text>
          </g>
        ))}
        <line x1={x(least)} y1={y(least)} x2={x(1)} y2={y(1)} className={styles.ideal} />
        {all.map(({ expected, actual, from, to, answers }) => (
          <g key={expected}>
            <title>{texts.dot(expected, actual, answers)}</title>
            <line x1={x(expected)} x2={x(expected)} y1={y(Math.max(least, from))} y2={y(to)} className={styles.reach} />
            <circle cx={x(expected)} cy={y(Math.max(least, actual))} r={4 + 4 * Math.sqrt(answers / most)} className={styles.dot} />
          </g>
        ))}
      </svg>
      <FiguresTable
        caption={texts.calibration}
        columns={texts.calibrationColumns}
        rows={bins.learned.map(({ answers, expected, actual, from, to }) => ({
          name: wholeNumber(answers),
          figures: [percent(expected), percent(actual), percent(from), percent(to)],
        }))}
      />
    </div>
  );
}
