import type { AppError } from "@recollect/domain/errors/failure.ts";
import type { CardQuestion, DeckQuestions } from "@recollect/domain/groups/questions/question.ts";
import { useQuery } from "@tanstack/react-query";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { AskForm } from "./ask-form.tsx";
import { QuestionThread } from "./question-thread.tsx";
import { questionKeys } from "./question-keys.ts";
import type { AskedCard } from "./card-questions-api.ts";
import { readCardQuestions } from "./questions-api.ts";
import styles from "./questions.module.css";
import { texts } from "./questions.texts.ts";

export type QuestionsDialogProps = {
  asked: AskedCard;
  groups: DeckQuestions["groups"];
  onClose: () => void;
};

/** The questions on a card in all groups of the student, and the form for a new one. */
export function QuestionsDialog({ asked, groups, onClose }: QuestionsDialogProps) {
  const { data, error, isFetching, refetch } = useQuery<CardQuestion[], AppError>({
    queryKey: questionKeys.ofCard(asked),
    queryFn: ({ signal }) => readCardQuestions(asked, signal),
  });
  return (
    <Dialog title={texts.onThisCard} size="medium" onClose={onClose} closesAtOnce>
      {data ? (
        <>
          {data.length === 0 ? (
            <p className={styles.quiet}>{texts.noneYet}</p>
          ) : (
            <ul className={styles.list} aria-label={texts.questions}>
              {data.map((question) => (
                <QuestionThread key={question.id} question={question} showsGroup={groups.length > 1} />
              ))}
            </ul>
          )}
          <AskForm asked={asked} groups={groups.filter(({ isOpen }) => isOpen)} />
        </>
      ) : error ? (
        <LoadFailed title={texts.failed} message={error.message} isRetrying={isFetching} retry={() => void refetch()} />
      ) : (
        <Spinner label={texts.loading} />
      )}
    </Dialog>
  );
}
