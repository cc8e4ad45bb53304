import { Star } from "lucide-react";
import styles from "./star-button.module.css";

type Props = {
  label: string;
  isStarred: boolean;
  onStar: (isStarred: boolean) => void;
  tabIndex?: number;
  onFocus?: () => void;
};

/** Stars a card. On a card it neither turns it nor takes its keys. */
export function StarButton({ label, isStarred, onStar, tabIndex, onFocus }: Props) {
  return (
    <button
      type="button"
      className={styles.star}
      aria-label={label}
      aria-pressed={isStarred}
      title={label}
      tabIndex={tabIndex}
      onFocus={onFocus}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        event.stopPropagation();
        onStar(!isStarred);
      }}
    >
      <Star size={18} aria-hidden />
    </button>
  );
}
