import { folderProblem, normalizedPath } from "@recollect/domain/decks/folders/folders.ts";
import type { LocalErrorCode } from "@recollect/domain/errors/local-catalogue.ts";
import { errorText } from "../../lib/language/error-text.ts";
import { useState, type FormEvent } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog/dialog.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { texts } from "./folder-dialogs.texts.ts";

export type FolderNameProps = {
  title: string;
  initial: string;
  saveLabel: string;
  isBusy: boolean;
  /** other reasons to refuse a path */
  refuse?: (path: string) => LocalErrorCode | null;
  onSave: (path: string) => void;
  onClose: () => void;
};

/** Asks for a folder's path: its name after the names of its parent folders. */
export function FolderNameDialog({ title, initial, saveLabel, isBusy, refuse = () => null, onSave, onClose }: FolderNameProps) {
  const [text, setText] = useState(initial);
  const [wasSent, setSent] = useState(false);
  const path = normalizedPath(text);
  const problem = folderProblem(path) ?? refuse(path);

  function save(event: FormEvent): void {
    event.preventDefault();
    setSent(true);
    if (problem === null) onSave(path);
  }

  return (
    <Dialog title={title} onClose={isBusy ? undefined : onClose}>
      <form onSubmit={save}>
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          dir="auto"
          autoComplete="off"
          data-autofocus
          value={text}
          error={wasSent && problem ? errorText(problem) : null}
          onChange={({ target }) => setText(target.value)}
        />
        <DialogActions>
          <Button variant="ghost" disabled={isBusy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={isBusy} busyLabel={texts.saving}>
            {saveLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
