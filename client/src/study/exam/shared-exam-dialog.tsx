import { useQuery } from "@tanstack/react-query";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { Skeleton } from "../../ui/waiting/skeleton.tsx";
import { useTimeZone } from "../use-time-zone.ts";
import styles from "./exam-dialog.module.css";
import { examKeys, readExamDecks, readExams, type Exams, type ListedExam } from "./exams-api.ts";
import { SharedExamForm } from "./shared-exam-form.tsx";
import { texts } from "./shared-exam.texts.ts";

export type SharedExamDialogProps = {
  /** the exam to change; null for a new one */
  examId: string | null;
  /** the deck with which a new one begins: if it has an exam of its own, that becomes the one of several decks */
  deckId?: number | undefined;
  /** the day typed so far */
  day?: string;
  onClose: () => void;
};

/** An exam over several decks: its name, its day and its decks, and then the plan that follows from them. */
export function SharedExamDialog({ examId, deckId, day, onClose }: SharedExamDialogProps) {
  const [isBusy, setBusy] = useState(false);
  useTimeZone();
  const exams = useQuery<Exams, AppError>({ queryKey: examKeys.list(), queryFn: ({ signal }) => readExams(signal) });
  const decks = useQuery<Awaited<ReturnType<typeof readExamDecks>>, AppError>({
    queryKey: examKeys.decks(),
    queryFn: ({ signal }) => readExamDecks(signal),
  });
  const failure = exams.error ?? decks.error;
  return (
    <Dialog title={texts.title} subtitle={texts.howShared} size="medium" closesAtOnce onClose={isBusy ? undefined : onClose}>
      {failure && (
        <div className={styles.failure}>
          <ErrorBanner message={failure.message} />
          <Button
            size="small"
            variant="ghost"
            busy={exams.isFetching || decks.isFetching}
            busyLabel={texts.loading}
            onClick={() => void Promise.all([exams.refetch(), decks.refetch()])}
          >
            {texts.tryAgain}
          </Button>
        </div>
      )}
      {exams.data && decks.data ? (
        <SharedExamForm
          today={exams.data.today}
          exam={examToChange(exams.data.exams, { examId, deckId })}
          start={{ day: day ?? "", deckIds: deckId === undefined ? [] : [deckId] }}
          choices={decks.data.decks}
          onBusy={setBusy}
          onClose={onClose}
        />
      ) : (
        !failure && <Skeleton height="240px" radius="12px" />
      )}
    </Dialog>
  );
}

function examToChange(
  exams: readonly ListedExam[],
  { examId, deckId }: Pick<SharedExamDialogProps, "examId" | "deckId">,
): ListedExam | null {
  const isOfDeck = ({ name, decks }: ListedExam) => name === "" && decks[0]?.deckId === deckId;
  return exams.find((exam) => (examId === null ? isOfDeck(exam) : exam.id === examId)) ?? null;
}
