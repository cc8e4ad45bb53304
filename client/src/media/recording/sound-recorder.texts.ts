import { t } from "../../lib/language/t.ts";

export const texts = {
  recordASound: t("Record a sound"),
  theBrowserAsks: t("The browser asks for the microphone…"),
  recording: t("Recording…"),
  of: (ms: string, longestRecordingMs: string) => t("{ms} of {longestRecordingMs}", { ms, longestRecordingMs }),
  loudness: t("Loudness"),
  stop: t("Stop"),
  theRecording: t("The recording"),
  use: t("Use it"),
  recordAgain: t("Record again"),
  tryAgain: t("Try again"),
  close: t("Close"),
  cancel: t("Cancel"),
};
