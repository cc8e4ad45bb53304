import type { Card } from "@recollect/domain/cards/card.ts";
import { useEffect, useMemo, useState } from "react";

type Flipping = typeof import("./flipped-card.ts");

/** The card as its two faces show it. Of a card with masks nothing shows until their code is loaded: its picture would show everything. */
export function useFlippedCard(card: Card): Card {
  const [flipping, setFlipping] = useState<Flipping | null>(null);
  const isMasked = Boolean(card.masks?.length);
  useEffect(() => {
    if (isMasked) import("./flipped-card.ts").then(setFlipping, () => undefined);
  }, [isMasked]);
  return useMemo(() => {
    if (!isMasked) return card;
    return flipping ? flipping.flippedCard(card) : { ...card, term: "", definition: "" };
  }, [card, isMasked, flipping]);
}
