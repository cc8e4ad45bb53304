import { loginProblem } from "@recollect/domain/accounts/credentials.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../ui/buttons/button.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { signInOptions } from "../auth/sign-in-options.ts";
import styles from "./account.module.css";
import { changeEmail } from "./account-api.ts";
import { texts } from "./account.texts.ts";

type Fields = { newEmail: string; password: string };

export function ChangeEmail() {
  const { register, handleSubmit, reset, setFocus, formState } = useForm<Fields>({ defaultValues: { newEmail: "", password: "" } });
  const [outcome, setOutcome] = useState<{ error: string | null; sentTo: string | null }>({ error: null, sentTo: null });
  if (!signInOptions().mail) return <p>{texts.thisSiteSends}</p>;

  async function submit(fields: Fields): Promise<void> {
    const problem = loginProblem(fields.newEmail, fields.password);
    if (problem) {
      setOutcome({ error: messageFor(problem), sentTo: null });
      return setFocus(fields.newEmail.trim() === "" ? "newEmail" : "password");
    }
    try {
      await changeEmail(fields);
      // The button has lost the focus: it was disabled meanwhile.
      setFocus("newEmail");
      reset();
      setOutcome({ error: null, sentTo: fields.newEmail.trim() });
    } catch (failure) {
      setOutcome({ error: messageFor(failure), sentTo: null });
      setFocus("password");
    }
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(submit)(event)}>
      {outcome.error && <ErrorBanner message={outcome.error} />}
      <TextField label={texts.newEmail} type="email" inputMode="email" autoComplete="email" {...register("newEmail")} />
      <TextField label={texts.password} type="password" autoComplete="current-password" {...register("password")} />
      <Button type="submit" variant="ghost" busy={formState.isSubmitting} busyLabel={texts.sending}>
        {texts.sendALink}
      </Button>
      <p role="status" className={styles.done}>
        {outcome.sentTo && texts.aLink(outcome.sentTo)}
      </p>
    </form>
  );
}
