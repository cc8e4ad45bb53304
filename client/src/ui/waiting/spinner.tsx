import { useState } from "react";
import { isFirstScreen } from "../../lib/first-screen.ts";
import styles from "./spinner.module.css";

/** It appears this long after it is wanted, in ms: what is loaded by then never shows it. As in spinner.module.css. */
const appearsAfterMs = 120;

/** Says what is loading. */
export function Spinner({ label }: { label: string }) {
  // The page itself came with a spinner: this one takes its place as if it had been there from the start, and does not appear again.
  const [style] = useState(() => (isFirstScreen() ? { animationDelay: `${appearsAfterMs - Math.round(performance.now())}ms` } : undefined));
  return (
    <div role="status" className={styles.spinner} style={style}>
      <span className={styles.cards} aria-hidden="true">
        <i />
        <i />
      </span>
      <p>{label}</p>
    </div>
  );
}
