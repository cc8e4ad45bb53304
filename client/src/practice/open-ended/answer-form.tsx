import { useEffect, useRef, type FormEvent, type KeyboardEvent } from "react";
import { errorText } from "../../lib/language/error-text.ts";
import { answerProblem } from "@recollect/domain/practice/answer-problem.ts";
import type { OpenQuestion, OpenResult } from "@recollect/domain/practice/open-ended.ts";
import { practiceTexts } from "../practice.texts.ts";
import { QuestionText } from "../question-text.tsx";
import { questionInWords } from "../question-words.ts";
import { useFormulaWords } from "../../cards/text/in-words.ts";
import { useAnswerLanguage } from "../../cards/text/side-languages.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { noAutocorrect } from "../../ui/fields/no-autocorrect.ts";
import styles from "./answer-form.module.css";
import { openTexts as texts } from "./open.texts.ts";

type Props = {
  /** null where questions are not counted */ place: { number: number; of: number } | null;
  question: OpenQuestion;
  answer: string;
  /** null while the question is open; after a failed evaluation the field stays */
  result: OpenResult | null;
  isEvaluating: boolean;
  /** nothing can be submitted any more; the written answer stays */
  isDeckGone: boolean;
  onAnswer: (answer: string) => void;
  onSubmit: () => void;
};

/** The question, and the field for the answer. Ctrl+Enter submits. */
export function AnswerForm({ place, question, answer, result, isEvaluating, isDeckGone, onAnswer, onSubmit }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  const isOpen = result === null || result.state === "failed" || isEvaluating;
  const language = useAnswerLanguage(question.id);
  const problem = answerProblem(answer);
  useFormulaWords();
  useEffect(() => {
    window.scrollTo(0, 0);
    box.current?.focus({ preventScroll: true });
  }, []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (problem === null && !isDeckGone) onSubmit();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    submit(event);
  }

  return (
    <form onSubmit={submit} className={styles.form} data-open={isOpen || undefined}>
      {place && <p className={styles.number}>{practiceTexts.place(place.number, place.of)}</p>}
      <div className={isOpen ? styles.card : styles.asked}>
        <h1 className={styles.question} data-length={question.term.length > 160 ? "long" : "short"}>
          <QuestionText question={question.question} id={question.id} />
        </h1>
      </div>
      {isOpen && (
        <TextArea
          ref={box}
          label={questionInWords(question.question, question.id)}
          hideLabel
          placeholder={texts.typeHere}
          dir="auto"
          lang={language ?? undefined}
          rows={4}
          {...noAutocorrect}
          value={answer}
          readOnly={isEvaluating}
          error={problem === "practice/answer-too-long" ? errorText(problem) : null}
          onChange={({ target }) => onAnswer(target.value)}
          onKeyDown={onKeyDown}
        />
      )}
      {(result === null || isEvaluating) && !isDeckGone && (
        <div className={styles.actions}>
          <p className={styles.hint}>
            <kbd>{texts.ctrl}</kbd> <kbd>{texts.enter}</kbd> {texts.submit}
          </p>
          <Button type="submit" busy={isEvaluating} busyLabel={texts.evaluating} disabled={problem !== null}>
            {texts.submitAnswer}
          </Button>
        </div>
      )}
    </form>
  );
}
