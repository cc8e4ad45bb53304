import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import type { Group, GroupMember } from "@recollect/domain/groups/group.ts";
import { canSeeStudents, canTeach } from "@recollect/domain/permissions/groups.ts";
import { Fragment, useRef, useState } from "react";
import { Button } from "../ui/buttons/button.tsx";
import { ConfirmDialog } from "../ui/dialog/confirm-dialog.tsx";
import { changeRole, removeMember } from "./groups-api.ts";
import styles from "./groups.module.css";
import { texts } from "./group.texts.ts";
import { useGroupAction } from "./use-group-action.ts";

/** Who is in the group, as far as this member may see; teachers remove members and make them teachers. */
export function GroupMembers({ uid, group }: { uid: string; group: Group }) {
  const { busy, run } = useGroupAction();
  const [leaving, setLeaving] = useState<GroupMember | null>(null);
  const heading = useRef<HTMLHeadingElement | null>(null);
  const isTeacher = canTeach(group);

  async function remove(member: GroupMember): Promise<void> {
    await run("remove", () => removeMember(group.id, member.uid));
    setLeaving(null);
    heading.current?.focus();
  }

  return (
    <section className={styles.section} aria-labelledby="group-members">
      <h2 id="group-members" ref={heading} tabIndex={-1}>
        {texts.members}
      </h2>
      <ul className={styles.list} aria-labelledby="group-members">
        {group.members.map((member) => {
          const name = authorLabel(member);
          return (
            <li key={member.uid} className={styles.row}>
              <div className={styles.names}>
                <p className={styles.name} dir="auto">
                  {nameOf(member)}
                </p>
                <p className={styles.facts}>
                  {[
                    member.role === "teacher" ? texts.teacher : null,
                    member.uid === uid ? texts.you : null,
                    member.username === null ? null : `@${member.username}`,
                    member.externalId ?? null,
                    member.listName !== undefined && member.displayName !== member.listName ? member.displayName : null,
                  ]
                    .filter((fact) => fact !== null)
                    .map((fact, at) => (
                      <Fragment key={at}>
                        {at > 0 && " · "}
                        <bdi>{fact}</bdi>
                      </Fragment>
                    ))}
                </p>
              </div>
              {isTeacher && member.uid !== uid && (
                <div className={styles.rowActions} role="group" aria-label={texts.actionsOn(name)}>
                  <Button
                    size="small"
                    variant="ghost"
                    disabled={busy !== null}
                    onClick={() =>
                      void run("role", () => changeRole(group.id, member.uid, member.role === "teacher" ? "student" : "teacher"))
                    }
                  >
                    {(member.role === "teacher" ? texts.makeStudent : texts.makeTeacher)(name)}
                  </Button>
                  <Button size="small" variant="ghost" disabled={busy !== null} onClick={() => setLeaving(member)}>
                    {texts.remove(name)}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {isTeacher && group.students === 0 && <p className={styles.facts}>{texts.noStudents}</p>}
      {!canSeeStudents(group, group.settings) && group.students > 1 && <p className={styles.facts}>{texts.othersHidden}</p>}
      <ConfirmDialog
        open={leaving !== null}
        title={texts.removeQuestion(leaving === null ? "" : authorLabel(leaving))}
        text={texts.removeText}
        confirmLabel={texts.removeLabel}
        busyLabel={texts.removing}
        destructive
        busy={busy === "remove"}
        onConfirm={() => leaving && void remove(leaving)}
        onCancel={() => setLeaving(null)}
      />
    </section>
  );
}

function nameOf(member: GroupMember): string {
  return member.listName ?? member.displayName ?? authorLabel(member);
}
