import { groupPaths } from "./group-paths.ts";
import type { Group } from "@recollect/domain/groups/group.ts";
import { canTeach } from "@recollect/domain/permissions/groups.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { Button } from "../ui/buttons/button.tsx";
import { ConfirmDialog } from "../ui/dialog/confirm-dialog.tsx";
import { removeMember } from "./groups-api.ts";
import styles from "./groups.module.css";
import { texts } from "./group.texts.ts";
import { useGroupAction } from "./use-group-action.ts";

/** Leaving the group. The only teacher can't: a group needs one. */
export function LeaveGroup({ uid, group }: { uid: string; group: Group }) {
  const { busy, run } = useGroupAction();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const isTeacher = canTeach(group);
  if (isTeacher && group.members.filter(({ role }) => role === "teacher").length === 1) return null;

  async function leave(): Promise<void> {
    const leaveAndGo = async () => {
      await removeMember(group.id, uid);
      await navigate(groupPaths.groups, { replace: true });
    };
    const hasLeft = await run("leave", leaveAndGo, { done: texts.left });
    setAsking(false);
    if (hasLeft) void client.invalidateQueries({ queryKey: queryKeys.study() });
  }

  return (
    <div className={styles.actions}>
      <Button size="small" variant="ghost" onClick={() => setAsking(true)}>
        {texts.leave}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.leaveQuestion}
        text={isTeacher ? texts.leaveAsTeacherText : texts.leaveText}
        confirmLabel={texts.leave}
        busyLabel={texts.leaving}
        destructive
        busy={busy === "leave"}
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
