import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./page.module.css";

type Props = { narrow?: boolean; wide?: boolean; children: ReactNode; className?: string | undefined };

/** The column of a screen. `narrow` is for one thing, such as a card or a form, `wide` for many side by side. */
export function Page({ narrow = false, wide = false, children, className }: Props) {
  return <div className={classNames(styles.page, narrow && styles.narrow, wide && styles.wide, className)}>{children}</div>;
}
