import type { MouseEvent } from "react";
import { intervalText } from "@recollect/domain/study/schedule/interval-text.ts";
import { ratingLabels, ratings, twoButtons, type Rating } from "@recollect/domain/study/schedule/ratings.ts";
import type { Previews } from "@recollect/domain/study/schedule/scheduler.ts";
import { Button } from "../../ui/buttons/button.tsx";
import styles from "./rating-buttons.module.css";

export type RatingChoice = { label: string; rating: Rating };

const fourButtons: readonly RatingChoice[] = ratings.map((rating) => ({ label: ratingLabels[rating], rating }));

/** The ratings in the order of their keys. */
export function ratingChoices(hasFour: boolean): readonly RatingChoice[] {
  return hasFour ? fourButtons : twoButtons;
}

type Props = {
  choices: readonly RatingChoice[];
  /** the time until the card comes back, for each rating; null says nothing of it */
  previews: Previews | null;
  isWriting: boolean;
  onRate: (rating: Rating) => void;
  /** whether a press counts */
  isMeant: (event: MouseEvent) => boolean;
};

/** How well it was known. The one that most answers are is the primary one. */
export function RatingButtons({ choices, previews, isWriting, onRate, isMeant }: Props) {
  return (
    <div role="group" aria-label="How well did you know it?" className={styles.ratings} data-count={choices.length}>
      {choices.map(({ label, rating }, at) => (
        <Button
          key={rating}
          variant={rating === "good" ? "primary" : "ghost"}
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
