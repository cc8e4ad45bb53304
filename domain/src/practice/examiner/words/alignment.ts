import { sameMeaningFrom, strengthOf, type Kinship } from "./kinship.ts";
import type { Token } from "./tokens.ts";

/** A word of the card and the word of the answer that says it. Numbers are places in the lists of content words. */
export type Pair = { card: number; answer: number; kinship: Kinship; strength: number };

/** What became of the content words of the card and of the answer. */
export type Alignment = {
  card: readonly Token[];
  answer: readonly Token[];
  /** the pair of each word of the card, or null if the answer does not say it */
  ofCard: readonly (Pair | null)[];
  /** the pair of each word of the answer */
  ofAnswer: readonly (Pair | null)[];
  /** words that contradict each other and belong to no pair */
  opposites: readonly Pair[];
  /** all words that contradict each other, also those that have their pair elsewhere */
  contrasts: readonly Pair[];
  /** words of the answer of the same kind as a word of the card that is said beside them: `nitrogen` beside oxygen */
  besides: readonly Pair[];
  /** numbers of the card in whose place the answer has another */
  otherNumbers: readonly Pair[];
};

/** Whether a word of one text is said in the other. */
export function isSaid(pair: Pair | null | undefined): pair is Pair {
  return (pair?.strength ?? 0) >= sameMeaningFrom;
}

/** Whether a word that both texts have is denied in one of them; the denial of its contrary says it. */
export function isDeniedOnce(pair: Pair, { card, answer }: Pick<Alignment, "card" | "answer">): boolean {
  return isSaid(pair) && pair.kinship !== "denied" && card[pair.card]?.isDenied !== answer[pair.answer]?.isDenied;
}

/** Numbers of content words that are aligned; later ones are left out of the comparison. */
const mostOfCard = 50;
const mostOfAnswer = 60;

/** Aligns the content words of two texts: the strongest pairs first, and among equals those of like places. */
export function aligned(
  cardWords: readonly Token[],
  answerWords: readonly Token[],
  kinshipOf: (card: Token, answer: Token) => Kinship,
): Alignment {
  const card = contentOf(cardWords).slice(0, mostOfCard);
  const answer = contentOf(answerWords).slice(0, mostOfAnswer);
  const pairs: Pair[] = [];
  const opposites: Pair[] = [];
  // Two lists of numbers have thousands of such pairs, so they are written as one number each.
  const numberPlaces: number[] = [];
  for (const [i, one] of card.entries()) {
    for (const [j, other] of answer.entries()) {
      const kinship = kinshipOf(one, other);
      if (kinship === "none") continue;
      if (kinship === "other-number") {
        numberPlaces.push(i * mostOfAnswer + j);
        continue;
      }
      const isDenied = kinship === "contrary" && one.isDenied !== other.isDenied;
      const isOpposite = kinship === "opposite" || (kinship === "contrary" && !isDenied);
      const meant: Kinship = isDenied ? "denied" : isOpposite ? "opposite" : kinship;
      (isOpposite ? opposites : pairs).push({ card: i, answer: j, kinship: meant, strength: strengthOf[meant] });
    }
  }
  const distance = ({ card: i, answer: j }: Pair) => Math.abs(i / card.length - j / Math.max(1, answer.length));
  pairs.sort((a, b) => b.strength - a.strength || distance(a) - distance(b));
  const ofCard = new Array<Pair | null>(card.length).fill(null);
  const ofAnswer = new Array<Pair | null>(answer.length).fill(null);
  for (const pair of pairs) {
    if (ofCard[pair.card] !== null || ofAnswer[pair.answer] !== null) continue;
    ofCard[pair.card] = pair;
    ofAnswer[pair.answer] = pair;
  }
  // A word that the other text repeats may be said once: `right patient, right drug`.
  for (const pair of pairs) {
    if (pair.strength < sameMeaningFrom) break;
    ofCard[pair.card] ??= pair;
    ofAnswer[pair.answer] ??= pair;
  }
  const isFreeAt = (i: number, j: number) => !isSaid(ofCard[i]) && !isSaid(ofAnswer[j]);
  const otherNumbers = numberPlaces.flatMap((place): Pair[] => {
    const [i, j] = [Math.floor(place / mostOfAnswer), place % mostOfAnswer];
    return isFreeAt(i, j) ? [{ card: i, answer: j, kinship: "other-number", strength: 0 }] : [];
  });
  return {
    card,
    answer,
    ofCard,
    ofAnswer,
    opposites: opposites.filter((pair) => isFreeAt(pair.card, pair.answer)),
    contrasts: opposites,
    besides: pairs.filter(({ kinship, answer: place }) => kinship === "sibling" && ofAnswer[place] === null),
    otherNumbers,
  };
}

/** The words that carry meaning; all words of a text that has no others. */
export function contentOf(words: readonly Token[]): readonly Token[] {
  const content = words.filter((word) => !word.isDenier && (!word.isFunction || word.number !== null));
  return content.length > 0 ? content : words.filter((word) => !word.isDenier);
}

/** Whether exactly two of some places changed places. */
export function isExchange(places: readonly number[]): boolean {
  const sorted = places.toSorted((a, b) => a - b);
  return places.filter((place, at) => place !== sorted[at]).length === 2;
}
