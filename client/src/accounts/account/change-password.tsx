import { signUpProblem } from "@recollect/domain/accounts/credentials.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { PASSWORD } from "@recollect/domain/limits/limits.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../ui/buttons/button.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import styles from "./account.module.css";
import { changePassword } from "./account-api.ts";
import { texts } from "./account.texts.ts";

type Fields = { currentPassword: string; newPassword: string };

export function ChangePassword({ email }: { email: string }) {
  const { register, handleSubmit, reset, setFocus, formState } = useForm<Fields>({
    defaultValues: { currentPassword: "", newPassword: "" },
  });
  const [outcome, setOutcome] = useState<{ error: string | null; isDone: boolean }>({ error: null, isDone: false });

  async function submit(fields: Fields): Promise<void> {
    const isMissing = fields.currentPassword === "";
    const problem = isMissing ? "auth/missing-fields" : signUpProblem(email, fields.newPassword);
    if (problem) {
      setOutcome({ error: messageFor(problem), isDone: false });
      return setFocus(isMissing ? "currentPassword" : "newPassword");
    }
    try {
      await changePassword(fields);
      // The button has lost the focus: it was disabled meanwhile.
      setFocus("currentPassword");
      reset();
      setOutcome({ error: null, isDone: true });
    } catch (failure) {
      setOutcome({ error: messageFor(failure), isDone: false });
      setFocus("currentPassword");
    }
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(submit)(event)}>
      {outcome.error && <ErrorBanner message={outcome.error} />}
      {/* So that a password manager knows whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField label={texts.currentPassword} type="password" autoComplete="current-password" {...register("currentPassword")} />
      <TextField
        label={texts.newPassword}
        type="password"
        autoComplete="new-password"
        hint={texts.atLeastCharacters(PASSWORD.minLength)}
        {...register("newPassword")}
      />
      <Button type="submit" variant="ghost" busy={formState.isSubmitting} busyLabel={texts.changing}>
        {texts.changePassword}
      </Button>
      <p role="status" className={styles.done}>
        {outcome.isDone && texts.yourPasswordWasChanged}
      </p>
    </form>
  );
}
