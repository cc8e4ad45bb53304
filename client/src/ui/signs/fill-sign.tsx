import { classNames } from "../class-names.ts";
import styles from "./fill-sign.module.css";

type Props = {
  /** empty for what was not begun or not right, half for what is under way, full for what is there */
  fill: "ring" | "half" | "full";
  /** what it says here; left out where words beside it say the same */
  label?: string;
  className?: string | undefined;
};

/** The one sign for how far a thing is: a ring, half full, full. It has the colour of the text around it and is as high as its letters. */
export function FillSign({ fill, label, className }: Props) {
  const named = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return <span {...named} data-fill={fill} className={classNames(styles.sign, className)} />;
}
