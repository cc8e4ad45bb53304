import { EXAM_PLAN } from "@recollect/domain/limits/limits.ts";
import { EXAM, examDayProblem } from "@recollect/domain/study/exam/exam-bounds.ts";
import { dayFromText, dayText } from "@recollect/domain/study/day-text.ts";
import type { LocalErrorCode } from "@recollect/domain/errors/local-catalogue.ts";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState, type SubmitEvent } from "react";
import { errorText } from "../../lib/language/error-text.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { useLateFocus } from "../../ui/dialog/dialog-focus.ts";
import { DialogActions } from "../../ui/dialog/dialog.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { DeckChoices, type DeckToChoose } from "./deck-choices.tsx";
import styles from "./exam-dialog.module.css";
import { ExamPlanView } from "./exam-plan-view.tsx";
import { verdictWords } from "./exam-words.ts";
import { examKeys, readExam, removeSharedExam, saveSharedExam, type ListedExam } from "./exams-api.ts";
import { texts } from "./shared-exam.texts.ts";
import { useExamChange, type ExamChange } from "./use-exam-change.ts";

type Props = {
  today: number;
  /** the exam as it is; null for a new one */
  exam: ListedExam | null;
  /** with what a new one begins */
  start: { day: string; deckIds: readonly number[] };
  choices: readonly DeckToChoose[];
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
};

export function SharedExamForm({ today, exam, start, choices, onBusy, onClose }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useLateFocus(form);
  const [id] = useState(() => exam?.id ?? crypto.randomUUID());
  const [isChange] = useState(exam !== null && exam.name !== "");
  const [name, setName] = useState(exam?.name ?? "");
  const [day, setDay] = useState(start.day === "" ? (exam?.day ?? "") : start.day);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(exam ? exam.decks.map(({ deckId }) => deckId) : start.deckIds));
  const [problem, setProblem] = useState<LocalErrorCode | null>(null);
  const [doing, setDoing] = useState<ExamChange | null>(null);
  const { change, failure, forgetFailure } = useExamChange((what) => {
    setDoing(what);
    onBusy(what !== null);
  });
  const [isSaved, setSaved] = useState(false);
  const plan = useQuery({ queryKey: examKeys.exam(id), queryFn: ({ signal }) => readExam(id, signal), enabled: isSaved });

  async function save(event: SubmitEvent) {
    event.preventDefault();
    const wrong = examDayProblem(dayFromText(day), today);
    setProblem(wrong);
    if (!wrong && (await change("saving", () => saveSharedExam(id, { name, day, deckIds: [...chosen] })))) setSaved(true);
  }

  function changed<T>(set: (value: T) => void): (value: T) => void {
    return (value) => {
      set(value);
      setSaved(false);
      setProblem(null);
    };
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void save(event)}>
      {failure && <ErrorBanner message={failure} onDismiss={forgetFailure} />}
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        data-autofocus
        autoComplete="off"
        maxLength={EXAM_PLAN.nameMaxLength}
        value={name}
        onChange={({ target }) => changed(setName)(target.value)}
      />
      <TextField
        type="date"
        label={texts.dayOfTheExam}
        min={dayText(today)}
        max={dayText(today + EXAM.mostDays)}
        value={day}
        error={problem && errorText(problem)}
        hint={texts.earlierDay}
        onChange={({ target }) => changed(setDay)(target.value)}
      />
      <DeckChoices choices={withExamDecks(choices, exam)} chosen={chosen} onChoose={changed(setChosen)} />
      <p role="status" className="visually-hidden">
        {isSaved && plan.data && texts.saved(verdictWords(plan.data))}
      </p>
      {isSaved && plan.error && <ErrorBanner message={plan.error.message} />}
      {isSaved && plan.data && (
        <div className={styles.plan} ref={scrollTo}>
          <ExamPlanView exam={plan.data} />
        </div>
      )}
      <DialogActions>
        {isChange && (
          <Button
            variant="ghost"
            className={styles.remove}
            disabled={doing === "saving"}
            busy={doing === "removing"}
            busyLabel={texts.removing}
            onClick={async () => {
              if (await change("removing", () => removeSharedExam(id))) onClose();
            }}
          >
            {texts.removeExam}
          </Button>
        )}
        {isSaved ? (
          <Button key="done" autoFocus onClick={onClose}>
            {texts.done}
          </Button>
        ) : (
          <>
            <Button variant="ghost" disabled={doing !== null} onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button
              key="save"
              type="submit"
              disabled={doing === "removing" || name.trim() === "" || chosen.size === 0}
              busy={doing === "saving"}
              busyLabel={texts.saving}
            >
              {texts.save}
            </Button>
          </>
        )}
      </DialogActions>
    </form>
  );
}

/** Many decks above a plan would leave it out of sight on a phone. */
function scrollTo(plan: HTMLElement | null): void {
  plan?.scrollIntoView({ block: "start" });
}

/** Decks of the exam that are no longer among the choices, such as one that is no longer saved, can still be taken out. */
function withExamDecks(choices: readonly DeckToChoose[], exam: ListedExam | null): DeckToChoose[] {
  const ids = new Set(choices.map(({ deckId }) => deckId));
  return [...(exam?.decks ?? []).filter(({ deckId }) => !ids.has(deckId)), ...choices];
}
