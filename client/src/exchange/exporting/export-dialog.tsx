import { useEffect, useRef, useState, type FormEvent } from "react";
import { messageFor } from "@recollect/domain/errors/lookup.ts";
import { isAbort } from "../../lib/requests/http.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog/dialog.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { saveFile } from "./save-file.ts";
import styles from "./export-dialog.module.css";

export type ExportProps = { uid: string; deck: { id: number; title: string; isOwn: boolean }; onClose: () => void };

const formats = [
  { value: "apkg", label: "Anki package (.apkg)" },
  { value: "csv", label: "Spreadsheet (.csv)" },
  { value: "tsv", label: "Text with tabs (.tsv)" },
  { value: "md", label: "Markdown (.md)" },
  { value: "json", label: "JSON (.json)" },
];

/** Takes a deck out as a file; a deck of others goes without progress. */
export function ExportDialog({ uid, deck, onClose }: ExportProps) {
  const [format, setFormat] = useState("apkg");
  const [withProgress, setProgress] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    leaving.current = new AbortController();
    const from = deck.isOwn ? `/api/users/${encodeURIComponent(uid)}/decks/${deck.id}` : `/api/library/${deck.id}`;
    const progress = deck.isOwn && format === "apkg" && withProgress ? "&progress=1" : "";
    try {
      await saveFile(`${from}/export?format=${format}${progress}`, leaving.current.signal);
      toast.success("Deck exported");
      onClose();
    } catch (error) {
      if (!isAbort(error)) setFailure(messageFor(error));
      setBusy(false);
    }
  }

  return (
    <Dialog title="Export deck" subtitle={<bdi>{deck.title}</bdi>} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        {failure && <ErrorBanner message={failure} />}
        <SelectField label="As" options={formats} value={format} onChange={({ target }) => setFormat(target.value)} />
        {deck.isOwn && format === "apkg" && <Switch label="With my progress" isOn={withProgress} onChange={setProgress} />}
        {format === "csv" && (
          <p className={styles.note}>A spreadsheet takes cells that begin with = + - or @ for formulas; the file holds them as they are.</p>
        )}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isBusy} busyLabel="Exporting...">
            Export
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
