import type { Session } from "@recollect/domain/study/session/session.ts";
import { missedMost } from "@recollect/domain/study/session/session-summary.ts";
import { spoken, spokenAnswer, spokenTerm } from "../../../cards/text/spoken.ts";
import type { CardToStudy } from "../../requests/study-api.ts";
import { endTexts } from "./session-end.texts.ts";
import styles from "./look-again.module.css";

const shownMost = 3;

/** The cards that were missed most often, with their answers: to look at them is to learn already. */
export function LookAgain({ session }: { session: Session<CardToStudy> }) {
  const missed = missedMost(session, shownMost);
  if (missed.length === 0) return null;
  return (
    <section aria-labelledby="look-again">
      <h2 id="look-again" className={styles.title}>
        {endTexts.lookAgain}
      </h2>
      <ul className={styles.cards}>
        {missed.map(({ card, times }) => (
          <li key={`${card.deckKey} ${card.cardId}`} className={styles.card}>
            <p className={styles.question} lang={card.languages?.question ?? undefined} dir="auto">
              {spokenTerm(card.question, card.gap ?? "all") || endTexts.noWords}
            </p>
            <p className={styles.answer} lang={card.languages?.answer ?? undefined} dir="auto">
              {answerOf(card) || endTexts.noWords}
            </p>
            <span className={styles.times}>{endTexts.missed(times)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function answerOf({ gap, answer, definition, question }: CardToStudy): string {
  return gap === null ? spoken(answer) : spokenAnswer({ term: question, definition });
}
