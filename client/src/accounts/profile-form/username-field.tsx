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
      onChange={(event) => onChange(event.target.value)}
      error={check.state === "problem" ? check.message : null}
      hint={hintFor(check)}
      good={check.state === "available"}
    />
  );
}

function hintFor(check: UsernameCheck): string {
  if (check.state === "checking") return "Checking availability...";
  return check.state === "available" ? "✓ Username is available" : "";
}
