import type { KeptTest, KeptTestKind } from "@recollect/domain/practice/kept-test.ts";
import { shortDate } from "../../lib/day-words.ts";
import { percent } from "../../lib/language/formats.ts";
import { historyTexts as texts } from "./history.texts.ts";
import { shareOf } from "./result-of-test.ts";
import styles from "./score-chart.module.css";

const heightPx = 132;
const topPx = 12;
const plotPx = 100;
/** The room at both sides, so that a mark is whole. */
const edge = 3;

/** The results of tests from the oldest to the newest, one line for each kind. Its figures stand in the table beside it. */
export function ScoreChart({ tests, label }: { tests: readonly KeptTest[]; label: string }) {
  const marks = tests.map((test, at) => ({ test, x: edge + ((100 - 2 * edge) * at) / Math.max(1, tests.length - 1) }));
  const kinds = [...new Set(tests.map(({ kind }) => kind))];
  const [first, last] = [tests[0], tests.at(-1)];
  return (
    <>
      <div className={styles.figure}>
        <svg data-drawing width={40} height={heightPx} aria-hidden className={styles.scale}>
          {[0, 0.5, 1].map((share) => (
            <text key={share} x={34} y={heightOf(share) + 4} textAnchor="end" children={percent(share)} />
          ))}
        </svg>
        <svg role="img" aria-label={label} data-drawing width="100%" height={heightPx} className={styles.plot}>
          {[0, 0.5, 1].map((share) => (
            <line key={share} x1="0" x2="100%" y1={heightOf(share)} y2={heightOf(share)} className={styles.line} />
          ))}
          {kinds.map((kind) => (
            <Series key={kind} kind={kind} marks={marks.filter(({ test }) => test.kind === kind)} />
          ))}
          {first && <text x={`${edge - 1}%`} y={heightPx - 2} children={shortDate(first.finishedAt)} />}
          {last && last !== first && <text x="100%" y={heightPx - 2} textAnchor="end" children={shortDate(last.finishedAt)} />}
        </svg>
      </div>
      {kinds.length > 1 && (
        <ul className={styles.legend}>
          {kinds.map((kind) => (
            <li key={kind}>
              <svg width={14} height={14} aria-hidden data-kind={kind} className={styles.series}>
                <Mark kind={kind} x={7} y={7} />
              </svg>
              {texts.kinds[kind]}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type PlacedTest = { test: KeptTest; x: number };

function Series({ kind, marks }: { kind: KeptTestKind; marks: readonly PlacedTest[] }) {
  return (
    <g data-kind={kind} className={styles.series}>
      {marks.slice(1).map(({ test, x }, at) => {
        const before = marks[at];
        return (
          before && (
            <line
              key={test.id}
              x1={`${before.x}%`}
              y1={heightOf(shareOf(before.test))}
              x2={`${x}%`}
              y2={heightOf(shareOf(test))}
              className={styles.path}
            />
          )
        );
      })}
      {marks.map(({ test, x }) => (
        <Mark key={test.id} kind={kind} x={`${x}%`} y={heightOf(shareOf(test))} />
      ))}
    </g>
  );
}

/** A kind has a form of its own, because not everybody sees the colours. */
function Mark({ kind, x, y }: { kind: KeptTestKind; x: number | string; y: number }) {
  if (kind === "multiple-choice") return <circle cx={x} cy={y} r={4.5} />;
  if (kind === "mixed") {
    return (
      <svg x={x} y={y} overflow="visible">
        <path d="M0 -5.5 L5.5 4.5 L-5.5 4.5 Z" />
      </svg>
    );
  }
  return (
    <svg x={x} y={y} overflow="visible">
      <rect x={-4} y={-4} width={8} height={8} rx={1} />
    </svg>
  );
}

function heightOf(share: number): number {
  return topPx + (1 - share) * plotPx - 4;
}
