import { use, useId, useRef, useState, type KeyboardEvent } from "react";
import { ArrowDown, ArrowUp, Crop, Replace, Trash2 } from "lucide-react";
import type { MediaKind } from "@recollect/domain/cards/text/links.ts";
import { onDemand } from "../../../lib/on-demand.ts";
import type { CropDialogProps } from "../../../media/cropping/crop-dialog.tsx";
import { isDrawable } from "../../../media/drawable.ts";
import { isComposing } from "../../../ui/keys/is-composing.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { MediaPlace } from "../../text/media/media-place.ts";
import { Sound } from "../../text/media/side-media.tsx";
import styles from "./medium-tile.module.css";
import { texts } from "../look/side.texts.ts";

type Props = {
  kind: MediaKind;
  /** of its file */ name: string;
  /** what it shows, or what is heard */ text: string;
  onDescribe: (shows: string) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
  onReplace: (files: readonly File[]) => void;
  /** puts a part of the picture in its place, with its description */
  onCrop: (file: File) => void;
  /** back to the text */
  onLeave: () => void;
};

const cropDialog = onDemand<CropDialogProps>(() => import("../../../media/cropping/crop-dialog.tsx").then((module) => module.CropDialog));

/** A picture or a sound of a side: a thumbnail, its description, and what can be done with it. */
export function MediumTile({ kind, name, text, onDescribe, onMove, onRemove, onReplace, onCrop, onLeave }: Props) {
  const addressOf = use(MediaPlace);
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [isCropping, setIsCropping] = useState(false);
  const files = useRef<HTMLInputElement | null>(null);
  const isPicture = kind === "picture";
  const named = text.trim();
  const extension = name.slice(name.lastIndexOf(".") + 1);
  return (
    <>
      <span role="presentation" onKeyDown={(event) => onKey(event, onLeave)}>
        <span
          className={styles.tile}
          role="group"
          aria-label={
            isPicture ? (named === "" ? texts.picture : texts.pictureOf(named)) : named === "" ? texts.sound : texts.soundOf(named)
          }
        >
          {isPicture && !isMissing && (
            <img
              className={styles.picture}
              src={addressOf(name)}
              alt={text}
              loading="lazy"
              decoding="async"
              draggable={false}
              onError={() => setIsMissing(true)}
            />
          )}
          {isPicture && isMissing && <span className={styles.missing}>{texts.notHere}</span>}
          {!isPicture && <Sound name={name} says={text} isPressable />}
          <span className={styles.beside}>
            <label className="visually-hidden" htmlFor={id}>
              {isPicture ? texts.describePicture : texts.describeSound}
            </label>
            <input
              id={id}
              className={styles.words}
              dir="auto"
              tabIndex={-1}
              maxLength={300}
              data-history
              placeholder={isPicture ? texts.describePicture : texts.describeSound}
              value={draft ?? text}
              onChange={({ target }) => {
                setDraft(target.value);
                onDescribe(target.value);
              }}
              onBlur={() => setDraft(null)}
            />
            <span className={styles.tools}>
              <TileButton name={texts.moveUp} step={-1} onPress={() => onMove(-1)} Icon={ArrowUp} />
              <TileButton name={texts.moveDown} step={1} onPress={() => onMove(1)} Icon={ArrowDown} />
              <TileButton name={texts.replace} onPress={() => files.current?.click()} Icon={Replace} />
              {isPicture && !isMissing && isDrawable(extension) && (
                <TileButton name={texts.crop} onPress={() => setIsCropping(true)} Icon={Crop} />
              )}
              <TileButton name={texts.remove} onPress={onRemove} Icon={Trash2} />
            </span>
          </span>
          <input
            ref={files}
            type="file"
            hidden
            accept={isPicture ? "image/*" : "audio/*"}
            onChange={({ target }) => {
              onReplace([...(target.files ?? [])]);
              target.value = "";
            }}
          />
        </span>
      </span>
      {/* Beside the tile: its keys are not those of the tile. */}
      {isCropping && (
        <cropDialog.Part
          isWanted
          props={{ src: addressOf(name), extension, onCrop, onClose: () => setIsCropping(false) }}
          onFailure={({ message }) => {
            setIsCropping(false);
            toast.error(message);
          }}
        />
      )}
    </>
  );
}

type TileButtonProps = { name: string; onPress: () => void; Icon: typeof ArrowUp; step?: -1 | 1 };

function TileButton({ name, onPress, Icon, step }: TileButtonProps) {
  return (
    <button type="button" tabIndex={-1} className={styles.tool} aria-label={name} title={name} data-step={step} onClick={onPress}>
      <Icon size={16} aria-hidden />
    </button>
  );
}

/** Tab goes from control to control, and from the last one back to the text, as Escape and Enter do. */
function onKey(event: KeyboardEvent<HTMLElement>, onLeave: () => void): void {
  if (isComposing(event.nativeEvent)) return;
  const isInField = event.target instanceof HTMLInputElement;
  if (event.key === "Escape" || (event.key === "Enter" && isInField && !event.ctrlKey && !event.metaKey)) {
    event.preventDefault();
    event.stopPropagation();
    return onLeave();
  }
  if (event.key !== "Tab") return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>("button, input:not([type=file])")];
  const next = controls[controls.indexOf(event.target as HTMLElement) + (event.shiftKey ? -1 : 1)];
  event.preventDefault();
  event.stopPropagation();
  if (next) next.focus();
  else onLeave();
}
