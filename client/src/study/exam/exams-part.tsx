import { dayFromText } from "@recollect/domain/study/day-text.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { shortDayWithWeekday } from "../../lib/day-words.ts";
import { onDemand } from "../../lib/on-demand.ts";
import { paths } from "../../lib/paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { toast } from "../../ui/toast/toast.ts";
import type { ExamDialogProps } from "./exam-dialog.tsx";
import { ExamsFrame, ExamsPlaceholder } from "./exams-frame.tsx";
import { examKeys, readExams, type Exams, type ListedExam } from "./exams-api.ts";
import styles from "./exams-part.module.css";
import { texts } from "./exams.texts.ts";
import type { SharedExamDialogProps } from "./shared-exam-dialog.tsx";

const ownDialog = onDemand<ExamDialogProps>(() => import("./exam-dialog.tsx").then((module) => module.ExamDialog));
const sharedDialog = onDemand<SharedExamDialogProps>(() => import("./shared-exam-dialog.tsx").then((module) => module.SharedExamDialog));

/** The coming exams of all decks, the first one first: each can be changed, and another one planned. */
export function ExamsPart() {
  const { data, error } = useQuery<Exams, AppError>({ queryKey: examKeys.list(), queryFn: ({ signal }) => readExams(signal) });
  const [open, setOpen] = useState<ListedExam | "new" | null>(null);
  const close = () => setOpen(null);
  return (
    <ExamsFrame
      titleId="exams-title"
      action={
        <Button
          size="small"
          variant="ghost"
          onPointerEnter={sharedDialog.prefetch}
          onFocus={sharedDialog.prefetch}
          onClick={() => setOpen("new")}
        >
          {texts.plan}
        </Button>
      }
    >
      {error && <ErrorBanner message={error.message} />}
      {!data && !error && <ExamsPlaceholder />}
      {data?.exams.length === 0 && <p className={styles.facts}>{texts.none}</p>}
      {data && data.exams.length > 0 && (
        <ul className={styles.list}>
          {data.exams.map((exam) => (
            <ExamRow key={exam.id} exam={exam} onChange={() => setOpen(exam)} />
          ))}
        </ul>
      )}
      {open !== null && <OpenDialog exam={open} onClose={close} />}
    </ExamsFrame>
  );
}

function ExamRow({ exam, onChange }: { exam: ListedExam; onChange: () => void }) {
  const { name, day, decks } = exam;
  const [first] = decks;
  const title = name === "" ? (first?.title ?? "") : name;
  return (
    <li className={styles.row}>
      <div className={styles.names}>
        <p className={styles.name} dir="auto" translate="no">
          {name === "" && first ? <Link to={paths.deck(first.deckId)}>{title}</Link> : title}
        </p>
        <p className={styles.facts}>{shortDayWithWeekday(dayFromText(day) ?? 0)}</p>
        {name !== "" && (
          <ul className={styles.decks} aria-label={texts.decks(decks.length)}>
            {decks.map(({ deckId, title: deckTitle }) => (
              <li key={deckId}>
                <Link to={paths.deck(deckId)} dir="auto" translate="no">
                  {deckTitle}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button size="small" variant="ghost" aria-label={texts.change(title)} onClick={onChange}>
        {texts.changeShort}
      </Button>
    </li>
  );
}

/** The dialog of an exam over several decks, of one of a single deck, or of a new one. */
function OpenDialog({ exam, onClose }: { exam: ListedExam | "new"; onClose: () => void }) {
  const onFailure = ({ message }: AppError) => {
    onClose();
    toast.error(message);
  };
  if (exam === "new" || exam.name !== "")
    return <sharedDialog.Part isWanted props={{ examId: exam === "new" ? null : exam.id, onClose }} onFailure={onFailure} />;
  const [deck] = exam.decks;
  return deck ? <ownDialog.Part isWanted props={{ deckId: deck.deckId, deckTitle: deck.title, onClose }} onFailure={onFailure} /> : null;
}
