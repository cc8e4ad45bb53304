import { groupPaths } from "./group-paths.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { GROUP } from "@recollect/domain/limits/limits.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { Button } from "../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../ui/dialog/dialog.tsx";
import { TextArea } from "../ui/fields/text-area.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { ErrorBanner } from "../ui/messages/error-banner.tsx";
import { createGroup } from "./groups-api.ts";
import styles from "./groups.module.css";
import { texts } from "./groups.texts.ts";
import { groupKeys } from "./group-keys.ts";

/** Makes a group and opens it. */
export function NewGroupDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [fields, setFields] = useState({ name: "", about: "" });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      const group = await createGroup(fields);
      client.setQueryData(groupKeys.group(group.id), group);
      void client.invalidateQueries({ queryKey: queryKeys.groups() });
      void navigate(groupPaths.group(group.id));
    } catch (failure) {
      setError(messageFor(failure));
      setBusy(false);
    }
  }

  return (
    <Dialog title={texts.newGroup} subtitle={texts.newGroupText} open={open} onClose={isBusy ? undefined : onClose}>
      <form className={styles.dialogForm} onSubmit={(event) => void create(event)}>
        {error && <ErrorBanner message={error} />}
        <TextField
          label={texts.name}
          value={fields.name}
          maxLength={GROUP.nameMaxLength}
          required
          data-autofocus
          onChange={({ target }) => setFields({ ...fields, name: target.value })}
        />
        <TextArea
          label={texts.about}
          value={fields.about}
          maxLength={GROUP.aboutMaxLength}
          rows={3}
          onChange={({ target }) => setFields({ ...fields, about: target.value })}
        />
        <DialogActions>
          <Button variant="ghost" onClick={onClose} disabled={isBusy}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={isBusy} busyLabel={texts.creating} disabled={fields.name.trim() === ""}>
            {texts.create}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
