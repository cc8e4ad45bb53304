import { sameContent, withId, type Card } from "../../cards/card.ts";
import { groupBy } from "../../words/grouped.ts";
import { valueOf, withFields, type DeckContent, type DeckPatch } from "../deck-patch.ts";
import type { UndecidedCard } from "./listed-changes.ts";

/** A card of mine and the author's card that it came from. */
export type CardPair = { readonly id: string; readonly source: string };

/** A card that was in the author's deck once. */
export type LeftCard = CardPair & {
  /** as it was there, with my id: the base if it comes back. Absent where that is not known, and of a card that went from my deck too: it comes back as new */
  readonly card?: Card;
  /** its follower keeps it for good: nothing is said about it any more, unless it comes back and leaves again */
  readonly isKept?: true;
};

/** The author's deck as a follower last took it: the base of the next merge. Its cards have the follower's ids. */
export type TakenDeck = DeckContent & {
  /** the author's ids of the cards, in their order */
  readonly sources: readonly string[];
  /** cards that were in the author's deck once and are not in `cards`; the newest last */
  readonly left: readonly LeftCard[];
};

/** How many cards that left are remembered: as many as a deck can have. */
const mostLeft = 10_000;

/** How long the words of cards that left may be, in characters of JSON: those of the oldest are forgotten first. */
const mostLeftText = 4 * 1024 * 1024;

/** The author's deck with my ids: a card that I had before keeps its id, another one gets a new id. It is the base once it is taken. */
export function withMyIds(taken: TakenDeck, theirs: DeckContent, newId: () => string): TakenDeck {
  const ids = new Map([...taken.left, ...pairsOf(taken)].map(({ id, source }) => [source, id]));
  const there = new Set(theirs.cards.map(({ id }) => id));
  return {
    title: theirs.title,
    description: theirs.description,
    cards: theirs.cards.map((card) => withId(card, ids.get(card.id) ?? newId())),
    sources: theirs.cards.map(({ id }) => id),
    left: [...taken.left, ...taken.cards.map((card, at) => ({ id: card.id, source: taken.sources[at] ?? "", card }))]
      .filter(({ source }) => !there.has(source))
      .slice(-mostLeft),
  };
}

/** What is stored once a merge is taken: of cards that went from my deck, and of the oldest where they are too long together, no words. */
export function toRemember(next: TakenDeck, { removed }: Pick<DeckPatch, "removed">): TakenDeck {
  const gone = new Set(removed.map(({ id }) => id));
  let room = mostLeftText;
  const left = next.left.toReversed().map(({ card, ...known }): LeftCard => {
    if (!card || gone.has(known.id)) return known;
    room -= JSON.stringify(card).length;
    return room < 0 ? known : { ...known, card };
  });
  return { ...next, left: left.toReversed() };
}

/** The base where some cards are undecided: of their fields it is what it was, so that they are asked about again. A card that had no base has none. */
export function withUndecided(next: TakenDeck, before: TakenDeck, undecided: readonly UndecidedCard[]): TakenDeck {
  if (undecided.length === 0) return next;
  const known = new Map([...cardsLeft(before), ...before.cards].map((card) => [card.id, card]));
  const fieldsOf = new Map(undecided.map(({ id, fields }) => [id, fields]));
  const asBefore = (card: Card): Card => {
    const [was, fields] = [known.get(card.id), fieldsOf.get(card.id)];
    if (!was || fields === undefined) return card;
    const changes = fields?.map((field) => ({ field, to: valueOf(was, field) }));
    return changes ? withFields(card, changes) : was;
  };
  const hasBase = ({ id }: { id: string }) => !fieldsOf.has(id) || known.has(id);
  const pairs = pairsOf(next);
  return {
    ...next,
    cards: next.cards.filter(hasBase).map(asBefore),
    sources: pairs.filter(hasBase).map(({ source }) => source),
    left: [...next.left, ...pairs.filter((pair) => !hasBase(pair))].slice(-mostLeft),
  };
}

/** The base that belongs to an earlier version of my deck, once that is restored. Cards that came since keep my ids: they come as new ones, with their progress. */
export function takenAsThen(then: TakenDeck, now: TakenDeck): TakenDeck {
  const known = new Set([...then.sources, ...then.left.map(({ source }) => source)]);
  const since = [...now.left, ...pairsOf(now)].flatMap(({ id, source }) => (known.has(source) ? [] : { id, source }));
  const kept = new Set(now.left.flatMap(({ source, isKept }) => (isKept ? [source] : [])));
  const left = then.left.map((card) => (kept.has(card.source) ? { ...card, isKept: true as const } : card));
  return { ...then, left: [...left, ...since].slice(-mostLeft) };
}

/** The cards that left, as they were, where that is known. */
export function cardsLeft({ left }: Pick<TakenDeck, "left">): Card[] {
  return left.flatMap(({ card }) => card ?? []);
}

export function pairsOf({ cards, sources }: Pick<TakenDeck, "cards" | "sources">): CardPair[] {
  return cards.map(({ id }, at) => ({ id, source: sources[at] ?? "" }));
}

/** My cards that the author's deck has no more, without those that I keep for good. */
export function leftHere({ left }: TakenDeck, theirs: DeckContent, mine: DeckContent): string[] {
  const [there, here] = [new Set(theirs.cards.map(({ id }) => id)), new Set(mine.cards.map(({ id }) => id))];
  return left.flatMap(({ id, source, isKept }) => (here.has(id) && !there.has(source) && !isKept ? [id] : []));
}

/** What is stored once I keep a card for good that the author's deck has no more. */
export function withKept(taken: TakenDeck, id: string): TakenDeck {
  return { ...taken, left: taken.left.map((card) => (card.id === id ? { ...card, isKept: true as const } : card)) };
}

/**
 * The base of a copy that was made long ago and follows its original from now on. What its cards were then is not known: where a card of the original says
 * the same as mine, or mine was removed since, that is the base; each other card is asked about once, in the fields that differ.
 */
export function takenByOldCopy(pairs: readonly CardPair[], theirs: DeckContent, mine: DeckContent): TakenDeck {
  const ofMine = new Map(mine.cards.map((card) => [card.id, card]));
  const idOf = new Map(pairs.map(({ id, source }) => [source, id]));
  const known = theirs.cards.flatMap((card): { card: Card; source: string }[] => {
    const id = idOf.get(card.id);
    const here = id === undefined ? undefined : ofMine.get(id);
    return id === undefined || (here && !sameContent(here, card)) ? [] : [{ card: withId(card, id), source: card.id }];
  });
  const sources = new Set(known.map(({ source }) => source));
  return {
    title: theirs.title,
    description: theirs.description,
    cards: known.map(({ card }) => card),
    sources: [...sources],
    left: pairs.filter(({ source }) => !sources.has(source)).slice(-mostLeft),
  };
}

/** Pairs the cards of two decks that say the same, each once: for a copy of which nobody wrote down where its cards came from. */
export function pairedByContent(mine: DeckContent, theirs: DeckContent): CardPair[] {
  const free = groupBy(theirs.cards, keyOf);
  return mine.cards.flatMap((card) => {
    const other = free.get(keyOf(card))?.shift();
    return other ? [{ id: card.id, source: other.id }] : [];
  });
}

function keyOf({ term, definition }: Card): string {
  return JSON.stringify([term.trim(), definition.trim()]);
}
