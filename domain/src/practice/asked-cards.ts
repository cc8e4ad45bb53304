import { hasBothSides, isComplete, type Card } from "../cards/card.ts";
import { gapQuestion } from "../cards/gap-question.ts";
import { hasWriting, mediumOf } from "../cards/medium.ts";
import { cardIdOf, promptsOf } from "../study/prompts.ts";
import { isGap, turnedKey } from "./wording.ts";
import { grouped } from "../words/grouped.ts";

/** How a test asks: choices are shown, and may be pictures; a written answer is words. */
export type WayOfAsking = "choices" | "written";

/** The side that is asked for; `mixed` is either, card by card. A gap is asked as a gap, whatever the direction. */
export type Direction = "definition" | "term" | "mixed";

/** A question as a card: what is asked, and what belongs to it. `id` is the prompt's key. */
export type AskedCard = { id: string; term: string; definition: string };

/**
 * What a test asks of a deck, in the deck's order: a term for its definition or the other way round, a sentence for what belongs in its gap, gap
 * by gap. What can't be asked is left out. `mixed` gives both ways of a card, one after the other: see `oneWayEach`.
 */
export function askedCards(cards: readonly Card[], way: WayOfAsking, direction: Direction = "definition"): AskedCard[] {
  return cards.flatMap((card) => questionsOf(card, direction).filter((asked) => canBeAsked(asked, way)));
}

/** Of each card that would be asked both ways, one of the two. */
export function oneWayEach(asked: readonly AskedCard[], random: () => number): AskedCard[] {
  const byCard = grouped(asked, ({ id }) => (isGap(id) ? id : cardIdOf(id)));
  return [...byCard.values()].flatMap((ways) => ways[Math.floor(random() * ways.length)] ?? []);
}

/** How many complete cards a test leaves out. */
export function leftOutCount(cards: readonly Card[], way: WayOfAsking, direction: Direction = "definition"): number {
  return cards.filter((card) => isComplete(card) && askedCards([card], way, direction).length === 0).length;
}

/** What the key of a question asks of its card; null when it asks for no such thing. */
export function askedOf(card: Card, key: string): AskedCard | null {
  return questionsOf(card, "mixed").find(({ id }) => id === key) ?? null;
}

function questionsOf(card: Card, direction: Direction): AskedCard[] {
  return promptsOf({ id: card.id, term: card.term }).flatMap(({ key, asks }) => {
    if (asks === "definition") return hasBothSides(card) ? waysOf(card, direction) : [];
    const gap = asks === "term" ? null : gapQuestion(card.term, asks.gap);
    return gap ? [{ id: key, term: gap.question, definition: gap.answer }] : [];
  });
}

function waysOf({ id, term, definition }: Card, direction: Direction): AskedCard[] {
  const there = { id, term, definition };
  const back = { id: turnedKey(id), term: definition, definition: term };
  return { definition: [there], term: [back], mixed: [there, back] }[direction];
}

/** A sound can't be heard among choices, nor a picture written; and a sound alone asks nothing that can be read. */
function canBeAsked({ term, definition }: AskedCard, way: WayOfAsking): boolean {
  if (!hasWriting(term) && mediumOf(term) === "sound") return false;
  return hasWriting(definition) || (way === "choices" && mediumOf(definition) === "picture");
}
