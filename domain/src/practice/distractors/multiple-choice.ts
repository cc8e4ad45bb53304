import { hasBothSides } from "../../cards/card.ts";
import { shuffled } from "../../decks/shuffle.ts";
import type { ChoiceQuestion } from "../multiple-choice.ts";
import { seededRandom } from "../seeded-random.ts";
import { alteredTexts } from "./altered.ts";
import type { AskedCard } from "../asked-cards.ts";
import { isTurned, questionFor, yesOrNoFor } from "../wording.ts";
import { candidateOf, questionKeyOf, type Candidate } from "./candidate.ts";
import { chooseDistractors, distractorsWanted } from "./choose.ts";
import { near, rankOf, poolOf, type Pool } from "./pool.ts";
import { groupBy } from "../../words/grouped.ts";

export type TestInput = {
  /** the cards that are asked */
  cards: readonly AskedCard[];
  /** all cards of the deck: wrong choices are also taken from these */
  unasked?: readonly AskedCard[];
  /** the student's other decks, used when this one is too small */
  otherCards?: readonly AskedCard[];
  /** the same seed makes the same test */
  seed: number | string;
};

/**
 * A test with exactly one question for each complete card, in the given order. Choices are texts of cards. `tooFew` are the cards without wrong
 * choices: they are asked as yes or no, and the screen recommends adding cards.
 */
export type BuiltInTest = { questions: ChoiceQuestion[]; tooFew: string[] };

/** How many cards of other decks are considered. */
const mostOthers = 2000;
/** How many other definitions of the same term each choice is compared with. */
const mostAlsoRight = 20;

export function multipleChoice({ cards, unasked = [], otherCards = [], seed }: TestInput): BuiltInTest {
  const random = seededRandom(seed);
  const askedCards = cards.filter(hasBothSides);
  const answers = askedCards.map(answerOf);
  const fromDeck = unasked.filter(hasBothSides).map(answerOf);
  const fromOthers = otherCards.filter(hasBothSides).slice(0, mostOthers).map(answerOf);
  const ownPool = poolsOf([...answers, ...fromDeck]);
  const otherPool = poolsOf(fromOthers);
  const rightAnswers = groupBy([...answers, ...fromDeck, ...fromOthers], ({ askedTerm: term }) => term);
  const counts = shorterCounts(
    answers.map((answer) => rankOf(answer, ownPool(answer))),
    random,
  );
  const tooFew: string[] = [];
  const questions = askedCards.map((card, at) => {
    const answer = answers[at] ?? answerOf(card);
    const alsoRight = (rightAnswers.get(answer.askedTerm) ?? []).filter((other) => other !== answer).slice(0, mostAlsoRight);
    const options = { shorter: counts[at] ?? 1, random, alsoRight };
    const question = aboutDefinition(card, answer, [ownPool(answer), otherPool(answer)], options) ?? aboutAlteredText(card, answer, random);
    if (question) return question;
    tooFew.push(card.id);
    return yesOrNo(card);
  });
  return { questions, tooFew };
}

/** A card's answer as a choice, and whether it is a term. */
type Answer = Candidate & { isTerm: boolean };

function answerOf(card: AskedCard): Answer {
  return { ...candidateOf(card.definition, card.term, questionKeyOf(card)), isTerm: isTurned(card.id) };
}

/** A pool for each medium, of terms and of definitions, since the choices of a question are all of one kind. */
function poolsOf(answers: readonly Answer[]): (answer: Answer) => Pool {
  const kindOf = ({ medium, isTerm }: Answer) => `${medium} ${isTerm}`;
  const pools = new Map([...groupBy(answers, kindOf)].map(([kind, some]) => [kind, poolOf(some)]));
  const none = poolOf([]);
  return (answer) => pools.get(kindOf(answer)) ?? none;
}

type Options = Parameters<typeof chooseDistractors>[2];

