import type { Card } from "@recollect/domain/cards/card.ts";
import { keyLetter, letterOf, paperTest, unaskedCount, type PaperQuestion } from "@recollect/domain/exchange/print/paper-test.ts";
import { useDeferredValue, useMemo } from "react";
import { useSideLanguages } from "../../cards/text/side-languages.ts";
import { WholeText } from "../../cards/text/whole-text.tsx";
import { PaperPages } from "./paper-pages.tsx";
import type { PrintOptions } from "./print-options.ts";
import styles from "./print.module.css";
import { texts } from "./print.texts.ts";

type Props = { title: string; cards: readonly Card[] } & Pick<PrintOptions, "kind" | "count" | "seed" | "heading" | "className" | "points">;

/** The questions with their points, below a head for name and class; and the key on a page of its own. */
export function PrintedTest({ title: deckTitle, cards, kind, count, seed, heading, className, points }: Props) {
  const title = heading.trim() || deckTitle;
  const stableSeed = useDeferredValue(seed);
  const questions = useMemo(() => paperTest({ cards, kind, count, seed: stableSeed }), [cards, kind, count, stableSeed]);
  const { term: language } = useSideLanguages();
  const unasked = useMemo(() => unaskedCount(cards, kind), [cards, kind]);
  return (
    <>
      {unasked > 0 && (
        <p role="status" className={styles.note}>
          {texts.leftOut(unasked)}
        </p>
      )}
      <PaperPages>
        <header className={styles.head} data-block>
          <h2 dir="auto">{title}</h2>
          <p>
            {texts.name} <span className={styles.line} /> {texts.classLabel} <ClassOrLine name={className.trim()} /> {texts.date}{" "}
            <span className={styles.line} />
            {points > 0 && (
              <>
                {texts.pointsLabel} <span className={styles.shortLine} /> {texts.ofPoints(points * questions.length)}
              </>
            )}
          </p>
        </header>
        <ol className={styles.questions}>
          {questions.map((question) => (
            <li key={question.cardId} data-block>
              <WholeText text={question.question} language={language} />
              {points > 0 && <span className={styles.points}>{texts.pointsOf(points)}</span>}
              <AnswerSpace {...question} />
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

function ClassOrLine({ name }: { name: string }) {
  if (name === "") return <span className={styles.shortLine} />;
  return (
    <b className={styles.className} dir="auto" translate="no">
      {name}
    </b>
  );
}

function AnswerSpace({ choices, shown }: PaperQuestion) {
  if (shown !== undefined) return <Statement shown={shown} />;
  return choices.length > 0 ? <Choices choices={choices} /> : <div className={styles.lines} aria-hidden />;
}

/** A claimed answer, and two boxes to tick one of. */
function Statement({ shown }: { shown: string }) {
  return (
    <>
      <div className={styles.claim}>
        <WholeText text={shown} />
      </div>
      <p className={styles.boxes}>
        {[texts.isTrue, texts.isFalse].map((label) => (
          <span key={label}>
            <span className={styles.box} aria-hidden /> {label}
          </span>
        ))}
      </p>
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
  const { shown, answer } = question;
  const mark = shown === undefined ? keyLetter(question) : shown === answer ? texts.isTrue : texts.isFalse;
  return (
    <span className={styles.answer}>
      {mark !== null && <b>{mark}.</b>} <WholeText as="span" text={question.answer} />
    </span>
  );
}
