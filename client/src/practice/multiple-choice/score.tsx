import { wholeNumber } from "../../lib/language/formats.ts";
import { choiceTexts as texts } from "./choice.texts.ts";
import styles from "./score.module.css";

type Props = { streak: number; points: number; /** with the answer in hand; 0 for none */ newPoints: number };

/** The first steps are drawn as a stair; after them only the number rises. */
const steps = [1, 2, 3, 4];

/** Streak and points, in the corner of the question's card. */
export function Score({ streak, points, newPoints }: Props) {
  return (
    <dl className={styles.score}>
      <div>
        <dt>{texts.streak}</dt>
        <dd>
          <span className={styles.stair} aria-hidden="true">
            {steps.map((step) => (
              <i key={step} data-on={streak >= step || undefined} />
            ))}
          </span>
          {wholeNumber(streak)}
        </dd>
      </div>
      <div>
        <dt>{texts.points}</dt>
        {/* The points are announced with the verdict: here they are only drawn. */}
        <dd data-won={newPoints > 0 ? `+${newPoints}` : undefined}>{wholeNumber(points)}</dd>
      </div>
    </dl>
  );
}
