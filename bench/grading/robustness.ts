import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";

import type { BenchDeck } from "../distractors/deck.ts";
import { capitals, dates } from "../distractors/decks/places-and-numbers.ts";
import { anatomy, cellBiology, physics, symbols } from "../distractors/decks/sciences.ts";
import { computing, economics, literature, spanish } from "../distractors/decks/words.ts";
import { grade } from "./examiner.ts";
import { judgedAnswers } from "./judged-answers.ts";

const decks = [capitals, dates, cellBiology, physics, anatomy, symbols, spanish, computing, economics, literature];

/**
 * Four things that need no judge, over ten decks that no pair was taken from: every other card's definition as an answer (accepted
 * only where the marked equivalents say so), every definition with one slip of the finger, three times (accepted, unless the
 * slip makes another word), and talk of something else (accepted nowhere but on a card that has its word);
 * and the right answers of our pairs, given to other cards of their decks (accepted only where two cards say the same).
 */
export function robustness(): void {
  const rows = decks.map((deck) => [deck.name, { ...otherDefinitions(deck), ...slips(deck), ...talks(deck) }] as const);
  console.log("Answers that need no judge");
  console.table(Object.fromEntries(rows));
  console.table({ "right answers given to other cards": mixedUp() });
}

/** How many other cards of its deck a right answer is given to. */
const otherCards = 3;

/** What a student says who mixes two cards up, in words of his own: right for the one, and nothing for the other. */
function mixedUp() {
  const random = seededRandom("mixed up");
  const cases = judgedAnswers().flatMap(({ term, definition, answer, mark, deck }) => {
    const others = deck.filter((card) => card.term !== term && card.definition !== definition);
    if (mark !== "right" || others.length === 0) return [];
    return Array.from({ length: otherCards }, () => ({ card: others[Math.floor(random() * others.length)], answer, deck }));
  });
  const scores = cases.map(({ card, answer, deck }) => (card === undefined ? 0 : grade({ ...card, answer, deck }).score));
  return {
    answers: scores.length,
    accepted: scores.filter((score) => score >= 90).length,
    "with a part": scores.filter((score) => score > 0 && score < 90).length,
  };
}

function otherDefinitions({ cards, equivalents }: BenchDeck) {
  const wrong = cards.flatMap((card) => cards.filter(({ definition }) => definition !== card.definition).map((other) => ({ card, other })));
  const judged = wrong.filter(
    ({ card, other }) => !equivalents.some((group) => group.includes(card.definition) && group.includes(other.definition)),
  );
  const accepted = judged.filter(({ card, other }) => grade({ ...card, answer: other.definition, deck: cards }).isCorrect);
  return { "others' definitions": judged.length, "of them accepted": accepted.length };
}

function talks({ cards }: BenchDeck) {
  const cases = cards.flatMap((card) => talk.map((answer) => ({ card, answer })));
  const accepted = cases.filter(({ card, answer }) => grade({ ...card, answer, deck: cards }).isCorrect);
  return { "talk of something else": cases.length, "of it accepted": accepted.length };
}

/** What students write who know nothing and hope for something: it meets words of many cards by chance. */
const talk = [
  "I think that it is what people in the big city do when they want to go on holiday, because life is short and then they come back home again",
  "we learned about this in the last lesson with the water and the teacher said that we should remember it for the test, but I forgot what it was",
  "it has something to do with money and the people who have power over others in the country where they live, and so on",
  "the thing that happens when a person goes to the shop and buys some sugar for the cake that the children want to eat",
  "no idea, maybe something with a cell and its walls that are green because of the light that comes from the sun in summer",
  "when two people share one thing between them and then each of them has the same as the other had before",
  "my dog eats its food in the morning and runs around the house until the whole family is awake",
  "it makes the body use energy from blood and oxygen to keep the heart going at night",
  "it is what the teacher said last week",
  "something with people and their money",
  "the place where the water goes in",
  "the opposite of what I said before",
  "how a city works with its people",
];

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
