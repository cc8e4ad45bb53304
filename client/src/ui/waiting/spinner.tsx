import { useState } from "react";
import { isFirstScreen } from "../../lib/first-screen.ts";
import styles from "./spinner.module.css";

/** It appears this long after it is wanted, in ms: what is loaded by then never shows it. As in spinner.module.css. */
const appearsAfterMs = 120;

type Props = { label: string; /** a whole screen is loading: what it says is the page's heading meanwhile */ isScreen?: boolean };

/** Says what is loading. */
export function Spinner({ label, isScreen = false }: Props) {
  const Label = isScreen ? "h1" : "p";
  // The page itself came with a spinner: this one takes its place as if it had been there from the start, and does not appear again.
  const [style] = useState(() => (isFirstScreen() ? { animationDelay: `${appearsAfterMs - Math.round(performance.now())}ms` } : undefined));
  return (
    <div role="status" className={styles.spinner} style={style}>
      <span className={styles.cards} aria-hidden="true">
        <i />
        <i />
      </span>
      <Label className={styles.label}>{label}</Label>
    </div>
  );
}
