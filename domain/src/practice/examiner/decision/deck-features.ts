import { sameMeaningFrom } from "../words/kinship.ts";
import { repeatedCard } from "../words/other-cards.ts";
import type { WordReading } from "./reading.ts";

/** Whether the answer is another card's. */
export function deckFeatures({ alignment, deck, weightOf, question, term, definition }: WordReading) {
  const { answer, ofAnswer } = alignment;
  const total = answer.reduce((before, word) => before + weightOf(word), 0);
  const byCard = new Map<number, number>();
  const addedByCard = new Map<number, number>();
  const [words, letters] = [new Int32Array(deck.size), new Int32Array(deck.size)];
  let own = 0;
  for (const [at, word] of answer.entries()) {
    const weight = weightOf(word);
    const isSaid = (ofAnswer[at]?.strength ?? 0) >= sameMeaningFrom;
    if (isSaid) own += weight;
    for (const card of deck.cardsWith(word)) {
      byCard.set(card, (byCard.get(card) ?? 0) + weight);
      words[card] = (words[card] ?? 0) + 1;
      letters[card] = (letters[card] ?? 0) + word.text.length;
      if (!isSaid) addedByCard.set(card, (addedByCard.get(card) ?? 0) + weight);
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
    otherCardLead: best - share(own),
    otherCardAdded: share(Math.max(0, ...addedByCard.values())),
    otherCovered: Math.max(0, ...nearest.map((card) => (letters[card] ?? 0) / lengthOf(card))),
    otherSaid: Math.max(0, ...nearest.map((card) => words[card] ?? 0)),
    namesOther: namesOther(question) ? 1 : 0,
    repeatsOther: repeatedCard(question.answer, question.deck, question) === null ? 0 : 1,
    addedKnownWords: [...addedByCard].length === 0 ? 0 : 1,
    deckWords: deckLength(deck),
    isTermOneWord: term.tokens.length === 1 ? 1 : 0,
    termOnlyHere: isForeign(term, definition) ? 1 : 0,
  };
}

/** So much of another card's definition is compared. */
const longestCard = 200;
/** The shortest term that is looked for, the most cards, and how much of an answer is searched. */
const shortestTerm = 3;
const mostCards = 1000;
const mostSearched = 400;

/** Whether the answer names the term of another card. */
function namesOther({ answer, term, deck }: WordReading["question"]): boolean {
  const plain = (text: string) =>
    ` ${text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}-]+/gu, " ")
      .trim()} `;
  const said = plain(answer.slice(0, mostSearched));
  const own = plain(term.slice(0, mostSearched));
  return deck.slice(0, mostCards).some((card) => {
    const name = card.term.length < shortestTerm || card.term.length > said.length ? "" : card.term.toLowerCase();
    return name !== "" && card.term !== term && said.includes(` ${name} `) && !own.includes(` ${name} `);
  });
}

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

/** Whether term and definition are in different scripts, or the term has accents and the definition has none: likely a translation. */
function isForeign(term: WordReading["term"], definition: WordReading["definition"]): boolean {
  const isAscii = ({ folded }: { folded: string }) => /^[\x20-\x7e]*$/.test(folded);
  return !isAscii(term) && isAscii(definition);
}
