import { signUpProblem } from "@recollect/domain/accounts/credentials.ts";
import { messageFor } from "@recollect/domain/errors/lookup.ts";
import { PASSWORD } from "@recollect/domain/limits/limits.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../ui/buttons/button.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import styles from "./account.module.css";
import { changePassword } from "./account-api.ts";

type Fields = { currentPassword: string; newPassword: string };

export function ChangePassword({ email }: { email: string }) {
  const { register, handleSubmit, reset, formState } = useForm<Fields>({ defaultValues: { currentPassword: "", newPassword: "" } });
  const [said, setSaid] = useState<{ error: string | null; isDone: boolean }>({ error: null, isDone: false });

  async function submit(fields: Fields): Promise<void> {
    const problem = fields.currentPassword === "" ? "auth/missing-fields" : signUpProblem(email, fields.newPassword);
    if (problem) return setSaid({ error: messageFor(problem), isDone: false });
    try {
      await changePassword(fields);
      reset();
      setSaid({ error: null, isDone: true });
    } catch (failure) {
      setSaid({ error: messageFor(failure), isDone: false });
    }
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(submit)(event)}>
      {said.error && <ErrorBanner message={said.error} />}
      {/* So that a password manager knows whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField label="Current password" type="password" autoComplete="current-password" {...register("currentPassword")} />
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD.minLength} characters`}
        {...register("newPassword")}
      />
      <Button type="submit" variant="ghost" busy={formState.isSubmitting} busyLabel="Changing...">
        Change password
      </Button>
      <p role="status" className={styles.done}>
        {said.isDone && "Your password was changed. Everywhere else you are logged out."}
      </p>
    </form>
  );
}
