import { QUESTION } from "@recollect/domain/limits/limits.ts";
import type { CardQuestion, QuestionAnswer } from "@recollect/domain/groups/questions/question.ts";
import { useRef, useState, type FormEvent, type ReactNode } from "react";
import { isFocusFree } from "../../lib/browser/free-focus.ts";
import { whenText } from "../../lib/moment-text.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { ReportForm } from "../../moderation/reports/report-form.tsx";
import { useGroupAction } from "../use-group-action.ts";
import { AuthorName, shortWords } from "./question-author.tsx";
import { answerQuestion, deleteAnswer, deleteQuestion, editAnswer, editQuestion, reportQuestion, settleQuestion } from "./questions-api.ts";
import styles from "./questions.module.css";
import { texts } from "./questions.texts.ts";
import { useBegunWords } from "./use-begun-words.ts";

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
  /** `question`, or the id of an answer */
  const [edited, setEdited] = useState<string | null>(null);
  const [toDelete, setToDelete] = useState<"question" | QuestionAnswer | null>(null);
  const { id, groupName, by, text, at, isSettled, answers, canSettle, canEdit, canDelete } = question;
  const short = shortWords(question);

  /** Where the focus goes when the question leaves the page with its buttons. */
  const placeAround = () => item.current?.parentElement?.closest<HTMLElement>("[role=dialog], main");

  async function settle(): Promise<void> {
    const next = placeAround();
    const isDone = await run("settle", () => settleQuestion(question, !isSettled));
    // The group's page lists open and settled questions apart.
    if (isDone && head !== undefined && isFocusFree(item.current)) next?.focus();
  }

  /** A form goes with the field that had the focus. */
  function close(form: "answer" | "edit", takesFocus: boolean): void {
    if (form === "answer") setAnswering(false);
    else setEdited(null);
    if (takesFocus) item.current?.focus();
  }

  async function remove(): Promise<void> {
    if (toDelete === null) return;
    const isQuestion = toDelete === "question";
    const next = placeAround();
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
      {edited === "question" && (
        <WordsForm
          label={texts.question}
          first={text}
          sendLabel={texts.save}
          name="edit"
          keptAs={`edited:${id}`}
          send={(words) => editQuestion(question, words)}
          onClose={(takesFocus) => close("edit", takesFocus)}
        />
      )}
      {text !== "" && edited !== "question" && (
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
              {edited === answer.id ? (
                <WordsForm
                  label={texts.yourAnswer}
                  first={answer.text}
                  sendLabel={texts.save}
                  name="edit"
                  keptAs={`edited:${answer.id}`}
                  send={(words) => editAnswer(question, answer.id, words)}
                  onClose={(takesFocus) => close("edit", takesFocus)}
                />
              ) : (
                <p className={styles.words} dir="auto" translate="no">
                  {answer.text}
                </p>
              )}
              <div className={styles.acts}>
                {answer.canEdit && edited !== answer.id && (
                  <Button size="small" variant="ghost" aria-label={texts.editOf(shortWords(answer))} onClick={() => setEdited(answer.id)}>
                    {texts.edit}
                  </Button>
                )}
                {answer.canDelete && (
                  <Button size="small" variant="ghost" aria-label={texts.deleteOf(shortWords(answer))} onClick={() => setToDelete(answer)}>
                    {texts.delete}
                  </Button>
                )}
              </div>
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
            onClick={() => void settle()}
          >
            {isSettled ? texts.openAgain : texts.settle}
          </Button>
        )}
        {canEdit && edited !== "question" && (
          <Button size="small" variant="ghost" aria-label={texts.editOf(short)} onClick={() => setEdited("question")}>
            {texts.edit}
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
      {isAnswering && (
        <WordsForm
          label={texts.yourAnswer}
          sendLabel={texts.send}
          name="answer"
          keptAs={`answer:${id}`}
          send={(words) => answerQuestion(question, words)}
          onClose={(takesFocus) => close("answer", takesFocus)}
        />
      )}
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

type WordsFormProps = {
  label: string;
  /** the words to begin with */
  first?: string;
  sendLabel: string;
  name: "answer" | "edit";
  /** its place among what was begun and not sent: who goes elsewhere and comes back goes on with it */
  keptAs: string;
  send: (words: string) => Promise<unknown>;
  onClose: (takesFocus: boolean) => void;
};

/** An answer, or other words for what was written. What was typed stays if sending fails. */
function WordsForm({ label, first = "", sendLabel, name, keptAs, send, onClose }: WordsFormProps) {
  const { busy, run } = useGroupAction();
  const form = useRef<HTMLFormElement | null>(null);
  const { text, write, forget } = useBegunWords(keptAs, first);

  function close(): void {
    forget();
    onClose(isFocusFree(form.current));
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await run(name, () => send(text))) close();
  }

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextArea
        label={label}
        rows={2}
        maxLength={QUESTION.textMaxLength}
        value={text}
        // The student pressed a button for it.
        autoFocus
        onChange={({ target }) => write(target.value)}
      />
      <div className={styles.acts}>
        <Button type="submit" size="small" disabled={text.trim() === ""} busy={busy === name} busyLabel={texts.asking}>
          {sendLabel}
        </Button>
        <Button size="small" variant="ghost" onClick={close}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
