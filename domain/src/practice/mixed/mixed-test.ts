import { hasWriting, mediumOf } from "../../cards/medium.ts";
import { readableTerm } from "../../cards/text/readable.ts";
import { shuffled } from "../../decks/shuffle.ts";
import { folded } from "../../words/folded.ts";
import type { AskedCard } from "../asked-cards.ts";
import type { ChoiceQuestion } from "../multiple-choice.ts";
import { isGap, isTurned, questionFor } from "../wording.ts";

/** The kinds of questions of a mixed test, in the order of its parts. */
export const mixedKinds = ["true-false", "choice", "matching", "written"] as const;

export type MixedKind = (typeof mixedKinds)[number];

/** A statement to judge; `answer` is what is true about it. */
export type TrueFalseQuestion = { cardId: string; question: string; shown: string; answer: "true" | "false"; right: string };

/** Cards whose sides are to be put together: a question for each, and all of their answers in another order. */
export type MatchingBlock = { pairs: readonly { cardId: string; question: string; answer: string }[]; choices: readonly string[] };

/** A mixed test by its parts; each card is asked once. */
export type MixedTest = {
  trueFalse: readonly TrueFalseQuestion[];
  choice: readonly ChoiceQuestion[];
  matching: readonly MatchingBlock[];
  written: readonly { cardId: string; question: string; answer: string }[];
};

/** All questions are on one page: a longer test is taken in several. */
export const mostMixed = 100;

/** With fewer pairs the last one is given away; with more, nobody keeps them in view. */
const [leastPairs, mostPairs] = [3, 6];
/** Longer texts are no labels of a list to choose from. */
const longestLabel = 120;

/** Which cards are asked in which way. */
export type Allotment = { trueFalse: AskedCard[]; choice: AskedCard[]; matching: AskedCard[][]; written: AskedCard[] };

/**
 * Distributes cards over the wished kinds in turn. A card that can't be asked in the kind whose turn it is takes the next; one that fits none of them is
 * left out, as a picture where everything is to be written.
 */
export function allotted(cards: readonly AskedCard[], kinds: readonly MixedKind[]): Allotment {
  const wished = mixedKinds.filter((kind) => kinds.includes(kind));
  const byKind: Record<MixedKind, AskedCard[]> = { "true-false": [], choice: [], matching: [], written: [] };
  let turn = 0;
  const allot = (card: AskedCard, among: readonly MixedKind[]) => {
    const inTurn = among.map((_, at) => among[(turn + at) % among.length]).find((kind) => kind !== undefined && isFit(card, kind));
    if (inTurn === undefined) return;
    byKind[inTurn].push(card);
    turn = among.indexOf(inTurn) + 1;
  };
  for (const card of cards) allot(card, wished);
  const { blocks, left } = matchingBlocks(byKind.matching);
  for (const card of left)
    allot(
      card,
      wished.filter((kind) => kind !== "matching"),
    );
  return { trueFalse: byKind["true-false"], choice: byKind.choice, matching: blocks, written: byKind.written };
}

/** The test of an allotment; `made` has a question with choices for each of its cards that are chosen or judged. */
export function mixedTest(
  { trueFalse, choice, matching, written }: Allotment,
  made: readonly ChoiceQuestion[],
  random: () => number,
): MixedTest {
  const questions = new Map(made.map((question) => [question.cardId, question]));
  const questionsOf = (cards: readonly AskedCard[]) => cards.flatMap(({ id }) => questions.get(id) ?? []);
  const judged = questionsOf(trueFalse).map((question) => statementOf(question, trueFalse, random));
  return {
    trueFalse: judged.flatMap((one) => ("shown" in one ? [one] : [])),
    // Without wrong answers in the deck a card is asked as yes or no, which is a statement already.
    choice: [...judged.flatMap((one) => ("shown" in one ? [] : [one])), ...questionsOf(choice)],
    matching: matching.map((cards) => ({
      pairs: cards.map(({ id, term, definition }) => ({ cardId: id, question: term, answer: definition })),
      choices: shuffled(
        cards.map(({ definition }) => definition),
        random,
      ),
    })),
    written: written.map((card) => ({ cardId: card.id, question: questionFor(card), answer: card.definition })),
  };
}

/** The right answer to each question that is chosen, by its key; a written answer is marked by the examiner. */
export function rightChoices({ trueFalse, choice, matching }: MixedTest): { cardId: string; answer: string }[] {
  return [...trueFalse, ...choice, ...matching.flatMap(({ pairs }) => pairs)].map(({ cardId, answer }) => ({ cardId, answer }));
}

export function mixedSize({ trueFalse, choice, matching, written }: MixedTest): number {
  return trueFalse.length + choice.length + written.length + matching.reduce((sum, { pairs }) => sum + pairs.length, 0);
}

function isFit(card: AskedCard, kind: MixedKind): boolean {
  if (kind === "written") return hasWriting(card.definition);
  return kind === "matching" ? isMatchable(card) : true;
}

function isMatchable({ id, term, definition }: AskedCard): boolean {
  return !isGap(id) && [term, definition].every((side) => mediumOf(side) === "words" && readableTerm(side).length <= longestLabel);
}

/** Blocks of pairs of one direction whose questions and answers all differ; `left` are the cards that are in none. */
function matchingBlocks(cards: readonly AskedCard[]): { blocks: AskedCard[][]; left: AskedCard[] } {
  const blocks: AskedCard[][] = [];
  for (const card of cards) {
    const fits = (block: readonly AskedCard[]) => block.length < mostPairs && block.every((other) => isApart(card, other));
    const block = blocks.find(fits);
    if (block) block.push(card);
    else blocks.push([card]);
  }
  return {
    blocks: blocks.filter(({ length }) => length >= leastPairs),
    left: blocks.filter(({ length }) => length < leastPairs).flat(),
  };
}

function isApart(one: AskedCard, other: AskedCard): boolean {
  const label = (text: string) => folded(readableTerm(text)).trim();
  return (
    isTurned(one.id) === isTurned(other.id) && label(one.term) !== label(other.term) && label(one.definition) !== label(other.definition)
  );
}

/** Half of the statements are false, with a wrong choice in the place of the answer. */
function statementOf(question: ChoiceQuestion, cards: readonly AskedCard[], random: () => number): TrueFalseQuestion | ChoiceQuestion {
  const { cardId, choices, answer } = question;
  const card = cards.find(({ id }) => id === cardId);
  if (!card || answer !== card.definition) return question;
  const wrong = choices.filter((choice) => choice !== answer);
  const isTrue = wrong.length === 0 || random() < 0.5;
  const shown = isTrue ? answer : (wrong[Math.floor(random() * wrong.length)] ?? answer);
  return { cardId, question: question.question, shown, answer: isTrue ? "true" : "false", right: answer };
}
