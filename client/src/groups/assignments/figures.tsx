import type { PupilRow } from "@recollect/domain/groups/assignments/assignment.ts";
import { wholeNumber } from "../../lib/language/formats.ts";
import { dayWords, shareWords } from "./assignment-words.ts";
import { assignmentWords as words } from "./assignment-words.texts.ts";
import { seenTexts as texts } from "../seen-view.texts.ts";
import styles from "./assignments.module.css";

export type Figure = { name: string; value: string };

/** The figures of a row, with their names: the same for a teacher's table, for the file and for the student. */
export function figuresOf({ met, cards, known, forecast, knownOnDueDay, days, lastDay, test }: PupilRow, isOver: boolean): Figure[] {
  return [
    { name: texts.met, value: met === null ? "–" : texts.metOf(met, cards) },
    { name: texts.known, value: shareWords(known) },
    isOver ? { name: texts.knownOnDueDay, value: shareWords(knownOnDueDay) } : { name: texts.forecast, value: shareWords(forecast) },
    { name: texts.days, value: wholeNumber(days) },
    { name: texts.lastDay, value: lastDay === null ? words.none : dayWords(lastDay) },
    { name: texts.test, value: shareWords(test) },
  ];
}

export function Figures({ row, isOver, label }: { row: PupilRow; isOver: boolean; label: string }) {
  return (
    <dl className={styles.figures} aria-label={label}>
      {figuresOf(row, isOver).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
