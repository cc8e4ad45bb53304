import { useId, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./field.module.css";

/** The texts of a field. */
export type FieldWords = {
  label: string;
  /** the label is only for screen readers, where the placeholder or the text above already shows it */
  hideLabel?: boolean;
  /** what is wrong; replaces the hint */
  error?: string | null | undefined;
  hint?: ReactNode;
  /** the hint is good news */
  good?: boolean;
};

type ControlProps = {
  id: string;
  className: string;
  "aria-label": string | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

/** A label above, a control, and a note below that is announced when it changes. */
export function Field({ label, hideLabel, error, hint, good, children }: FieldWords & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const note = error || hint;
  const control: ControlProps = {
    id,
    className: styles.control ?? "",
    "aria-label": hideLabel ? label : undefined,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": note ? `${id}-note` : undefined,
  };
  return (
    <div className={styles.field}>
      {!hideLabel && (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      {children(control)}
      {(hint !== undefined || error !== undefined) && (
        <p
          id={`${id}-note`}
          className={classNames(styles.note, hint !== undefined && styles.roomy, error ? styles.error : good && styles.good)}
          aria-live="polite"
        >
          {note}
        </p>
      )}
    </div>
  );
}
