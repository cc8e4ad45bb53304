import { numberOf } from "./mask-numbers.ts";
import { readMasks, type Mask, type Masks } from "./masks.ts";

/**
 * How a shape is drawn: `asked` and `hidden` cover the picture, the first being the question; `answered` frames the answer, with its label;
 * `written` are words on the picture.
 */
export type MaskState = "asked" | "hidden" | "answered" | "written";

export type DrawnMask = Pick<Mask, "shape" | "label" | "color"> & { readonly state: MaskState };

/**
 * A picture with its masks as one question or answer shows it. `place` is that of the asked number among `count` numbers, from 1 on; 0 if all are
 * asked, as when flipping through a deck.
 */
export type MaskView = { readonly place: number; readonly count: number; readonly masks: readonly DrawnMask[] };

/**
 * The view at the end of a picture's address, as `maskedTerm` writes it; null if there is none. A question covers what it asks, and with "hide all" the
 * other masks too, which stay covered beside the answer: they are other questions. Shapes that can't be drawn are left out.
 */
export function readMaskView(address: string): MaskView | null {
  const [, number = "", kind = "", text = ""] = /^#o=(\d{1,3})([ar])(.*)$/.exec(address) ?? [];
  if (kind === "") return null;
  const lines = decoded(text).split("\n");
  const numbers = [...new Set(lines.map(numberOf))].filter((one) => one > 0).toSorted((a, b) => a - b);
  const { hides, masks } = readMasks(lines);
  const stateOf = (mask: Mask) => stateIn(mask, { hides, asked: Number(number), isAnswered: kind === "r" });
  const drawn = masks.flatMap((mask): DrawnMask[] => {
    const state = stateOf(mask);
    return state === null ? [] : [{ ...mask, state }];
  });
  return { place: numbers.indexOf(Number(number)) + 1, count: numbers.length, masks: drawn };
}

type QuestionView = Pick<Masks, "hides"> & { readonly asked: number; readonly isAnswered: boolean };

function stateIn({ number, shape }: Mask, { hides, asked, isAnswered }: QuestionView): MaskState | null {
  if (shape.kind === "words") return "written";
  const isAsked = number > 0 && (asked === 0 || number === asked);
  if (isAsked) return isAnswered ? "answered" : "asked";
  return hides === "all" ? "hidden" : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
