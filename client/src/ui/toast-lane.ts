import type { Lane, Obstacle } from "./free-place.ts";

/** How far toasts stay from the window's edges, in px; the navbar counts as an edge. */
export const toastGapPx = 12;

/** How wide a toast is where there is room, how high with one line, and how much more of the ones behind it shows, in px. */
const widthPx = 356;
const lineToastPx = 54;
const stackPx = 28;

/** Up to this width of the window, in px, a toast is as wide as the window allows (the library's own bound). */
const widestPhonePx = 600;

/** Up to this width the corner lies over the page's own column, so that toasts stand in the middle. */
export const centredToasts = "(max-width: 1100px)";

/** What toasts should leave free: words are covered sooner than the edge of a control. A control as large as a card can be used beside a toast. */
const kept = [
  { selector: "a[href], button, input, textarea, select, summary, [role='slider'], [role='switch']", cost: 100, largest: 1 / 3 },
  { selector: "h1, h2, h3, p, label, li, [role='status'], [role='alert']", cost: 1, largest: 1 },
] as const;

/** How close to something that is kept free a toast may come, in px. */
const airPx = 4;

/** Where toasts may stand in this window, as high as the highest of them is now. */
export function toastLane(): Lane {
  const { innerWidth, innerHeight } = window;
  const toasts = [...document.querySelectorAll<HTMLElement>("[data-sonner-toast]")];
  const height = Math.max(lineToastPx, ...toasts.map(({ offsetHeight }) => offsetHeight)) + (toasts.length > 1 ? stackPx : 0);
  const room = innerWidth - 2 * toastGapPx;
  const width = innerWidth <= widestPhonePx ? room : Math.min(widthPx, room);
  const left = window.matchMedia(centredToasts).matches ? (innerWidth - width) / 2 : innerWidth - toastGapPx - width;
  const navbar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  return { left, right: left + width, top: Math.max(0, navbar) + toastGapPx, bottom: innerHeight - toastGapPx, height };
}

/** Everything in the window that toasts should leave free. */
export function toastObstacles(): Obstacle[] {
  const { innerHeight } = window;
  return kept.flatMap(({ selector, cost, largest }) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.closest("[data-sonner-toaster]") === null)
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, height }) => height > 0 && bottom > 0 && top < innerHeight && height <= innerHeight * largest)
      .map(({ top, bottom, left, right }) => ({
        top: top - airPx,
        bottom: bottom + airPx,
        left: left - airPx,
        right: right + airPx,
        cost,
      })),
  );
}
