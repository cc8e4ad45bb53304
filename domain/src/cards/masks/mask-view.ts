import { numberOf } from "./mask-numbers.ts";
import { readMask, type Mask } from "./masks.ts";

/**
 * How a shape is drawn: `asked` and `hidden` cover the picture, the first being what is asked; `answered` frames what was asked, with its label;
 * `written` are words on the picture.
 */
export type MaskState = "asked" | "hidden" | "answered" | "written";

export type DrawnMask = Pick<Mask, "shape" | "label" | "color"> & { readonly state: MaskState };

/**
 * A picture with its masks as one question or answer shows it. `place` is that of the asked number among `count` numbers, from 1 on; 0 if all are
 * asked, as when flipping through a deck.
 */
export type MaskView = { readonly place: number; readonly count: number; readonly masks: readonly DrawnMask[] };

/** The view at the end of a picture's address, as `maskedTerm` writes it; null if it is none. Shapes that can't be drawn are left out. */
export function readMaskView(address: string): MaskView | null {
  const [head = "", ...lines] = address.split(";");
  const found = /^#o=(\d{1,3})\.(\d{1,3})\.(\d{1,3})([ar])$/.exec(head);
  if (!found) return null;
  const [asked = 0, place = 0, count = 0] = found.slice(1, 4).map(Number);
  const isAnswered = found[4] === "r";
  const masks = lines.map(lineOf).flatMap((line): DrawnMask[] => {
    const mask = readMask(line);
    if (!mask) return [];
    const isAsked = asked === 0 ? mask.number > 0 : numberOf(line) === asked;
    return [{ ...mask, state: mask.shape.kind === "words" ? "written" : !isAsked ? "hidden" : isAnswered ? "answered" : "asked" }];
  });
  return { place, count, masks };
}

function lineOf(part: string): string {
  const at = part.indexOf("=");
  const shape = (at < 0 ? part : part.slice(0, at)).replaceAll("_", " ");
  const label = at < 0 ? "" : decoded(part.slice(at + 1));
  return label === "" ? shape : `${shape}: ${label}`;
}

function decoded(label: string): string {
  try {
    return decodeURIComponent(label);
  } catch {
    return "";
  }
}
