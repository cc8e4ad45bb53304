import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Field, type FieldWords } from "./field.tsx";
import styles from "./field.module.css";

type Choice = { value: string; label: string; /** it is the same in every language */ isName?: boolean };
/** options under a heading */
type Group = { label: string; options: readonly Choice[] };

/** The browser's own dropdown: it is a wheel on phones and needs no code. */
export function SelectField({
  label,
  hideLabel,
  error,
  hint,
  options,
  className,
  ...rest
}: ComponentProps<"select"> & FieldWords & { options: readonly (Choice | Group)[] }) {
  return (
    <Field {...{ label, error, hint }} hideLabel={hideLabel ?? false}>
      {(control) => (
        <select {...rest} {...control} className={classNames(control.className, styles.select, className)}>
          {options.map((option) =>
            "options" in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.options.map(renderChoice)}
              </optgroup>
            ) : (
              renderChoice(option)
            ),
          )}
        </select>
      )}
    </Field>
  );
}

function renderChoice({ value, label, isName = false }: Choice) {
  return (
    <option key={value} value={value} translate={isName ? "no" : undefined}>
      {label}
    </option>
  );
}
