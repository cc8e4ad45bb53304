import { folderProblem, normalizedPath } from "@recollect/domain/decks/folders/folders.ts";
import { errorText } from "../../lib/language/error-text.ts";
import { useState, type FormEvent } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog/dialog.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { toast } from "../../ui/toast/toast.ts";
import styles from "./folders.module.css";
import { useFolders } from "./use-folders.ts";
import { texts } from "./folder-dialogs.texts.ts";

export type MoveDeckProps = {
  uid: string;
  deck: { id: number; title: string; isOwn: boolean };
  onClose: () => void;
};

/** Values of the choices that are no folder's path. */
const [none, another] = ["/", "//"];

/** Moves a deck into an existing or a new folder of the student. */
export function MoveDeckDialog({ uid, deck, onClose }: MoveDeckProps) {
  const folders = useFolders(uid);
  const current = folders.folderOf(deck.id, deck.isOwn);
  const [pick, setPick] = useState<string | null>(null);
  const [text, setText] = useState("");
  const [wasSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const choice = pick ?? current ?? none;
  const isNew = choice === another;
  const path = normalizedPath(text);
  const problem = isNew ? folderProblem(path) : null;

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSent(true);
    if (problem) return;
    setBusy(true);
    const folder = isNew ? path : choice === none ? null : choice;
    const isDone = await (folder === null ? folders.file(deck.id, null) : folders.fileInto(deck.id, folder));
    setBusy(false);
    if (!isDone) return;
    toast.success(folder === null ? texts.takenOut : texts.movedTo(folder));
    onClose();
  }

  return (
    <Dialog title={texts.moveToFolder} subtitle={<bdi>{deck.title}</bdi>} onClose={isBusy ? undefined : onClose}>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        <SelectField
          label={texts.folder}
          data-autofocus
          value={choice}
          onChange={({ target }) => setPick(target.value)}
          options={[
            { value: none, label: texts.noFolder },
            ...(folders.folders ?? []).map((folder) => ({ value: folder, label: folder, isName: true })),
            { value: another, label: texts.aNewFolder },
          ]}
        />
        {isNew && (
          <TextField
            label={texts.name}
            hint={texts.nameHint}
            dir="auto"
            autoComplete="off"
            autoFocus
            value={text}
            error={wasSent && problem ? errorText(problem) : null}
            onChange={({ target }) => setText(target.value)}
          />
        )}
        <DialogActions>
          <Button variant="ghost" disabled={isBusy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={isBusy} busyLabel={texts.moving}>
            {texts.move}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
