import { textsOf, type Card } from "@recollect/domain/cards/card.ts";
import { optionsAsQuery, type TestOptions } from "@recollect/domain/practice/options/test-options.ts";

/** A fingerprint of a deck's cards, short enough for the beginning of a saved run (FNV-1a over the texts). */
export function cardsMark(cards: readonly Card[]): string {
  let hash = 0x811c9dc5;
  for (const card of cards) {
    for (const text of textsOf(card)) {
      for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
      hash = Math.imul(hash ^ 0x1f, 0x01000193);
    }
  }
  return `${cards.length}-${(hash >>> 0).toString(36)}`;
}

/** A fingerprint of a test of these cards with these options. */
export function testMark(cards: readonly Card[], options: TestOptions): string {
  const query = new URLSearchParams(optionsAsQuery(options)).toString();
  return query === "" ? cardsMark(cards) : `${cardsMark(cards)} ${query}`;
}
