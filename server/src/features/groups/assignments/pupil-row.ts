import type { PupilMemory } from "@recollect/domain/groups/assignments/pupil-memory.ts";
import { aimStanding, wholePercent, type Aim, type AimMoment } from "@recollect/domain/groups/assignments/aim.ts";
import type { PupilRow } from "@recollect/domain/groups/assignments/assignment.ts";
import { dayAt, type Day } from "@recollect/domain/study/day.ts";
import { dayText } from "@recollect/domain/study/day-text.ts";

/** What is derived from a student's cards; see `pupilFigures` of the study feature. */
export type MemoryFigures = PupilMemory & { met: number; metOnDueDay: number | null };

type PupilRowInput = {
  assignment: { opensDay: Day; dueDay: Day; cards: number; aim: Aim };
  /** null while they are being computed */
  figures: MemoryFigures | null;
  /** the separate study days since it opened, those of them up to the due day, and the last one of all; null for none */
  studyDays: { days: number; daysInTime: number; lastDay: Day } | null;
  /** all finished tests of the deck: when, in ms since 1970, and the share of right answers, 0 to 1 */
  tests: readonly { at: number; share: number }[];
  /** the student's study day, and what makes one of a moment (see day.ts) */
  today: Day;
  dayShiftMs: number;
};

/** A student's row of an assignment: what came before it opened does not count, what came after the due day counts as late. */
export function pupilRow({ assignment, figures, studyDays, tests, today, dayShiftMs }: PupilRowInput): PupilRow {
  const { opensDay, dueDay, cards, aim } = assignment;
  const isOver = today > dueDay;
  const results = tests.map(({ at, share }) => ({ day: dayAt(at, dayShiftMs), share })).filter(({ day }) => day >= opensDay);
  const best = (those: readonly { share: number }[]) => (those.length === 0 ? null : Math.max(...those.map(({ share }) => share)));
  const now: AimMoment = { cards, met: figures?.met ?? 0, known: figures?.known ?? null, days: studyDays?.days ?? 0, test: best(results) };
  const onDueDay: AimMoment = {
    cards,
    met: figures?.metOnDueDay ?? 0,
    known: figures?.knownOnDueDay ?? null,
    days: studyDays?.daysInTime ?? 0,
    test: best(results.filter(({ day }) => day <= dueDay)),
  };
  const needsFigures = aim.kind === "met" || aim.kind === "known";
  const standing = needsFigures && figures === null ? null : aimStanding(aim, { now, onDueDay }, isOver);
  return {
    cards,
    met: figures && Math.min(cards, figures.met),
    known: percent(figures?.known),
    forecast: percent(figures?.forecast),
    knownOnDueDay: percent(figures?.knownOnDueDay),
    days: now.days,
    lastDay: studyDays && dayText(studyDays.lastDay),
    test: percent(now.test),
    standing,
  };
}

function percent(share: number | null | undefined): number | null {
  return share === null || share === undefined ? null : wholePercent(share);
}
