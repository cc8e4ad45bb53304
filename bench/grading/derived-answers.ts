import type { JudgedAnswer } from "./judged-answers.ts";

/** How an answer was made of others: `pair` is an answer marked against a right one, `turned` is the card's text as an answer to a right one. */
export type Derivation = "pair" | "turned";
export type DerivedAnswer = JudgedAnswer & { derivation: Derivation };

/**
 * More answers to learn from, made of the judged ones: a right answer says what the card says, so it stands in the card's place, and the other
 * answers to the card keep their marks beside it. The card's own text is then a right answer, too. They are only learned from, never counted.
 */
export function derivedAnswers(judged: readonly JudgedAnswer[]): DerivedAnswer[] {
  const byCard = new Map<string, JudgedAnswer[]>();
  for (const answer of judged) {
    const card = [answer.set, answer.deckName, answer.term, answer.definition].join("\t");
    const others = byCard.get(card);
    if (others === undefined) byCard.set(card, [answer]);
    else others.push(answer);
  }
  return [...byCard.values()].flatMap((answers) =>
    answers.filter(({ mark }) => mark === "right").flatMap((right) => besideARightOne(right, answers)),
  );
}

function besideARightOne(right: JudgedAnswer, answers: readonly JudgedAnswer[]): DerivedAnswer[] {
  const { term, definition } = right;
  const deck = right.deck.map((card) => (card.term === term && card.definition === definition ? { term, definition: right.answer } : card));
  const derived = (answer: string, mark: JudgedAnswer["mark"], derivation: Derivation): DerivedAnswer => ({
    ...right,
    definition: right.answer,
    deck,
    answer,
    mark,
    derivation,
  });
  return [
    derived(definition, "right", "turned"),
    ...answers.filter((other) => other !== right).map(({ answer, mark }) => derived(answer, mark, "pair")),
  ];
}
