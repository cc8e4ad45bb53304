import { isComplete, type Card } from "../../cards/card.ts";
import { cardIdOf, promptsOf } from "../../study/prompts.ts";
import type { CardStanding } from "../../study/progress/card-standing.ts";
import { askedOf } from "../asked-cards.ts";
import type { ChoiceQuestion } from "../multiple-choice.ts";
import { isGap } from "../wording.ts";
import { mostInSitting, type LearnStage } from "./sitting.ts";

/** Which cards of a deck are learned. `tag` is one of the cards' tags. */
export type LearnChoice = { readonly kind: "all" } | { readonly kind: "starred" } | { readonly kind: "tag"; readonly tag: string };

type StandingOf = (key: string) => CardStanding;

export type LearnPromptsInput = {
  readonly cards: readonly Card[];
  readonly choice: LearnChoice;
  readonly starred: ReadonlySet<string>;
  readonly standingOf: StandingOf;
};

/**
 * The prompts of a sitting, in the order in which they come. Suspended ones are left out. All cards come once before a second prompt of one comes, since each
 * reveals the other's answer. Of more than a sitting holds, the new and due ones are taken.
 */
export function learnPrompts({ cards, choice, starred, standingOf }: LearnPromptsInput): string[] {
  const ways = cards
    .filter((card) => isComplete(card) && isChosen(card, choice, starred))
    .map((card) => promptsOf(card).map(({ key }) => key));
  const most = Math.max(0, ...ways.map((keys) => keys.length));
  const inTurns = Array.from({ length: most }, (_, at) => ways.flatMap((keys) => keys[at] ?? [])).flat();
  const all = inTurns.filter((key) => !standingOf(key).isSuspended);
  if (all.length <= mostInSitting) return all;
  const counting = all.filter((key) => recallCounts(standingOf(key), { hasExam: false }));
  const others = all.filter((key) => !recallCounts(standingOf(key), { hasExam: false }));
  const taken = new Set([...counting, ...others].slice(0, mostInSitting));
  return all.filter((key) => taken.has(key));
}

/** How many prompts a choice has, without the bound of a sitting. */
export function learnPromptCount(input: LearnPromptsInput): number {
  const { cards, choice, starred, standingOf } = input;
  const chosen = cards.filter((card) => isComplete(card) && isChosen(card, choice, starred));
  return chosen.reduce((sum, card) => sum + promptsOf(card).filter(({ key }) => !standingOf(key).isSuspended).length, 0);
}

/**
 * Whether recalling a prompt in Learn is an answer in the study log: one that is due, or new in a deck without an exam. Any other was answered on another day and
 * has just been read a few times, so that its recall says little about the days since, and would only postpone its date, as for the answers of practice tests. An
 * exam's plan begins each new card on its day: if all began tonight, less would be remembered on the day of the exam (`bench/study/sixty/learn-tonight.ts`).
 */
export function recallCounts({ mastery, isDue }: Pick<CardStanding, "mastery" | "isDue">, { hasExam }: { hasExam: boolean }): boolean {
  return mastery === "new" ? !hasExam : isDue;
}

/**
 * The stages of a prompt: choosing if it has fair choices (`question` has wrong ones besides the right one), writing if its answer is in words, and always
 * recalling.
 */
export function stagesOfPrompt(card: Card, key: string, question: ChoiceQuestion | null): LearnStage[] {
  const isWritten = askedOf(card, key, "written") !== null;
  return [...(question ? (["choose"] as const) : []), ...(isWritten ? (["write"] as const) : []), "recall"];
}

/** The direction in which `askedCards` gives the question of a prompt. */
export function directionOf(key: string): "definition" | "term" {
  return !isGap(key) && cardIdOf(key) !== key ? "term" : "definition";
}

function isChosen({ id, tags = [] }: Card, choice: LearnChoice, starred: ReadonlySet<string>): boolean {
  if (choice.kind === "starred") return starred.has(id);
  return choice.kind === "all" || tags.includes(choice.tag);
}
