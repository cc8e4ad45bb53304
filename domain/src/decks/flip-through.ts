import { shuffled } from "./shuffle.ts";

/**
 * A student's position in a deck. `order` has the cards' ids as shown, `index` counts from 0. An empty deck has an empty order and index 0.
 */
export type FlipThrough = {
  readonly order: readonly string[];
  readonly index: number;
  readonly flipped: boolean;
  readonly isShuffled: boolean;
};

export function startFlipThrough(cardIds: readonly string[]): FlipThrough {
  return { order: cardIds, index: 0, flipped: false, isShuffled: false };
}

export function flip(state: FlipThrough): FlipThrough {
  return state.order.length === 0 ? state : { ...state, flipped: !state.flipped };
}

export function nextCard(state: FlipThrough): FlipThrough {
  return goTo(state, state.index + 1);
}

export function previousCard(state: FlipThrough): FlipThrough {
  return goTo(state, state.index - 1);
}

export function firstCard(state: FlipThrough): FlipThrough {
  return goTo(state, 0);
}

export function lastCard(state: FlipThrough): FlipThrough {
  return goTo(state, state.order.length - 1);
}

/** Moves to the card with this id; an unknown one changes nothing. */
export function goToCard(state: FlipThrough, cardId: string): FlipThrough {
  return goTo(state, state.order.indexOf(cardId));
}

/** Shuffles, and starts at the first card. */
export function shuffleCards(state: FlipThrough, random: () => number): FlipThrough {
  return { order: shuffled(state.order, random), index: 0, flipped: false, isShuffled: true };
}

/** Restores a position, in the order of that time (null: the deck's own), in a deck that may have been edited since. */
export function resumeFlipThrough(
  savedPlace: { order: readonly string[] | null; cardId: string },
  cardIds: readonly string[],
): FlipThrough {
  const order = savedPlace.order ?? cardIds;
  const index = Math.max(0, order.indexOf(savedPlace.cardId));
  return followCards({ order, index, flipped: false, isShuffled: savedPlace.order !== null }, cardIds);
}

/** The progress, from 0 to 1: (index + 1) / count. */
export function progress(state: FlipThrough): number {
  return state.order.length === 0 ? 0 : (state.index + 1) / state.order.length;
}

export function hasNext(state: FlipThrough): boolean {
  return state.index < state.order.length - 1;
}

export function hasPrevious(state: FlipThrough): boolean {
  return state.index > 0;
}

/**
 * The same position in an edited deck. The card in view stays while it exists; a shuffled order is kept, without deleted cards and with new
 * ones at its end.
 */
export function followCards(state: FlipThrough, cardIds: readonly string[]): FlipThrough {
  const current = state.order[state.index];
  const order = state.isShuffled ? keptOrder(state.order, cardIds) : cardIds;
  const index = current === undefined ? -1 : order.indexOf(current);
  if (index >= 0) return { ...state, order, index };
  return { ...state, order, index: Math.max(0, Math.min(state.index, order.length - 1)), flipped: false };
}

function keptOrder(order: readonly string[], cardIds: readonly string[]): string[] {
  const present = new Set(cardIds);
  const orderedIds = new Set(order);
  return [...order.filter((id) => present.has(id)), ...cardIds.filter((id) => !orderedIds.has(id))];
}

/** Moving un-flips; a position outside the deck changes nothing. */
function goTo(state: FlipThrough, index: number): FlipThrough {
  if (index < 0 || index >= state.order.length || index === state.index) return state;
  return { ...state, index, flipped: false };
}
