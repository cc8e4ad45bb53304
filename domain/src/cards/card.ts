import type { LocalErrorCode } from "../errors/local-catalogue.ts";
import { gapsOf } from "./term-gaps.ts";
import { CARD } from "../limits/limits.ts";

/** What a student writes on a card. A term with gaps is asked for gap by gap. */
export type CardContent = {
  term: string;
  definition: string;
  /** shown with the answer */
  extra?: string;
  tags?: readonly string[];
  /** asked from the definition to the term as well */
  bothWays?: boolean;
};

/** A saved card. Its id is the server's to give and stays for good, so that progress survives an edit or a new order. */
export type Card = { id: string } & CardContent;

/** A card as it is sent: without an id it is new, with one it is the card that it was. */
export type CardInput = { id?: string | undefined } & CardContent;

/** What a field can hold: a text, a list of texts, yes or no. */
export type CardField = { readonly kind: "text" | "texts" | "flag"; readonly isOptional: boolean };

/**
 * Every field of a card beside its id, in the order in which it is read. This table makes the schema of requests. The rest of the program
 * copies and compares cards with the functions below, which take every field there is, so that a new one is said here alone.
 */
export const cardFields: Readonly<Record<keyof CardContent, CardField>> = {
  term: { kind: "text", isOptional: false },
  definition: { kind: "text", isOptional: false },
  extra: { kind: "text", isOptional: true },
  tags: { kind: "texts", isOptional: true },
  bothWays: { kind: "flag", isOptional: true },
};

/** What is wrong with a card's tags; null when nothing is. A tag is one word, so that a list of tags can be typed and read. */
export function tagsProblem({ tags = [] }: Pick<CardContent, "tags">): LocalErrorCode | null {
  if (tags.length > CARD.maxTags) return "card/too-many-tags";
  return tags.every(isTag) && new Set(tags).size === tags.length ? null : "card/bad-tag";
}

export function isTag(text: string): boolean {
  return text.length >= 1 && text.length <= CARD.tagMaxLength && !/[\s,]/.test(text);
}

/** The cards that can be asked for; incomplete ones are dropped on save. */
export function completeCards<T extends CardContent>(cards: readonly T[]): T[] {
  return cards.filter(isComplete);
}

/** A card with two sides, or one whose term has a gap: there the definition may be empty. */
export function isComplete(card: CardContent): boolean {
  return hasBothSides(card) || (card.term.trim() !== "" && gapsOf(card.term).length > 0);
}

/** Whether something stands on both sides, as practice tests need it. */
export function hasBothSides({ term, definition }: CardContent): boolean {
  return term.trim() !== "" && definition.trim() !== "";
}

/** All that is written on a card, without what tells it from others: its id, and its row's key in a form. */
export function contentOf<T extends CardContent>(card: T): Omit<T, "id" | "key"> {
  const { id: _id, key: _key, ...content } = card as T & { id?: unknown; key?: unknown };
  return content;
}

/** The same content under another id. The id stands first, where `cardFinder` looks for it. */
export function withId(card: CardInput, id: string): Card {
  return { id, ...contentOf(card) };
}

/** Whether two cards are the same card and say the same, to the letter. */
export function sameCard(a: CardInput, b: CardInput): boolean {
  return a === b || (a.id === b.id && (haveSameValues(a, b) || agree(a, b, (text) => text)));
}

/** The quick answer for most cards of two versions: the same fields with the very same values. A list of tags is none. */
function haveSameValues(a: CardInput, b: CardInput): boolean {
  const [ofA, ofB]: Record<string, unknown>[] = [a, b];
  let difference = 0;
  for (const name in ofA)
    if (ofA[name] === ofB?.[name]) difference += 1;
    else return false;
  for (const _name in ofB) difference -= 1;
  return difference === 0;
}

/** Whether two cards say the same to a reader, whatever their ids. White space at a text's ends is no difference. */
export function sameContent(a: CardContent, b: CardContent): boolean {
  return a === b || agree(a, b, (text) => text.trim());
}

/** All that a card says, as texts: the same texts mean the same card. */
export function textsOf(card: Card): string[] {
  const { id, term, definition, ...others } = card;
  const more = Object.entries(others).filter(([, value]) => !isEmpty(value));
  return [id, term, definition, ...more.flatMap(([name, value]) => [name, JSON.stringify(value)])];
}

/** Whether two cards agree in every field. A field that is empty says what a missing one says. */
function agree(a: CardContent, b: CardContent, read: (text: string) => string): boolean {
  const [ofA, ofB]: Record<string, unknown>[] = [contentOf(a), contentOf(b)];
  const said = (value: unknown) => (isEmpty(value) ? "" : typeof value === "string" ? read(value) : JSON.stringify(value));
  return [...new Set([...Object.keys(ofA ?? {}), ...Object.keys(ofB ?? {})])].every((name) => said(ofA?.[name]) === said(ofB?.[name]));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === false || value === "" || (Array.isArray(value) && value.length === 0);
}
