import { percent } from "../../lib/language/formats.ts";
import {
  averageScore,
  correctCount,
  isMarked,
  missedQuestions,
  openResultBand,
  verdictCounts,
  type OpenRun,
} from "@recollect/domain/practice/open-ended.ts";
import { AnsweredList } from "../results/answered-list.tsx";
import { MissedButton } from "../results/missed-button.tsx";
import { TestResults } from "../results/test-results.tsx";
import type { SavingState } from "../runs/use-counted-run.ts";
import type { TestedDeck } from "../test-deck.tsx";
import { DetailedResult } from "./detailed-result.tsx";
import styles from "./open-results.module.css";
import { openTexts as texts } from "./open.texts.ts";
import type { Counting } from "./use-count-as-right.ts";

type Props = {
  deck: TestedDeck;
  run: OpenRun;
  keeping: SavingState;
  counting: Counting;
  onTryAgain: () => void;
  /** a round of only the missed questions */ onMissed: () => void;
  onExit: () => void;
};

/** The end of an open-ended test: every question, the answer, and the correct one. */
export function OpenResults({ deck, run, keeping, counting, onTryAgain, onMissed, onExit }: Props) {
  const average = averageScore(run);
  const failedCount = run.results.filter((result) => !isMarked(result)).length;
  const { partly: partlyCount } = verdictCounts(run);
  return (
    <>
      <TestResults
        deckId={deck.id}
        figure={average === null ? "–" : percent(average / 100)}
        figureLabel={texts.average}
        message={texts.results[openResultBand(average)]}
        reviewCount={run.counted.length}
        keeping={keeping}
        onTryAgain={onTryAgain}
        onExit={onExit}
        more={<MissedButton count={missedQuestions(run).length} of={run.questions.length} onMissed={onMissed} />}
      >
        <p className={styles.counts}>{texts.counts(correctCount(run), run.results.length, partlyCount, failedCount)}</p>
      </TestResults>
      <AnsweredList count={run.results.length}>
        {(index) => {
          const [question, result] = [run.questions[index], run.results[index]];
          return (
            question &&
            result && (
              <DetailedResult
                key={question.id}
                deckKey={deck.deckKey}
                number={index + 1}
                id={question.id}
                result={result}
                isCounting={counting.index === index}
                onCount={() => counting.start(run, index)}
              />
            )
          );
        }}
      </AnsweredList>
    </>
  );
}
