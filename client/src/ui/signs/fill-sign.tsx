import { classNames } from "../class-names.ts";
import styles from "./fill-sign.module.css";

type Props = {
  /** ring: not begun or not right; half: in progress; full: done */
  fill: "ring" | "half" | "full";
  /** its accessible label; left out if the text beside it says the same */
  label?: string;
  className?: string | undefined;
};

/** The icon for progress: a ring, half full, full. It has the colour and height of the text around it. */
export function FillSign({ fill, label, className }: Props) {
  const name = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return <span {...name} data-fill={fill} className={classNames(styles.sign, className)} />;
}
