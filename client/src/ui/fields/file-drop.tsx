import { FileUp } from "lucide-react";
import { useId, useRef, useState, type DragEvent } from "react";
import { Button } from "../buttons/button.tsx";
import styles from "./file-drop.module.css";

type Props = {
  /** the name of the file field, for screen readers */
  label: string;
  /** the kinds of files that are offered, as in HTML */
  accept: string;
  /** the words of the button */
  choose: string;
  hint: string;
  variant: "primary" | "ghost";
  busy?: boolean;
  busyLabel?: string;
  onFile: (file: File) => void;
};

/** A place for one file, which is chosen by a button or dropped there. */
export function FileDrop({ label, accept, choose, hint, onFile, ...button }: Props) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement | null>(null);
  const hintId = useId();

  function take(file: File | undefined): void {
    if (file) onFile(file);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  }

  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileUp size={32} aria-hidden />
      <input
        ref={input}
        type="file"
        accept={accept}
        className="visually-hidden"
        tabIndex={-1}
        aria-label={label}
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = "";
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} aria-describedby={hintId}>
        {choose}
      </Button>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
