import { missedIn, optionsAsQuery } from "@recollect/domain/practice/options/test-options.ts";
import { FormattedText } from "../../cards/text/formatted-text.tsx";
import { useAnswerLanguage } from "../../cards/text/side-languages.ts";
import { paths } from "../../lib/paths.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { FillSign } from "../../ui/signs/fill-sign.tsx";
import { feedbackInWords } from "../feedback-in-words.ts";
import { shownChoice } from "../multiple-choice/yes-or-no.ts";
import { CountAsRight } from "../open-ended/count-as-right.tsx";
import { openTexts } from "../open-ended/open.texts.ts";
import { QuestionText } from "../question-text.tsx";
import { AnsweredList } from "../results/answered-list.tsx";
import answeredStyles from "../results/answered-question.module.css";
import { TestResults } from "../results/test-results.tsx";
import type { SavingState } from "../runs/use-counted-run.ts";
import type { TestedDeck } from "../test-deck.tsx";
import type { MarkedItem, MixedRun } from "./mixed-run.ts";
import styles from "./mixed.module.css";
import { mixedTexts as texts } from "./mixed.texts.ts";
import { useCountedItems } from "./use-counted-items.ts";

export { feedbackWords } from "../feedback-in-words.ts";

type Props = {
  deck: TestedDeck;
  run: MixedRun;
  items: readonly MarkedItem[];
  isTimeOver: boolean;
  keeping: SavingState;
  reviewCount: number;
  /** the student counted a written answer as right */
  onCounted: (index: number, item: MarkedItem) => void;
  onTryAgain: () => void;
  onExit: () => void;
};

/** The end of a mixed test: what is answered counts, and what is not answered is named. */
export function MixedResults({ deck, run, items, isTimeOver, keeping, reviewCount, onCounted, onTryAgain, onExit }: Props) {
  // null for a test of this device, which the server does not know
  const { testId } = run;
  const { busyKey, count } = useCountedItems({ run, deckId: deck.id, onCounted });
  const countOf = (verdict: MarkedItem["verdict"]) => items.filter((item) => item.verdict === verdict).length;
  const [right, open, unmarked] = [countOf("right"), countOf("open"), countOf("unmarked")];
  const answered = items.length - open - unmarked;
  const missed = items.length - right;
  return (
    <>
      <TestResults
        deckId={deck.id}
        figure={`${right}/${items.length}`}
        figureLabel={texts.right}
        message={missed === 0 ? texts.allRight : texts.ofAnswered(right, answered)}
        reviewCount={reviewCount}
        keeping={keeping}
        onTryAgain={onTryAgain}
        onExit={onExit}
        more={
          missed > 0 &&
          missed < items.length &&
          testId !== null &&
          keeping.state === "kept" && (
            <ButtonLink variant="ghost" to={paths.mixedTest(deck.id, optionsAsQuery(missedIn(testId)))} onClick={onExit}>
              {texts.askMissed(missed)}
            </ButtonLink>
          )
        }
      >
        <div className={styles.ends}>
          {isTimeOver && <p>{texts.timeIsOver}</p>}
          {open > 0 && <p>{texts.open(open)}</p>}
          {unmarked > 0 && <p>{texts.unmarked(unmarked)}</p>}
        </div>
      </TestResults>
      <AnsweredList count={items.length}>
        {(index) => {
          const item = items[index];
          return (
            item && (
              <Answered
                key={item.key}
                deckKey={deck.deckKey}
                number={index + 1}
                item={item}
                isBusy={busyKey === item.key}
                onCount={() => count(index, item)}
              />
            )
          );
        }}
      </AnsweredList>
    </>
  );
}

const signs = { right: "full", partly: "half", wrong: "ring", open: "ring", unmarked: "ring" } as const;
const colours = { right: "right", partly: "partly", wrong: "not yet", open: "unmarked", unmarked: "unmarked" } as const;

type AnsweredProps = { deckKey: string; number: number; item: MarkedItem; isBusy: boolean; onCount: () => void };

function Answered({ deckKey, number, item, isBusy, onCount }: AnsweredProps) {
  const language = useAnswerLanguage(item.key);
  const { kind, verdict, answer, right, shown, evaluation, isCounted = false } = item;
  const choiceInWords = (choice: string) => shownChoice({ question: item.question, cardId: item.key, answer: right }, choice);
  return (
    <li className={answeredStyles.result} data-verdict={colours[verdict]}>
      <header className={answeredStyles.header}>
        <FillSign fill={signs[verdict]} label={texts.verdicts[verdict]} className={answeredStyles.sign} />
        <h3 className={answeredStyles.question}>
          <span>{number}.</span> <QuestionText question={item.question} id={item.key} isInline />
        </h3>
      </header>
      <dl className={answeredStyles.texts}>
        {shown !== undefined && (
          <div>
            <dt>{texts.statement}</dt>
            <dd>
              <FormattedText text={shown} language={language} />
            </dd>
          </div>
        )}
        <div>
          <dt>{texts.yourAnswer}</dt>
          <dd>
            {answer === "" ? (
              texts.notAnswered
            ) : kind === "true-false" ? (
              answer === "true" ? (
                texts.isTrue
              ) : (
                texts.isFalse
              )
            ) : kind === "written" ? (
              <span dir="auto" translate="no" className={styles.typed}>
                {answer}
              </span>
            ) : (
              <FormattedText text={choiceInWords(answer)} language={language} />
            )}
          </dd>
        </div>
        {(verdict !== "right" || kind === "true-false") && (
          <div>
            <dt>{texts.correctAnswer}</dt>
            <dd>
              <FormattedText text={choiceInWords(right)} language={language} />
            </dd>
          </div>
        )}
      </dl>
      {evaluation && <p>{isCounted ? openTexts.counted : feedbackInWords(evaluation)}</p>}
      {evaluation && (
        <CountAsRight
          deckKey={deckKey}
          id={item.key}
          result={{
            question: item.question,
            userAnswer: answer,
            correctAnswer: right,
            evaluation,
            state: isCounted ? "counted-as-right" : "evaluated",
          }}
          isBusy={isBusy}
          label={openTexts.countQuestionAsRight(number)}
          onCount={onCount}
        />
      )}
    </li>
  );
}
