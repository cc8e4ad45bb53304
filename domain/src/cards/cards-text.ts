import type { Card } from "./card.ts";

/** Precedes a card's id. Inside a string every quotation mark is escaped. */
export const cardBegin = '{"id":';
/** Separates two cards. */
export const between = `},${cardBegin}`;

/** Cards as stored and sent: JSON text. A deck may have 10,000, and most reads need none of them or one. */
export function cardsText(cards: readonly Card[]): string {
  return JSON.stringify(cards);
}

export function cardsIn(text: string): Card[] {
  return JSON.parse(text) as Card[];
}

/** Finds single cards in such a text without parsing the others; null for an unknown id. */
export function cardFinder(text: string): (cardId: string) => Card | null {
  let whole: Map<string, Card> | null | undefined;
  return (cardId) => {
    // The id comes first in each card. Inside a string every quotation mark is escaped, so this only matches where an object begins.
    const begin = text.indexOf(`${cardBegin}${JSON.stringify(cardId)}`);
    if (begin < 0) return null;
    if (whole === undefined) whole = holdsObjects(text) ? new Map(cardsIn(text).map((card) => [card.id, card])) : null;
    if (whole) return whole.get(cardId) ?? null;
    const end = text.indexOf(between, begin);
    return JSON.parse(end < 0 ? text.slice(begin, -1) : text.slice(begin, end + 1)) as Card;
  };
}

/**
 * The JSON text of a few cards that a database extracted between `cardBegin` and `between`. Null if one may be cut wrongly, inside a nested
 * object: then the whole text has to be read.
 */
export function cutCardsText(cutTexts: readonly string[]): string | null {
  const cards = cutTexts.map((rest) => `${cardBegin}${rest.endsWith("}]") ? rest.slice(0, -1) : `${rest}}`}`);
  const text = `[${cards.join(",")}]`;
  const isRead = portionIn(text.slice(1, -1))?.every(({ term, definition }) => typeof term === "string" && typeof definition === "string");
  return isRead && !holdsObjects(text) ? text : null;
}

/** The first cards of such a text, in about this many characters, and at least one if there is any. */
export function firstCardsIn(text: string, characters: number): Card[] {
  if (text.length <= characters) return cardsIn(text);
  const last = text.lastIndexOf(between, characters);
  const end = last < 0 ? text.indexOf(between) : last;
  if (end < 0) return cardsIn(text);
  try {
    return cardsIn(`${text.slice(0, end + 1)}]`);
  } catch {
    // The cut was inside a nested object.
    return cardsIn(text);
  }
}

/** The JSON text of the first cards of such a text, at most this many. Of a long text only as much is parsed as they take. */
export function firstCardsText(text: string, count: number): string {
  const cards: Card[] = [];
  if (count > 0)
    for (const portion of cardsInPortions(text, portionLength)) {
      cards.push(...portion.slice(0, count - cards.length));
      if (cards.length === count) break;
    }
  return cardsText(cards);
}

const portionLength = 16 * 1024;

/** The cards of such a text in order, in portions of about this many characters. */
export function* cardsInPortions(text: string, characters: number): Generator<Card[]> {
  for (let begin = 1, length = characters; begin < text.length;) {
    const next = text.indexOf(between, begin + length);
    const end = next < 0 ? text.length - 1 : next + 1;
    const portion = portionIn(text.slice(begin, end));
    if (portion) {
      yield portion;
      begin = end + 1;
      length = characters;
    } else if (next < 0) throw new Error("These are no cards as JSON text");
    // The cut was inside a nested object.
    else length = 2 * (end - begin);
  }
}

function portionIn(text: string): Card[] | null {
  try {
    return JSON.parse(`[${text}]`) as Card[];
  } catch {
    return null;
  }
}

/** Whether a card may contain objects: only then can an object that begins like a card be something else. */
function holdsObjects(text: string): boolean {
  return [':{"', '[{"', "[{}"].some((begin) => text.includes(begin, 1));
}
