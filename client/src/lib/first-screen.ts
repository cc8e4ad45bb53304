/**
 * What the page shows before its scripts are there: `lib/appearance/before-paint.ts` says on <html> which of the server's two frames fits the address,
 * and which form's button was tapped in it meanwhile.
 */
const { dataset } = document.documentElement;

/** The landing page's top as the server sent it; null if the page began as another one. Looked for at once: React empties its place. */
export const sentFrame =
  dataset["firstScreen"] === "landing" ? document.querySelector<HTMLElement>('#root [data-frame="landing"] > *') : null;

/** The frame's button that had the focus when its place was emptied. */
let lostFocus: Element | null = null;

/** The form whose button was tapped before the scripts were there, until the first screen is. */
export function wantedForm(): string | null {
  return dataset["wantedForm"] ?? null;
}

/** Whether no screen has been shown yet since the page was opened. */
export function isFirstScreen(): boolean {
  return dataset["firstScreen"] !== undefined;
}

/** The frame has done its work: the screen itself is there. */
export function endFirstScreen(): void {
  delete dataset["firstScreen"];
  delete dataset["wantedForm"];
  lostFocus = null;
}

/** Notes which element has the focus: the browser forgets it when the element is removed, even for a moment. */
export function noteFocus(): void {
  if (isFirstScreen()) lostFocus = document.activeElement;
}

/** Gives the focus back to the button, or to the one in its place with the same words, so that Enter and the space bar go on working. */
export function returnFocus(): void {
  if (lostFocus?.localName !== "button" || document.activeElement !== document.body) return;
  const buttons = [...document.querySelectorAll<HTMLElement>("#root button")];
  (buttons.find((button) => button === lostFocus) ?? buttons.find((button) => button.textContent === lostFocus?.textContent))?.focus({
    preventScroll: true,
  });
}
