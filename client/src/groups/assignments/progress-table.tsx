import type { Assignment, PupilProgress } from "@recollect/domain/groups/assignments/assignment.ts";
import styles from "../../ui/data-table.module.css";
import { inShownOrder, nameOfPupil, numberOfPupil } from "../pupil-names.ts";
import { figuresOf } from "./figures.tsx";
import { progressTexts as texts } from "./class-progress.texts.ts";
import { StandingMark } from "./standing-mark.tsx";

type Props = { assignment: Assignment; pupils: readonly PupilProgress[]; isOver: boolean; hidesNames: boolean };

/** One row for each student. With hidden names the rows are numbered and in the order of their ids, which tells nothing. */
export function ProgressTable({ assignment, pupils, isOver, hidesNames }: Props) {
  const order = inShownOrder(pupils, hidesNames);
  const [first] = order;
  const heads = first?.rows[0] ? figuresOf(first.rows[0], isOver).map(({ name }) => name) : [];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable by keyboard
    <div className={styles.scroll} role="region" tabIndex={0} aria-label={texts.table(assignment.title)}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.student}</th>
            <th scope="col">{texts.standing}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map((pupil, at) => {
            const row = pupil.rows[0];
            return (
              row && (
                <tr key={pupil.uid}>
                  <th scope="row" dir="auto" translate="no">
                    {hidesNames ? numberOfPupil(at) : nameOfPupil(pupil, at)}
                  </th>
                  <td>
                    <StandingMark standing={row.standing} />
                  </td>
                  {figuresOf(row, isOver).map(({ name, value }) => (
                    <td key={name}>{value}</td>
                  ))}
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
