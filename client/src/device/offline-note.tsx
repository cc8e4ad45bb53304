import { useSyncExternalStore } from "react";
import { momentText, timeText } from "../lib/moment-text.ts";
import { deviceCopy } from "../lib/requests/device-replies.ts";
import styles from "./offline-note.module.css";
import { texts } from "./offline-note.texts.ts";

/** Says, in one place for all screens, that they show what this device keeps, and as of when. */
export function OfflineNote() {
  const asOf = useSyncExternalStore(deviceCopy.subscribe, deviceCopy.get);
  if (asOf === null) return null;
  return (
    <p role="status" className={styles.note}>
      {texts.offline(isToday(asOf) ? timeText(asOf) : momentText(asOf))}
    </p>
  );
}

function isToday(at: number): boolean {
  return new Date(at).toDateString() === new Date().toDateString();
}
