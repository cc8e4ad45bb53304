import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Field, type FieldWords } from "./field.tsx";

export function TextField({
  label,
  hideLabel,
  error,
  hint,
  good,
  className,
  type = "text",
  ...rest
}: ComponentProps<"input"> & FieldWords) {
  return (
    <Field {...{ label, error, hint }} hideLabel={hideLabel ?? false} good={good ?? false}>
      {(control) => (
        <input
          dir={type === "text" || type === "search" ? "auto" : undefined}
          {...rest}
          {...control}
          type={type}
          className={classNames(control.className, className)}
        />
      )}
    </Field>
  );
}
