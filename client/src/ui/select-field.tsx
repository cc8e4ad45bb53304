import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Field, type FieldWords } from "./field.tsx";
import styles from "./field.module.css";

type Choice = { value: string; label: string };

/** The browser's own dropdown: it is a wheel on phones and needs no code. */
export function SelectField({
  label,
  hideLabel,
  error,
  hint,
  options,
  className,
  ...rest
}: ComponentProps<"select"> & FieldWords & { options: readonly Choice[] }) {
  return (
    <Field {...{ label, error, hint }} hideLabel={hideLabel ?? false}>
      {(control) => (
        <select {...rest} {...control} className={classNames(control.className, styles.select, className)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
