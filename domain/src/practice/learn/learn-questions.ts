import type { Card } from "../../cards/card.ts";
import { cardIdOf } from "../../study/prompt-keys.ts";
import { askedOf, type AskedCard } from "../asked-cards.ts";
import { multipleChoice } from "../distractors/multiple-choice.ts";
import type { ChoiceQuestion } from "../multiple-choice.ts";
import { someAsked } from "../some-asked.ts";
import { directionOf, stagesOfPrompt } from "./learn-prompts.ts";
import type { StagesOfPrompts } from "./sitting.ts";

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
    const question = askedOf(card, key, "choices");
    if (question) asked.push(question);
    return [{ key, card }];
  });
  const unasked = (["definition", "term"] as const).flatMap((direction) =>
    asked.some(({ id }) => directionOf(id) === direction) ? someAsked(cards, direction, (key) => wanted.has(key)) : [],
  );
  const { questions, tooFew } = multipleChoice({ cards: asked, unasked, seed });
  const unfair = new Set(tooFew);
  const choices = new Map(questions.filter(({ cardId }) => !unfair.has(cardId)).map((question) => [question.cardId, question]));
  const stages = new Map(present.map(({ key, card }) => [key, stagesOfPrompt(card, key, choices.get(key) ?? null)] as const));
  return { choices, stages };
}
