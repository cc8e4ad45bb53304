import type { StudySettings } from "@recollect/domain/study/settings.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { showChanged } from "../../lib/requests/show-changed.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog/dialog.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { changeStudySettings } from "../requests/study-api.ts";
import { useStudySettings } from "../use-study-settings.ts";
import type { SettingsChanges } from "./settings-fields.ts";
import { SettingsForm } from "./settings-form.tsx";
import styles from "./settings-form.module.css";
import { texts } from "./settings.texts.ts";

export type SettingsDialogProps = { onClose: () => void };

/** The study settings, read again at each opening, since another device may have changed them. */
export function SettingsDialog({ onClose }: SettingsDialogProps) {
  const queryClient = useQueryClient();
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useStudySettings();
  const [isSaving, setSaving] = useState(false);
  // The form keeps what is typed, whatever is read later.
  const [settings, setSettings] = useState<StudySettings | null>(null);
  if (settings === null && data && (!isFetching || isFetchedAfterMount)) setSettings(data);

  async function save(changes: SettingsChanges): Promise<void> {
    setSaving(true);
    try {
      await showChanged(queryClient, queryKeys.studySettings(), await changeStudySettings(changes));
      onClose();
      // The number of due cards depends on them.
      void queryClient.invalidateQueries({ queryKey: queryKeys.study() });
    } finally {
      setSaving(false);
    }
  }

  return (
    <Dialog title={texts.studySettings} subtitle={texts.theyAreRight} size="medium" onClose={isSaving ? undefined : onClose}>
      {settings ? (
        <SettingsForm settings={settings} onSave={save} onCancel={onClose} />
      ) : error && !isFetching ? (
        <>
          <ErrorBanner message={error.message} />
          <DialogActions>
            <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
          </DialogActions>
        </>
      ) : (
        <div className={styles.waiting}>
          <Spinner label={texts.loadingYourSettings} />
        </div>
      )}
    </Dialog>
  );
}
