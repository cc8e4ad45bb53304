import { drawnElementOf } from "../../../../cards/side/drawn-elements.ts";

/** From the text into what belongs to the part with the caret: a picture beside it, or the panel below. */
export function enterPart(field: HTMLElement | null, side: Element | null): void {
  if (drawnElementOf(field)?.enter()) return;
  side?.querySelector<HTMLElement>("[data-panel] :is(input, button)")?.focus();
}
