import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./page.module.css";

type Props = { narrow?: boolean; wide?: boolean; children: ReactNode; className?: string | undefined };

/** The column a screen stands in. `narrow` is for reading one thing, such as a card or a form, `wide` for many things side by side. */
export function Page({ narrow = false, wide = false, children, className }: Props) {
  return <div className={classNames(styles.page, narrow && styles.narrow, wide && styles.wide, className)}>{children}</div>;
}
