import { classNames } from "../class-names.ts";
import styles from "./fill-bar.module.css";

type Props = {
  /** how many are full, half full, and not begun */
  full: number;
  half: number;
  ring: number;
  className?: string | undefined;
};

/**
 * Ring, half and full for many things, as a bar in the deck's tint (`tintOf`). The text beside it says the same, so it is hidden from
 * screen readers.
 */
export function FillBar({ full, half, ring, className }: Props) {
  return (
    <span aria-hidden className={classNames(styles.bar, className)}>
      {Object.entries({ full, half, ring }).map(
        ([fill, count]) => count > 0 && <i key={fill} data-fill={fill} style={{ flexGrow: count }} />,
      )}
    </span>
  );
}
