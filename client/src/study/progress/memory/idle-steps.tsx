import { messageFor } from "@recollect/domain/errors/lookup.ts";
import { onceADay } from "@recollect/domain/study/settings.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { queryKeys } from "../../../lib/requests/query-keys.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { changeStudySettings } from "../../requests/study-api.ts";
import styles from "./memory-part.module.css";
import { memoryTexts as texts } from "./memory.texts.ts";

/**
 * Says that steps within a day gain little, and offers to turn them off: judged by the student's own model (`isOwn`) or, until there is
 * one, by the average.
 */
export function IdleSteps({ gain, isOwn }: { gain: number; isOwn: boolean }) {
  const queryClient = useQueryClient();
  const [isSaving, setSaving] = useState(false);

  async function askOnce(): Promise<void> {
    setSaving(true);
    try {
      await changeStudySettings(onceADay);
      toast.success(texts.askedOnce);
      await queryClient.invalidateQueries({ queryKey: queryKeys.study() });
    } catch (failure) {
      toast.error(messageFor(failure));
    } finally {
      setSaving(false);
    }
  }

  return (
    <>
      <p className={styles.words}>{texts.idle(gain, isOwn)}</p>
      <div className={styles.actions}>
        <Button size="small" variant="ghost" busy={isSaving} busyLabel={texts.saving} onClick={() => void askOnce()}>
          {texts.askOnce}
        </Button>
      </div>
    </>
  );
}
