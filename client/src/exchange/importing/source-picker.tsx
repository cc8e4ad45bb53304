import { PACKAGE } from "@recollect/domain/limits/limits.ts";
import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { FileDrop } from "../../ui/fields/file-drop.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { newId } from "../../lib/new-id.ts";
import styles from "./import.module.css";
import { texts } from "./importing.texts.ts";

/** The source of an import: a text, shown by the browser before it is sent, or a package, read by the server. */
export type Source =
  | { kind: "text"; fileName: string; bytes: Uint8Array<ArrayBuffer> | null; text: string }
  | { kind: "package"; file: File; /** by which the server knows a repeated request */ key: string };

/** A text of cards has a few MB at most; a larger one would block the browser for long. */
const { maxTextBytes, maxFileBytes: maxPackageBytes } = PACKAGE;
const accept = ".apkg,.colpkg,.zip,.csv,.tsv,.txt,.md,.markdown,.json,.jsonl,.kvtml,text/plain,text/csv";

type Props = { onChoose: (source: Source) => void; pasted: string; onPaste: (text: string) => void };

export function SourcePicker({ onChoose, pasted, onPaste }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const isPasted = pasted.trim() !== "";

  async function take(file: File) {
    setProblem(null);
    const isPackage = /\.(apkg|colpkg|zip)$/i.test(file.name) || (await startsLikeZip(file));
    if (file.size === 0) setProblem(texts.fileIsEmpty);
    else if (isPackage && file.size > maxPackageBytes) setProblem(texts.packageTooLarge);
    else if (isPackage) onChoose({ kind: "package", file, key: newId() });
    else if (file.size > maxTextBytes) setProblem(texts.textFileTooLarge);
    else onChoose({ kind: "text", fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()), text: "" });
  }

  function isTooLong(text: string): boolean {
    const isLong = new Blob([text]).size > maxTextBytes;
    if (isLong) setProblem(texts.pastedTooLarge);
    return isLong;
  }

  return (
    <>
      {problem && <ErrorBanner message={problem} onDismiss={() => setProblem(null)} />}
      <FileDrop
        label={texts.fileToImport}
        accept={accept}
        choose={texts.chooseAFile}
        hint={texts.orDropOneHere}
        variant={isPasted ? "ghost" : "primary"}
        onFile={(file) => void take(file)}
      />
      <form
        className={styles.paste}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isTooLong(pasted) && isPasted) onChoose({ kind: "text", fileName: "", bytes: null, text: pasted });
        }}
      >
        <TextArea
          label={texts.orPasteYourCards}
          hint={texts.oneCardALine}
          rows={6}
          dir="auto"
          value={pasted}
          onPaste={(event) => {
            // A text box with millions of lines ends the page.
            if (isTooLong(event.clipboardData.getData("text"))) event.preventDefault();
          }}
          onChange={({ target }) => onPaste(target.value)}
        />
        <Button type="submit" variant={isPasted ? "primary" : "ghost"} disabled={!isPasted}>
          {texts.preview}
        </Button>
      </form>
    </>
  );
}

/** A package may have lost its file extension. */
async function startsLikeZip(file: File): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x50 && second === 0x4b;
}
