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
      {Object.entries({ full, half, ring }).map(
        ([fill, count]) => count > 0 && <i key={fill} data-fill={fill} style={{ flexGrow: count }} />,
      )}
    </span>
  );
}
