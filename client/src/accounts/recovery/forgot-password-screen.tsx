import { messageFor } from "@recollect/domain/errors/lookup.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { Page } from "../../ui/page.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { requestPasswordReset } from "../account/account-api.ts";
import { signInOptions } from "../auth/sign-in-options.ts";
import styles from "./recovery.module.css";

/** Asks for a link by mail; where no mail is sent it says whom to ask. The words are the same whether or not the address has an account. */
export function ForgotPasswordScreen() {
  usePageTitle("Forgot your password?", "Ask for a link to choose a new password.");
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: "" } });
  const [error, setError] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function submit({ email }: { email: string }): Promise<void> {
    setError(null);
    if (email.trim() === "") return setError(messageFor("auth/missing-fields"));
    try {
      await requestPasswordReset(email.trim());
      setSentTo(email.trim());
    } catch (failure) {
      setError(messageFor(failure));
    }
  }

  return (
    <Page narrow>
      <div className={styles.card}>
        <h1>Forgot your password?</h1>
        {!signInOptions().mail && <p>This site sends no mail. Please ask the people who run it for a link to choose a new password.</p>}
        {signInOptions().mail && !sentTo && (
          <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(submit)(event)}>
            <p>Tell us your email address, and we send you a link to choose a new one.</p>
            {error && <ErrorBanner message={error} />}
            <TextField label="Email" type="email" inputMode="email" autoComplete="email" {...register("email")} />
            <Button type="submit" busy={formState.isSubmitting} busyLabel="Sending...">
              Send the link
            </Button>
          </form>
        )}
        <p role="status">
          {sentTo &&
            `If ${sentTo} has an account here, a link is on its way to it. It works once, within one hour. Look into the spam folder too; another link can be sent after five minutes.`}
        </p>
        <ButtonLink to={paths.home} variant="ghost">
          Back to the start
        </ButtonLink>
      </div>
    </Page>
  );
}
