import { typedUsername } from "@recollect/domain/accounts/username.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import type { UsernameCheck } from "./use-username-check.ts";
import { texts } from "./profile-form.texts.ts";

type UsernameFieldProps = { value: string; check: UsernameCheck; onChange: (text: string) => void };

/** The username, with the result of its check. */
export function UsernameField({ value, check, onChange }: UsernameFieldProps) {
  return (
    <TextField
      label={texts.username}
      placeholder={texts.chooseAUniqueUsername}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      aria-required="true"
      value={value}
      onChange={({ target }) => onChange(keepValid(target))}
      error={check.state === "problem" ? check.message : null}
      hint={hintFor(check)}
      good={check.state === "available"}
    />
  );
}

/** Takes out what a username can't have, and leaves the cursor where the student types. */
function keepValid(field: HTMLInputElement): string {
  const text = typedUsername(field.value);
  const cursor = typedUsername(field.value.slice(0, field.selectionStart ?? undefined)).length;
  if (text !== field.value) {
    // Not left to React, which would put the cursor at the end.
    field.value = text;
    field.setSelectionRange(cursor, cursor);
  }
  return text;
}

function hintFor(check: UsernameCheck): string {
  if (check.state === "checking") return texts.checking;
  return check.state === "available" ? texts.available : "";
}
