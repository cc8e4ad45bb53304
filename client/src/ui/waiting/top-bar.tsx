import { useSyncExternalStore } from "react";
import { loadingParts } from "../../lib/loading-parts.ts";
import styles from "./top-bar.module.css";

/** Moves at the top of the page while a part that the student opened is still loading; the screen before it stays until then. */
export function TopBar({ label }: { label: string }) {
  const isLoading = useSyncExternalStore(loadingParts.subscribe, loadingParts.get);
  // A live region may stand outside of the page's landmarks.
  return isLoading && <div role="progressbar" aria-live="polite" aria-label={label} className={styles.topBar} />;
}
