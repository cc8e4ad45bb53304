import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import type { Group, GroupMember } from "@recollect/domain/groups/group.ts";
import { canSeeStudents, canTeach } from "@recollect/domain/permissions/groups.ts";
import { Fragment, useLayoutEffect, useRef, useState } from "react";
import { isFocusFree } from "../lib/browser/free-focus.ts";
import { Button } from "../ui/buttons/button.tsx";
import { ConfirmDialog } from "../ui/dialog/confirm-dialog.tsx";
import { useFirstRows } from "../ui/use-first-rows.ts";
import { changeRole, removeMember } from "./groups-api.ts";
import styles from "./groups.module.css";
import { texts } from "./group.texts.ts";
import { useGroupAction } from "./use-group-action.ts";

/** More would push the settings, which follow, far down. */
const mostShown = 20;

/** Who is in the group, as far as this member may see; teachers remove members and make them teachers. */
export function GroupMembers({ uid, group }: { uid: string; group: Group }) {
  const { busy, run } = useGroupAction();
  const [leaving, setLeaving] = useState<GroupMember | null>(null);
  const heading = useRef<HTMLHeadingElement | null>(null);
  const changing = useRef<{ member: GroupMember; button: HTMLElement } | null>(null);
  const isTeacher = canTeach(group);
  const { shown, hasMore, showAll, refOf } = useFirstRows(group.members, mostShown);

  async function remove(member: GroupMember): Promise<void> {
    await run("remove", () => removeMember(group.id, member.uid));
    setLeaving(null);
    heading.current?.focus();
  }

  async function changeRoleOf(member: GroupMember, button: HTMLElement): Promise<void> {
    if (busy !== null) return;
    changing.current = { member, button };
    const hasChanged = await run("role", () => changeRole(group.id, member.uid, member.role === "teacher" ? "student" : "teacher"));
    if (!hasChanged) changing.current = null;
  }

  // The row moves to the others of its new role, and a button that moves loses the focus.
  useLayoutEffect(() => {
    if (changing.current === null) return;
    const { member, button } = changing.current;
    if (isFocusFree(null)) button.focus();
    const now = group.members.find(({ uid: memberId }) => memberId === member.uid);
    if (busy === null && now?.role !== member.role) changing.current = null;
  }, [group.members, busy]);

  return (
    <section className={styles.section} aria-labelledby="group-members">
      <h2 id="group-members" ref={heading} tabIndex={-1}>
        {texts.members}
      </h2>
      <ul className={styles.list} aria-labelledby="group-members">
        {shown.map((member, at) => {
          const name = authorLabel(member);
          return (
            <li key={member.uid} ref={refOf(at)} className={styles.row}>
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
                    .map((fact, nth) => (
                      <Fragment key={nth}>
                        {nth > 0 && " · "}
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
                    aria-disabled={busy !== null || undefined}
                    onClick={({ currentTarget }) => void changeRoleOf(member, currentTarget)}
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
      {hasMore && (
        <Button size="small" variant="ghost" onClick={showAll}>
          {texts.allMembers(group.members.length)}
        </Button>
      )}
      {isTeacher && group.students === 0 && <p className={styles.facts}>{texts.noStudents}</p>}
      {!canSeeStudents(group, group.settings) && group.students > 1 && <p className={styles.facts}>{texts.othersHidden}</p>}
      <ConfirmDialog
        open={leaving !== null}
        title={texts.removeQuestion(leaving === null ? "" : authorLabel(leaving))}
        text={leaving?.role === "teacher" ? texts.removeTeacherText : texts.removeText}
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
