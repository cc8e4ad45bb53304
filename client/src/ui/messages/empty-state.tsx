import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

type EmptyStateProps = {
  title?: string;
  text?: ReactNode;
  action?: ReactNode;
  /** a small picture above the title */ picture?: ReactNode;
  headingLevel?: 1 | 2;
};

/** Shown where a list or a page is empty: why, and what to do about it. */
export function EmptyState({ title, text, action, picture, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      {picture ?? <BlankCards />}
      {title && <Heading className={styles.title}>{title}</Heading>}
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

function BlankCards() {
  return (
    <span className={styles.cards} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
