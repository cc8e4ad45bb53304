import type { Card } from "@recollect/domain/cards/card.ts";
import { keyLetter, letterOf, paperTest, type PaperQuestion } from "@recollect/domain/exchange/print/paper-test.ts";
import { useDeferredValue, useMemo } from "react";
import { WholeText } from "../../cards/text/whole-text.tsx";
import { PaperPages } from "./paper-pages.tsx";
import type { PrintOptions } from "./print-options.ts";
import styles from "./print.module.css";
import { texts } from "./print.texts.ts";

type Props = { title: string; cards: readonly Card[] } & Pick<PrintOptions, "kind" | "count" | "seed">;

/** The questions, and the key on a page of its own. */
export function PrintedTest({ title, cards, kind, count, seed }: Props) {
  const stableSeed = useDeferredValue(seed);
  const questions = useMemo(() => paperTest({ cards, kind, count, seed: stableSeed }), [cards, kind, count, stableSeed]);
  return (
    <>
      <PaperPages>
        <header className={styles.head} data-block>
          <h2 dir="auto">{title}</h2>
          <p>
            {texts.name} <span className={styles.line} /> {texts.date} <span className={styles.line} />
          </p>
        </header>
        <ol className={styles.questions}>
          {questions.map((question) => (
            <li key={question.cardId} data-block>
              <WholeText text={question.question} />
              {question.choices.length > 0 ? <Choices choices={question.choices} /> : <div className={styles.lines} aria-hidden />}
            </li>
          ))}
        </ol>
        <p className={styles.number} data-block>
          {texts.test(stableSeed)}
        </p>
      </PaperPages>
      <PaperPages>
        <h2 className={styles.keyHead} dir="auto" data-block>
          {texts.key(title)}
        </h2>
        <ol className={styles.key}>
          {questions.map((question) => (
            <li key={question.cardId} data-block>
              <Answer {...question} />
            </li>
          ))}
        </ol>
        <p className={styles.number} data-block>
          {texts.test(stableSeed)}
        </p>
      </PaperPages>
    </>
  );
}

function Choices({ choices }: { choices: readonly string[] }) {
  return (
    <ul className={styles.options}>
      {choices.map((choice, at) => (
        <li key={choice}>
          <span>{letterOf(at)}.</span>
          <WholeText text={choice} />
        </li>
      ))}
    </ul>
  );
}

function Answer(question: PaperQuestion) {
  const letter = keyLetter(question);
  return (
    <span className={styles.answer}>
      {letter !== null && <b>{letter}.</b>} <WholeText as="span" text={question.answer} />
    </span>
  );
}
