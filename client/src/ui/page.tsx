import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./page.module.css";

/** The column a screen stands in. `narrow` is for reading one thing, such as a card or a form. */
export function Page({ narrow = false, children, className }: { narrow?: boolean; children: ReactNode; className?: string | undefined }) {
  return <div className={classNames(styles.page, narrow && styles.narrow, className)}>{children}</div>;
}
