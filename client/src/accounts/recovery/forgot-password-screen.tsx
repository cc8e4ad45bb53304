import { messageFor } from "@recollect/domain/errors/message-for.ts";
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
import { texts } from "./recovery.texts.ts";

/**
 * Asks for a reset link by mail; if the server sends no mail it says whom to ask. The texts are the same whether or not the address has an
 * account.
 */
export function ForgotPasswordScreen() {
  usePageTitle(texts.forgotYourPassword, texts.askForALink);
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
        <h1>{texts.forgotYourPassword}</h1>
        {!signInOptions().mail && <p>{texts.thisSiteSends}</p>}
        {signInOptions().mail && !sentTo && (
          <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(submit)(event)}>
            <p>{texts.tellUsYourEmail}</p>
            {error && <ErrorBanner message={error} />}
            <TextField label={texts.email} type="email" inputMode="email" autoComplete="username" {...register("email")} />
            <Button type="submit" busy={formState.isSubmitting} busyLabel={texts.sending}>
              {texts.sendTheLink}
            </Button>
          </form>
        )}
        <p role="status">{sentTo && texts.ifHasAnAccount(sentTo)}</p>
        <ButtonLink to={paths.home} variant="ghost">
          {texts.backToTheStart}
        </ButtonLink>
      </div>
    </Page>
  );
}
