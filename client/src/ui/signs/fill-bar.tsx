import { classNames } from "../class-names.ts";
import styles from "./fill-bar.module.css";

type Props = {
  /** how many are full, half full, and not begun */
  full: number;
  half: number;
  ring: number;
  className?: string | undefined;
};

/** The sign ring, half, full for many things at once, as a bar in the deck's tint (`tintOf`). Words beside it say the same, so it is silent. */
export function FillBar({ full, half, ring, className }: Props) {
  return (
    <span aria-hidden className={classNames(styles.bar, className)}>
      {[full, half, ring].map((count, at) => (
        // The three never change their places.
        <i key={at} style={{ flexGrow: count }} />
      ))}
    </span>
  );
}
