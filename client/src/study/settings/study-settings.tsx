import { onDemand } from "../../lib/on-demand.ts";
import { OpenedPart } from "../../ui/opened-part.tsx";
import { settingsOpener } from "./settings-opener.ts";
import type { SettingsDialogProps } from "./settings-dialog.tsx";

const dialog = onDemand<SettingsDialogProps>(() => import("./settings-dialog.tsx").then((module) => module.SettingsDialog));

/** The study settings dialog. */
export function StudySettings() {
  return <OpenedPart opener={settingsOpener} part={dialog} props={{}} />;
}
