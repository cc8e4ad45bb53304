/**
 * A lifted row is drawn again above the page and its old element leaves the page, while the finger's touches go on being
 * sent to that element, where no one hears them. This passes them on to the page until the finger is lifted.
 * Call it for a touchstart.
 */
export function passTouchesOn({ target }: { target: EventTarget }): void {
  if (!(target instanceof Element)) return;
  const listening = new AbortController();
  const pass = (event: Event) => {
    if (!(event instanceof TouchEvent)) return;
    if (!target.isConnected && !document.body.dispatchEvent(copyOf(event))) event.preventDefault();
    if (event.type !== "touchmove" && event.touches.length === 0) listening.abort();
  };
  for (const type of ["touchmove", "touchend", "touchcancel"]) {
    target.addEventListener(type, pass, { passive: false, signal: listening.signal });
  }
}

function copyOf(event: TouchEvent): TouchEvent {
  const { type, cancelable, touches, targetTouches, changedTouches } = event;
  return new TouchEvent(type, {
    bubbles: true,
    cancelable,
    touches: [...touches],
    targetTouches: [...targetTouches],
    changedTouches: [...changedTouches],
  });
}
