import type { CardContent } from "../card.ts";
import { filledTerm } from "../gap-question.ts";
import { firstPicture, maskNumbersOf, numberOf } from "./mask-numbers.ts";

/** What is asked of a masked picture: a number, or all of them, and whether the answer is shown. */
type Asked = { readonly asked: number | "all"; readonly isAnswered: boolean };

const hideAll = "hide all";
const words = /^0 words /;

/**
 * The term as a question or an answer shows it. The address of its first picture ends with the masks to draw, so that whatever draws a text draws
 * them: `#o=3.2.7a;3_box_0.1_0.1_0.2_0.2` asks number 3, the second of seven; `r` instead of `a` shows the answer. `mask-view.ts` reads it. A card
 * itself never has such an address. The gaps of a term with masks are filled.
 */
export function maskedTerm(card: Pick<CardContent, "term" | "masks">, { asked, isAnswered }: Asked): string {
  const numbers = maskNumbersOf(card);
  const { masks = [] } = card;
  const isAsked = (line: string) => (asked === "all" ? numberOf(line) > 0 : numberOf(line) === asked);
  const drawn = masks.filter((line) => masks.includes(hideAll) || isAsked(line) || words.test(line));
  // A question must not carry what it asks for, nor an answer what other questions ask for.
  const lines = drawn.map((line) => addressOf(line, (isAnswered && isAsked(line)) || words.test(line)));
  const head = asked === "all" ? [0, 0, numbers.length] : [asked, numbers.indexOf(asked) + 1, numbers.length];
  const view = [`#o=${head.join(".")}${isAnswered ? "r" : "a"}`, ...lines].join(";");
  return filledTerm(card.term).replace(firstPicture, (picture) => picture + view);
}

/** A line as a part of an address, with its label or without. */
function addressOf(line: string, hasLabel: boolean): string {
  const [shape = "", ...label] = line.split(": ");
  const text = shape.replaceAll(" ", "_");
  return hasLabel && label.length > 0 ? `${text}=${encoded(label.join(": "))}` : text;
}

function encoded(label: string): string {
  return encodeURIComponent(label.toWellFormed()).replaceAll("(", "%28").replaceAll(")", "%29");
}
