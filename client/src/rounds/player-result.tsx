import type { PlayedRound } from "@recollect/domain/rounds/round.ts";
import { ButtonLink } from "../ui/buttons/button.tsx";
import { FocusedTitle } from "./focused-title.tsx";
import { QuestionAndAnswer } from "./question-and-answer.tsx";
import { playTexts as texts } from "./play.texts.ts";
import { roundPaths } from "./round-paths.ts";
import { roundTexts } from "./rounds.texts.ts";
import styles from "./rounds.module.css";

/** A player's end of a round: the place, the points, and what to study. */
export function PlayerResult({ view }: { view: PlayedRound }) {
  const { end, missed, question, place, players, points, name } = view;
  return (
    <div className={styles.result}>
      <FocusedTitle>{texts.over}</FocusedTitle>
      {end !== null && end !== "host" && <p role="status">{roundTexts.ends[end]}</p>}
      <p className={styles.bigFigure} role="status">
        <span>{texts.yourPlace(place, players)}</span>
        <span>{roundTexts.points(points)}</span>
      </p>
      <p className={styles.quiet} translate="no">
        <bdi>{name}</bdi>
      </p>
      {question !== null && (
        <section aria-labelledby="round-missed">
          <h2 id="round-missed">{missed.length > 0 ? texts.study : texts.knewAll}</h2>
          <ul className={styles.cards}>
            {missed.map(({ key, question: asked, answer }) => (
              <QuestionAndAnswer key={key} promptKey={key} question={asked} answer={answer} />
            ))}
          </ul>
        </section>
      )}
      <ButtonLink variant="ghost" to={roundPaths.join}>
        {texts.another}
      </ButtonLink>
    </div>
  );
}
