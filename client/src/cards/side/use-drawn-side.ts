import { useEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { rememberLost } from "../../lib/lost-parts.ts";
import { useSideMode } from "./side-mode.ts";

type DrawnCode = typeof import("./drawn-side.tsx");

let code: DrawnCode | null = null;

type UseDrawnSideOptions = {
  field: RefObject<HTMLElement | null>;
  value: string;
  hasGaps: boolean;
  /** the side or its tools have the focus */
  isWriting: boolean;
  /** an input method is composing text in the plain field */
  isComposing: boolean;
};

/** What a drawn side needs: its code, and where the caret of the plain field was. Null while the plain field is shown. */
export type DrawnSideStart = { DrawnSide: DrawnCode["DrawnSide"]; caret: { from: number; to: number } | null };

/** A side longer than this is written as text: pages of notes would be read again with each letter. */
const longestDrawn = 20_000;

/**
 * A side is drawn as soon as it has something to draw, such as a formula or a gap, and stays so while it is written. Plain words are
 * written in a plain field, which looks the same: it is the browser's own, and the same in every mode.
 */
export function useDrawnSide({ field, value, hasGaps, isWriting, isComposing }: UseDrawnSideOptions): DrawnSideStart | null {
  const [mode] = useSideMode();
  const mayBeWanted = mode === "drawn" && value.length <= longestDrawn && mayHaveSigns.test(value);
  const loaded = useDrawnCode(mayBeWanted, mode === "drawn" && isWriting);
  const isWanted = mayBeWanted && loaded !== null && loaded.hasSomethingToDraw(value, hasGaps);
  const [start, setStart] = useState<DrawnSideStart | null>(null);
  const isDrawn = start !== null;
  const mayStay = mode === "drawn" && value.length <= longestDrawn && (isWanted || isWriting);

  useEffect(() => {
    if (isDrawn || !isWanted || loaded === null || isComposing) return undefined;
    // After the current key has done its work, the caret stands where it will be; and no further key comes before the side is drawn.
    const frame = requestAnimationFrame(() => flushSync(() => setStart({ DrawnSide: loaded.DrawnSide, caret: caretOf(field.current) })));
    return () => cancelAnimationFrame(frame);
  }, [isDrawn, isWanted, loaded, isComposing, value, field]);

  if (isDrawn && !mayStay) setStart(null);
  return mayStay ? start : null;
}

/** Where the caret of a plain field with the focus is. */
function caretOf(field: HTMLElement | null): { from: number; to: number } | null {
  if (!(field instanceof HTMLTextAreaElement) || field !== document.activeElement) return null;
  return { from: field.selectionStart, to: field.selectionEnd };
}

/** Without one of these a side is plain words. */
const mayHaveSigns = /[*_~^`\\[{-]|\d\. /;

/** The code that draws, loaded once: before the first use when the page is idle. After a failure the plain field stays, and the next focus retries. */
function useDrawnCode(mayBeWanted: boolean, isWriting: boolean): DrawnCode | null {
  const [current, setCurrent] = useState(code);
  useEffect(() => {
    if (!(mayBeWanted || isWriting) || current) return undefined;
    let isHere = true;
    const load = () =>
      void import("./drawn-side.tsx")
        .then((loaded) => {
          code = loaded;
          if (isHere) setCurrent(loaded);
        })
        .catch(rememberLost);
    const cancel = whenIdle(load);
    return () => {
      isHere = false;
      cancel();
    };
  }, [mayBeWanted, isWriting, current]);
  return current ?? code;
}

const latestMs = 500;

function whenIdle(act: () => void): () => void {
  // Safari has none.
  if (typeof window.requestIdleCallback !== "function") {
    const timer = setTimeout(act, 0);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(act, { timeout: latestMs });
  return () => window.cancelIdleCallback(handle);
}
