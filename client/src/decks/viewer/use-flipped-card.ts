import type { Card } from "@recollect/domain/cards/card.ts";
import { useEffect, useMemo, useState } from "react";
import { loadPictures } from "../../cards/text/media/side-media.tsx";

/** The card as its two faces show it. Of a card with masks nothing shows until their code is loaded: its picture would show everything. */
export function useFlippedCard(card: Card): Card {
  const [flip, setFlip] = useState<((card: Card) => Card) | null>(null);
  const { masks } = card;
  useEffect(() => {
    if (masks)
      loadPictures().then(
        ({ flippedCard }) => setFlip(() => flippedCard),
        () => undefined,
      );
  }, [masks]);
  return useMemo(() => (masks ? (flip?.(card) ?? { ...card, term: "", definition: "" }) : card), [card, masks, flip]);
}
