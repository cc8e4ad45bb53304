import type { KeptTest } from "@recollect/domain/practice/kept-test.ts";
import { FillSign } from "../../ui/signs/fill-sign.tsx";
import { chooserTexts as texts } from "./chooser.texts.ts";
import styles from "./last-tests.module.css";

/** The last tests of a deck: when, which kind, how many questions, and the score. */
export function LastTests({ tests }: { tests: readonly KeptTest[] }) {
  return (
    <section className={styles.last} aria-labelledby="last-tests">
      <h2 id="last-tests" className={styles.heading}>
        {texts.last}
      </h2>
      <ol className={styles.list}>
        {tests.map((test) => (
          <li
            key={test.id}
            className={styles.test}
            data-verdict={shareOf(test) >= good ? "right" : shareOf(test) >= half ? "partly" : "not yet"}
          >
            <FillSign fill={shareOf(test) >= good ? "full" : shareOf(test) >= half ? "half" : "ring"} className={styles.sign} />
            <time dateTime={new Date(test.finishedAt).toISOString()}>{when.format(test.finishedAt)}</time>
            <span className={styles.kind}>
              {texts.kinds[test.kind]}, {texts.size(test.size)}
            </span>
            <strong className={styles.score}>{scoreOf(test)}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** From these shares on a test went well, or half well. */
const good = 0.8;
const half = 0.5;

function shareOf({ score, correct, size }: KeptTest): number {
  return score === null ? correct / Math.max(1, size) : score / 100;
}

/** As the test itself showed it at its end. */
function scoreOf({ kind, score, correct, size }: KeptTest): string {
  if (kind === "multiple-choice") return `${correct}/${size}`;
  return score === null ? "–" : `${score}%`;
}

const when = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
