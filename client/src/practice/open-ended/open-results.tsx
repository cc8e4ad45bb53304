import { useState } from "react";
import { averageScore, correctCount, openResultMessage, type OpenRun } from "@recollect/domain/practice/open-ended.ts";
import { wholeNumber } from "@recollect/domain/words/number-words.ts";
import { TestResults } from "../test-results.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { DetailedResult } from "./detailed-result.tsx";
import styles from "./open-results.module.css";
import type { Counting } from "./use-count-as-right.ts";

type Props = { deckId: number; run: OpenRun; counting: Counting; onTryAgain: () => void; onExit: () => void };

/** So many results are drawn at first, and more when they are asked for: a test may have thousands. */
const resultsAPage = 100;

export function OpenResults({ deckId, run, counting, onTryAgain, onExit }: Props) {
  const [shownCount, setShownCount] = useState(resultsAPage);
  const average = averageScore(run);
  const failedCount = run.results.filter(({ state }) => state === "failed").length;
  const hiddenCount = run.results.length - shownCount;
  return (
    <>
      <TestResults
        deckId={deckId}
        figure={average === null ? "–" : `${average}%`}
        figureLabel="average score"
        message={openResultMessage(average)}
        reviewCount={run.counted.length}
        onTryAgain={onTryAgain}
        onExit={onExit}
      >
        <p className={styles.counts}>
          {correctCount(run)} of {run.results.length} correct
          {failedCount > 0 && `, ${failedCount} could not be evaluated and ${failedCount === 1 ? "is" : "are"} left out of the average`}
        </p>
      </TestResults>
      <section aria-labelledby="detailed-results" className={styles.details}>
        <h2 id="detailed-results">Detailed Results</h2>
        <ol>
          {run.results.slice(0, shownCount).map((result, index) => (
            <DetailedResult
              key={run.questions[index]?.id}
              number={index + 1}
              id={run.questions[index]?.id ?? ""}
              result={result}
              isCounting={counting.index === index}
              onCount={() => counting.start(run, index)}
            />
          ))}
        </ol>
        {hiddenCount > 0 && (
          <Button variant="ghost" className={styles.more} onClick={() => setShownCount(shownCount + resultsAPage)}>
            Show {Math.min(resultsAPage, hiddenCount)} more of {wholeNumber(hiddenCount)}
          </Button>
        )}
      </section>
    </>
  );
}
