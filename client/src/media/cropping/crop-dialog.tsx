import { useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog/dialog.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { partOfPicture } from "../smaller-picture.ts";
import { isWhole, pixelsOf, wholePicture, withCornerMoved, withFrameMoved, type Corner, type CropFrame } from "./crop-frame.ts";
import styles from "./crop-dialog.module.css";
import { cropTexts as texts } from "./crop.texts.ts";

export type CropDialogProps = {
  /** the picture's address, on this server or this device */
  src: string;
  /** of the picture's file */
  extension: string;
  onCrop: (file: File) => void;
  onClose: () => void;
};

const corners = (["top", "bottom"] as const).flatMap((y) => (["left", "right"] as const).map((x): Corner => ({ x, y })));

/** How far an arrow key moves, as a share of the picture; with Alt a tenth of it. */
const keyStep = 0.01;

const directions: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Chooses the part of a picture that stays, by finger, mouse or keys, and makes a new file of it. */
export function CropDialog({ src, extension, onCrop, onClose }: CropDialogProps) {
  const [frame, setFrame] = useState(wholePicture);
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const stage = useRef<HTMLDivElement | null>(null);

  const part = picture && pixelsOf(frame, { width: picture.naturalWidth, height: picture.naturalHeight });

  async function crop(): Promise<void> {
    if (!picture || !part) return;
    setIsBusy(true);
    const blob = await partOfPicture(picture, extension, part);
    const file = blob && fileOf(blob);
    if (file === null) {
      setIsBusy(false);
      return setIsUnreadable(true);
    }
    onCrop(file);
    onClose();
  }

  return (
    <Dialog title={texts.title} subtitle={texts.subtitle} size="large" closesAtOnce onClose={onClose}>
      <div className={styles.place}>
        <div ref={stage} className={styles.stage}>
          <img
            className={styles.picture}
            src={src}
            alt=""
            draggable={false}
            onLoad={({ currentTarget }) => setPicture(currentTarget)}
            onError={() => setIsUnreadable(true)}
          />
          {picture && <Frame frame={frame} stage={stage} onFrame={setFrame} />}
        </div>
      </div>
      <p role="status" className={styles.size}>
        {part && texts.size(part.width, part.height)}
      </p>
      {isUnreadable && <ErrorBanner message={texts.unreadable} />}
      <DialogActions>
        <Button variant="ghost" disabled={isWhole(frame) || isBusy} onClick={() => setFrame(wholePicture)}>
          {texts.whole}
        </Button>
        <Button disabled={isWhole(frame) || picture === null} busy={isBusy} busyLabel={texts.cropping} onClick={() => void crop()}>
          {texts.crop}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type FrameProps = {
  frame: CropFrame;
  stage: { current: HTMLDivElement | null };
  onFrame: (change: (before: CropFrame) => CropFrame) => void;
};

/** What is moved: a corner, or the whole frame. */
type Handle = Corner | null;

function Frame({ frame, stage, onFrame }: FrameProps) {
  const drag = useRef<{ pointer: number; x: number; y: number } | null>(null);

  function move(handle: Handle, right: number, down: number): void {
    onFrame((before) => (handle ? withCornerMoved(before, handle, right, down) : withFrameMoved(before, right, down)));
  }

  const handlersOf = (handle: Handle) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || drag.current !== null) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current: from } = drag;
      const box = stage.current?.getBoundingClientRect();
      if (from?.pointer !== event.pointerId || !box || box.width === 0 || box.height === 0) return;
      drag.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
      move(handle, (event.clientX - from.x) / box.width, (event.clientY - from.y) / box.height);
    },
    onPointerUp: () => void (drag.current = null),
    onPointerCancel: () => void (drag.current = null),
    onKeyDown(event: KeyboardEvent) {
      const direction = directions[event.key];
      if (!direction) return;
      event.preventDefault();
      const step = event.altKey ? keyStep / 10 : keyStep;
      move(handle, direction[0] * step, direction[1] * step);
    },
  });

  const percent = (share: number) => `${share * 100}%`;
  const place = {
    left: percent(frame.left),
    top: percent(frame.top),
    width: percent(frame.right - frame.left),
    height: percent(frame.bottom - frame.top),
  };
  return (
    <>
      <div className={styles.shade} aria-hidden>
        <div className={styles.light} style={place} />
      </div>
      <button type="button" className={styles.frame} aria-label={texts.frame} style={place} {...handlersOf(null)} />
      {corners.map((corner) => (
        <button
          key={`${corner.x} ${corner.y}`}
          type="button"
          className={styles.corner}
          data-corner={`${corner.x} ${corner.y}`}
          aria-label={texts.corners[`${corner.x} ${corner.y}`]}
          style={{ left: percent(frame[corner.x]), top: percent(frame[corner.y]) }}
          {...handlersOf(corner)}
        />
      ))}
    </>
  );
}

/** Its name says nothing about the picture. */
function fileOf(part: Blob): File {
  return new File([part], `picture.${part.type === "image/jpeg" ? "jpg" : part.type.replace("image/", "")}`, { type: part.type });
}
