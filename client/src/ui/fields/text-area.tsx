import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Field, type FieldWords } from "./field.tsx";

export function TextArea({ label, hideLabel, error, hint, good, className, ...rest }: ComponentProps<"textarea"> & FieldWords) {
  return (
    <Field {...{ label, error, hint }} hideLabel={hideLabel ?? false} good={good ?? false}>
      {(control) => <textarea dir="auto" {...rest} {...control} className={classNames(control.className, className)} />}
    </Field>
  );
}
