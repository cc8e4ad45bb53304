import { useState, type ReactNode } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import styles from "./answered-list.module.css";
import { resultsTexts as texts } from "./results.texts.ts";

/** Questions shown at first, and more on request: a test may have thousands. */
const questionsAPage = 100;

/** Every question of a finished test, with its result. */
export function AnsweredList({ count, children }: { count: number; children: (index: number) => ReactNode }) {
  const [shownCount, setShownCount] = useState(questionsAPage);
  const hiddenCount = Math.max(0, count - shownCount);
  return (
    <section aria-labelledby="detailed-results" className={styles.details}>
      <h2 id="detailed-results">{texts.details}</h2>
      <ol>{Array.from({ length: Math.min(count, shownCount) }, (_, index) => children(index))}</ol>
      {hiddenCount > 0 && (
        <Button variant="ghost" className={styles.more} onClick={() => setShownCount(shownCount + questionsAPage)}>
          {texts.more(Math.min(questionsAPage, hiddenCount), hiddenCount)}
        </Button>
      )}
    </section>
  );
}
