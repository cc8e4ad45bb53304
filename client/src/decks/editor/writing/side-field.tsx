import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
} from "react";
import { withMedium } from "@recollect/domain/cards/media-line.ts";
import type { Side } from "@recollect/domain/decks/deck-form.ts";
import { newId } from "../../../lib/new-id.ts";
import { SideUploads, type Upload } from "../../../media/side-uploads.tsx";
import { onDemand } from "../../../lib/on-demand.ts";
import type { RecorderProps } from "../../../media/recording/sound-recorder.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useSideLanguages } from "../../../cards/text/side-languages.ts";
import { GrowingField } from "./growing-field.tsx";
import { applyEdit, editOf, writeBeside } from "./apply-edit.ts";
import { useWritingKit } from "./use-writing-kit.ts";
import styles from "./side-field.module.css";
import { texts } from "./writing.texts.ts";

const recorder = onDemand<RecorderProps>(() =>
  import("../../../media/recording/sound-recorder.tsx").then((module) => module.SoundRecorder),
);

type Props = {
  side: Side;
  /** of the card, counted from 1 */ number: number;
  placeholder: string;
  /** with a frame and a label of its own; the term gets the focus first */ isInDialog?: boolean;
  value: string;
  onText: (text: string, isComposing?: boolean) => void;
  /** pasted lines become cards; `instead` restores the field as it was before */
  onManyCards: (pasted: string, instead: () => void) => void;
  /** an upload into this side is in progress, and stops with its row */
  onBusy?: (isBusy: boolean) => void;
  /** called for keys that are no tool's */ onOtherKey?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
};

/** A formula has a preview while it is written, also without the card's preview beside the form. */
const hasFormula = /\\[([]/;

/** One side of a card in the editor: its field, the tools over it while it has the focus, and the suggestions after a paste. */
export function SideField({ side, number, placeholder, isInDialog = false, value, onText, onManyCards, onBusy, onOtherKey }: Props) {
  const field = useRef<HTMLTextAreaElement | null>(null);
  const [isWriting, setIsWriting] = useState(false);
  const [lines, setLines] = useState<{ pasted: string; count: number; before: string } | null>(null);
  const [dollars, setDollars] = useState<"as they were" | "written" | "kept">("as they were");
  const [isRecording, setIsRecording] = useState(false);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const kit = useWritingKit(isWriting);
  const language = useSideLanguages()[side];

  const take = useCallback((files: readonly File[]) => {
    setUploads((before) => [...before, ...files.map((file) => ({ key: newId(), file }))]);
  }, []);

  const dismiss = useCallback((key: string, isFocusFree: boolean) => {
    setUploads((before) => before.filter((upload) => upload.key !== key));
    if (isFocusFree) field.current?.focus();
  }, []);

  /** On a line of its own near the caret, which the field keeps without the focus. */
  function insert(text: string, key: string, isFocusFree: boolean): void {
    dismiss(key, isFocusFree);
    if (!field.current) return;
    const next = withMedium(editOf(field.current), text);
    if (field.current === document.activeElement) applyEdit(field.current, next);
    else writeBeside(field.current, next);
  }

  const isBusy = uploads.length > 0 || isRecording;
  const notifyBusy = useEffectEvent((now: boolean) => onBusy?.(now));
  useEffect(() => {
    if (!isBusy) return undefined;
    notifyBusy(true);
    return () => notifyBusy(false);
  }, [isBusy]);

  const openRecorder = useCallback(() => setIsRecording(true), []);

  function closeRecorder(): void {
    setIsRecording(false);
    field.current?.focus();
  }

  function onDrop(event: DragEvent<HTMLElement>): void {
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    // Also for a file type that is refused with a message: otherwise the browser would open it.
    event.preventDefault();
    take(files);
  }

  function leave(event: FocusEvent<HTMLElement>): void {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsWriting(false);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const { currentTarget } = event;
    const next = kit?.editByKey(event, side);
    if (next) {
      event.preventDefault();
      applyEdit(currentTarget, next);
    } else if (event.key === "F10" && event.altKey) {
      event.preventDefault();
      currentTarget.closest(`.${styles.side}`)?.querySelector<HTMLElement>("[role=toolbar] button")?.focus();
    } else onOtherKey?.(event);
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const files = [...event.clipboardData.files];
    // A spreadsheet adds a picture of its cells to the text: the text is meant.
    if (files.length > 0 && event.clipboardData.getData("text/plain") === "") {
      event.preventDefault();
      return take(files);
    }
    if (!kit) return;
    const pasted = event.clipboardData.getData("text/plain");
    const count = kit.linesLikeCards(pasted);
    setLines(count > 1 ? { pasted, count, before: event.currentTarget.value } : null);
  }

  function write(text: string, isComposing?: boolean): void {
    if (dollars === "as they were") setDollars("written");
    onText(text, isComposing);
  }

  /** Ignoring the suggestion keeps the text too: it is in the field. */
  function keepAsText(): void {
    if (lines) setLines(null);
    else setDollars("kept");
    field.current?.focus();
  }

  function makeCards(): void {
    setLines(null);
    if (lines) onManyCards(lines.pasted, () => onText(lines.before));
  }

  function makeFormulas(text: string): void {
    if (field.current) applyEdit(field.current, { text, from: text.length, to: text.length });
  }

  return (
    <div
      role="presentation"
      className={styles.side}
      onFocus={() => setIsWriting(true)}
      onBlur={leave}
      onDragOver={(event) => event.dataTransfer.types.includes("Files") && event.preventDefault()}
      onDrop={onDrop}
    >
      <GrowingField
        ref={field}
        isCell={!isInDialog}
        label={texts.sides[side]}
        accessibleName={texts.fieldOfCard(texts.sides[side], number)}
        placeholder={placeholder}
        value={value}
        data-side={side}
        data-autofocus={(isInDialog && side === "term") || undefined}
        lang={language ?? undefined}
        onText={write}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        tools={
          kit &&
          isWriting && (
            <kit.WritingToolbar field={field} side={side} name={texts.tools[side](number)} onFiles={take} onRecord={openRecorder} />
          )
        }
      />
      {kit && isWriting && hasFormula.test(value) && (
        <div className={styles.live} inert>
          <kit.FormattedText text={value} language={language} {...(side === "term" && { gaps: "filled" })} />
        </div>
      )}
      {isRecording && (
        <recorder.Part
          isWanted
          props={{
            onFile: (file) => {
              setIsRecording(false);
              take([file]);
            },
            onClose: closeRecorder,
          }}
          onFailure={({ message }) => {
            setIsRecording(false);
            toast.error(message);
          }}
        />
      )}
      <SideUploads uploads={uploads} onText={insert} onRemove={dismiss} />
      {kit && (
        <kit.SideOffers
          isGapNoted={isWriting && side === "definition"}
          value={value}
          lines={lines?.count ?? 0}
          isFormulaOffered={dollars === "written"}
          onCards={makeCards}
          onFormulas={makeFormulas}
          onKeep={keepAsText}
        />
      )}
    </div>
  );
}
