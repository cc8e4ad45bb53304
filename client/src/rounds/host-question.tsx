import type { HostedRound, ShownQuestion } from "@recollect/domain/rounds/round.ts";
import { useLayoutEffect, useRef } from "react";
import { FormattedText } from "../cards/text/formatted-text.tsx";
import { useAnswerLanguage } from "../cards/text/side-languages.ts";
import { QuestionText } from "../practice/question-text.tsx";
import { classNames } from "../ui/class-names.ts";
import { Button } from "../ui/buttons/button.tsx";
import { hostingTexts as texts } from "./hosting.texts.ts";
import type { HostActions } from "./host-actions.ts";
import { letterOf } from "./letters.ts";
import { PlayerNames } from "./player-names.tsx";
import { roundTexts } from "./rounds.texts.ts";
import { SecondsLeft } from "./seconds-left.tsx";
import { Standing } from "./standing.tsx";
import styles from "./rounds.module.css";

type Props = { view: HostedRound; question: ShownQuestion; actions: HostActions };

/** A question on the big screen; after its time the bars of its choices, the standing, and the names, each with the button that removes it. */
export function HostQuestion({ view, question, actions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isOver = question.right !== null;
  const language = useAnswerLanguage(question.key);
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const isLast = question.at + 1 === view.of;
  return (
    <section className={styles.question} aria-labelledby="round-question">
      <div className={styles.shoulder}>
        <p className={styles.number}>{roundTexts.place(question.at + 1, view.of)}</p>
        {!isOver && <SecondsLeft closesAt={question.closesAt} now={view.now} seconds={view.seconds} />}
        <p className={styles.number}>{texts.answered(view.answered, view.players.length)}</p>
      </div>
      <div className={styles.card} data-big>
        <h1 id="round-question" ref={heading} tabIndex={-1}>
          <QuestionText question={question.question} id={question.key} />
        </h1>
      </div>
      <div role="status" className="visually-hidden">
        {question.right !== null && (
          <>
            {roundTexts.right} <FormattedText as="span" text={question.choices[question.right] ?? ""} language={language} />
          </>
        )}
      </div>
      <div className={isOver ? styles.answerAndStanding : undefined}>
        <Choices question={question} />
        {isOver && (
          <section aria-labelledby="round-standing">
            <h2 id="round-standing">{texts.standing}</h2>
            <Standing rows={view.standing} most={5} />
            <details className={styles.everybody}>
              <summary>{texts.players(view.players.length)}</summary>
              <PlayerNames view={view} actions={actions} />
            </details>
          </section>
        )}
      </div>
      <div className={styles.buttons}>
        <Button size="large" busy={actions.busy === "step"} onClick={actions.step}>
          {!isOver ? texts.showAnswer : isLast ? texts.finish : texts.next}
        </Button>
        <span className={classNames(styles.quiet, styles.key)}>{texts.key}</span>
      </div>
    </section>
  );
}

function Choices({ question: { key, choices, right, counts } }: { question: ShownQuestion }) {
  const language = useAnswerLanguage(key);
  const most = Math.max(1, ...(counts ?? []));
  return (
    <ul className={styles.choices} data-big data-bars={counts !== null || undefined}>
      {choices.map((choice, place) => {
        const count = counts?.[place] ?? 0;
        return (
          <li key={choice}>
            <div className={styles.choice} data-look={right === null ? "open" : right === place ? "right" : "other"}>
              <span className={styles.letter} aria-hidden="true">
                {letterOf(place)}
              </span>
              <span className="visually-hidden">{letterOf(place)}</span>
              <span className={styles.words}>
                <FormattedText as="span" text={choice} language={language} isPressable />
              </span>
              {right === place && <span className={styles.mark}>{roundTexts.right}</span>}
              {counts !== null && (
                <span className={styles.bar}>
                  <span aria-hidden="true" style={{ inlineSize: `${(count / most) * 100}%` }} />
                  <b>{texts.chose(count)}</b>
                </span>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
