import { grade } from "./examiner.ts";
import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import type { BenchDeck } from "../distractors/deck.ts";
import { capitals, dates } from "../distractors/decks/places-and-numbers.ts";
import { anatomy, cellBiology, physics, symbols } from "../distractors/decks/sciences.ts";
import { computing, economics, literature, spanish } from "../distractors/decks/words.ts";

const decks = [capitals, dates, cellBiology, physics, anatomy, symbols, spanish, computing, economics, literature];

/**
 * Two things that need no judge, over ten decks that no pair was taken from: every other card's definition as an answer (accepted
 * only where the marked equivalents say so), and every definition with one slip of the finger, three times (accepted, unless the
 * slip makes another word).
 */
export function robustness(): void {
  const rows = decks.map((deck) => [deck.name, { ...otherDefinitions(deck), ...slips(deck) }] as const);
  console.log("Answers that need no judge");
  console.table(Object.fromEntries(rows));
}

function otherDefinitions({ cards, equivalents }: BenchDeck) {
  const wrong = cards.flatMap((card) => cards.filter(({ definition }) => definition !== card.definition).map((other) => ({ card, other })));
  const judged = wrong.filter(
    ({ card, other }) => !equivalents.some((group) => group.includes(card.definition) && group.includes(other.definition)),
  );
  const accepted = judged.filter(({ card, other }) => grade({ ...card, answer: other.definition, deck: cards }).isCorrect);
  return { "others' definitions": judged.length, "of them accepted": accepted.length };
}

function slips({ cards, name }: BenchDeck) {
  const random = seededRandom(name);
  const slipped = cards.flatMap((card) => Array.from({ length: 3 }, () => ({ card, answer: withSlip(card.definition, random) })));
  const real = slipped.filter(({ card, answer }) => answer !== null && answer !== card.definition);
  const rejected = real.filter(({ card, answer }) => !grade({ ...card, answer: answer ?? "", deck: cards }).isCorrect);
  return { "definitions with a slip": real.length, "of them rejected": rejected.length };
}

/** One letter left out, doubled or changed, not the first of the text; null for texts of fewer than six letters. */
function withSlip(text: string, random: () => number): string | null {
  const places = [...text.matchAll(/\p{L}/gu)].map(({ index }) => index).slice(1);
  const place = places[Math.floor(random() * places.length)];
  if (place === undefined || places.length < 5) return null;
  const kind = Math.floor(random() * 3);
  const letter = text.charAt(place);
  return text.slice(0, place) + ["", letter + letter, "e"][kind] + text.slice(place + 1);
}
