import { hasBothSides, isComplete, type Card } from "../cards/card.ts";
import { gapQuestion } from "../cards/gap-question.ts";
import { maskLabel } from "../cards/masks/mask-label.ts";
import { maskedTerm } from "../cards/masks/masked-term.ts";
import { hasWriting, mediumOf } from "../cards/medium.ts";
import { escaped } from "../cards/text/format.ts";
import { cardIdOf } from "../study/prompt-keys.ts";
import { promptsOf } from "../study/prompts.ts";
import { isGap, isMask, turnedKey } from "./wording.ts";
import { groupBy } from "../words/grouped.ts";

/** The two kinds of tests. Choices are displayed, so they may be pictures; a written answer is always words. */
export type WayOfAsking = "choices" | "written";

/** The side that is asked for; `mixed` is either, card by card. Gaps are always asked as gaps. */
export type Direction = "definition" | "term" | "mixed";

/** A question in the form of a card: the question as the term, its answer as the definition. `id` is the prompt's key. */
export type AskedCard = { id: string; term: string; definition: string };

/**
 * The questions of a test in the deck's order: a term for its definition or the reverse, a sentence for each of its gaps, and a
 * picture for each of its masks with a label. Cards that can't be asked are left out. `mixed` gives both directions of a card, one after the other:
 * see `oneWayEach`.
 */
export function askedCards(cards: readonly Card[], way: WayOfAsking, direction: Direction = "definition"): AskedCard[] {
  return cards.flatMap((card) => questionsOf(card, direction).filter((askedCard) => canBeAsked(askedCard, way)));
}

/** Keeps one direction of each card that is asked in both. */
export function oneWayEach(bothWays: readonly AskedCard[], random: () => number): AskedCard[] {
  const byCard = groupBy(bothWays, ({ id }) => (isGap(id) || isMask(id) ? id : cardIdOf(id)));
  return [...byCard.values()].flatMap((ways) => ways[Math.floor(random() * ways.length)] ?? []);
}

/** How many complete cards a test leaves out. */
export function leftOutCount(cards: readonly Card[], way: WayOfAsking, direction: Direction = "definition"): number {
  return cards.filter((card) => isComplete(card) && askedCards([card], way, direction).length === 0).length;
}

/** The question with this key; null if the card has no such question, or none that can be asked in this way. */
export function askedOf(card: Card, key: string, way?: WayOfAsking): AskedCard | null {
  const question = questionsOf(card, "mixed", (id) => id === key).find(({ id }) => id === key);
  return question && (!way || canBeAsked(question, way)) ? question : null;
}

/** The first question of a card in this way; null if it has none. The others are not made: of a picture each carries all masks. */
export function firstAsked(card: Card, way: WayOfAsking): AskedCard | null {
  for (const { key } of promptsOf({ ...card, bothWays: false })) {
    const question = askedOf(card, key, way);
    if (question) return question;
  }
  return null;
}

function questionsOf(card: Card, direction: Direction, isWanted: (key: string) => boolean = () => true): AskedCard[] {
  return promptsOf({ ...card, bothWays: false }).flatMap(({ key, asks }) => {
    if (asks === "definition") return hasBothSides(card) ? waysOf(card, direction) : [];
    if (!isWanted(key)) return [];
    if (typeof asks === "object" && "mask" in asks) {
      const label = maskLabel(card.masks ?? [], asks.mask);
      return label === "" ? [] : [{ id: key, term: maskedTerm(card, { asked: asks.mask, isAnswered: false }), definition: escaped(label) }];
    }
    const gap = asks === "term" ? null : gapQuestion(card.term, asks.gap);
    return gap ? [{ id: key, term: gap.question, definition: gap.answer }] : [];
  });
}

function waysOf({ id, term, definition }: Card, direction: Direction): AskedCard[] {
  const there = { id, term, definition };
  const back = { id: turnedKey(id), term: definition, definition: term };
  return { definition: [there], term: [back], mixed: [there, back] }[direction];
}

/** A sound can't be a choice and a picture can't be written; a side with only a sound can't be read as a question. */
function canBeAsked({ term, definition }: AskedCard, way: WayOfAsking): boolean {
  if (!hasWriting(term) && mediumOf(term) === "sound") return false;
  return hasWriting(definition) || (way === "choices" && mediumOf(definition) === "picture");
}
