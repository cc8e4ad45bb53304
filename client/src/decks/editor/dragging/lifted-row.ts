import { wantsReducedMotion } from "../../../lib/browser/reduced-motion.ts";
import { nearestSlot, slotTop, type Placed } from "./slots.ts";

/** The row settles in this time, in ms: longer for a longer way. A way of this many px takes the longest. */
const settleMs = { shortest: 330, longest: 550 };
const longWayPx = 1500;

type Options = {
  row: HTMLElement;
  list: HTMLElement;
  scroller: HTMLElement;
  from: number;
  rows: () => readonly Placed[];
  onPlace: (to: number) => void;
  /** the row has settled: at its new position, or, with null, at its old one */
  onEnd: (to: number | null) => void;
};

export type LiftedRow = ReturnType<typeof liftedRow>;

/** A lifted row. It moves in the DOM at the pointer's pace; React only learns its target position. */
export function liftedRow({ row, list, scroller, from, rows, onPlace, onEnd }: Options) {
  const startTop = rows()[from]?.start ?? 0;
  let top = startTop;
  let to = from;
  let isOver = false;

  const draw = () => (row.style.translate = `0 ${top - startTop}px`);
  const place = (next: number) => onPlace((to = next));

  /** When the row has settled, the list renders it at its position. */
  async function settle(end: number, result: number | null, isAtOnce: boolean): Promise<void> {
    if (isOver) return;
    isOver = true;
    const way = Math.abs(end - top);
    if (way > 1 && !isAtOnce && !wantsReducedMotion()) {
      const duration = Math.min(settleMs.longest, settleMs.shortest + (way / longWayPx) * (settleMs.longest - settleMs.shortest));
      const settling = row.animate({ translate: [`0 ${top - startTop}px`, `0 ${end - startTop}px`] }, { duration, easing: "ease-out" });
      top = end;
      draw();
      await settling.finished.catch(() => undefined);
    }
    onEnd(result);
    row.style.translate = "";
  }

  return {
    /** px from the window's top to the row's */
    windowTop: () => list.getBoundingClientRect().top + top,
    /** moves the row's top to this px of the window */
    moveTo(y: number): void {
      top = y - list.getBoundingClientRect().top;
      draw();
      place(nearestSlot(rows(), from, top));
    },
    /** moves the row by positions, up or down */
    moveBy(places: number): void {
      place(Math.max(0, Math.min(rows().length - 1, to + places)));
      top = slotTop(rows(), from, to);
      draw();
      row.scrollIntoView({ block: "nearest" });
    },
    /** scrolls the list for a pointer near an edge; returns whether it did */
    scrollFor(y: number): boolean {
      const before = scroller.scrollTop;
      scroller.scrollTop += scrollStep(scroller.getBoundingClientRect(), y);
      return scroller.scrollTop !== before;
    },
    drop: ({ isAtOnce = false } = {}) => settle(slotTop(rows(), from, to), to, isAtOnce),
    cancel({ isAtOnce = false } = {}) {
      place(from);
      return settle(startTop, null, isAtOnce);
    },
  };
}

const mostPxPerStep = 28;
/** Shares of the box's height: scrolling begins this close to an edge, and is fastest this close. */
const beginsWithin = 0.25;
const fastestWithin = 0.05;

/** How far a box scrolls in the next step for a pointer at `y`, in px: faster nearer to an edge; negative is up. */
export function scrollStep({ top, bottom }: { top: number; bottom: number }, y: number): number {
  const height = bottom - top;
  return Math.round(mostPxPerStep * (speed((bottom - y) / height) - speed((y - top) / height)));
}

/** 0 to 1, by the distance from an edge as a share of the height. */
function speed(distance: number): number {
  const share = (beginsWithin - distance) / (beginsWithin - fastestWithin);
  return Math.min(1, Math.max(0, share)) ** 2;
}
