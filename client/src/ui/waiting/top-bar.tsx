import { useSyncExternalStore } from "react";
import { loadingParts } from "../../lib/loading-parts.ts";
import styles from "./top-bar.module.css";

/** Moves at the top of the page while a part that the student opened is still loading; the screen before it stays until then. */
export function TopBar({ label }: { label: string }) {
  const isLoading = useSyncExternalStore(loadingParts.subscribe, loadingParts.get);
  return isLoading && <div role="progressbar" aria-label={label} className={styles.topBar} />;
}
