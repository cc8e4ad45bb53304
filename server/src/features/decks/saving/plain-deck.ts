import { cardFields } from "@recollect/domain/cards/card.ts";
import { cardBegin } from "@recollect/domain/cards/cards-text.ts";
import { newDeckProblem } from "@recollect/domain/decks/problems.ts";
import { DECK } from "@recollect/domain/limits/limits.ts";

/** A new deck in its request's bytes, with the cards as JSON text: they are not parsed. */
export type PlainDeck = {
  title: string;
  description: string;
  /** the cards' JSON texts, each without its opening brace */
  cards: readonly string[];
  /** the whole request */
  bytes: Uint8Array;
  /** whether each character is one byte */
  isAscii: boolean;
};

/** A longer body is read in portions, so that other requests run in between. */
const longest = 64 * 1024;

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** A text as `JSON.stringify` writes it; one with an escaped code unit is left to the parser, since it may be invalid in a database. */
const rest = String.raw`[^"\\\u0000-\u001f]*(?:\\["\\bfnrt][^"\\\u0000-\u001f]*)*`;
const text = `"${rest}"`;
/** A text that visibly contains something other than white space. */
const side = String.raw`"(?:[^\s"\\\u0000-\u001f]|\\["\\])${rest}"`;

const begin = new RegExp(String.raw`\{"title":(${text}),"description":(${text}),"cards":\[\{`, "y");
const card = new RegExp(String.raw`${fields()}\}`, "y");

/** Every field of a card in the order of the table; a card with lists is left to the parser. */
function fields(): string {
  const values = { text, flag: "(?:true|false)" };
  return Object.entries(cardFields)
    .flatMap(([name, { kind, isOptional }], at) => {
      if (kind === "texts") return isOptional ? [] : ["(?!)"];
      const field = `${at === 0 ? "" : ","}"${name}":${kind === "text" && !isOptional ? side : values[kind]}`;
      return [isOptional ? `(?:${field})?` : field];
    })
    .join("");
}

/**
 * Reads a new deck whose body is what `JSON.stringify` makes of it, with fields in the order of the schema, as the client sends nearly all: in one
 * walk, with every value as the parser, the data rules, the schema and the rules for new decks would accept it. Null for all others: the parser then
 * reads them or gives the error.
 */
export function plainDeckIn(bytes: Uint8Array): PlainDeck | null {
  if (bytes.byteLength > longest) return null;
  const body = decoded(bytes);
  begin.lastIndex = 0;
  const head = begin.exec(body);
  if (!head) return null;
  const cards: string[] = [];
  for (let at = begin.lastIndex; ; at = card.lastIndex + 2) {
    card.lastIndex = at;
    if (cards.length === DECK.maxCards || !card.test(body)) return null;
    cards.push(body.slice(at, card.lastIndex));
    if (!body.startsWith(",{", card.lastIndex)) break;
  }
  if (card.lastIndex + 2 !== body.length || !body.endsWith("]}")) return null;
  const [title, description] = [JSON.parse(head[1] ?? "") as string, JSON.parse(head[2] ?? "") as string];
  if (newDeckProblem({ title, description, cards: [] }, someCard)) return null;
  return { title, description, cards, bytes, isAscii: body.length === bytes.byteLength };
}

/** The rule only needs to know whether there are any cards. */
const someCard = [{ term: "", definition: "" }];

/** Empty for invalid UTF-8. */
function decoded(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return "";
  }
}

/** The cards as they are stored, each with a new unique id. */
export function plainCardsText({ cards }: PlainDeck, newId: () => string): string {
  const taken = new Set<string>();
  let written = "[";
  for (const one of cards) {
    let id = newId();
    while (taken.has(id)) id = newId();
    taken.add(id);
    written += `${written.length > 1 ? "," : ""}${cardBegin}"${id}",${one}`;
  }
  return `${written}]`;
}
