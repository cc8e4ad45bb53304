import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject, type TouchEvent } from "react";
import { flushSync } from "react-dom";
import { dragByKeys } from "./drag-by-keys.ts";
import { dragByMouse, dragByTouch } from "./drag-by-pointer.ts";
import { dragWords } from "./drag.texts.ts";
import { heightOf, type Placed } from "./slots.ts";
import { useLatest } from "../state/use-latest.ts";
import { liftedRow, type LiftedRow } from "./lifted-row.ts";

/** A lifted row: its original and its target position, both counted from 0, and its height in px. */
export type Drag = { readonly from: number; readonly to: number; readonly height: number };

type Options = {
  list: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  /** all rows, rendered or not, in px from the list's top */
  rows: () => readonly Placed[];
  onDrop: (from: number, to: number) => void;
};

/**
 * Drags rows by their handles: with a mouse, a finger or the keyboard. Returns the lifted row, the announcement, and the event handlers of
 * the list.
 */
export function useRowDrag({ list, scroller, rows, onDrop }: Options) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [announcement, say] = useState("");
  const now = useRef<Drag | null>(null);
  const stop = useRef<(() => void) | null>(null);
  const isGone = useRef(false);
  const latest = useLatest({ rows, onDrop });
  const measureRows = () => latest().rows();
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      stop.current?.();
    };
  }, []);

  /** Rendered synchronously, so that the rows make space in the same frame. */
  function show(next: Drag | null, drop?: () => void): void {
    now.current = next;
    if (isGone.current) return;
    flushSync(() => {
      setDrag(next);
      drop?.();
    });
  }

  function lift(row: HTMLElement): LiftedRow {
    const from = Number(row.dataset["index"]);
    show({ from, to: from, height: heightOf(measureRows()[from]) });
    say(dragWords.lifted(from, measureRows().length));
    return liftedRow({
      row,
      list: list.current ?? row,
      scroller: scroller.current ?? row,
      from,
      rows: measureRows,
      onPlace(to) {
        const current = now.current;
        if (!current || current.to === to) return;
        show({ ...current, to });
        say(dragWords.movedOver(from, to, measureRows().length));
      },
      onEnd(to) {
        say(to === null ? dragWords.cancelled(from) : dragWords.dropped(from, to, measureRows().length));
        // The rows take their new positions in the same render in which they stop making space.
        show(null, () => to !== null && to !== from && latest().onDrop(from, to));
      },
    });
  }

  function begin(
    event: { target: EventTarget },
    how: (grip: HTMLElement, lift: () => LiftedRow, onDone: () => void) => (() => void) | null,
  ) {
    const grip = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-grip]") : null;
    const row = grip?.closest<HTMLElement>("[data-index]");
    if (!grip || !row || stop.current) return;
    stop.current = how(
      grip,
      () => lift(row),
      () => (stop.current = null),
    );
  }

  return {
    drag,
    announcement,
    handlers: {
      onMouseDown: (event: MouseEvent) => begin(event, (_, ...rest) => dragByMouse(event.nativeEvent, ...rest)),
      onTouchStart: (event: TouchEvent) => begin(event, (grip, ...rest) => dragByTouch(event.nativeEvent, grip, ...rest)),
      onKeyDown: (event: KeyboardEvent) => begin(event, (grip, ...rest) => dragByKeys(event.nativeEvent, grip, ...rest)),
    },
  };
}
