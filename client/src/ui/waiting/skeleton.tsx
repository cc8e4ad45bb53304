import styles from "./skeleton.module.css";

/** A placeholder with the size of the content to come. CSS lengths. */
export function Skeleton({ width = "100%", height = "1em", radius = "8px" }: { width?: string; height?: string; radius?: string }) {
  return <span aria-hidden="true" className={styles.skeleton} style={{ width, height, borderRadius: radius }} />;
}
