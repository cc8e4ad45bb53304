import { shuffled } from "../../decks/shuffle.ts";
import type { AskedCard } from "../asked-cards.ts";
import { candidateOf, normalForm, questionKeyOf, type Candidate } from "../distractors/candidate.ts";
import { distractorsWanted } from "../distractors/choose.ts";
import { couldBothBeRight } from "../distractors/likeness.ts";
import { grade } from "../examiner/grade.ts";
import type { ChoiceQuestion } from "../multiple-choice.ts";
import { seededRandom } from "../seeded-random.ts";
import type { RepliedQuestion } from "./read-reply.ts";
import { groupBy } from "../../words/grouped.ts";
import { isMask } from "../wording.ts";

/**
 * The test made from a model's items and the built-in questions. The answer is always the card's own text: of an item only its wrong choices are
 * used, and its wording if that names the term and does not reveal the answer. Choices that could be right are replaced by the built-in question's.
 * Every card is asked exactly once, in order; a card without a usable item gets the built-in question.
 */
export function withOurAnswers(input: {
  cards: readonly AskedCard[];
  items: readonly RepliedQuestion[];
  /** the built-in test of the same cards */
  builtIn: readonly ChoiceQuestion[];
  seed: number | string;
}): ChoiceQuestion[] {
  const random = seededRandom(input.seed);
  const itemOf = itemsByCard(input.cards, input.items);
  const cardOf = new Map(input.cards.map((card) => [card.id, card]));
  const definitionsOf = groupBy(input.cards, questionKeyOf);
  return input.builtIn.map((ours) => {
    const card = cardOf.get(ours.cardId);
    const item = card && itemOf.get(card.id);
    if (!card || !item || ours.answer !== card.definition) return ours;
    const alsoRight = (definitionsOf.get(questionKeyOf(card)) ?? []).filter((other) => other !== card);
    const theirs = usableDistractors(card, item, alsoRight);
    if (theirs.length === 0) return ours;
    const filled = filledUp(theirs, ours, card);
    const question = isUsableWording(item.question, card) ? item.question.trim() : ours.question;
    return { cardId: card.id, question, choices: shuffled([card.definition, ...filled], random), answer: card.definition };
  });
}

/** Each item belongs to the card whose number it has, or else whose answer it gives; the first item for a card counts. */
function itemsByCard(cards: readonly AskedCard[], items: readonly RepliedQuestion[]): Map<string, RepliedQuestion> {
  const byAnswer = new Map(cards.map((card) => [normalForm(card.definition), card]));
  const questionsById = new Map<string, RepliedQuestion>();
  for (const item of items) {
    const card = item.card === null ? byAnswer.get(normalForm(item.answer)) : cards[item.card - 1];
    if (card && !questionsById.has(card.id)) questionsById.set(card.id, item);
  }
  return questionsById;
}

/** The item's choices that are certainly wrong, distinct, and of a length that doesn't reveal the answer. */
function usableDistractors(card: AskedCard, item: RepliedQuestion, alsoRight: readonly AskedCard[]): string[] {
  const right = [card, ...alsoRight].map((one) => candidateOf(one.definition, one.term, questionKeyOf(one)));
  const keptCandidates: Candidate[] = [];
  for (const choice of item.choices) {
    const candidate = candidateOf(choice.trim(), "");
    const isRight =
      [...right, ...keptCandidates].some((other) =>
        couldBothBeRight({ ...candidate, askedTerm: `choice ${keptCandidates.length}` }, other),
      ) || wouldPass(choice, card);
    if (!isRight && !refersToChoices(choice) && isOfLikeLength(choice, card.definition))
      keptCandidates.push({ ...candidate, askedTerm: `choice ${keptCandidates.length}` });
  }
  return keptCandidates.slice(0, distractorsWanted).map(({ text }) => text);
}

/** Whether a choice means the same as the card's answer. Without dictionaries, a mark for other words is no proof of that. */
function wouldPass(choice: string, card: AskedCard): boolean {
  return grade({ term: card.term, definition: card.definition, answer: choice, deck: [] }).score >= surelyRight;
}

const surelyRight = 94;

function refersToChoices(choice: string): boolean {
  return /^\W*(?:all|none|both|neither)\b.{0,20}\b(?:above|these|those|options|choices)\b|^\W*(?:[a-d]\W{1,3}){0,2}(?:and|or)\s[a-d]\W*$/i.test(
    choice,
  );
}

function isOfLikeLength(choice: string, answer: string): boolean {
  const [one, other] = [choice.trim().length, answer.trim().length];
  return one <= Math.max(24, other * 2.5) && one * 2.5 + 12 >= other;
}

function filledUp(theirs: readonly string[], ours: ChoiceQuestion, card: AskedCard): string[] {
  const theirCandidates = theirs.map((text, place) => ({ ...candidateOf(text, ""), askedTerm: `choice ${place}` }));
  const spare = ours.choices.filter((choice) => choice !== card.definition);
  const fitting = spare.filter((choice) => theirCandidates.every((other) => !couldBothBeRight(candidateOf(choice, "another"), other)));
  return [...theirs, ...fitting].slice(0, distractorsWanted);
}

/** A wording that names the term and doesn't contain the answer. Words alone can't say which part of a picture is covered. */
function isUsableWording(wording: string, card: AskedCard): boolean {
  if (isMask(card.id)) return false;
  const normalWording = normalForm(wording);
  const answer = normalForm(card.definition);
  const givesAway = answer.length >= 4 && normalWording.includes(answer) && !normalForm(card.term).includes(answer);
  return wording.length <= 500 && normalWording.includes(normalForm(card.term)) && !givesAway;
}
