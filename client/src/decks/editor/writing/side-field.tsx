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
import type { Edit } from "@recollect/domain/cards/text-edits.ts";
import type { Side } from "@recollect/domain/decks/deck-form.ts";
import { newId } from "../../../lib/new-id.ts";
import { useDrawnSide } from "../../../cards/side/use-drawn-side.ts";
import { onDemand } from "../../../lib/on-demand.ts";
import type { RecorderProps } from "../../../media/recording/sound-recorder.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useSideLanguages } from "../../../cards/text/side-languages.ts";
import type { FileUpload } from "./file-uploads.tsx";
import { GrowingField } from "./growing-field.tsx";
import { applyEdit, editOf, writeBeside } from "./apply-edit.ts";
import { enterPart } from "./panel/enter-part.ts";
import { useCaret } from "./panel/use-caret.ts";
import { usePastedFormatting } from "./use-pasted-formatting.ts";
import { useWritingKit } from "./use-writing-kit.ts";
import styles from "./side-field.module.css";
import { texts } from "./writing.texts.ts";

/** Loaded with the first file. */
const uploading = onDemand(() => import("./file-uploads.tsx").then((module) => module.FileUploads));
const recorder = onDemand<RecorderProps>(() =>
  import("../../../media/recording/sound-recorder.tsx").then((module) => module.SoundRecorder),
);

type Props = {
  side: Side;
  /** of the card, counted from 1 */ number: number;
  placeholder: string;
  /** used in a dialog: draws its own border and label, and focuses the term */ isInDialog?: boolean;
  value: string;
  onText: (text: string, isComposing?: boolean) => void;
  /** pasted lines become cards; `instead` restores the field as it was before */
  onManyCards: (pasted: string, instead: () => void) => void;
  /** an upload into this side is in progress, and stops with its row */
  onBusy?: (isBusy: boolean) => void;
  /** called for keys that are no tool's */ onOtherKey?: (event: KeyboardEvent<HTMLElement>) => void;
};

