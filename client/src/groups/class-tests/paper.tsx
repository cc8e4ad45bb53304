import type { RunningTest } from "@recollect/domain/groups/class-tests/results.ts";
import { CLASS_TEST } from "@recollect/domain/limits/limits.ts";
import type { PaperQuestion } from "@recollect/domain/groups/class-tests/paper.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useEffect, useRef, useState } from "react";
import { FormattedText } from "../../cards/text/formatted-text.tsx";
import { QuestionText } from "../../practice/question-text.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { useFocus } from "../../lib/focus-pages.ts";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import type { AnswerStanding } from "./answer-sender.ts";
import { handIn, type TestAddress } from "./class-tests-api.ts";
import { takingTexts as texts } from "./taking.texts.ts";
import { TimeLeft } from "./time-left.tsx";
import { useAnswers, type useAnswerSender } from "./use-answers.ts";
import paper from "../../practice/question-paper.module.css";
import styles from "./class-tests.module.css";

type Props = {
  address: TestAddress;
  test: RunningTest;
  answerSender: ReturnType<typeof useAnswerSender>;
  /** the test's end as it is known last: a teacher may have changed it */
  deadline: number;
  /** the time is over, the test is handed in, or the server takes no answer any more */
  onEnd: () => void;
};

/** The running test: all questions on one page, in the student's own order, each answer stored as it is given. */
export function Paper({ address, test, answerSender, deadline, onEnd }: Props) {
  useFocus(true);
  const list = useRef<HTMLOListElement>(null);
  // The button that began the test had the focus, and is gone.
  useEffect(() => list.current?.focus({ preventScroll: true }), []);
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isHandingIn, setHandingIn] = useState(false);
  const { answers, standings, refusal, choose, write, sendNow, allStored } = useAnswers({ test, ...answerSender });
  useEffect(() => {
    if (refusal) onEnd();
  }, [refusal, onEnd]);
  const { questions } = test;
  const answered = questions.filter(({ at }) => answers.get(at)?.trim()).length;
  const unstored = [...standings.values()].filter((standing) => standing !== "stored").length;

  async function finish(): Promise<void> {
    setHandingIn(true);
    const problem = (await allStored()) ? await handIn(address).then(() => null, messageFor) : texts.notHandedIn;
    if (problem === null) return onEnd();
    setFailure(problem);
    setHandingIn(false);
    setAsking(false);
  }

  return (
    <>
      <div className={paper.bar}>
        <TimeLeft deadline={deadline} now={test.now} onOver={onEnd} />
        <p role="status" className={paper.facts}>
          {texts.answered(answered, questions.length)} · {unstored === 0 ? texts.allStored : texts.notStored(unstored)}
        </p>
        <Button size="small" onClick={() => setAsking(true)}>
          {texts.handIn}
        </Button>
      </div>
      {refusal && <ErrorBanner message={refusal.message} />}
      {failure && <ErrorBanner message={failure} onDismiss={() => setFailure(null)} />}
      <ol ref={list} tabIndex={-1} className={paper.paper}>
        {questions.map((question, nth) => (
          <li key={question.at} className={paper.question}>
            {question.choices === null ? (
              <WrittenQuestion
                question={question}
                number={nth + 1}
                of={questions.length}
                answer={answers.get(question.at) ?? ""}
                onWrite={(answer) => write(question.at, answer)}
                onLeave={() => sendNow(question.at)}
              />
            ) : (
              <ChoiceQuestion
                question={question}
                number={nth + 1}
                of={questions.length}
                answer={answers.get(question.at) ?? ""}
                onChoose={(choice) => choose(question.at, choice)}
              />
            )}
            <Standing standing={standings.get(question.at) ?? null} />
          </li>
        ))}
      </ol>
      <Button onClick={() => setAsking(true)}>{texts.handIn}</Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.handInQuestion}
        text={texts.handInText(questions.length - answered)}
        confirmLabel={texts.handIn}
        cancelLabel={texts.keepOn}
        busyLabel={texts.handingIn}
        busy={isHandingIn}
        onConfirm={() => void finish()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

type QuestionProps = { question: PaperQuestion; number: number; of: number; answer: string };

function ChoiceQuestion({ question, number, of, answer, onChoose }: QuestionProps & { onChoose: (choice: string) => void }) {
  return (
    <fieldset className={paper.choices}>
      <legend>
        <span className={paper.number}>{texts.question(number, of)}</span>
        <QuestionText question={question.question} id={question.key} />
      </legend>
      {question.choices?.map(({ choice, text }, place) => (
        <label key={choice} className={paper.choice}>
          <input
            type="radio"
            name={`question-${question.at}`}
            value={choice}
            checked={answer === String(choice)}
            onChange={() => onChoose(String(choice))}
          />
          {/* Without words only their letters distinguish pictures. */}
          {text.startsWith("![") && <span>{String.fromCharCode(65 + place)}.</span>}
          <FormattedText as="span" text={text} />
        </label>
      ))}
    </fieldset>
  );
}

type WrittenProps = QuestionProps & { onWrite: (answer: string) => void; onLeave: () => void };

function WrittenQuestion({ question, number, of, answer, onWrite, onLeave }: WrittenProps) {
  return (
    <>
      <h2 className={paper.asked}>
        <span className={paper.number}>{texts.question(number, of)}</span>
        <QuestionText question={question.question} id={question.key} />
      </h2>
      <TextArea
        label={texts.yourAnswer(number)}
        rows={3}
        maxLength={CLASS_TEST.answerMaxLength}
        value={answer}
        onChange={(event) => onWrite(event.target.value)}
        onBlur={onLeave}
      />
    </>
  );
}

/** How an answer stands. Only what did not work is announced: the bar above counts the rest. */
function Standing({ standing }: { standing: AnswerStanding | null }) {
  if (standing === null) return null;
  return (
    <p className={styles.answerStanding} data-standing={standing}>
      {texts.standings[standing]}
    </p>
  );
}
