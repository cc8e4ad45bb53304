import type { OwnTestResult, ResultAnswer } from "@recollect/domain/groups/class-tests/results.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { groupKeys } from "../group-keys.ts";
import { FormattedText } from "../../cards/text/formatted-text.tsx";
import { QuestionText } from "../../practice/question-text.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { readOwnResult, type TestAddress } from "./class-tests-api.ts";
import { testTexts } from "./class-tests.texts.ts";
import { resultTexts as texts } from "./results.texts.ts";
import paper from "../../practice/question-paper.module.css";
import lists from "../group-lists.module.css";
import styles from "./class-tests.module.css";

/** How soon a page with unmarked answers asks again, in ms. */
export const againMs = 1500;

/** The student's own result: each question with the own answer and the right one. */
export function OwnResult({ address }: { address: TestAddress }) {
  const { groupId, id } = address;
  const { data, error, isFetching, refetch } = useQuery<OwnTestResult, AppError>({
    queryKey: groupKeys.ownTestResult(groupId, id),
    queryFn: ({ signal }) => readOwnResult({ groupId, id }, signal),
    refetchInterval: ({ state }) => ((state.data?.unmarked ?? 0) > 0 ? againMs : false),
  });
  if (data)
    return (
      <section aria-labelledby="own-result">
        <h2 id="own-result" className={lists.title}>
          {texts.yourResult}
        </h2>
        <ScoreLine result={data} />
        <AnswerList answers={data.answers} label={texts.yourAnswers} />
      </section>
    );
  if (error) return <LoadFailed title={texts.failed} message={error.message} isRetrying={isFetching} retry={() => void refetch()} />;
  return <Spinner label={texts.loading} />;
}

export function ScoreLine({ result: { right, questions, unmarked } }: { result: Pick<OwnTestResult, "right" | "questions" | "unmarked"> }) {
  return (
    <p role="status" className={styles.score}>
      {unmarked > 0 ? testTexts.marking : testTexts.score(right, questions)}
    </p>
  );
}

type AnswerListProps = { answers: readonly ResultAnswer[]; label: string; renderActs?: (answer: ResultAnswer) => ReactNode };

/** Every question with what was answered; `renderActs` adds a teacher's buttons. */
export function AnswerList({ answers, label, renderActs }: AnswerListProps) {
  return (
    <ol className={styles.answers} aria-label={label}>
      {answers.map((answer) => (
        <li key={answer.at} className={styles.answer}>
          <p className={paper.asked}>
            <QuestionText question={answer.question} id={answer.key} isInline />
          </p>
          <dl className={styles.pair}>
            <dt>{texts.answer}</dt>
            <dd dir="auto" translate="no">
              {answer.answer === null ? <i translate="yes">{texts.noAnswer}</i> : <FormattedText as="span" text={answer.answer} />}
            </dd>
            {answer.isRight !== true && (
              <>
                <dt>{texts.rightAnswer}</dt>
                <dd>
                  <FormattedText as="span" text={answer.rightAnswer} />
                </dd>
              </>
            )}
          </dl>
          <Mark isRight={answer.isRight} isByTeacher={answer.isByTeacher} />
          {answer.answer !== null && renderActs?.(answer)}
        </li>
      ))}
    </ol>
  );
}

/** Right or wrong in words; the colour only repeats them. */
export function Mark({ isRight, isByTeacher }: { isRight: boolean | null; isByTeacher: boolean }) {
  const word = isRight === null ? texts.notMarked : isRight ? texts.right : texts.wrong;
  return (
    <p className={styles.mark} data-mark={isRight === null ? "none" : isRight ? "right" : "wrong"}>
      {word}
      {isByTeacher && ` · ${texts.byTeacher}`}
    </p>
  );
}
