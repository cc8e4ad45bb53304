import { signUpProblem } from "@recollect/domain/accounts/credentials.ts";
import { typedUsername, usernameClaimProblem } from "@recollect/domain/accounts/username.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { PASSWORD, PROFILE, USERNAME } from "@recollect/domain/limits/limits.ts";
import { useState, type FormEvent } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import styles from "../groups.module.css";
import { texts } from "./slip.texts.ts";

type Account = { displayName: string; username: string; password: string };

/** A new account without an email address: what others call the pupil, and the username and password with which to log in. */
export function SlipAccountForm({
  pupil,
  username,
  onSubmit,
}: {
  pupil: string;
  username: string | null;
  onSubmit: (account: Account) => Promise<void>;
}) {
  const [account, setAccount] = useState<Account>({ displayName: pupil, username: username ?? "", password: "" });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const change = (fields: Partial<Account>) => setAccount((before) => ({ ...before, ...fields }));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wrong = usernameClaimProblem(account.username) ?? signUpProblem(account.username, account.password);
    if (wrong) return setProblem(messageFor(wrong));
    setBusy(true);
    setProblem(null);
    try {
      await onSubmit(account);
    } catch (failure) {
      setProblem(messageFor(failure));
      setBusy(false);
    }
  }

  return (
    // The rules and their texts are the product's own, so the browser's validation is off.
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {problem && <ErrorBanner message={problem} />}
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        value={account.displayName}
        maxLength={PROFILE.displayNameMaxLength}
        autoComplete="off"
        onChange={({ target }) => change({ displayName: target.value })}
      />
      <TextField
        label={texts.username}
        hint={texts.usernameHint}
        value={account.username}
        maxLength={USERNAME.maxLength}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        onChange={({ target }) => change({ username: typedUsername(target.value) })}
      />
      <TextField
        label={texts.password}
        hint={texts.passwordHint(PASSWORD.minLength)}
        type="password"
        value={account.password}
        autoComplete="new-password"
        onChange={({ target }) => change({ password: target.value })}
      />
      <Button type="submit" size="large" busy={isBusy} busyLabel={texts.joining}>
        {texts.create}
      </Button>
    </form>
  );
}
