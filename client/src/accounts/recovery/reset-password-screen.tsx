import { signUpProblem } from "@recollect/domain/accounts/credentials.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { PASSWORD } from "@recollect/domain/limits/limits.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useSearchParams } from "react-router";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { cutOffOf } from "../../lib/requests/cut-off.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { Page } from "../../ui/page.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { resetPassword } from "../account/account-api.ts";
import { useSessionStore } from "../session/session.tsx";
import styles from "./recovery.module.css";
import { texts } from "./recovery.texts.ts";

/** The target of the link for a forgotten password. */
export function ResetPasswordScreen() {
  usePageTitle(texts.chooseANewPassword, texts.chooseANewPasswordFor);
  const session = useSessionStore();
  const token = useSearchParams()[0].get("token") ?? "";
  const { register, handleSubmit, formState } = useForm({ defaultValues: { newPassword: "" } });
  const [error, setError] = useState<string | null>(token === "" ? messageFor("auth/link-wrong") : null);
  const [isDone, setDone] = useState(false);
  const [isUnanswered, setUnanswered] = useState(false);
  const [wasDone, setWasDone] = useState(false);
  const isOver = isDone || wasDone;

  async function submit({ newPassword }: { newPassword: string }): Promise<void> {
    setError(null);
    const problem = signUpProblem("-", newPassword);
    if (problem) return setError(messageFor(problem));
    try {
      await resetPassword({ token, newPassword });
      setDone(true);
      session.leave();
    } catch (failure) {
      // A link works once: if it is refused after an unanswered attempt, that attempt succeeded.
      if (isUnanswered && failure instanceof AppError && failure.code === "auth/link-used") {
        setWasDone(true);
        return session.check();
      }
      if (cutOffOf(failure) !== null) setUnanswered(true);
      setError(messageFor(failure));
    }
  }

  return (
    <Page narrow>
      <div className={styles.card}>
        <h1>{texts.chooseANewPassword}</h1>
        {error && <ErrorBanner message={error} />}
        {!isOver && token !== "" && (
          <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(submit)(event)}>
            <TextField
              label={texts.newPassword}
              type="password"
              autoComplete="new-password"
              hint={texts.atLeastCharacters(PASSWORD.minLength)}
              {...register("newPassword")}
            />
            <Button type="submit" busy={formState.isSubmitting} busyLabel={texts.saving}>
              {texts.saveTheNewPassword}
            </Button>
          </form>
        )}
        <p role="status">
          {isDone && texts.yourPasswordWasChanged}
          {wasDone && texts.yourFirstTry}
        </p>
        <ButtonLink to={isOver ? `${paths.home}?log-in` : paths.forgotPassword} variant={isOver ? "primary" : "ghost"}>
          {isOver ? texts.logIn : texts.askForANew}
        </ButtonLink>
      </div>
    </Page>
  );
}
