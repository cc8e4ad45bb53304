/** How far the up and down keys scroll. */
export const scrollStepPx = 60;

/** Scrolls a face that is longer than the card; returns whether there was anything to scroll. */
export function scrolled(face: HTMLElement | null, px: number): boolean {
  if (!face || face.scrollHeight <= face.clientHeight) return false;
  face.scrollBy({ top: px });
  return true;
}

/** Whether Space and Enter press a focused button or follow a focused link. */
export function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a[href], summary") !== null;
}
