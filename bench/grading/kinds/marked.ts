/** A card with answers to it, as a teacher marks them. */
export type MarkedCard = {
  term: string;
  definition: string;
  right?: readonly string[];
  partial?: readonly string[];
  wrong?: readonly string[];
};

export function marked(
  term: string,
  definition: string,
  { right = [], partial = [], wrong = [] }: Pick<MarkedCard, "right" | "partial" | "wrong">,
): MarkedCard {
  return { term, definition, right, partial, wrong };
}
