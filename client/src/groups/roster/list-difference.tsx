import type { ComparedRoster } from "@recollect/domain/groups/roster/class-list.ts";
import type { RosterPupil } from "@recollect/domain/groups/roster/read-roster.ts";
import type { ClassPupil } from "@recollect/domain/groups/roster/roster-difference.ts";
import { useId, type ReactNode } from "react";
import { listText } from "../../lib/language/formats.ts";
import styles from "./roster.module.css";
import { texts } from "./roster.texts.ts";

type Props = { difference: ComparedRoster; leaving: ReadonlySet<string>; onLeave: (id: string, leaves: boolean) => void };

/** What a list changes in the class, before it is saved: what needs a look first, what stays as it is last. */
export function ListDifference({ difference, leaving, onLeave }: Props) {
  const { new: added, moved, same, missing, unreadable } = difference;
  return (
    <>
      {unreadable.length > 0 && (
        <Part title={texts.unreadable(unreadable.length)} hint={texts.unreadableHint} isWarning>
          {unreadable.map((one) => (
            <li key={one.row}>
              <b>{texts.row(one.row)}</b> {one.why === "doubled" ? texts.doubled(one.of ?? 1) : texts.why[one.why]}
            </li>
          ))}
        </Part>
      )}
      {added.length > 0 && (
        <Part title={texts.added(added.length)}>
          {added.map((row) => (
            <li key={row.row}>
              <PupilWords pupil={row} />
            </li>
          ))}
        </Part>
      )}
      {moved.length > 0 && (
        <Part title={texts.changed(moved.length)}>
          {moved.map(({ row, pupil }) => (
            <li key={row.row}>
              <PupilWords pupil={row} />
              <small className={styles.details}>
                {texts.was(listText([pupil.name, ...detailsOf(pupil).filter((detail) => !detailsOf(row).includes(detail))]))}
              </small>
            </li>
          ))}
        </Part>
      )}
      {missing.length > 0 && (
        <Part title={texts.missing(missing.length)} hint={texts.missingHint}>
          {missing.map((pupil) => (
            <MissingPupil key={pupil.id} pupil={pupil} leaves={leaving.has(pupil.id)} onLeave={(leaves) => onLeave(pupil.id, leaves)} />
          ))}
        </Part>
      )}
      {same.length > 0 && (
        <details className={styles.part}>
          <summary>{texts.same(same.length)}</summary>
          <ul className={styles.rows}>
            {same.map(({ row }) => (
              <li key={row.row}>
                <PupilWords pupil={row} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Part({ title, hint, isWarning = false, children }: { title: string; hint?: string; isWarning?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id} data-warning={isWarning || undefined}>
      <h3 id={id}>{title}</h3>
      {hint && <p className={styles.hint}>{hint}</p>}
      <ul className={styles.rows} aria-labelledby={id}>
        {children}
      </ul>
    </section>
  );
}

function MissingPupil({ pupil, leaves, onLeave }: { pupil: ClassPupil; leaves: boolean; onLeave: (leaves: boolean) => void }) {
  return (
    <li>
      <label className={styles.check}>
        <input type="checkbox" checked={leaves} aria-label={texts.leaves(pupil.name)} onChange={({ target }) => onLeave(target.checked)} />
        <PupilWords pupil={pupil} />
      </label>
    </li>
  );
}

/** A pupil's name, with what a list knows besides. */
export function PupilWords({ pupil }: { pupil: RosterPupil }) {
  const details = detailsOf(pupil);
  return (
    <span className={styles.pupil} dir="auto" translate="no">
      <span className={styles.name}>{pupil.name}</span>
      {details.length > 0 && <small className={styles.details}>{details.join(" · ")}</small>}
    </span>
  );
}

function detailsOf({ externalId, username, email }: RosterPupil): string[] {
  return [externalId, username === null ? null : `@${username}`, email].filter((detail) => detail !== null);
}
