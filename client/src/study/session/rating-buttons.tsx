import type { MouseEvent } from "react";
import { gotIt, intervalText, ratingTexts } from "./ratings.texts.ts";
import { ratings, type Rating } from "@recollect/domain/study/schedule/ratings.ts";
import type { Previews } from "@recollect/domain/study/schedule/scheduler.ts";
import { Button } from "../../ui/buttons/button.tsx";
import styles from "./rating-buttons.module.css";
import { texts } from "./session.texts.ts";

export type RatingChoice = { label: string; rating: Rating };

const fourButtons: readonly RatingChoice[] = ratings.map((rating) => ({ label: ratingTexts[rating], rating }));

/** Hard is among the three: half right is better than Again. */
const again: RatingChoice = { label: ratingTexts.again, rating: "again" };
const good: RatingChoice = { label: gotIt, rating: "good" };
const twoButtons: readonly RatingChoice[] = [again, good];
const threeButtons: readonly RatingChoice[] = [again, { label: ratingTexts.hard, rating: "hard" }, good];

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
