import type { CardContent } from "../card.ts";
import { filledTerm } from "../gap-question.ts";
import { firstPicture, numberOf } from "./mask-numbers.ts";

/** A question of a masked picture: the asked number, or all of them, and whether the answer is shown. */
type QuestionView = { readonly asked: number | "all"; readonly isAnswered: boolean };

const labelOfLine = /: .*/;

/**
 * The term as a question or an answer shows it. The address of its first picture ends with what to draw, so that whatever draws a text draws the
 * masks: `#o=3a` and the lines of the masks ask number 3, `#o=3r` shows its answer, 0 stands for all. `mask-view.ts` reads it; a card itself never has
 * such an address. A question carries no label of what it asks for, nor an answer those of other questions; words on the picture stay. Gaps of the
 * term are filled.
 */
export function maskedTerm({ term, masks = [] }: Pick<CardContent, "term" | "masks">, { asked, isAnswered }: QuestionView): string {
  const isOpen = (line: string) => isAnswered && (asked === "all" || numberOf(line) === asked);
  const lines = masks.map((line) => (isOpen(line) || line.startsWith("0 words ") ? line : line.replace(labelOfLine, "")));
  const text = encodeURIComponent(lines.join("\n").toWellFormed()).replaceAll("(", "%28").replaceAll(")", "%29");
  const view = `#o=${asked === "all" ? 0 : asked}${isAnswered ? "r" : "a"}${text}`;
  return filledTerm(term).replace(firstPicture, (picture) => picture + view);
}
