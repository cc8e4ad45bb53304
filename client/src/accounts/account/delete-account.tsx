import { messageFor } from "@recollect/domain/errors/lookup.ts";
import { useState, type FormEvent } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog/dialog.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { useSessionStore } from "../session/session.tsx";
import styles from "./account.module.css";
import { deleteAccount } from "./account-api.ts";

/** Says what goes and what stays, then asks for the password. */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>What goes: your decks, your pictures and sounds, all that you studied, your profile, your email address and your password.</p>
      <p>What stays: copies that others made of your decks, without your name. Your username can't be taken by anyone for 90 days.</p>
      <p>
        You have a week to change your mind: log in within it, and everything is as it was. Until the week is over others still see what you
        shared: make decks Private first if they shall not.
      </p>
      <div className={styles.actions}>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete account
        </Button>
      </div>
      {isOpen && <DeleteDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const session = useSessionStore();
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (password === "") return setError(messageFor("auth/missing-fields"));
    setBusy(true);
    setError(null);
    try {
      const deletionAt = await deleteAccount(password);
      toast.success(`Your account will be deleted on ${day.format(deletionAt)}. Log in before that to keep it.`);
      session.leave();
    } catch (failure) {
      setError(messageFor(failure));
      setBusy(false);
    }
  }

  return (
    <Dialog
      title="Delete your account?"
      subtitle="It ends in a week, unless you log in before. You are logged out everywhere now."
      role="alertdialog"
      onClose={busy ? undefined : onClose}
    >
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        {error && <ErrorBanner message={error} />}
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <DialogActions>
          <Button variant="ghost" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" busy={busy} busyLabel="Deleting...">
            Delete account
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const day = new Intl.DateTimeFormat("en", { dateStyle: "long" });
