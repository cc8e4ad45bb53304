import { whyProblem } from "@recollect/domain/desk/acts.ts";
import { messageFor } from "@recollect/domain/errors/lookup.ts";
import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { paths } from "../lib/paths.ts";
import { refusalWords } from "../lib/requests/refusal-words.ts";
import { Button } from "../ui/buttons/button.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { ErrorBanner } from "../ui/messages/error-banner.tsx";
import styles from "./desk.module.css";
import { findAccount, invite } from "./desk-api.ts";
import { HandedLink } from "./handed-link.tsx";

/** Leads to one account, and invites people who have none. */
export function AccountsView() {
  return (
    <>
      <section aria-labelledby="desk-find" className={styles.part}>
        <h2 id="desk-find">Find an account</h2>
        <FindAccount />
      </section>
      <section aria-labelledby="desk-invite" className={styles.part}>
        <h2 id="desk-invite">Invite a person</h2>
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
      await navigate(paths.deskAccount(await findAccount(name.trim())));
    } catch (failure) {
      setError(refusalWords(failure, "desk/load-failed"));
      setBusy(false);
    }
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {error && <ErrorBanner message={error} />}
      <TextField
        label="Username or email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" busy={busy} busyLabel="Looking..." disabled={name.trim() === ""}>
        Find
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
      <TextField label="Email" type="email" autoComplete="off" value={email} onChange={({ target }) => setEmail(target.value)} />
      <TextField label="Why" hint="It is kept in the log." value={why} onChange={({ target }) => setWhy(target.value)} />
      <Button type="submit" busy={busy} busyLabel="Inviting...">
        Make a link
      </Button>
      {link && <HandedLink link={link} text="With this link the person can create an account, once, within two weeks." />}
    </form>
  );
}
