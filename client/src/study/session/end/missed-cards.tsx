import { useRef, useState } from "react";
import type { Session } from "@recollect/domain/study/session/session.ts";
import { missedMost } from "@recollect/domain/study/session/session-summary.ts";
import { useFormulaWords } from "../../../cards/text/in-words.ts";
import { spokenSide, spokenAnswer, spokenTerm } from "../../../cards/text/spoken.ts";
import type { CardToStudy } from "../../requests/study-api.ts";
import { endTexts } from "./session-end.texts.ts";
import styles from "./missed-cards.module.css";

const shownMost = 3;
const none: ReadonlySet<string> = new Set();

/** The cards that were missed most often, with their answers, to look at and to answer again. */
export function MissedCards({ session }: { session: Session<CardToStudy> }) {
  const missed = missedMost(session, shownMost);
  useFormulaWords();
  const list = useRef<HTMLUListElement>(null);
  const [covered, setCovered] = useState<ReadonlySet<string>>(none);
  if (missed.length === 0) return null;
  const keyOf = ({ card }: (typeof missed)[number]) => `${card.deckKey} ${card.cardId}`;

  function show(key: string, at: number): void {
    setCovered(new Set([...covered].filter((one) => one !== key)));
    // The pressed button disappears: focus moves to the next one, or to the list.
    const next = [...(list.current?.children ?? [])].slice(at + 1).find((row) => row.querySelector("button"));
    (next?.querySelector("button") ?? list.current)?.focus();
  }

  return (
    <section aria-labelledby="look-again">
      <div className={styles.head}>
        <h2 id="look-again" className={styles.title}>
          {endTexts.lookAgain}
        </h2>
        {covered.size === 0 && (
          <button type="button" className={styles.over} onClick={() => setCovered(new Set(missed.map(keyOf)))}>
            {endTexts.reviewAgain}
          </button>
        )}
      </div>
      <ul ref={list} tabIndex={-1} className={styles.cards} aria-labelledby="look-again">
        {missed.map(({ card, times }, at) => (
          <li key={keyOf({ card, times })} className={styles.card}>
            <p className={styles.question} translate="no" lang={card.languages?.question ?? undefined} dir="auto">
              {spokenTerm(card.question, card.gap ?? "all") || endTexts.noWords}
            </p>
            {covered.has(keyOf({ card, times })) ? (
              <button type="button" className={styles.show} onClick={() => show(keyOf({ card, times }), at)}>
                {endTexts.showAnswer}
              </button>
            ) : (
              <p className={styles.answer} translate="no" lang={card.languages?.answer ?? undefined} dir="auto">
                {answerOf(card) || endTexts.noWords}
              </p>
            )}
            <span className={styles.times}>{endTexts.missed(times)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function answerOf({ gap, answer, definition, question }: CardToStudy): string {
  return gap === null ? spokenSide(answer) : spokenAnswer({ term: question, definition });
}
