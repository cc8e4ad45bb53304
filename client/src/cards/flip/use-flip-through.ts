import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Card } from "@recollect/domain/cards/card.ts";
import { flipLockMs } from "@recollect/domain/decks/flip-lock.ts";
import {
  firstCard,
  flip,
  followCards,
  goToCard,
  lastCard,
  nextCard,
  previousCard,
  resumeFlipThrough,
  shuffleCards,
  startFlipThrough,
  type FlipThrough,
} from "@recollect/domain/decks/flip-through.ts";

/** How the card in view appeared: the side from which it slides in. */
export type Slide = "forward" | "back" | "none";

type Moves = "next" | "previous" | "first" | "last" | "shuffle" | { to: string };

type Place = { order: readonly string[] | null; cardId: string };

/** Stores the position while the page is away. */
type Keeper = { read: () => Place | null; write: (place: Place) => void };

const nowhere: Keeper = { read: () => null, write: () => undefined };

/** Walks through the cards: the position, and the steps from there. A card that is turning can't be turned again. */
export function useFlipThrough(cards: readonly Card[], random: () => number, keeper = nowhere) {
  const ids = useMemo(() => cards.map(({ id }) => id), [cards]);
  const byId = useMemo(() => new Map(cards.map((card) => [card.id, card])), [cards]);
  const [{ walk, slide, of }, setPlace] = useState<{ walk: FlipThrough; slide: Slide; of: readonly string[] }>(() => {
    const savedPlace = keeper.read();
    return { walk: savedPlace ? resumeFlipThrough(savedPlace, ids) : startFlipThrough(ids), slide: "none", of: ids };
  });
  // The deck was edited meanwhile: the student keeps the position.
  if (of !== ids) setPlace({ walk: followCards(walk, ids), slide: "none", of: ids });

  const turnedAt = useRef(-Infinity);
  const turn = useCallback(() => {
    const now = performance.now();
    if (now - turnedAt.current < flipLockMs) return;
    turnedAt.current = now;
    setPlace((place) => ({ ...place, walk: flip(place.walk) }));
  }, []);

  const move = useCallback(
    (where: Moves) => {
      setPlace((place) => {
        const next = step(place.walk, where, random);
        if (next === place.walk) return place;
        return { ...place, walk: next, slide: next.index > place.walk.index ? "forward" : "back" };
      });
    },
    [random],
  );

  const cardId = walk.order[walk.index] ?? "";
  const { order, isShuffled } = walk;
  useEffect(() => {
    turnedAt.current = -Infinity;
    if (cardId !== "") keeper.write({ cardId, order: isShuffled ? order : null });
  }, [cardId, order, isShuffled, keeper]);

  /** the card in view, the previous and the next one */
  const near = order.slice(Math.max(0, walk.index - 1), walk.index + 2).flatMap((id) => byId.get(id) ?? []);
  return { walk, slide, card: byId.get(cardId), near, turn, move };
}

function step(walk: FlipThrough, where: Moves, random: () => number): FlipThrough {
  if (typeof where === "object") return goToCard(walk, where.to);
  switch (where) {
    case "next":
      return nextCard(walk);
    case "previous":
      return previousCard(walk);
    case "first":
      return firstCard(walk);
    case "last":
      return lastCard(walk);
    case "shuffle":
      return shuffleCards(walk, random);
  }
}
