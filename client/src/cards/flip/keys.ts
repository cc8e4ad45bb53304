/** How far the up and down keys scroll. */
export const scrollStepPx = 60;

/** Scrolls a face that is longer than the card; whether there was anything to scroll. */
export function scrolled(face: HTMLElement | null, px: number): boolean {
  if (!face || face.scrollHeight <= face.clientHeight) return false;
  face.scrollBy({ top: px });
  return true;
}

/** Space and Enter press the button or follow the link that has the focus. */
export function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a[href], summary") !== null;
}
