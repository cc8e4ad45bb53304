import type { Card } from "../../cards/card.ts";
import { cardIdOf } from "../../study/prompt-keys.ts";
import { askedCards, type AskedCard } from "../asked-cards.ts";
import { multipleChoice } from "../distractors/multiple-choice.ts";
import type { ChoiceQuestion } from "../multiple-choice.ts";
import { directionOf, stagesOfPrompt } from "./learn-prompts.ts";
import type { StagesOfPrompts } from "./sitting.ts";

/** How many other cards of the deck wrong choices are taken from: a deck may have 10,000. */
const mostOthers = 500;

/** The questions with choices of a sitting's prompts, and the stages of all of them. Prompts whose card is gone have neither. */
export type LearnQuestions = { readonly choices: ReadonlyMap<string, ChoiceQuestion>; readonly stages: StagesOfPrompts };

/** Prepares a sitting's prompts. The same seed gives the same choices. */
export function learnQuestions(cards: readonly Card[], keys: readonly string[], seed: string): LearnQuestions {
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  const wanted = new Set(keys);
  const asked: AskedCard[] = [];
  const present = keys.flatMap((key) => {
    const card = cardOf.get(cardIdOf(key));
    if (!card) return [];
    const question = askedCards([card], "choices", directionOf(key)).find(({ id }) => id === key);
    if (question) asked.push(question);
    return [{ key, card }];
  });
  const unasked = (["definition", "term"] as const).flatMap((direction) =>
    asked.some(({ id }) => directionOf(id) === direction)
      ? askedCards(cards, "choices", direction)
          .filter(({ id }) => !wanted.has(id))
          .slice(0, mostOthers)
      : [],
  );
  const { questions, tooFew } = multipleChoice({ cards: asked, unasked, seed });
  const unfair = new Set(tooFew);
  const choices = new Map(questions.filter(({ cardId }) => !unfair.has(cardId)).map((question) => [question.cardId, question]));
  const stages = new Map(present.map(({ key, card }) => [key, stagesOfPrompt(card, key, choices.get(key) ?? null)] as const));
  return { choices, stages };
}
