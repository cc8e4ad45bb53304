import { choiceResultMessage, missed, type ChoiceRun } from "@recollect/domain/practice/multiple-choice.ts";
import { wholeNumber } from "@recollect/domain/words/number-words.ts";
import { TestResults } from "../test-results.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import styles from "./choice-results.module.css";

type Props = {
  deckId: number;
  run: ChoiceRun;
  onTryAgain: () => void;
  /** a round of only the missed questions */ onMissed: () => void;
  onExit: () => void;
};

export function ChoiceResults({ deckId, run, onTryAgain, onMissed, onExit }: Props) {
  const missedCount = missed(run).length;
  return (
    <TestResults
      deckId={deckId}
      figure={`${run.correct}/${run.questions.length}`}
      figureLabel="correct"
      message={choiceResultMessage(run)}
      reviewCount={run.counted.length}
      onTryAgain={onTryAgain}
      onExit={onExit}
      more={
        missedCount > 0 &&
        missedCount < run.questions.length && (
          <Button variant="ghost" onClick={onMissed}>
            Only the {wholeNumber(missedCount)} I missed
          </Button>
        )
      }
    >
      <p className={styles.points}>
        <span>Total Points</span> <strong>{wholeNumber(run.points)}</strong>
      </p>
    </TestResults>
  );
}
