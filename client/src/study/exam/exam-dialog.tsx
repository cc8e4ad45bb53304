import { EXAM, examDayProblem } from "@recollect/domain/study/exam/exam-bounds.ts";
import { dayFromText, dayText } from "@recollect/domain/study/day-text.ts";
import type { LocalErrorCode } from "@recollect/domain/errors/local-catalogue.ts";
import { shortDayWithWeekday } from "../../lib/day-words.ts";
import { errorText } from "../../lib/language/error-text.ts";
import { useRef, useState, type SubmitEvent } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { useLateFocus } from "../../ui/dialog/dialog-focus.ts";
import { Dialog, DialogActions } from "../../ui/dialog/dialog.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { Skeleton } from "../../ui/waiting/skeleton.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import styles from "./exam-dialog.module.css";
import { ExamPlanView } from "./exam-plan-view.tsx";
import { verdictWords } from "./exam-words.ts";
import { SharedExamDialog, type SharedExamDialogProps } from "./shared-exam-dialog.tsx";
import { removeExam, setExam, type StudyProgress } from "../requests/study-api.ts";
import { useStudyProgress } from "../use-study-progress.ts";
import { useTimeZone } from "../use-time-zone.ts";
import { texts } from "./exam-dialog.texts.ts";
import { useExamChange, type ExamChange } from "./use-exam-change.ts";

export type ExamDialogProps = { deckId: number; deckTitle: string; onClose: () => void };

/** The day of a deck's exam, and the plan that follows from it. */
export function ExamDialog({ deckId, deckTitle, onClose }: ExamDialogProps) {
  const [doing, setDoing] = useState<ExamChange | null>(null);
  const [shared, setShared] = useState<Omit<SharedExamDialogProps, "onClose"> | null>(null);
  const progress = useStudyProgress(deckId);
  // The plan counts from the student's today, and a deck's page does not send the zone.
  useTimeZone();
  const deck = (
    <span className={styles.deck} dir="auto" title={deckTitle}>
      {deckTitle}
    </span>
  );
  if (shared) return <SharedExamDialog {...shared} onClose={onClose} />;
  return (
    <Dialog title={texts.examDate} subtitle={deck} size="medium" closesAtOnce onClose={doing ? undefined : onClose}>
      {progress.isError && (
        <div className={styles.failure}>
          <ErrorBanner message={progress.error.message} />
          <Button size="small" variant="ghost" busy={progress.isFetching} busyLabel={texts.loading} onClick={() => void progress.refetch()}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
      {progress.isPending && <Skeleton height="76px" radius="12px" />}
      {progress.data && (
        <ExamForm {...{ deckId, onClose, doing, setDoing }} onShared={setShared} progress={progress.data} isStale={progress.isError} />
      )}
    </Dialog>
  );
}

type FormProps = {
  deckId: number;
  progress: StudyProgress;
  /** the plan could not be read again */
  isStale: boolean;
  onClose: () => void;
  /** goes on with an exam over several decks */
  onShared: (shared: Omit<SharedExamDialogProps, "onClose">) => void;
  doing: ExamChange | null;
  setDoing: (doing: ExamChange | null) => void;
};

function ExamForm({ deckId, progress: { today, exam }, isStale, onClose, onShared, doing, setDoing }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useLateFocus(form);
  const [text, setText] = useState<string | null>(null);
  const [problem, setProblem] = useState<LocalErrorCode | null>(null);
  const { change, failure, forgetFailure } = useExamChange(setDoing);
  const [wasSaved, setWasSaved] = useState(false);
  // The due day of an assignment, or the day of an exam over several decks, is no day that the student chose for this deck.
  const due = exam?.due ?? null;
  const named = exam?.named ?? null;
  const other = due ?? named;
  const ownDay = other ? other.ownDay : (exam?.day ?? null);
  const day = text ?? ownDay ?? "";
  const isSaved = exam !== null && day === (ownDay ?? "");

  async function save(event: SubmitEvent) {
    event.preventDefault();
    const wrong = examDayProblem(dayFromText(day), today);
    setProblem(wrong);
    if (!wrong && (await change("saving", () => setExam(deckId, day)))) setWasSaved(true);
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)}>
      {failure && (
        <div className={styles.failure}>
          <ErrorBanner message={failure} onDismiss={forgetFailure} />
        </div>
      )}
      {exam && due && <p className={styles.due}>{texts.due(dayWords(exam.day), name(due.title, "title"), name(due.groupName, "group"))}</p>}
      {exam && named && <p className={styles.due}>{texts.follows(dayWords(exam.day), name(named.name, "name"), named.decks.length)}</p>}
      <TextField
        type="date"
        label={texts.dayOfTheExam}
        data-autofocus
        min={dayText(today)}
        max={dayText(today + EXAM.mostDays)}
        value={day}
        error={problem && errorText(problem)}
        hint={due ? texts.ownDayHint : named ? texts.ownDayOfExamHint : texts.newCardsAreSpread}
        onChange={({ target }) => {
          setText(target.value);
          setWasSaved(false);
          setProblem(null);
        }}
      />
      <Button
        size="small"
        variant="ghost"
        className={styles.several}
        onClick={() => onShared(named ? { examId: named.id } : { examId: null, deckId, day: text ?? "" })}
      >
        {named ? texts.changeExam : texts.severalDecks}
      </Button>
      <p role="status" className="visually-hidden">
        {wasSaved && exam && isSaved && !isStale && texts.saved(verdictWords(exam))}
      </p>
      {exam && isSaved && !isStale && (
        <div className={styles.plan}>
          <ExamPlanView exam={exam} />
        </div>
      )}
      <DialogActions>
        {ownDay !== null && (
          <Button
            variant="ghost"
            className={styles.remove}
            disabled={doing === "saving"}
            busy={doing === "removing"}
            busyLabel={texts.removing}
            onClick={() => void change("removing", () => removeExam(deckId)).then((isDone) => isDone && onClose())}
          >
            {texts.removeExam}
          </Button>
        )}
        {isSaved && doing !== "saving" ? (
          <Button key="done" autoFocus={wasSaved} disabled={doing !== null} onClick={onClose}>
            {texts.done}
          </Button>
        ) : (
          <>
            <Button variant="ghost" disabled={doing !== null} onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button key="save" type="submit" disabled={doing === "removing"} busy={doing === "saving"} busyLabel={texts.saving}>
              {texts.save}
            </Button>
          </>
        )}
      </DialogActions>
    </form>
  );
}

function name(words: string, key: string) {
  return (
    <bdi key={key} translate="no">
      {words}
    </bdi>
  );
}

/** Such as 'Fri, Dec 11' for `2026-12-11`. */
function dayWords(day: string): string {
  return shortDayWithWeekday(dayFromText(day) ?? 0);
}
