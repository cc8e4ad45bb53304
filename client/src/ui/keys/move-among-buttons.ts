import type { KeyboardEvent } from "react";
import { isRightToLeft } from "../../lib/browser/direction.ts";

/** The arrow keys, Home and End within a toolbar whose buttons Tab skips; Escape leaves it. */
export function moveAmongButtons(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const step = isRightToLeft() ? -1 : 1;
  const next = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: buttons.length - 1 }[event.key];
  if (event.key === "Escape") leave();
  else if (next === undefined) return;
  else buttons.at(next % buttons.length)?.focus();
  event.preventDefault();
  event.stopPropagation();
}
