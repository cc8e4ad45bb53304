import { useState } from "react";
import { onDemand } from "../../lib/on-demand.ts";
import type { ExamDialogProps } from "../exam/exam-dialog.tsx";
import { ExamPlanView } from "../exam/exam-plan-view.tsx";
import type { StudyProgress } from "../requests/study-api.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/toast/toast.ts";
import styles from "./exam-part.module.css";
import { texts } from "./progress.texts.ts";

const examDialog = onDemand<ExamDialogProps>(() => import("../exam/exam-dialog.tsx").then((module) => module.ExamDialog));

type Props = { deck: StudyProgress["decks"][number]; exam: StudyProgress["exam"] };

/** The deck's exam with its plan, or the way to set one. */
export function ExamPart({ deck, exam }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <section className={styles.exam} aria-labelledby="exam-title">
      <div className={styles.head}>
        <h2 id="exam-title" className={styles.title}>
          {texts.exam}
        </h2>
        <Button
          size="small"
          variant="ghost"
          onPointerEnter={examDialog.prefetch}
          onFocus={examDialog.prefetch}
          onClick={() => setOpen(true)}
        >
          {exam ? texts.changeExamDate : texts.setExamDate}
        </Button>
      </div>
      {exam ? <ExamPlanView exam={exam} /> : <p className={styles.none}>{texts.sayWhen}</p>}
      {isOpen && (
        <examDialog.Part
          isWanted
          props={{ deckId: deck.deckId, deckTitle: deck.title, onClose: close }}
          onFailure={({ message }) => {
            close();
            toast.error(message);
          }}
        />
      )}
    </section>
  );
}
