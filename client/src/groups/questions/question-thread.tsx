import { QUESTION } from "@recollect/domain/limits/limits.ts";
import type { CardQuestion, QuestionAnswer } from "@recollect/domain/groups/questions/question.ts";
import { useRef, useState, type FormEvent, type ReactNode } from "react";
import { whenText } from "../../lib/moment-text.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { ReportForm } from "../../moderation/reports/report-form.tsx";
import { useGroupAction } from "../use-group-action.ts";
import { AuthorName, shortWords } from "./question-author.tsx";
import { answerQuestion, deleteAnswer, deleteQuestion, reportQuestion, settleQuestion } from "./questions-api.ts";
import styles from "./questions.module.css";
import { texts } from "./questions.texts.ts";

type Props = {
  question: CardQuestion;
  showsGroup: boolean;
  /** above the question: its card, where that is not in view */
  head?: ReactNode;
};

/** A question with its answers and what the student may do with it. */
export function QuestionThread({ question, showsGroup, head }: Props) {
  const { busy, run } = useGroupAction();
  const item = useRef<HTMLLIElement | null>(null);
  const [isAnswering, setAnswering] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const [toDelete, setToDelete] = useState<"question" | QuestionAnswer | null>(null);
  const { id, groupName, by, text, at, isSettled, answers, canSettle, canDelete } = question;
  const short = shortWords(question);

  async function remove(): Promise<void> {
    if (toDelete === null) return;
    const isQuestion = toDelete === "question";
    const next = item.current?.parentElement?.closest<HTMLElement>("[role=dialog], main");
    if (await run("delete", () => (isQuestion ? deleteQuestion(question) : deleteAnswer(question, toDelete.id)))) next?.focus();
    setToDelete(null);
  }

  return (
    <li ref={item} id={id} tabIndex={-1} className={styles.thread}>
      {head}
      <p className={styles.by}>
        <AuthorName by={by} /> · {whenText(at)}
        {showsGroup && (
          <>
            {" · "}
            <bdi translate="no">{groupName}</bdi>
          </>
        )}
        {isSettled && <span className={styles.settled}>{texts.settled}</span>}
      </p>
      {text !== "" && (
        <p className={styles.words} dir="auto" translate="no">
          {text}
        </p>
      )}
      {answers.length > 0 && (
        <ul className={styles.answers}>
          {answers.map((answer) => (
            <li key={answer.id}>
              <p className={styles.by}>
                <AuthorName by={answer.by} /> · {whenText(answer.at)}
              </p>
              <p className={styles.words} dir="auto" translate="no">
                {answer.text}
              </p>
              {answer.canDelete && (
                <Button size="small" variant="ghost" aria-label={texts.deleteOf(shortWords(answer))} onClick={() => setToDelete(answer)}>
                  {texts.delete}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.acts}>
        {!isSettled && !isAnswering && (
          <Button size="small" variant="ghost" aria-label={texts.answerOf(short)} onClick={() => setAnswering(true)}>
            {texts.answer}
          </Button>
        )}
        {canSettle && (
          <Button
            size="small"
            variant="ghost"
            busy={busy === "settle"}
            busyLabel={texts.saving}
            aria-label={isSettled ? texts.openAgainOf(short) : texts.settleOf(short)}
            onClick={() => void run("settle", () => settleQuestion(question, !isSettled))}
          >
            {isSettled ? texts.openAgain : texts.settle}
          </Button>
        )}
        {canDelete && (
          <Button size="small" variant="ghost" aria-label={texts.deleteOf(short)} onClick={() => setToDelete("question")}>
            {texts.delete}
          </Button>
        )}
        {!by.isYou && (
          <Button size="small" variant="ghost" aria-label={texts.reportOf(short)} onClick={() => setReporting(true)}>
            {texts.report}
          </Button>
        )}
      </div>
      {isAnswering && <AnswerForm question={question} onClose={() => setAnswering(false)} />}
      {isReporting && (
        <ReportForm
          title={texts.reportTitle}
          hint={texts.reportHint}
          send={(report) => reportQuestion(question, report)}
          onClose={() => setReporting(false)}
        />
      )}
      <ConfirmDialog
        open={toDelete !== null}
        title={toDelete === "question" ? texts.deleteQuestion : texts.deleteAnswer}
        text={toDelete === "question" ? texts.deleteQuestionText : texts.deleteAnswerText}
        confirmLabel={texts.delete}
        busyLabel={texts.deleting}
        destructive
        busy={busy === "delete"}
        onConfirm={() => void remove()}
        onCancel={() => setToDelete(null)}
      />
    </li>
  );
}

/** What was typed stays if sending fails. */
function AnswerForm({ question, onClose }: { question: CardQuestion; onClose: () => void }) {
  const { busy, run } = useGroupAction();
  const [text, setText] = useState("");

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await run("answer", () => answerQuestion(question, text))) onClose();
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <TextArea
        label={texts.yourAnswer}
        rows={2}
        maxLength={QUESTION.textMaxLength}
        value={text}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the student pressed 'Answer' for it
        autoFocus
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.acts}>
        <Button type="submit" size="small" disabled={text.trim() === ""} busy={busy === "answer"} busyLabel={texts.asking}>
          {texts.send}
        </Button>
        <Button size="small" variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
