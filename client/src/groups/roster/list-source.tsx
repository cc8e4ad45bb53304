import { ROSTER } from "@recollect/domain/limits/limits.ts";
import { useState, type FormEvent } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { FileDrop } from "../../ui/fields/file-drop.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { readListFile, type ListSource } from "./read-list-file.ts";
import styles from "./roster.module.css";
import { texts } from "./roster.texts.ts";

type Props = { busy: boolean; problem: string | null; onProblem: (problem: string | null) => void; onChoose: (source: ListSource) => void };

/** Where a class list comes from: a file that is chosen or dropped, or a pasted table. */
export function ListSourcePicker({ busy, problem, onProblem, onChoose }: Props) {
  const [pasted, setPasted] = useState("");
  const isPasted = pasted.trim() !== "";

  async function take(file: File): Promise<void> {
    onProblem(null);
    const source = await readListFile(file);
    if (typeof source === "string") onProblem(source);
    else onChoose(source);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPasted) onChoose({ bytes: null, text: pasted, encoding: "utf-8" });
  }

  return (
    <section className={styles.section} aria-labelledby="upload-list">
      <h2 id="upload-list">{texts.upload}</h2>
      {problem && <ErrorBanner message={problem} onDismiss={() => onProblem(null)} />}
      <FileDrop
        label={texts.file}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        choose={texts.choose}
        hint={texts.orDrop}
        variant={isPasted ? "ghost" : "primary"}
        busy={busy && !isPasted}
        busyLabel={texts.comparing}
        onFile={(file) => void take(file)}
      />
      <form className={styles.paste} onSubmit={submit}>
        <TextArea
          label={texts.orPaste}
          hint={texts.pasteHint}
          rows={5}
          dir="auto"
          value={pasted}
          onPaste={(event) => {
            // A text box with millions of lines ends the page.
            if (event.clipboardData.getData("text").length <= ROSTER.maxTextBytes) return;
            event.preventDefault();
            onProblem(texts.fileTooLarge);
          }}
          onChange={({ target }) => setPasted(target.value)}
        />
        <Button
          type="submit"
          variant={isPasted ? "primary" : "ghost"}
          disabled={!isPasted}
          busy={busy && isPasted}
          busyLabel={texts.comparing}
        >
          {texts.compare}
        </Button>
      </form>
    </section>
  );
}
