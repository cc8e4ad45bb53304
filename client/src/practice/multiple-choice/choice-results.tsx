import { choiceResultBand, missed, type ChoiceRun } from "@recollect/domain/practice/multiple-choice.ts";
import { wholeNumber } from "../../lib/language/formats.ts";
import { AnsweredList } from "../results/answered-list.tsx";
import { MissedButton } from "../results/missed-button.tsx";
import type { SavingState } from "../runs/use-counted-run.ts";
import type { TestedDeck } from "../test-deck.tsx";
import { TestResults } from "../results/test-results.tsx";
import { AnsweredChoice } from "./answered-choice.tsx";
import styles from "./choice-results.module.css";
import { choiceTexts as texts } from "./choice.texts.ts";

type Props = {
  deck: TestedDeck;
  run: ChoiceRun;
  keeping: SavingState;
  onTryAgain: () => void;
  /** a round of only the missed questions */ onMissed: () => void;
  onExit: () => void;
};

/** The end of a multiple-choice test, with every question, what was picked and what is right. */
export function ChoiceResults({ deck, run, keeping, onTryAgain, onMissed, onExit }: Props) {
  return (
    <>
      <TestResults
        deckId={deck.id}
        figure={`${run.correct}/${run.questions.length}`}
        figureLabel={texts.correct}
        message={texts.results[choiceResultBand(run)]}
        reviewCount={run.counted.length}
        keeping={keeping}
        onTryAgain={onTryAgain}
        onExit={onExit}
        more={<MissedButton count={missed(run).length} of={run.questions.length} onMissed={onMissed} />}
      >
        <p className={styles.points}>
          <span>{texts.totalPoints}</span> <strong>{wholeNumber(run.points)}</strong>
        </p>
      </TestResults>
      <AnsweredList count={run.questions.length}>
        {(index) => {
          const question = run.questions[index];
          return (
            question && <AnsweredChoice key={question.cardId} number={index + 1} question={question} pickedText={run.picks[index] ?? ""} />
          );
        }}
      </AnsweredList>
    </>
  );
}
