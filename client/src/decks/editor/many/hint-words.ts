import type { CardHint, HintedCard } from "@recollect/domain/decks/many-cards/card-hints.ts";
import { texts } from "./hints.texts.ts";

/** A hint as a sentence. */
export function hintWords(hint: CardHint): string {
  switch (hint.what) {
    case "empty side":
      return hint.side === "term" ? texts.emptyTerm : texts.emptyDefinition;
    case "term in definition":
      return texts.termInDefinition;
    case "long side":
      return (hint.side === "term" ? texts.longTerm : texts.longDefinition)(hint.words);
    case "picture without words":
      return texts.pictureWithoutWords;
    case "same term":
      return texts.sameTerm(hint.cards.length);
  }
}

/** The sentences of each card that has hints, by the key of its row. */
export function hintsByKey(hinted: readonly HintedCard[]): ReadonlyMap<string, string> {
  return new Map(hinted.map(({ card, hints }) => [card.key, [...new Set(hints.map(hintWords))].join(" ")]));
}