/** A formula has a preview while it is written, also without the card's preview beside the form. */
const hasFormula = /\\[([]/;

/** One side of a card in the editor: its field, the tools over it while it has the focus, and the suggestions after a paste. */
export function SideField({ side, number, placeholder, isInDialog = false, value, onText, onManyCards, onBusy, onOtherKey }: Props) {
  const field = useRef<HTMLElement | null>(null);
  const [isWriting, setIsWriting] = useState(false);
  const [lines, setLines] = useState<{ pasted: string; count: number; before: string } | null>(null);
  const [dollars, setDollars] = useState<"as they were" | "written" | "kept">("as they were");
  const [isRecording, setIsRecording] = useState(false);
  const [uploads, setUploads] = useState<readonly FileUpload[]>([]);
  const [isComposing, setIsComposing] = useState(false);
  const kit = useWritingKit(isWriting);
  const language = useSideLanguages()[side];
  const caret = useCaret(value);
  const formatting = usePastedFormatting(field, value);
  const offer = kit && isWriting && caret.fresh ? kit.formulaOffer(value, caret.fresh.from, side === "term") : null;
  const drawn = useDrawnSide({ field, value, hasGaps: side === "term", isWriting, isComposing });

  /** The plain field or the drawn one; the one that goes away says nothing, since the other may be there already. */
  const takeField = useCallback((element: HTMLElement | null) => {
    if (element !== null) field.current = element;
  }, []);

  const take = useCallback((files: readonly File[]) => {
    setUploads((before) => [...before, ...files.map((file) => ({ key: newId(), file }))]);
  }, []);

  const dismiss = useCallback((key: string, isFocusFree: boolean) => {
    setUploads((before) => before.filter((upload) => upload.key !== key));
    if (isFocusFree) field.current?.focus();
  }, []);

  /** On a line of its own near the caret, which the field keeps without the focus. */
  function insert(change: (edit: Edit) => Edit, key: string, isFocusFree: boolean): void {
    dismiss(key, isFocusFree);
    if (!field.current?.isConnected) return;
    const next = change(editOf(field.current));
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

  function replaceFile(files: readonly File[], replaces: string, isPart = false): void {
    const [file] = files;
    if (file) setUploads((before) => [...before, { key: newId(), file, replaces, isPart }]);
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

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { currentTarget } = event;
    // The key is the input method's: some choose a word with Tab.
    if (event.nativeEvent.isComposing) return;
    const next = field.current && (nextByKey(event) ?? kit?.editByKey(event, side, field.current));
    if (field.current && next) {
      event.preventDefault();
      applyEdit(field.current, next);
    } else if (event.key === "Escape" && offer) {
      event.preventDefault();
      caret.calm();
    } else if (event.key === "ArrowDown" && event.altKey) {
      event.preventDefault();
      enterPart(field.current, currentTarget.closest(`.${styles.side}`));
    } else if (event.key === "F10" && event.altKey) {
      event.preventDefault();
      currentTarget.closest(`.${styles.side}`)?.querySelector<HTMLElement>("[role=toolbar] button")?.focus();
    } else onOtherKey?.(event);
  }

  /** Tab takes the offer, or goes to the next empty place of a formula. */
  function nextByKey(event: KeyboardEvent): Edit | null {
    if (!kit || !field.current || event.key !== "Tab" || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return null;
    return offer ? kit.withOffer(value, offer) : kit.nextSlot(editOf(field.current), side === "term");
  }

  function onPaste(event: ClipboardEvent<HTMLElement>): void {
    const files = [...event.clipboardData.files];
    // A spreadsheet adds a picture of its cells to the text: the text is meant.
    if (files.length > 0 && event.clipboardData.getData("text/plain") === "") {
      event.preventDefault();
      return take(files);
    }
    formatting.see(event);
    if (!kit) return;
    const pasted = event.clipboardData.getData("text/plain");
    const count = kit.linesLikeCards(pasted);
    setLines(count > 1 ? { pasted, count, before: value } : null);
  }

  function seeCaret(): void {
    if (field.current) caret.see(editOf(field.current));
  }

  function write(text: string, isInputMethod?: boolean): void {
    if (dollars === "as they were") setDollars("written");
    onText(text, isInputMethod);
    seeCaret();
  }

  /** Ignoring the suggestion keeps the text too: it is in the field. */
  function keepAsText(): void {
    if (lines) setLines(null);
    else if (formatting.offer) formatting.end();
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

  const attributes = {
    "data-side": side,
    "data-history": "",
    ...(isInDialog && side === "term" && { "data-autofocus": "true" }),
  };

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
        ref={takeField}
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
        onSelect={seeCaret}
        onCompositionStart={() => setIsComposing(true)}
        onCompositionEnd={() => setIsComposing(false)}
        drawn={
          drawn && (
            <drawn.DrawnSide
              onField={takeField}
              value={value}
              onText={write}
              hasGaps={side === "term"}
              name={texts.fieldOfCard(texts.sides[side], number)}
              placeholder={placeholder}
              language={language}
              attributes={attributes}
              caret={drawn.caret}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
              onEdit={caret.see}
              onReplace={replaceFile}
            />
          )
        }
        tools={
          kit &&
          isWriting && (
            <kit.WritingToolbar field={field} side={side} name={texts.tools[side](number)} onFiles={take} onRecord={openRecorder} />
          )
        }
      />
      {kit && isWriting && drawn === null && hasFormula.test(value) && (
        <div className={styles.live} inert>
          <kit.FormattedText text={value} language={language} {...(side === "term" && { gaps: "filled" })} />
        </div>
      )}
      {kit && offer && (
        <kit.FormulaOfferNote offer={offer} onTake={() => field.current && applyEdit(field.current, kit.withOffer(value, offer))} />
      )}
      {kit && isWriting && caret.edit && (
        <kit.SidePanel
          edit={caret.edit}
          hasGaps={side === "term"}
          onEdit={(next) => field.current && writeBeside(field.current, next)}
          onSnippet={(change) => field.current && applyEdit(field.current, change(editOf(field.current)))}
          onLeave={() => field.current?.focus()}
        />
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
      {uploads.length > 0 && (
        <uploading.Part isWanted props={{ uploads, onEdit: insert, onRemove: dismiss }} onFailure={({ message }) => toast.error(message)} />
      )}
      {kit && (
        <kit.SideOffers
          isGapNoted={isWriting && side === "definition"}
          value={value}
          lines={lines?.count ?? 0}
          isFormulaOffered={dollars === "written"}
          formatting={formatting.offer}
          onFormatting={(next) => field.current && applyEdit(field.current, next)}
          onCards={makeCards}
          onFormulas={makeFormulas}
          onKeep={keepAsText}
        />
      )}
    </div>
  );
}