/** The usual question: the term, with definitions as choices. */
function aboutDefinition(
  card: AskedCard,
  answer: Candidate,
  [own, others]: readonly [Pool, Pool],
  options: Options,
): ChoiceQuestion | null {
  const chosenCandidates = chooseDistractors(answer, near(answer, own), options);
  const isPlainNumber = answer.kind === "number" || answer.kind === "date";
  const sameKind = isPlainNumber ? chosenCandidates.filter(({ kind }) => kind === answer.kind) : chosenCandidates;
  const texts = sameKind.map(({ text }) => text);
  if (texts.length < distractorsWanted && isPlainNumber)
    texts.push(...newTexts(alteredTexts(card.definition, options.random, distractorsWanted), texts, card));
  if (texts.length < distractorsWanted) {
    const otherCandidates = near(answer, others);
    const more = chooseDistractors(answer, otherCandidates, {
      ...options,
      alsoRight: [...options.alsoRight, ...sameKind],
      wantedCount: distractorsWanted - texts.length,
      shorter: 1,
    });
    texts.push(
      ...newTexts(
        more.map(({ text }) => text),
        texts,
        card,
      ),
    );
  }
  if (texts.length === 0) return null;
  return {
    cardId: card.id,
    question: questionFor(card),
    ...choicesOf(card.definition, texts.slice(0, distractorsWanted), options.random),
  };
}

/** The definition and a false version of it. */
function aboutAlteredText(card: AskedCard, answer: Candidate, random: () => number): ChoiceQuestion | null {
  if (answer.medium !== "words") return null;
  const texts = newTexts(alteredTexts(card.definition, random, distractorsWanted), [], card).filter(
    (text) => candidateOf(text, "").normal !== answer.normal,
  );
  return texts.length === 0 ? null : { cardId: card.id, question: questionFor(card), ...choicesOf(card.definition, texts, random) };
}

/** The last resort, without choices: the student says whether they know it. */
function yesOrNo(card: AskedCard): ChoiceQuestion {
  return {
    cardId: card.id,
    question: yesOrNoFor(card),
    choices: ["Yes", "No"],
    answer: "Yes",
  };
}

function choicesOf(answer: string, distractors: readonly string[], random: () => number): { choices: string[]; answer: string } {
  return { choices: shuffled([answer, ...distractors], random), answer };
}

function newTexts(texts: readonly string[], knownTexts: readonly string[], card: AskedCard): string[] {
  const seenForms = new Set([card.definition, ...knownTexts].map((text) => candidateOf(text, "").normal));
  return texts.filter((text) => {
    const { normal } = candidateOf(text, "");
    const isNew = !seenForms.has(normal);
    seenForms.add(normal);
    return isNew;
  });
}

/**
 * For each answer, how many of its three distractors should be shorter: 0, 1, 2 or 3, as evenly over the test as the lengths allow, so that guessing
 * the longest or the shortest choice doesn't help. `places` has each answer's rank by length among the texts it is compared with, and their number.
 */
export function shorterCounts(places: readonly { place: number; of: number }[], random: () => number): number[] {
  const useCounts = [0, 0, 0, 0];
  const counts = new Array<number>(places.length).fill(0);
  const range = ({ place, of }: { place: number; of: number }) =>
    [Math.max(0, Math.min(3, 3 - (of - 1 - place))), Math.min(3, place)] as const;
  const leastFree = [...places.keys()].toSorted((a, b) => freedom(places[a]) - freedom(places[b]));
  for (const at of leastFree) {
    const [least, most] = range(places[at] ?? { place: 0, of: 1 });
    let best = least;
    let bestUse = Infinity;
    for (let count = least; count <= most; count++) {
      const use = (useCounts[count] ?? 0) + random() * 0.9;
      if (use < bestUse) [best, bestUse] = [count, use];
    }
    counts[at] = best;
    useCounts[best] = (useCounts[best] ?? 0) + 1;
  }
  return counts;

  function freedom(place: { place: number; of: number } | undefined): number {
    if (!place) return 0;
    const [least, most] = range(place);
    return most - least;
  }
}
