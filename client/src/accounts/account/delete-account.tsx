import { locale } from "../../lib/language/formats.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { listGroups, type GroupList } from "../../groups/groups-api.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog/dialog.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { unfinishedRemovals } from "../../device/store/unfinished-removals.ts";
import { useSessionStore, useSignedIn } from "../session/session.tsx";
import styles from "./account.module.css";
import { deleteAccount } from "./account-api.ts";
import { texts } from "./account.texts.ts";

/** Says what is deleted and what stays, then asks for the password. */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>{texts.whatGoesYourDecks}</p>
      <p>{texts.whatStaysCopies}</p>
      <p>{texts.youHaveAWeek}</p>
      <div className={styles.actions}>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {texts.deleteAccount}
        </Button>
      </div>
      {isOpen && <DeleteDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const session = useSessionStore();
  const { uid } = useSignedIn();
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
      toast.success(texts.yourAccount(day.format(deletionAt)));
      // What this device keeps goes when the app starts next, unless the student has logged in again to keep the account.
      unfinishedRemovals.add(uid);
      session.leave();
    } catch (failure) {
      setError(messageFor(failure));
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={texts.deleteYourAccountQuestion}
      subtitle={texts.itEnds}
      role="alertdialog"
      closesAtOnce
      onClose={busy ? undefined : onClose}
    >
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        {error && <ErrorBanner message={error} />}
        <EndingGroups />
        <TextField
          label={texts.password}
          type="password"
          autoComplete="current-password"
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <DialogActions>
          <Button variant="ghost" onClick={onClose} disabled={busy}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="danger" busy={busy} busyLabel={texts.deleting}>
            {texts.deleteAccount}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The groups that are deleted with the account, because the student alone teaches them; nothing without any. */
function EndingGroups() {
  const { data } = useQuery<GroupList, AppError>({ queryKey: queryKeys.groups(), queryFn: ({ signal }) => listGroups(signal) });
  const groups = data?.endWithYou ?? [];
  if (groups.length === 0) return null;
  return (
    <div>
      <p>{texts.groupsEnd}</p>
      <ul className={styles.ending}>
        {groups.map(({ id, name }) => (
          <li key={id}>
            <bdi translate="no">{name}</bdi>
          </li>
        ))}
      </ul>
      <p>{texts.makeAnotherTeacher}</p>
    </div>
  );
}

const day = new Intl.DateTimeFormat(locale, { dateStyle: "long" });
