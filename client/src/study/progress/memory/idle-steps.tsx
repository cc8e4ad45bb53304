import { onceADay } from "@recollect/domain/study/settings.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { changeStudySettings } from "../../requests/study-api.ts";
import styles from "./memory-part.module.css";
import { memoryTexts as texts } from "./memory.texts.ts";
import { useStudyChange } from "./use-study-change.ts";

/**
 * Says that steps within a day gain little, and offers to turn them off: judged by the student's own model (`isOwn`) or, until there is
 * one, by the average.
 */
export function IdleSteps({ gain, isOwn }: { gain: number; isOwn: boolean }) {
  const saving = useStudyChange(async () => {
    await changeStudySettings(onceADay);
    toast.success(texts.askedOnce);
  });

  return (
    <>
      <p className={styles.words}>{texts.idle(gain, isOwn)}</p>
      <div className={styles.actions}>
        <Button size="small" variant="ghost" busy={saving.isBusy} busyLabel={texts.saving} onClick={saving.run}>
          {texts.askOnce}
        </Button>
      </div>
    </>
  );
}
