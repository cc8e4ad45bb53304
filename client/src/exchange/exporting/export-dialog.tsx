import { useEffect, useRef, useState, type FormEvent } from "react";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { needsNetworkWords } from "../../decks/needs-network.ts";
import { addressOf } from "../../lib/requests/address.ts";
import type { Address } from "../../lib/requests/api-types.ts";
import { withServerNumbers } from "../../lib/requests/device-replies.ts";
import { isAbort } from "../../lib/requests/http.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog/dialog.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { ProgressBar } from "../../ui/waiting/progress-bar.tsx";
import { saveFile } from "./save-file.ts";
import styles from "./export-dialog.module.css";
import { texts } from "./exporting.texts.ts";

export type ExportProps = {
  uid: string;
  /** null for all of the student's decks */
  deck: { id: number; title: string; isOwn: boolean } | null;
  onClose: () => void;
};

const formats = [
  { value: "apkg", label: texts.ankiPackageApkg },
  { value: "csv", label: texts.spreadsheetCsv },
  { value: "tsv", label: texts.textWithTabsTsv },
  { value: "txt", label: texts.textOneLineTxt },
  { value: "md", label: texts.markdownMd },
  { value: "json", label: texts.jsonJson },
];

/** Exports a deck as a file, or all decks; a deck of others comes without progress. */
export function ExportDialog({ uid, deck, onClose }: ExportProps) {
  const [format, setFormat] = useState("apkg");
  const [withProgress, setProgress] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isOwn = deck?.isOwn ?? true;
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    const query = { format, progress: isOwn && format === "apkg" && withProgress ? "1" : null };
    try {
      // A deck that was made on this device may have to be sent first.
      await withServerNumbers({ params: { id: deck?.id ?? 0 }, signal }, ({ params: { id } }) =>
        saveFile(exportAddress({ uid, deck: deck && { ...deck, id } }, query), { signal, onProgress: setShare }),
      );
      toast.success(deck === null ? texts.decksExported : texts.deckExported);
      onClose();
    } catch (error) {
      if (!isAbort(error)) setFailure(needsNetworkWords(error) ?? messageFor(error));
      setBusy(false);
      setShare(null);
    }
  }

  /** Cancels the export, and lets the student choose again. */
  function stop(): void {
    if (isBusy) leaving.current?.abort();
    else onClose();
  }

  return (
    <Dialog title={deck === null ? texts.exportAllDecks : texts.exportDeck} subtitle={deck && <bdi>{deck.title}</bdi>} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        {failure && <ErrorBanner message={failure} />}
        <SelectField label={texts.as} data-autofocus options={formats} value={format} onChange={({ target }) => setFormat(target.value)} />
        {isOwn && format === "apkg" && <Switch label={texts.withMyProgress} isOn={withProgress} onChange={setProgress} />}
        {deck === null && format !== "apkg" && <p className={styles.note}>{format === "json" ? texts.oneZipWithAll : texts.oneZip}</p>}
        {isBusy && (
          <>
            <p role="status" className={styles.note}>
              {share === null ? texts.theFileIsBeing : texts.hasArrived(Math.round(share * 100))}
            </p>
            {share !== null && <ProgressBar label={texts.export} value={Math.round(share * 100)} max={100} />}
          </>
        )}
        {format === "txt" && <p className={styles.note}>{texts.oneLineLeavesOut}</p>}
        {format === "csv" && <p className={styles.note}>{texts.aSpreadsheetTakesCells}</p>}
        <DialogActions>
          <Button variant="ghost" onClick={stop}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={isBusy} busyLabel={texts.exporting}>
            {texts.export}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function exportAddress({ uid, deck }: Pick<ExportProps, "uid" | "deck">, query: { format: string; progress: string | null }): Address {
  if (deck === null) return addressOf("GET", "/api/users/:uid/export", { params: { uid }, query });
  const { id, isOwn } = deck;
  return isOwn
    ? addressOf("GET", "/api/users/:uid/decks/:id/export", { params: { uid, id }, query })
    : addressOf("GET", "/api/library/:id/export", { params: { id }, query });
}
