import type { MatchingBlock } from "@recollect/domain/practice/mixed/mixed-test.ts";
import { mixedSize } from "@recollect/domain/practice/mixed/mixed-test.ts";
import { PRACTICE } from "@recollect/domain/limits/limits.ts";
import { useEffect, useRef, useState } from "react";
import { FormattedText } from "../../cards/text/formatted-text.tsx";
import { sideInWords, useFormulaWords } from "../../cards/text/in-words.ts";
import { useAnswerLanguage } from "../../cards/text/side-languages.ts";
import { TimeLeft } from "../../groups/class-tests/time-left.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { isYesOrNo, shownChoice } from "../multiple-choice/yes-or-no.ts";
import { QuestionText } from "../question-text.tsx";
import { answeredCount, type MixedRun } from "./mixed-run.ts";
import paper from "../question-paper.module.css";
import styles from "./mixed.module.css";
import { mixedTexts as texts } from "./mixed.texts.ts";

type Props = { run: MixedRun; onAnswer: (key: string, answer: string) => void; onHandIn: () => void; onTimeOver: () => void };

/** A running mixed test: all questions on one page, part by part. */
export function MixedPaper({ run, onAnswer, onHandIn, onTimeOver }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [openedAt] = useState(Date.now);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { test, answers, endsAt } = run;
  const size = mixedSize(test);
  const answered = answeredCount(run);
  const beforeWritten = size - test.written.length;
  const matchingStarts = startsOf(test.matching, test.trueFalse.length + test.choice.length);
  const shared = { of: size, answers, onAnswer };

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {texts.pageTitle}
      </h1>
      <div className={paper.bar}>
        {endsAt !== null && <TimeLeft deadline={endsAt} now={openedAt} onOver={onTimeOver} />}
        <p role="status" className={paper.facts}>
          {texts.answered(answered, size)}
        </p>
        <Button size="small" onClick={() => setAsking(true)}>
          {texts.handIn}
        </Button>
      </div>
      <ol className={paper.paper}>
        {test.trueFalse.map(({ cardId, question, shown }, at) => (
          <Choices
            key={cardId}
            {...shared}
            number={at + 1}
            id={cardId}
            question={question}
            shown={shown}
            choices={[
              { value: "true", label: texts.isTrue },
              { value: "false", label: texts.isFalse },
            ]}
          />
        ))}
        {test.choice.map((asked, at) => (
          <Choices
            key={asked.cardId}
            {...shared}
            number={test.trueFalse.length + at + 1}
            id={asked.cardId}
            question={asked.question}
            choices={asked.choices.map((choice) => ({ value: choice, label: isYesOrNo(asked) ? shownChoice(asked, choice) : null }))}
          />
        ))}
        {test.matching.map((block, at) => (
          <Matching key={block.pairs[0]?.cardId ?? at} {...shared} first={matchingStarts[at] ?? 0} block={block} />
        ))}
        {test.written.map(({ cardId, question }, at) => (
          <li key={cardId} className={paper.question}>
            <h2 className={paper.asked}>
              <span className={paper.number}>{texts.question(beforeWritten + at + 1, size)}</span>
              <QuestionText question={question} id={cardId} />
            </h2>
            <TextArea
              label={texts.yourAnswer}
              rows={3}
              maxLength={PRACTICE.answerMaxLength}
              value={answers[cardId] ?? ""}
              onChange={({ target }) => onAnswer(cardId, target.value)}
            />
          </li>
        ))}
      </ol>
      <Button onClick={() => setAsking(true)}>{texts.handIn}</Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.handInQuestion}
        text={texts.handInText(size - answered)}
        confirmLabel={texts.handIn}
        cancelLabel={texts.keepOn}
        busyLabel={texts.markingAll}
        busy={false}
        onConfirm={onHandIn}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

type Shared = { of: number; answers: MixedRun["answers"]; onAnswer: Props["onAnswer"] };
type ChoicesProps = Shared & {
  number: number;
  id: string;
  question: string;
  /** of a statement: what it claims */
  shown?: string;
  /** without a label of ours a choice is a side of a card */
  choices: readonly { value: string; label: string | null }[];
};

function Choices({ number, of, id, question, shown, choices, answers, onAnswer }: ChoicesProps) {
  const language = useAnswerLanguage(id);
  return (
    <li className={paper.question}>
      <fieldset className={paper.choices}>
        <legend>
          <span className={paper.number}>{texts.question(number, of)}</span>
          <QuestionText question={question} id={id} />
          {shown !== undefined && (
            <span className={styles.statement}>
              <span className={paper.number}>{texts.statement}</span>
              <FormattedText as="span" text={shown} language={language} />
            </span>
          )}
        </legend>
        {choices.map(({ value, label }, place) => (
          <label key={value} className={paper.choice}>
            <input
              type="radio"
              name={`question-${id}`}
              value={value}
              checked={answers[id] === value}
              onChange={() => onAnswer(id, value)}
            />
            {/* Without words only their letters distinguish pictures. */}
            {label === null && value.startsWith("![") && <span>{String.fromCharCode(65 + place)}.</span>}
            {label ?? <FormattedText as="span" text={value} language={language} />}
          </label>
        ))}
      </fieldset>
    </li>
  );
}

function Matching({ first, of, block: { pairs, choices }, answers, onAnswer }: Shared & { first: number; block: MatchingBlock }) {
  useFormulaWords();
  return (
    <>
      {pairs.map(({ cardId, question }, at) => (
        <li key={cardId} className={paper.question}>
          <p className={paper.asked}>
            <span className={paper.number}>{texts.question(first + at + 1, of)}</span>
            <span dir="auto" translate="no">
              {sideInWords(question)}
            </span>
          </p>
          <SelectField
            label={texts.answerTo(sideInWords(question))}
            hideLabel
            value={answers[cardId] ?? ""}
            options={[
              { value: "", label: texts.chooseAnswer },
              ...choices.map((choice) => ({ value: choice, label: sideInWords(choice), isName: true })),
            ]}
            onChange={({ target }) => onAnswer(cardId, target.value)}
          />
        </li>
      ))}
    </>
  );
}

/** The number of questions before each block. */
function startsOf(blocks: readonly MatchingBlock[], before: number): number[] {
  return blocks.map((_, at) => before + blocks.slice(0, at).reduce((sum, { pairs }) => sum + pairs.length, 0));
}
