import type { Card } from "../cards/card.ts";
import { maskLabel } from "../cards/masks/mask-label.ts";
import { maskedTerm } from "../cards/masks/masked-term.ts";
import { escaped } from "../cards/text/format.ts";
import type { Prompt } from "./prompts.ts";

/** The two sides of a prompt. `gap` is the number of the gap that the question hides; null for none. */
export type AskedSides = { readonly question: string; readonly answer: string; readonly gap: number | null };

export function sidesOf(card: Pick<Card, "term" | "definition" | "masks">, { asks }: Pick<Prompt, "asks">): AskedSides {
  const { term, definition } = card;
  if (typeof asks === "object" && "mask" in asks) return { ...maskedSides(card, asks.mask), gap: null };
  if (asks === "definition") return { question: term, answer: definition, gap: null };
  if (asks === "term") return { question: definition, answer: term, gap: null };
  return { question: term, answer: term, gap: asks.gap };
}

/** A masked picture, and the same without its mask; below it what the mask hides, and the definition. */
function maskedSides(card: Pick<Card, "term" | "definition" | "masks">, mask: number): { question: string; answer: string } {
  const label = maskLabel(card.masks ?? [], mask);
  const below = [label === "" ? "" : `**${escaped(label)}**`, card.definition].filter((text) => text.trim() !== "");
  return {
    question: maskedTerm(card, { asked: mask, isAnswered: false }),
    answer: [maskedTerm(card, { asked: mask, isAnswered: true }), ...below].join("\n"),
  };
}
