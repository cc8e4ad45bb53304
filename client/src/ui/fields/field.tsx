import { useId, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./field.module.css";

/** What every field may say about itself. */
export type FieldWords = {
  label: string;
  /** keeps the label for screen readers alone, where the placeholder or what stands above says it to the eye: the page then has the words once */
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

/** A label above, a control, and a note below that is read out when it changes. */
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
