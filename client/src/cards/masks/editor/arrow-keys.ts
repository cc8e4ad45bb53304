import type { Point } from "@recollect/domain/cards/masks/masks.ts";
import type { KeyboardEvent } from "react";

/** How far an arrow key moves or resizes, as a share of the picture; with Alt a tenth of it. */
const keyStep = 0.01;

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far an arrow key goes to the right and down, in shares of the picture; null for any other key. */
export function arrowStep({ key, altKey }: KeyboardEvent): Point | null {
  const direction = directions[key];
  if (!direction) return null;
  const by = altKey ? keyStep / 10 : keyStep;
  return [direction[0] * by, direction[1] * by];
}

/** Whether a key takes away what has the focus. */
export function isRemoval({ key }: KeyboardEvent): boolean {
  return key === "Delete" || key === "Backspace";
}
