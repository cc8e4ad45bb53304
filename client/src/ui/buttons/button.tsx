import type { ComponentProps } from "react";
import { Link } from "react-router";
import styles from "./button.module.css";
import { classNames } from "../class-names.ts";

type ButtonVariant = "primary" | "ghost" | "danger";

type Look = { variant?: ButtonVariant; size?: "normal" | "large" | "small" };

type ButtonProps = ComponentProps<"button"> &
  Look & {
    /** disables the button and shows `busyLabel` in place of its content */
    busy?: boolean;
    busyLabel?: string;
  };

export function Button({ variant, size, busy = false, busyLabel, disabled, className, children, type = "button", ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(look({ variant, size }), className)}
    >
      {busy && <span className={styles.dot} aria-hidden="true" />}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

/** A link that looks like a button, for navigation. */
export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={classNames(look({ variant, size }), className)} />;
}

function look({ variant = "primary", size = "normal" }: { variant?: ButtonVariant | undefined; size?: Look["size"] | undefined }): string {
  return classNames(styles.button, styles[variant], styles[size]);
}
