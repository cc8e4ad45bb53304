import type { LocalErrorCode } from "../errors/local-catalogue.ts";
import { gapsOf } from "./term-gaps.ts";
import { CARD } from "../limits/limits.ts";

/** The content of a card, as a student writes it. A term with gaps is asked gap by gap, a picture with masks mask by mask. */
export type CardContent = {
  term: string;
  definition: string;
  /** shown with the answer */
  extra?: string;
  tags?: readonly string[];
  /** asked from the definition to the term as well */
  bothWays?: boolean;
  /** the answer is typed, whatever the student's settings say */
  typeAnswer?: boolean;
  /** what covers the term's first picture, one mask on a line: `masks/masks.ts` */
  masks?: readonly string[];
};

/** A saved card. The server assigns its id, which never changes, so that progress survives edits and reordering. */
export type Card = { id: string } & CardContent;

/** A card in a request: without an id it is new, with one it is that card. */
export type CardInput = { id?: string | undefined } & CardContent;

/** The kinds of fields: a text, a list of texts, a boolean. */
export type CardField = { readonly kind: "text" | "texts" | "flag"; readonly isOptional: boolean };

/**
 * Every field of a card except its id, in reading order. The request schema is made from this table, and cards are copied, compared, read and
 * searched by the functions below and those of `card-fields.ts`, which go through it. Where a field is drawn or typed, it is named once more.
 */
export const cardFields: Readonly<Record<keyof CardContent, CardField>> = {
  term: { kind: "text", isOptional: false },
  definition: { kind: "text", isOptional: false },
  extra: { kind: "text", isOptional: true },
  tags: { kind: "texts", isOptional: true },
  bothWays: { kind: "flag", isOptional: true },
  typeAnswer: { kind: "flag", isOptional: true },
  masks: { kind: "texts", isOptional: true },
};

/** What is wrong with a card's tags; null if nothing is. A tag is one word, so that a list of tags can be typed. */
export function tagsProblem({ tags = [] }: Pick<CardContent, "tags">): LocalErrorCode | null {
  if (tags.length > CARD.maxTags) return "card/too-many-tags";
  return tags.every(isTag) && new Set(tags).size === tags.length ? null : "card/bad-tag";
}

export function isTag(text: string): boolean {
  return text.length >= 1 && text.length <= CARD.tagMaxLength && !/[\s,]/.test(text);
}

/** The complete cards; a save drops the others. */
export function completeCards<T extends CardContent>(cards: readonly T[]): T[] {
  return cards.filter(isComplete);
}

/** Whether a card has two sides, or a term with a gap or a masked picture: then the definition may be empty. */
export function isComplete(card: CardContent): boolean {
  return hasBothSides(card) || (card.term.trim() !== "" && (gapsOf(card.term).length > 0 || hasMaskedPicture(card)));
}

/** Judged by the letters alone: `maskNumbersOf` has the numbers, and pages that only count cards need not load it. */
function hasMaskedPicture({ term, masks }: CardContent): boolean {
  return Boolean(masks?.length) && term.includes("](media/");
}

/** Whether both sides have content, as practice tests need it. */
export function hasBothSides({ term, definition }: CardContent): boolean {
  return term.trim() !== "" && definition.trim() !== "";
}

/** The content of a card, without its id and without a form row's key. */
export function contentOf<T extends CardContent>(card: T): Omit<T, "id" | "key"> {
  const { id: _id, key: _key, ...content } = card as T & { id?: unknown; key?: unknown };
  return content;
}

/** The same content under another id. The id comes first, where `cardFinder` looks for it. */
export function withId(card: CardInput, id: string): Card {
  // A new card has nothing to leave out, and copying it whole is several times faster.
  return "id" in card || "key" in card ? { id, ...contentOf(card) } : { id, ...(card as CardContent) };
}

/** Whether two cards have the same id and identical content. */
export function sameCard(a: CardInput, b: CardInput): boolean {
  return a === b || (a.id === b.id && (haveSameValues(a, b) || agree(a, b, (text) => text)));
}

/** The fast path for most cards of two versions: the same fields with identical values. A list of tags is never identical. */
function haveSameValues(a: CardInput, b: CardInput): boolean {
  const [ofA, ofB]: Record<string, unknown>[] = [a, b];
  let difference = 0;
  for (const name in ofA)
    if (ofA[name] === ofB?.[name]) difference += 1;
    else return false;
  for (const _name in ofB) difference -= 1;
  return difference === 0;
}

/** Whether two cards have the same content for a reader, whatever their ids. Whitespace at a text's ends does not count. */
export function sameContent(a: CardContent, b: CardContent): boolean {
  return a === b || agree(a, b, (text) => text.trim());
}

/** A card's content as texts: equal texts mean equal cards. */
export function textsOf(card: Card): string[] {
  const { id, term, definition, ...others } = card;
  const more = Object.entries(others).filter(([, value]) => !isEmptyField(value));
  return [id, term, definition, ...more.flatMap(([name, value]) => [name, JSON.stringify(value)])];
}

/** Whether two cards agree in every field. An empty field equals a missing one. */
function agree(a: CardContent, b: CardContent, read: (text: string) => string): boolean {
  const [ofA, ofB]: Record<string, unknown>[] = [contentOf(a), contentOf(b)];
  const comparableText = (value: unknown) => (isEmptyField(value) ? "" : typeof value === "string" ? read(value) : JSON.stringify(value));
  return [...new Set([...Object.keys(ofA ?? {}), ...Object.keys(ofB ?? {})])].every(
    (name) => comparableText(ofA?.[name]) === comparableText(ofB?.[name]),
  );
}

/** Whether a field's value is as good as none. */
export function isEmptyField(value: unknown): boolean {
  return value === undefined || value === false || value === "" || (Array.isArray(value) && value.length === 0);
}
