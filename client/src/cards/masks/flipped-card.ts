import type { Card } from "@recollect/domain/cards/card.ts";
import { maskedTerm } from "@recollect/domain/cards/masks/masked-term.ts";

/** A card with masks as it is flipped through: all of them closed on its front, and open on its back, above its definition. */
export function flippedCard(card: Card): Card {
  const sides = [false, true].map((isAnswered) => maskedTerm(card, { asked: "all", isAnswered }));
  const [term = "", answer = ""] = sides;
  return { ...card, term, definition: [answer, card.definition].filter((text) => text.trim() !== "").join("\n") };
}
