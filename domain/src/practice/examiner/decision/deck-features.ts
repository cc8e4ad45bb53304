import { isSaid } from "../words/alignment.ts";
import type { WordReading } from "./reading.ts";

/** Whether the answer is another card's. */
export function deckFeatures({ alignment, deck, weightOf }: WordReading) {
  const { answer, ofAnswer } = alignment;
  const total = answer.reduce((before, word) => before + weightOf(word), 0);
  const byCard = new Map<number, number>();
  const letters = new Int32Array(deck.size);
  let own = 0;
  let onAnyCard = 0;
  for (const [at, word] of answer.entries()) {
    const weight = weightOf(word);
    if (isSaid(ofAnswer[at])) own += weight;
    const cards = deck.cardsWith(word);
    if (cards.length > 0) onAnyCard += weight;
    for (const card of cards) {
      byCard.set(card, (byCard.get(card) ?? 0) + weight);
      letters[card] = (letters[card] ?? 0) + word.text.length;
    }
  }
  const most = Math.max(0, ...byCard.values());
  // Of several cards that are as near, the order in the deck decides nothing.
  const nearest = [...byCard].flatMap(([card, weight]) => (weight === most ? [card] : []));
  const lengthOf = (card: number) => Math.max(1, Math.min(longestCard, deck.definitionOf(card).length));
  const share = (weight: number) => (total === 0 ? 0 : weight / total);
  const best = share(most);
  return {
    otherCard: best,
    deckShare: share(onAnyCard),
    otherCardLead: best - share(own),
    otherCovered: Math.max(0, ...nearest.map((card) => (letters[card] ?? 0) / lengthOf(card))),
    deckWords: deckLength(deck),
  };
}

/** So much of another card's definition is compared. */
const longestCard = 200;

/** Number of cards whose length is looked at. */
const mostMeasured = 30;

/** How many words the definitions of the deck have, in the mean: vocabulary decks have few. */
export function deckLength(deck: WordReading["deck"]): number {
  const size = Math.min(mostMeasured, deck.size);
  if (size === 0) return -1;
  let words = 0;
  for (let card = 0; card < size; card++) words += deck.definitionOf(card).split(/\s+/).length;
  return Math.min(12, Math.round(words / size));
}
