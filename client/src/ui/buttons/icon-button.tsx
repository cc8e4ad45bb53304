import type { ComponentProps } from "react";
import { Link } from "react-router";
import { classNames } from "../class-names.ts";
import styles from "./icon-button.module.css";

type Labelled = {
  /** what it does, for screen readers */
  label: string;
  /** the tooltip; the label unless given */
  title?: string;
  plain?: boolean;
};

export function IconButton({ label, title = label, plain, className, type = "button", ...rest }: ComponentProps<"button"> & Labelled) {
  return <button {...rest} type={type} aria-label={label} title={title} className={look(plain, className)} />;
}

/** The same for navigation. */
export function IconLink({ label, title = label, plain, className, ...rest }: ComponentProps<typeof Link> & Labelled) {
  return <Link {...rest} aria-label={label} title={title} className={look(plain, className)} />;
}

function look(plain: boolean | undefined, className: string | undefined): string {
  return classNames(styles.iconButton, plain && styles.plain, className);
}
