import type { MouseEvent } from "react";
import { intervalText } from "@recollect/domain/study/schedule/interval-text.ts";
import { ratingLabels, ratings, twoButtons, type Rating } from "@recollect/domain/study/schedule/ratings.ts";
import type { Previews } from "@recollect/domain/study/schedule/scheduler.ts";
import { Button } from "../../ui/buttons/button.tsx";
import styles from "./rating-buttons.module.css";
import { texts } from "./session.texts.ts";

export type RatingChoice = { label: string; rating: Rating };

const fourButtons: readonly RatingChoice[] = ratings.map((rating) => ({ label: ratingLabels[rating], rating }));

/** Hard is among the three: half right is better than Again. */
const threeButtons: readonly RatingChoice[] = [twoButtons[0], { label: ratingLabels.hard, rating: "hard" }, twoButtons[1]];

/** The ratings in the order of their keys; includes the one that the mark proposes. */
export function ratingChoices(hasFour: boolean, proposed: Rating): readonly RatingChoice[] {
  if (hasFour) return fourButtons;
  return proposed === "hard" ? threeButtons : twoButtons;
}

type Props = {
  choices: readonly RatingChoice[];
  /** the primary button: the most frequent rating, or what the mark proposes */
  proposed: Rating;
  /** the time until the card comes back, for each rating; null shows none */
  previews: Previews | null;
  isWriting: boolean;
  onRate: (rating: Rating) => void;
  /** whether a press counts */
  isMeant: (event: MouseEvent) => boolean;
};

/** The buttons to rate how well the card was known. */
export function RatingButtons({ choices, proposed, previews, isWriting, onRate, isMeant }: Props) {
  return (
    <div role="group" aria-label={texts.howWell} className={styles.ratings} data-count={choices.length}>
      {choices.map(({ label, rating }, at) => (
        <Button
          key={rating}
          variant={rating === proposed ? "primary" : "ghost"}
          size="large"
          busy={isWriting}
          aria-keyshortcuts={String(at + 1)}
          onClick={(event) => isMeant(event) && onRate(rating)}
        >
          <span className={styles.label}>
            {label}
            {previews && <span className={styles.interval}>{intervalText(previews[rating].intervalMs)}</span>}
          </span>
        </Button>
      ))}
    </div>
  );
}
