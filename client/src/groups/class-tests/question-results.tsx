import type { ClassTestResults, Correction, QuestionResult, WordingResult } from "@recollect/domain/groups/class-tests/results.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { groupKeys } from "../group-keys.ts";
import { FormattedText } from "../../cards/text/formatted-text.tsx";
import { QuestionText } from "../../practice/question-text.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog/dialog.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { FillBar } from "../../ui/signs/fill-bar.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { readWordings, type TestAddress } from "./class-tests-api.ts";
import { testTexts } from "./class-tests.texts.ts";
import { CorrectionButtons } from "./correction-buttons.tsx";
import { Mark } from "./own-result.tsx";
import { resultTexts as texts } from "./results.texts.ts";
import paper from "../../practice/question-paper.module.css";
import lists from "../group-lists.module.css";
import styles from "./class-tests.module.css";

type Props = {
  address: TestAddress;
  results: ClassTestResults;
  /** how many students took the test */
  took: number;
  onCorrect: (correction: Correction) => Promise<void>;
};

/** Each question with the share of right answers, and its different answers on request. */
export function QuestionResults({ address, results: { questions }, took, onCorrect }: Props) {
  const [shown, setShown] = useState<QuestionResult | null>(null);
  return (
    <section aria-labelledby="questions-of-test" className={styles.section}>
      <h2 id="questions-of-test" className={lists.title}>
        {texts.questions}
      </h2>
      <ol className={styles.answers}>
        {questions.map((question) => (
          <li key={question.at} className={styles.answer}>
            <p className={paper.asked}>
              <QuestionText question={question.question} id={question.key} isInline />
            </p>
            <p className={styles.about}>{texts.rightAnswerIs(<FormattedText key="answer" as="span" text={question.rightAnswer} />)}</p>
            <p className={styles.share}>
              <FillBar full={question.right} half={0} ring={Math.max(0, took - question.right)} />
              {texts.shareOf(question.right, took)}
            </p>
            <Button
              size="small"
              variant="ghost"
              aria-label={testTexts.labelOf(texts.showAnswers, texts.numbered(question.at + 1))}
              onClick={() => setShown(question)}
            >
              {texts.showAnswers}
            </Button>
          </li>
        ))}
      </ol>
      {shown && <WordingsDialog address={address} question={shown} onCorrect={onCorrect} onClose={() => setShown(null)} />}
    </section>
  );
}

type DialogProps = Pick<Props, "address" | "onCorrect"> & { question: QuestionResult; onClose: () => void };

/** The different answers to one question, the most frequent first, each open to a correction for all who gave it. */
function WordingsDialog({ address: { groupId, id }, question, onCorrect, onClose }: DialogProps) {
  const { data, error } = useQuery<{ wordings: WordingResult[] }, AppError>({
    queryKey: groupKeys.testWordings(groupId, id, question.at),
    queryFn: ({ signal }) => readWordings({ groupId, id }, question.at, signal),
  });
  const title = texts.answersTo(question.at + 1);
  return (
    <Dialog title={title} size="medium" onClose={onClose}>
      <p className={paper.asked}>
        <QuestionText question={question.question} id={question.key} isInline />
      </p>
      <p className={styles.about}>{texts.rightAnswerIs(<FormattedText key="answer" as="span" text={question.rightAnswer} />)}</p>
      {error && <ErrorBanner message={error.message} />}
      {!data && !error && <Spinner label={texts.loading} />}
      {data?.wordings.length === 0 && <p>{texts.nobody}</p>}
      <ul className={styles.answers} aria-label={title}>
        {data?.wordings.map(({ uid, answer, pupils, isRight, isByTeacher }) => (
          <li key={`${uid} ${isRight} ${isByTeacher}`} className={styles.answer}>
            <p>
              <FormattedText as="span" text={answer} /> · {texts.given(pupils)}
            </p>
            <Mark isRight={isRight} isByTeacher={isByTeacher} />
            <CorrectionButtons
              answer={answer}
              isRight={isRight}
              isForAll
              onCorrect={(change) => onCorrect({ uid, question: question.at, ...change })}
            />
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{texts.done}</Button>
      </DialogActions>
    </Dialog>
  );
}
