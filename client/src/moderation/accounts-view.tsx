import { whyProblem } from "@recollect/domain/moderation/actions.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { paths } from "../lib/paths.ts";
import { refusalWords } from "../lib/requests/refusal-words.ts";
import { Button } from "../ui/buttons/button.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { ErrorBanner } from "../ui/messages/error-banner.tsx";
import styles from "./moderation.module.css";
import { findAccount, invite } from "./moderation-api.ts";
import { HandedLink } from "./handed-link.tsx";
import { texts } from "./moderation.texts.ts";

/** Finds an account, and invites people without one. */
export function AccountsView() {
  return (
    <>
      <section aria-labelledby="desk-find" className={styles.part}>
        <h2 id="desk-find">{texts.findAnAccount}</h2>
        <FindAccount />
      </section>
      <section aria-labelledby="desk-invite" className={styles.part}>
        <h2 id="desk-invite">{texts.inviteAPerson}</h2>
        <Invite />
      </section>
    </>
  );
}

function FindAccount() {
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      await navigate(paths.moderatedAccount(await findAccount(name.trim())));
    } catch (failure) {
      setError(refusalWords(failure, "desk/load-failed"));
      setBusy(false);
    }
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {error && <ErrorBanner message={error} />}
      <TextField
        label={texts.usernameOrEmail}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" busy={busy} busyLabel={texts.looking} disabled={name.trim() === ""}>
        {texts.find}
      </Button>
    </form>
  );
}

function Invite() {
  const [email, setEmail] = useState("");
  const [why, setWhy] = useState("");
  const [link, setLink] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const problem = whyProblem(why);
    if (problem) return setError(messageFor(problem));
    setBusy(true);
    setError(null);
    setLink(null);
    try {
      setLink((await invite({ email, why })).link);
      setEmail("");
      setWhy("");
    } catch (failure) {
      setError(refusalWords(failure, "desk/act-failed"));
    }
    setBusy(false);
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {error && <ErrorBanner message={error} />}
      <TextField label={texts.email} type="email" autoComplete="off" value={email} onChange={({ target }) => setEmail(target.value)} />
      <TextField label={texts.why} hint={texts.itIsKept} value={why} onChange={({ target }) => setWhy(target.value)} />
      <Button type="submit" busy={busy} busyLabel={texts.inviting}>
        {texts.makeALinkLabel}
      </Button>
      {link && <HandedLink link={link} text={texts.withThisLinkThe} />}
    </form>
  );
}
