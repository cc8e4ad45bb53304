import { AppError } from "@recollect/domain/errors/failure.ts";
import { cardIdOf } from "@recollect/domain/study/prompt-keys.ts";
import { answerLanguage } from "@recollect/domain/practice/answer-language.ts";
import { askedCards, askedOf, type AskedCard, type WayOfAsking } from "@recollect/domain/practice/asked-cards.ts";
import { multipleChoice } from "@recollect/domain/practice/distractors/multiple-choice.ts";
import { grade } from "@recollect/domain/practice/examiner/grade.ts";
import { allotted, mixedSize, mixedTest, mostMixed, type MixedKind, type MixedTest } from "@recollect/domain/practice/mixed/mixed-test.ts";
import type { Evaluation } from "@recollect/domain/practice/open-ended.ts";
import { chooseQuestions } from "@recollect/domain/practice/options/choose-questions.ts";
import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import { isTurned } from "@recollect/domain/practice/wording.ts";
import { PRACTICE } from "@recollect/domain/limits/limits.ts";
import { readStars } from "../../cards/stars/stars-api.ts";
import type { MadeTest, OrderedTest } from "../practice-api.ts";
import type { TestedDeck } from "../test-deck.tsx";

/** How many cards an answer is compared with, as on the server. */
const comparedCards = 1_000;

type OrderedHere = { deck: TestedDeck; options: OrderedTest["options"]; seed: string };

/**
 * The questions of a test by the rules of the server, without it. What is due or weak, and what was missed in an earlier test, the server alone knows:
 * then this fails as without a network.
 */
export async function questionsHere(
  { deck, options, seed }: OrderedHere,
  way: WayOfAsking,
): Promise<{ chosenCards: AskedCard[]; unasked: AskedCard[] }> {
  const by = {
    dueOrWeak: () => Promise.reject<readonly string[]>(new AppError("database/network-error")),
    missed: () => Promise.reject<ReadonlySet<string>>(new AppError("database/network-error")),
    starred: async () => new Set((await readStars(deck.id)).cards),
  };
  return chooseQuestions(deck.cards, way, options, { by, random: seededRandom(seed) });
}

/** A multiple-choice test of the deck's own cards. The server has it when it is finished and the server can be reached. */
export async function makeTestHere(order: OrderedHere): Promise<MadeTest> {
  const { chosenCards, unasked } = await questionsHere(order, "choices");
  const { questions, tooFew } = multipleChoice({ cards: chosenCards, unasked, seed: order.seed });
  return { questions, tooFew, testId: null };
}

/** A mixed test of the deck's own cards; null if nothing of it can be asked. */
export async function makeMixedHere({ deck, options, seed }: OrderedHere, kinds: readonly MixedKind[]): Promise<MixedTest | null> {
  const count = Math.min(options.count === "all" ? mostMixed : options.count, mostMixed);
  const { chosenCards, unasked } = await questionsHere({ deck, options: { ...options, count }, seed }, "choices");
  const allotment = allotted(chosenCards, kinds);
  const cards = [...allotment.trueFalse, ...allotment.choice];
  const others = [...unasked, ...allotment.matching.flat(), ...allotment.written];
  const made = cards.length === 0 ? [] : multipleChoice({ cards, unasked: others, seed }).questions;
  const test = mixedTest(allotment, made, seededRandom(`${seed}/mixed`));
  return mixedSize(test) === 0 ? null : test;
}

/** Marks a written answer by the examiner's rules without its dictionaries; null if the deck has no such question. */
export function evaluateHere(
  { cards, languages }: Pick<TestedDeck, "cards" | "languages">,
  key: string,
  answer: string,
): Evaluation | null {
  const card = cards.find(({ id }) => id === cardIdOf(key)) ?? null;
  const asked = card && askedOf(card, key);
  if (!asked) return null;
  const language = answerLanguage(languages ?? null, card, key);
  const { isCorrect, score, feedback, reason } = grade({
    term: asked.term.slice(0, PRACTICE.answerMaxLength),
    definition: asked.definition.slice(0, PRACTICE.answerMaxLength),
    answer,
    deck: comparedWith(cards, isTurned(key) ? "term" : "definition"),
    accepted: [],
    ...(language !== null && { language }),
  });
  return { isCorrect, score, feedback, reason, isProvisional: true };
}

function comparedWith(cards: TestedDeck["cards"], direction: "term" | "definition"): AskedCard[] {
  let left: number = PRACTICE.comparedLength;
  const compared = cards.slice(0, comparedCards).filter(({ term, definition }) => (left -= term.length + definition.length) >= 0);
  return askedCards(compared, "written", direction);
}
