import type { ChoiceQuestion } from "@recollect/domain/practice/multiple-choice.ts";
import { expect } from "vitest";

import type { Examiner, TestOrder } from "../../src/examiner/examiner.ts";

const capitals = ["France Paris", "Italy Rome", "Spain Madrid", "Norway Oslo", "Japan Tokyo", "Peru Lima", "Kenya Nairobi", "Cuba Havana"];
export const deckOf = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const [term = "", definition = ""] = (capitals[at % capitals.length] ?? "").split(" ");
    const round = at < capitals.length ? "" : ` ${Math.floor(at / capitals.length)}`;
    return { id: `card-${at}`, term: `${term}${round}`, definition: `${definition}${round}` };
  });

export const orderOf = (count: number): TestOrder => ({ cards: deckOf(count), otherCards: [], seed: "seed" });
export const patient = (): Parameters<Examiner["multipleChoice"]>[1] => ({
  sender: "ada",
  signal: new AbortController().signal,
  onProgress: () => {},
});

/** Checks that every card is asked once, in order, with its own text as the answer, among distinct choices. */
export function expectWholeTest(questions: readonly ChoiceQuestion[], { cards }: TestOrder): void {
  expect(questions.map(({ cardId }) => cardId)).toEqual(cards.map(({ id }) => id));
  for (const [at, { choices, answer }] of questions.entries()) {
    expect(answer).toBe(cards[at]?.definition);
    expect(choices.filter((choice) => choice === answer)).toHaveLength(1);
    expect(new Set(choices).size).toBe(choices.length);
    expect(choices.length).toBeGreaterThanOrEqual(2);
  }
}
