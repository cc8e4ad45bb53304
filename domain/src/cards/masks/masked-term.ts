import type { CardContent } from "../card.ts";
import { rewrittenMedia } from "../card-media.ts";
import { filledTerm } from "../gap-question.ts";
import { maskNumbersOf } from "./mask-numbers.ts";
import { readMasks, type Mask, type Masks } from "./masks.ts";
import { writeMaskView, type DrawnMask, type MaskState } from "./mask-view.ts";

/** A question of a masked picture: the number that is asked, or all of them, and whether the answer is shown. */
type Asked = { readonly asked: number | "all"; readonly isAnswered: boolean };

/**
 * The term as a question or an answer shows it: its first picture carries the masks to draw. A question covers what it asks, and with "hide all" the
 * other masks too, which stay covered beside the answer: they are other questions. The gaps of a term with masks are filled.
 */
export function maskedTerm(card: Pick<CardContent, "term" | "masks">, { asked, isAnswered }: Asked): string {
  const numbers = maskNumbersOf(card);
  const { hides, masks } = readMasks(card.masks ?? []);
  const stateOf = (mask: Mask) => stateIn(mask, { hides, asked, isAnswered });
  const drawn = masks.flatMap((mask): DrawnMask[] => {
    const state = stateOf(mask);
    // A question must not carry what it asks for.
    return state === null ? [] : [{ ...mask, state, label: state === "asked" || state === "hidden" ? "" : mask.label }];
  });
  const place = asked === "all" ? 0 : numbers.indexOf(asked) + 1;
  const view = writeMaskView({ place, count: numbers.length, masks: drawn });
  let isFirst = true;
  return rewrittenMedia(filledTerm(card.term), ({ id, extension, kind }) => {
    if (kind !== "picture" || !isFirst) return null;
    isFirst = false;
    return { name: `${id}.${extension}${view}` };
  });
}

function stateIn({ number, shape }: Mask, { hides, asked, isAnswered }: Pick<Masks, "hides"> & Asked): MaskState | null {
  if (shape.kind === "words") return "written";
  const isAsked = number > 0 && (asked === "all" || number === asked);
  if (isAsked) return isAnswered ? "answered" : "asked";
  return hides === "all" ? "hidden" : null;
}

/** What a number hides, as its masks say; empty if none of them has a label. */
export function maskLabel(lines: readonly string[], number: number): string {
  const labels = readMasks(lines).masks.flatMap((mask) => (mask.number === number && mask.label !== "" ? [mask.label] : []));
  return [...new Set(labels)].join(", ");
}
