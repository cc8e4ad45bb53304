import { percent } from "../../../lib/language/formats.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { queryKeys } from "../../../lib/requests/query-keys.ts";
import { showChanged } from "../../../lib/requests/show-changed.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { changeStudySettings } from "../../requests/study-api.ts";
import type { StudyMemory } from "../../requests/memory-api.ts";
import { FiguresTable } from "../figures/figures-table.tsx";
import { niceCeiling } from "../figures/nice-ceiling.ts";
import styles from "./memory-part.module.css";
import { memoryTexts as texts } from "./memory.texts.ts";
import { useStudyChange } from "./use-study-change.ts";

type Point = NonNullable<NonNullable<StudyMemory["inForce"]>["curve"]>[number];

const size = { width: 360, height: 240, left: 44, bottom: 30 } as const;

/** The reviews a day that each retention costs; the student picks one. */
export function LoadFigure({
  curve,
  newADay,
  target,
  saving,
}: {
  curve: readonly Point[];
  newADay: number;
  target: number;
  saving: number | null;
}) {
  const [pick, setPick] = useState(() => nearestTo(curve, target));
  const pace = Math.max(1, Math.round(newADay));
  /** At this pace a year's cards are all in their first year, so a day costs what one card costs, times the pace. */
  const aDay = (reviews: number) => reviews * pace;
  const top = niceCeiling(Math.max(...curve.map(({ own, average }) => Math.max(own.reviews, average.reviews) * pace)));
  const ends = [curve[0]?.retention ?? 0.7, curve.at(-1)?.retention ?? 0.97] as const;
  const x = (retention: number) => size.left + ((retention - ends[0]) / (ends[1] - ends[0])) * (size.width - size.left - 12);
  const y = (reviews: number) => 8 + (1 - aDay(reviews) / top) * (size.height - size.bottom - 8);
  const path = (of: "own" | "average") => curve.map((point) => `${x(point.retention)},${y(point[of].reviews)}`).join(" ");
  const point = curve[pick];
  return (
    <div>
      <h3 className={styles.sub} id="load-title">
        {texts.load}
      </h3>
      <p className={styles.words} id="load-words">
        {texts.loadWords(pace)} {savedWords(saving, pace)}
      </p>
      <svg
        data-drawing
        role="img"
        aria-labelledby="load-title"
        aria-describedby="load-words"
        className={styles.drawing}
        viewBox={`0 0 ${size.width} ${size.height}`}
      >
        {[0, top / 2, top].map((reviews) => (
          <g key={reviews}>
            <line x1={size.left} x2={size.width - 12} y1={y(reviews / pace)} y2={y(reviews / pace)} className={styles.line} />
            <text x={size.left - 6} y={y(reviews / pace) + 4} textAnchor="end">
              {Math.round(reviews)}
            </text>
          </g>
        ))}
        {[0, Math.floor((curve.length - 1) / 2), curve.length - 1].map((at) => {
          const retention = curve[at]?.retention ?? 0;
          return (
            <text key={at} x={x(retention)} y={size.height - 8} textAnchor={at === curve.length - 1 ? "end" : "middle"}>
              {percent(retention)}
            </text>
          );
        })}
        <polyline points={path("average")} className={styles.averageCurve} />
        <polyline points={path("own")} className={styles.curve} />
        {point && (
          <circle cx={x(point.retention)} cy={y(point.own.reviews)} r={7} className={styles.dot}>
            <title>{texts.point(point.retention, aDay(point.own.reviews))}</title>
          </circle>
        )}
      </svg>
      {point && <Pick curve={curve} pick={pick} onPick={setPick} target={target} reviews={aDay(point.own.reviews)} />}
      <FiguresTable
        caption={texts.load}
        columns={texts.loadColumns}
        rows={curve.map(({ retention, own, average }) => ({
          name: percent(retention),
          figures: [aDay(own.reviews).toFixed(1), percent(own.recall), aDay(average.reviews).toFixed(1), percent(average.recall)],
        }))}
      />
    </div>
  );
}

type PickProps = { curve: readonly Point[]; pick: number; onPick: (at: number) => void; target: number; reviews: number };

function Pick({ curve, pick, onPick, target, reviews }: PickProps) {
  const queryClient = useQueryClient();
  const { retention, own } = curve[pick] ?? { retention: target, own: { recall: 0 } };
  const saving = useStudyChange(async () => {
    await showChanged(queryClient, queryKeys.studySettings(), await changeStudySettings({ retention }));
    toast.success(texts.saved);
  });

  return (
    <div className={styles.pick}>
      <input
        type="range"
        aria-label={texts.pick}
        aria-valuetext={texts.pickHint(retention, reviews, own.recall)}
        min={0}
        max={curve.length - 1}
        step={1}
        value={pick}
        onChange={(event) => onPick(Number(event.target.value))}
      />
      <Button size="small" busy={saving.isBusy} busyLabel={texts.saving} disabled={retention === target} onClick={saving.run}>
        {texts.save}
      </Button>
      <output className={styles.words}>{texts.pickHint(retention, reviews, own.recall)}</output>
    </div>
  );
}

function savedWords(saving: number | null, pace: number): string {
  if (saving === null) return "";
  const aWeek = Math.round(saving * pace * 7);
  return aWeek > 0 ? texts.saves(aWeek) : texts.same;
}

function nearestTo(curve: readonly Point[], target: number): number {
  return curve.reduce(
    (best, { retention }, at) => (Math.abs(retention - target) < Math.abs((curve[best]?.retention ?? 0) - target) ? at : best),
    0,
  );
}
