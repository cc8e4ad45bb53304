import type { KeptTest } from "@recollect/domain/practice/kept-test.ts";
import { momentText } from "../../lib/moment-text.ts";
import { FillSign } from "../../ui/signs/fill-sign.tsx";
import { historyTexts } from "../history/history.texts.ts";
import { scoreOf, verdictOf } from "../history/result-of-test.ts";
import { chooserTexts as texts } from "./chooser.texts.ts";
import styles from "./last-tests.module.css";

/** The last tests of a deck: when, which kind, how many questions, and the score. */
export function LastTests({ tests }: { tests: readonly KeptTest[] }) {
  return (
    <section className={styles.last} aria-labelledby="last-tests">
      <h2 id="last-tests" className={styles.heading}>
        {texts.last}
      </h2>
      <TestList tests={tests} />
    </section>
  );
}

export function TestList({ tests }: { tests: readonly KeptTest[] }) {
  return (
    <ol className={styles.list}>
      {tests.map((test) => (
        <li key={test.id} className={styles.test} data-verdict={verdictOf(test)}>
          <FillSign fill={fills[verdictOf(test)]} className={styles.sign} />
          <time dateTime={new Date(test.finishedAt).toISOString()}>{momentText(test.finishedAt)}</time>
          <span className={styles.kind}>
            {historyTexts.kinds[test.kind]}, {texts.size(test.size)}
          </span>
          <strong className={styles.score}>{scoreOf(test)}</strong>
        </li>
      ))}
    </ol>
  );
}

const fills = { right: "full", partly: "half", "not yet": "ring" } as const;
