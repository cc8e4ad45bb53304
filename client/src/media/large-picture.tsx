import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from "react";
import { createPortal } from "react-dom";
import { X, ZoomIn, ZoomOut } from "lucide-react";
import styles from "./large-picture.module.css";
import { texts } from "./large-picture.texts.ts";

export type LargePictureProps = {
  src: string;
  shows: string;
  onClose: () => void;
  /** draws the picture, if it is more than its file */
  draw?: (className: string | undefined) => ReactNode;
};

/** A picture in full-screen size: pinch, click or + zooms, Escape closes it, and the focus returns to where it was. */
export function LargePicture({ src, shows, onClose, draw }: LargePictureProps) {
  const dialog = useRef<HTMLDialogElement | null>(null);
  const stage = useRef<HTMLDivElement | null>(null);
  const [isZoomed, setIsZoomed] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);

  /** The arrow keys then move the picture. */
  function zoom({ key, ctrlKey, metaKey }: KeyboardEvent): void {
    if (ctrlKey || metaKey || !["+", "=", "-"].includes(key)) return;
    setIsZoomed(key !== "-");
    stage.current?.focus();
  }

  return createPortal(
    // For React this is inside the card, so its events must not reach the card.
    <div role="presentation" onClick={keep} onKeyDown={keep} onPointerDown={keep} onPointerUp={keep}>
      <dialog ref={dialog} className={styles.dialog} aria-label={shows || texts.picture} onKeyDown={zoom} onClose={onClose}>
        <div className={styles.tools}>
          <button
            type="button"
            className={styles.tool}
            aria-pressed={isZoomed}
            aria-label={texts.magnify}
            aria-keyshortcuts="+ -"
            title={texts.magnifyByKey}
            onClick={() => setIsZoomed(!isZoomed)}
          >
            {isZoomed ? <ZoomOut size={22} aria-hidden /> : <ZoomIn size={22} aria-hidden />}
          </button>
          <button type="button" className={styles.tool} aria-label={texts.close} onClick={() => dialog.current?.close()}>
            <X size={22} aria-hidden />
          </button>
        </div>
        {/* The picture can be scrolled by keys while it is magnified. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div ref={stage} className={styles.stage} data-zoomed={isZoomed || undefined} tabIndex={0} role="group" aria-label={texts.picture}>
          {draw ? draw(styles.picture) : <img className={styles.picture} src={src} alt={shows} />}
        </div>
      </dialog>
    </div>,
    document.body,
  );
}

function keep(event: SyntheticEvent): void {
  event.stopPropagation();
}
