import { dayFromText } from "@recollect/domain/study/day-text.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { useQuery } from "@tanstack/react-query";
import { useState, type Ref } from "react";
import { Link } from "react-router";
import { shortDayWithWeekday } from "../../lib/day-words.ts";
import { onDemand } from "../../lib/on-demand.ts";
import { paths } from "../../lib/paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { useFirstRows } from "../../ui/use-first-rows.ts";
import type { ExamDialogProps } from "./exam-dialog.tsx";
import { ExamsFrame, ExamsPlaceholder } from "./exams-frame.tsx";
import { examKeys, readExams, type Exams, type ListedExam } from "./exams-api.ts";
import styles from "./exams-part.module.css";
import { texts } from "./exams.texts.ts";
import type { SharedExamDialogProps } from "./shared-exam-dialog.tsx";

const ownDialog = onDemand<ExamDialogProps>(() => import("./exam-dialog.tsx").then((module) => module.ExamDialog));
const sharedDialog = onDemand<SharedExamDialogProps>(() => import("./shared-exam-dialog.tsx").then((module) => module.SharedExamDialog));

/** More of either would push the figures of the page far down. */
const mostExams = 3;
const mostDecks = 5;

/** The next exams of all decks, the first one first, and all on request: each can be changed, and another one planned. */
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
      {data && data.exams.length > 0 && <ExamList exams={data.exams} onChange={setOpen} />}
      {open !== null && <OpenDialog exam={open} onClose={close} />}
    </ExamsFrame>
  );
}

function ExamList({ exams, onChange }: { exams: readonly ListedExam[]; onChange: (exam: ListedExam) => void }) {
  const { shown, hasMore, showAll, refOf } = useFirstRows(exams, mostExams);
  return (
    <>
      <ul className={styles.list} aria-labelledby="exams-title">
        {shown.map((exam, at) => (
          <ExamRow key={exam.id} ref={refOf(at)} exam={exam} onChange={() => onChange(exam)} />
        ))}
      </ul>
      {hasMore && (
        <Button size="small" variant="ghost" onClick={showAll}>
          {texts.allExams(exams.length)}
        </Button>
      )}
    </>
  );
}

type RowProps = { ref: Ref<HTMLLIElement> | undefined; exam: ListedExam; onChange: () => void };

function ExamRow({ ref, exam, onChange }: RowProps) {
  const { name, day, decks } = exam;
  const [first] = decks;
  const title = name === "" ? (first?.title ?? "") : name;
  return (
    <li ref={ref} className={styles.row}>
      <div className={styles.names}>
        <p className={styles.name} dir="auto" translate="no">
          {name === "" && first ? <Link to={paths.deck(first.deckId)}>{title}</Link> : title}
        </p>
        <p className={styles.facts}>{shortDayWithWeekday(dayFromText(day) ?? 0)}</p>
        {name !== "" && <ExamDecks decks={decks} />}
      </div>
      <Button size="small" variant="ghost" aria-label={texts.change(title)} onClick={onChange}>
        {texts.changeShort}
      </Button>
    </li>
  );
}

function ExamDecks({ decks }: Pick<ListedExam, "decks">) {
  const { shown, hasMore, showAll, refOf } = useFirstRows(decks, mostDecks);
  return (
    <ul className={styles.decks} aria-label={texts.decks(decks.length)}>
      {shown.map(({ deckId, title }, at) => (
        <li key={deckId} ref={refOf(at)}>
          <Link to={paths.deck(deckId)} dir="auto" translate="no">
            {title}
          </Link>
        </li>
      ))}
      {hasMore && (
        <li>
          <Button size="small" variant="ghost" onClick={showAll}>
            {texts.allDecks(decks.length)}
          </Button>
        </li>
      )}
    </ul>
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
