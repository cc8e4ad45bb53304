import { useEffect, useSyncExternalStore } from "react";
import { onDemand } from "../../lib/on-demand.ts";
import { toast } from "../../ui/toast/toast.ts";
import { settingsOpener } from "./settings-opener.ts";
import type { SettingsDialogProps } from "./settings-dialog.tsx";

const dialog = onDemand<SettingsDialogProps>(() => import("./settings-dialog.tsx").then((module) => module.SettingsDialog));

/** The study settings dialog. Its code loads with the first opening. */
export function StudySettings() {
  const isOpen = useSyncExternalStore(settingsOpener.subscribe, settingsOpener.isOpen);
  // The next student to sign in finds them closed.
  useEffect(() => settingsOpener.close, []);
  if (!isOpen) return null;
  return (
    <dialog.Part
      isWanted
      props={{ onClose: settingsOpener.close }}
      onFailure={({ message }) => {
        settingsOpener.close();
        toast.error(message);
      }}
    />
  );
}
