import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import styles from "./exams-frame.module.css";
import { texts } from "./exams.texts.ts";

/** The frame of the section: its title, what can be done, and what is in it. */
export function ExamsFrame({ titleId, action, children }: { titleId?: string; action: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.exams} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {texts.exams}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** As high as the sentence that stands where no exam is coming up. */
export function ExamsPlaceholder() {
  return (
    <p aria-hidden className={styles.placeholder}>
      {texts.none}
    </p>
  );
}

/** The section before its code is loaded: as high as without exams, so that what follows it stays where it is. */
export function ExamsBeforeCode() {
  return (
    <div aria-hidden>
      <ExamsFrame
        action={
          <Button size="small" variant="ghost" disabled>
            {texts.plan}
          </Button>
        }
      >
        <ExamsPlaceholder />
      </ExamsFrame>
    </div>
  );
}
